"""The turn actions (3)."""

from engine.manifest import Action, Part

ACTIONS = (
    Action(verb="play", parts=(Part("kite", "hand"),), tag="builds"),
    Action(verb="fly", parts=(Part("flier", "field"),), tag="scores"),
    Action(verb="repeat", command=None),
    Action(verb="end", tag="harmless"),
)
