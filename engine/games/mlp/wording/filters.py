"""Which cards are meant: nouns with what stands around them, and the place where they are.

A filter is a bag of leaves, at most one of each rank; the place makes a lot of it.
"""

from __future__ import annotations

from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    Class,
    Faces,
    Has,
    In,
    Is,
    Kind,
    Named,
    Not,
    Other,
    Side,
    Stat,
    This,
)
from engine.wording import REFUSED, Bindings, Leaves, Lot, Lots

_STATES = {
    "exerted": "turned",
    "ready": "turned",
    "face_up": "face",
    "face_down": "face",
    "wearing": "wearing",
}
_ORDER = (
    "side",
    "kind",
    "other",
    "badge",
    "faces",
    "idea",
    "cost",
    "candy",
    "present",
    "moves",
    "wearing",
    "turned",
    "face",
)
_NOUN = ("kind", "badge")
_PRESENTS: tuple[Stat, ...] = ("search", "recall", "cheer", "errand", "journey", "dazzle")
SOME_PRESENT = AnyOf(tuple(Has(name, ">=", 1) for name in _PRESENTS))


def rank(leaf: object) -> str:
    """What a leaf says, or an empty text for something that is no leaf."""
    match leaf:
        case Side():
            return "side"
        case Kind():
            return "kind"
        case Other():
            return "other"
        case Class() | Named():
            return "badge"
        case AnyOf(parts) if parts and all(rank(part) == "badge" for part in parts):
            return "badge"
        case Has(stat):
            return "present" if stat in _PRESENTS else stat if stat in _ORDER else ""
        case AnyOf() | Not(AnyOf()) if leaf in (SOME_PRESENT, Not(SOME_PRESENT)):
            return "present"
        case In(state):
            return _STATES.get(state, "")
        case Faces():
            return "faces"
    return ""


LEAVES = Leaves(rank, _ORDER)
SCENE, CHARACTER = Kind("scene"), Kind("character")
FACING = AllOf((CHARACTER, Faces(This())))
LOTS = Lots(LEAVES, _NOUN)
placed, placed_bare = LOTS.placed, LOTS.bare


def in_play(lot: Lot) -> bool:
    """Whether these lie in the adventure or scene area."""
    return lot.zone == "play"


def as_filter(bindings: Bindings) -> object:
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    return lot.filter if in_play(lot) else REFUSED


def as_lot(value: object) -> Bindings | None:
    return None if isinstance(value, Is | Anything) else {"lot": Lot(value)}  # type: ignore[arg-type]  # a Filter
