"""Which cards are meant: the leaves that stand around a noun, at most one of each rank."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    AnyOf,
    Anything,
    At,
    Chosen,
    Class,
    Every,
    Has,
    In,
    Is,
    Kind,
    Named,
    Not,
    Other,
    Side,
)
from engine.wording import REFUSED, Bindings, Leaves, Lot, Lots, leaves

CHARACTER, LADY, GENTLEMAN = Kind("character"), Kind("lady"), Kind("gentleman")
ITEM, EVENT = Kind("item"), Kind("event")
ATTACKING, INTERCEPTING = In("challenging"), In("being_challenged")
BATTLING = AnyOf((ATTACKING, INTERCEPTING))
_STATES = {
    "challenging": "doing",
    "being_challenged": "doing",
    "ready": "state",
    "exerted": "state",
    "wearing": "wearing",
}
_ORDER = (
    *("side", "kind", "other", "name", "faction", "doing", "state", "wearing", "on"),
    *("physical", "mental", "cost", "random"),
)
_NOUN = ("kind", "name", "faction")


def rank(leaf: object) -> str:
    """What a leaf says, or an empty text for something that is no leaf."""
    if leaf == BATTLING:
        return "doing"
    match leaf:
        case Side():
            return "side"
        case Kind():
            return "kind"
        case Other():
            return "other"
        case Named():
            return "name"
        case Class() | Not(Class()):
            return "faction"
        case AnyOf(parts) if parts and all(isinstance(part, Class) for part in parts):
            return "faction"
        case At():
            return "on"
        case Has(stat) if stat in _ORDER:
            return stat
        case In(state):
            return _STATES.get(state, "")
    return ""


LEAVES = Leaves(rank, _ORDER)
LOTS = Lots(LEAVES, _NOUN)


def in_play(bindings: Bindings) -> bool:
    """A guard: pieces in play, or what was named before."""
    target = bindings["target"]
    return not isinstance(target, Chosen | Every) or target.zone == "play"


def one_fights(value: object) -> bool:
    """Whether it is a lot of which there is but one: who attacks, or who intercepts (306.5)."""
    filter_ = value.filter if isinstance(value, Lot | Every) else Anything()
    return any(leaf in (ATTACKING, INTERCEPTING) for leaf in leaves(filter_))


def as_filter(bindings: Bindings) -> object:
    """What a trigger is about: cards in play."""
    lot = bindings["lot"]
    return lot.filter if isinstance(lot, Lot) and lot.zone == "play" else REFUSED


def as_lot(value: object) -> Bindings | None:
    """The inverse."""
    return None if isinstance(value, Is | Anything) else {"lot": Lot(value)}  # type: ignore[arg-type]  # a Filter
