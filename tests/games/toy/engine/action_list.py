"""The turn actions (3)."""

from engine.manifest import Action, ActionArgument

ACTIONS = (
    Action(verb="play", parts=(ActionArgument("kite", "hand"),), tag="builds"),
    Action(verb="fly", parts=(ActionArgument("flier", "field"),), tag="scores"),
    Action(verb="repeat", command=None),
    Action(verb="end", tag="harmless"),
)
