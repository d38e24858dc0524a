"""The actions of the main phase, of declaring approaches and of the event step (8, 9)."""

from __future__ import annotations

from engine.kernel.flow.acting import Actions
from engine.kernel.flow.action import REPEATING, Action, ActionArgument

CHARACTER = ActionArgument("character", "field", ("character",))

ACTIONS = Actions(
    Action(
        verb="character",
        parts=(ActionArgument("card", "hand", ("character",)), ActionArgument("slot", "slot", count=5)),
        tag="builds",
    ),
    Action(
        verb="episode",
        parts=(ActionArgument("card", "hand"), ActionArgument("wearer", "field", ("character",))),
        tag="builds",
        rank=1,
    ),
    Action(verb="event", parts=(ActionArgument("event", "hand", ("event",)),), tag="sometimes"),
    Action(
        verb="use",
        parts=(ActionArgument("card", "field"), ActionArgument("effect", "ability")),
        command="effect",
        tag="sometimes",
    ),
    Action(verb="approach", parts=(CHARACTER, ActionArgument("hero", "field", ("hero",))), tag="scores"),
    REPEATING,
    Action(verb="done", tag="harmless"),
    Action(verb="pass", tag="harmless"),
    Action(verb="pass_on", command=None, tag="harmless"),
    Action(verb="end", tag="harmless"),
)
