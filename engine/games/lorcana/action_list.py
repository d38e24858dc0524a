"""The turn actions (4.3) in the order in which they are offered."""

from __future__ import annotations

from engine.manifest import Action, ActionArgument

CARD = ActionArgument("card", "hand")

ACTIONS = (
    Action(verb="ink", parts=(CARD,), tag="builds", rank=2),
    Action(verb="play", parts=(CARD,), way_of="play", tag="builds", rank=1),
    Action(verb="shift", parts=(CARD, ActionArgument("onto", "field")), way_of="play", tag="builds", rank=3),
    Action(verb="sing", parts=(ActionArgument("song", "hand"), ActionArgument("singer", "field")), way_of="play"),
    Action(verb="sing_together", parts=(ActionArgument("song", "hand"),), command="sing", way_of="play"),
    Action(verb="quest", parts=(ActionArgument("character", "field"),), tag="scores"),
    Action(
        verb="challenge", parts=(ActionArgument("attacker", "field"), ActionArgument("target", "field", theirs=True))
    ),
    Action(
        verb="move",
        parts=(
            ActionArgument("character", "field", ("character",)),
            ActionArgument("location", "field", ("location",)),
        ),
        tag="harmless",
    ),
    Action(verb="use", parts=(ActionArgument("card", "field"), ActionArgument("", "ability")), tag="sometimes"),
    Action(verb="repeat", command=None),
    Action(verb="end", tag="harmless"),
)
