"""The turn actions (4.3) in the order in which they are offered."""

from __future__ import annotations

from engine.manifest import Action, Part

CARD = Part("card", "hand")

ACTIONS = (
    Action(verb="ink", parts=(CARD,), tag="builds", rank=2),
    Action(verb="play", parts=(CARD,), way_of="play", tag="builds", rank=1),
    Action(verb="shift", parts=(CARD, Part("onto", "field")), way_of="play", tag="builds", rank=3),
    Action(verb="sing", parts=(Part("song", "hand"), Part("singer", "field")), way_of="play"),
    Action(verb="sing_together", parts=(Part("song", "hand"),), command="sing", way_of="play"),
    Action(verb="quest", parts=(Part("character", "field"),), tag="scores"),
    Action(verb="challenge", parts=(Part("attacker", "field"), Part("target", "field", theirs=True))),
    Action(
        verb="move",
        parts=(Part("character", "field", ("character",)), Part("location", "field", ("location",))),
        tag="harmless",
    ),
    Action(verb="use", parts=(Part("card", "field"), Part("", "ability")), tag="sometimes"),
    Action(verb="repeat", command=None),
    Action(verb="end", tag="harmless"),
)
