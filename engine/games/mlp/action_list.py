"""The actions of the main phase, the inspiration step and the act (4-3, 4-4)."""

from __future__ import annotations

from engine.manifest import Action, ActionArgument

SCENE = ActionArgument("scene", "field", ("scene",))
EFFECT = ActionArgument("effect", "ability")
HERE = ActionArgument("", "slot")
"""The column of the character that acts."""

ACTIONS = (
    Action(
        verb="play_slot",
        word="play",
        command="character",
        parts=(ActionArgument("card", "hand", ("character",)), ActionArgument("slot", "slot")),
        tag="builds",
    ),
    Action(verb="play", parts=(ActionArgument("event", "hand", ("event",)),), command="event", tag="builds"),
    Action(
        verb="play_on",
        word="play",
        command="item",
        parts=(ActionArgument("item", "hand", ("item",)), ActionArgument("wearer", "field")),
        tag="builds",
    ),
    Action(verb="flip", word="use", parts=(SCENE, EFFECT), tag="sometimes"),
    Action(verb="use", parts=(ActionArgument("card", "field"), EFFECT), command="effect", tag="sometimes"),
    Action(verb="inspire", parts=(SCENE, EFFECT), command="inspiration", tag="sometimes"),
    Action(verb="advance", parts=(HERE,), tag="scores"),
    Action(verb="disturb", parts=(HERE,)),
    Action(verb="pass", command=None, tag="harmless"),
    Action(verb="end", tag="harmless"),
)
