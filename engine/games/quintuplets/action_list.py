"""The actions of the main phase, of declaring approaches and of the event step (8, 9)."""

from __future__ import annotations

from engine.manifest import Action, Part

CHARACTER = Part("character", "field", ("character",))

ACTIONS = (
    Action(
        verb="character",
        parts=(Part("card", "hand", ("character",)), Part("slot", "slot", count=5)),
        tag="builds",
    ),
    Action(
        verb="episode",
        parts=(Part("card", "hand"), Part("wearer", "field", ("character",))),
        tag="builds",
        rank=1,
    ),
    Action(verb="event", parts=(Part("event", "hand", ("event",)),), tag="sometimes"),
    Action(verb="use", parts=(Part("card", "field"), Part("effect", "ability")), command="effect", tag="sometimes"),
    Action(verb="approach", parts=(CHARACTER, Part("hero", "field", ("hero",))), tag="scores"),
    Action(verb="repeat", command=None),
    Action(verb="done", tag="harmless"),
    Action(verb="pass", tag="harmless"),
    Action(verb="pass_on", command=None, tag="harmless"),
    Action(verb="end", tag="harmless"),
)
