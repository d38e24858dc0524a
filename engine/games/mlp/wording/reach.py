"""Whether what an ability speaks of can be there at all: an event faces nobody and has no idea."""

from __future__ import annotations

from engine.games.mlp.nodes import Relocate
from engine.kernel.cards.tree import (
    Activated,
    Banish,
    Bound,
    Faces,
    Flip,
    Give,
    Grant,
    Matches,
    Modify,
    Node,
    StatOf,
    TakeOff,
    This,
    Triggered,
    UseCounter,
)
from engine.wording import own_nodes

_NO_CHARACTER = ("event", "item", "scene", "story", "plan", "inspiration")
_FACING = ("item", "inspiration")
"""Used for a character that faces another: its wearer, the one in the exchange."""
_OF_CHARACTERS = (Banish, Give, Grant, Matches, Modify, Relocate, StatOf, TakeOff, UseCounter)
"""What is done to, or asked of, a card as a character."""


def reaches(ability: object, kind: str) -> bool:
    """Whether an ability of a card of this kind ever finds this character or scene, whom it faces, or its wearer."""
    if isinstance(ability, Triggered) and ability.on[0].event == "removed":
        kind = "plan"
    if isinstance(ability, Activated) and ability.window == "inspiration":
        kind = "inspiration"
    return not any(_lost(node, kind) for node in own_nodes(ability))


def _lost(node: Node, kind: str) -> bool:
    match node:
        case Faces(This()):
            return kind in _NO_CHARACTER and kind not in _FACING
        case Bound("host"):
            return kind != "item"
        case Flip(This()):
            return kind not in ("scene", "inspiration")
    named = (getattr(node, "target", None), getattr(node, "partner", None))
    return This() in named and kind in _NO_CHARACTER and isinstance(node, _OF_CHARACTERS)
