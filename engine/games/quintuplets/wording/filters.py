"""Which cards are meant: the leaves that stand around a noun, at most one of each rank."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    At,
    Chosen,
    Class,
    Every,
    Faces,
    Has,
    In,
    Is,
    Kind,
    Named,
    Not,
    Other,
    PlaceOf,
    Side,
    This,
)
from engine.wording import REFUSED, Bindings, Leaves, Lot, Lots

CHARACTER, HERO, EPISODE, EVENT = Kind("character"), Kind("hero"), Kind("episode"), Kind("event")
SOMEBODY = AnyOf((CHARACTER, HERO))
"""Whoever lies in a lane of its own: a person's name alone means her, or him."""
FACE_DOWN = In("hero_face_down")
"""Who lies face down says nothing, not even that he is a hero (4.2.4.2)."""
FRONT, ASIDE = Faces(This()), Faces(This(), 1)
IN_REACH = AnyOf((FRONT, ASIDE))
EMPTY_LANE = Not(Faces(Every(AnyOf((HERO, FACE_DOWN)))))
_STATES = {
    "approaching": "doing",
    "approached": "doing",
    "centre": "lane",
    "leftmost": "lane",
    "rightmost": "lane",
    "wearing": "wearing",
}
_ORDER = (
    "side",
    "kind",
    "other",
    "person",
    "faces",
    "place",
    "doing",
    "lane",
    "wearing",
    "grown",
    "power",
    "need",
    "bonus",
)
_NOUN = ("kind", "person")
_STATS = {"power": "power", "need": "need", "bonus": "bonus", "under": "grown"}


def rank(leaf: object) -> str:
    """What a leaf says, or an empty text for something that is no leaf."""
    if leaf in (SOMEBODY, FACE_DOWN):
        return "kind"
    if leaf == IN_REACH:
        return "faces"
    match leaf:
        case Side():
            return "side"
        case Kind():
            return "kind"
        case Other():
            return "other"
        case Class() | Named() | Not(Class()):
            return "person"
        case AnyOf(parts) if parts and all(isinstance(part, Class | Named) for part in parts):
            return "person"
        case Faces(Every()) | Not(Faces(Every())):
            return "place"
        case Faces():
            return "faces"
        case At():
            return "doing"
        case Is(PlaceOf(This())):
            return "doing"
        case Has(stat):
            return _STATS.get(stat, "")
        case In(state):
            return _STATES.get(state, "")
    return ""


LEAVES = Leaves(rank, _ORDER)
LOTS = Lots(LEAVES, _NOUN)
THE_FRONT = Every(AllOf((HERO, FRONT)))
THE_APPROACHED = Every(AllOf((HERO, Is(PlaceOf(This())))))


def in_lanes(bindings: Bindings) -> bool:
    """A guard: pieces in the lanes, or what was named before."""
    target = bindings["target"]
    return not isinstance(target, Chosen | Every) or target.zone == "play"


def as_filter(bindings: Bindings) -> object:
    """What a trigger is about: cards in the lanes."""
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    return lot.filter if lot.zone == "play" else REFUSED


def as_lot(value: object) -> Bindings | None:
    """The inverse."""
    return None if isinstance(value, Is | Anything) else {"lot": Lot(value)}  # type: ignore[arg-type]  # a Filter
