"""Which cards are meant: nouns with what stands around them, and the place where they are.

A filter is a bag of leaves, at most one of each rank; the place makes a lot of it.
"""

from __future__ import annotations

from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    Class,
    Every,
    Faces,
    Filter,
    Has,
    In,
    Is,
    Kind,
    Named,
    Not,
    Opponents,
    Other,
    Players,
    Side,
    Stat,
    This,
    Who,
    You,
    Zone,
)
from engine.wording import REFUSED, Bindings, Leaves, Parts, leaves

from .places import Lot

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


def _parted(filter_: Filter, bare: tuple[Filter, ...]) -> Bindings | None:
    """The noun of a filter in one piece, every other leaf by its rank; `bare` are said by the place."""
    rest = [leaf for leaf in leaves(filter_) if leaf not in bare]
    if len(rest) + len(bare) != len(leaves(filter_)) or LEAVES.combined(list(leaves(filter_))) != filter_:
        return None
    found: Bindings = {rank(leaf): leaf for leaf in rest if rank(leaf) not in _NOUN}
    return found | {"noun": LEAVES.combined([leaf for leaf in rest if rank(leaf) in _NOUN])}


def placed(zone: Zone, whose: Who, *bare: Filter) -> Parts:
    """Cards of one place; the slots are `noun` and ranks."""

    def build(bindings: Bindings) -> object:
        parts = [part for value in bindings.values() if value is not None for part in leaves(value)]
        filter_ = LEAVES.combined([*bare, *parts])
        return REFUSED if filter_ is REFUSED else Lot(filter_, zone, whose)  # type: ignore[arg-type]  # a Filter

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Lot) or (value.zone, value.whose) != (zone, whose):
            return None
        return _parted(value.filter, bare)

    return build, match


def placed_bare(zone: Zone, whose: Who, *fixed: Filter) -> Parts:
    """The same where the words of the place say the noun as well."""
    build, match = LEAVES.bag(*fixed)

    def lot(bindings: Bindings) -> object:
        filter_ = build(bindings)
        return REFUSED if filter_ is REFUSED else Lot(filter_, zone, whose)  # type: ignore[arg-type]  # a Filter

    def apart(value: object) -> Bindings | None:
        return match(value.filter) if isinstance(value, Lot) and (value.zone, value.whose) == (zone, whose) else None

    return lot, apart


def in_play(lot: Lot) -> bool:
    """Whether these lie in the adventure or scene area."""
    return lot.zone == "play"


def as_every(lot: Lot) -> Every:
    """All of them: a target says by a leaf whose they are."""
    side = {You(): (Side(True),), Opponents(): (Side(False),)}.get(lot.whose, ())
    filter_ = LEAVES.combined([*side, *leaves(lot.filter)])
    return Every(filter_, lot.zone)  # type: ignore[arg-type]  # a Filter


def of_every(value: object) -> Lot | None:
    """The inverse."""
    if not isinstance(value, Every):
        return None
    if value.zone == "play":
        return Lot(value.filter)
    side = [leaf for leaf in leaves(value.filter) if isinstance(leaf, Side)]
    rest = LEAVES.combined([leaf for leaf in leaves(value.filter) if leaf not in side])
    whose = Players() if not side else You() if side == [Side(True)] else Opponents()
    return None if rest is REFUSED else Lot(rest, value.zone, whose)  # type: ignore[arg-type]  # a Filter


def with_other(bindings: Bindings) -> object:
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    filter_ = LEAVES.combined([Other(), *leaves(lot.filter)])
    return REFUSED if filter_ is REFUSED else Lot(filter_, lot.zone, lot.whose)  # type: ignore[arg-type]  # a Filter


def other_apart(value: object) -> Bindings | None:
    if not isinstance(value, Lot) or Other() not in leaves(value.filter):
        return None
    rest = LEAVES.combined([leaf for leaf in leaves(value.filter) if leaf != Other()])
    return {"lot": Lot(rest, value.zone, value.whose)}  # type: ignore[arg-type]  # a Filter


def as_filter(bindings: Bindings) -> object:
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    return lot.filter if in_play(lot) else REFUSED


def as_lot(value: object) -> Bindings | None:
    return None if isinstance(value, Is | Anything) else {"lot": Lot(value)}  # type: ignore[arg-type]  # a Filter
