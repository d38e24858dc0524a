"""Which cards are meant: the leaves that stand around a noun, at most one of each rank."""

from __future__ import annotations

from engine.games.precious_memories.identity import WORK
from engine.kernel.cards.tree import (
    AnyOf,
    Bound,
    Class,
    Color,
    Has,
    In,
    Is,
    Kind,
    Named,
    Not,
    Other,
    SameClass,
    SameName,
    Side,
    This,
    Who,
    With,
    Zone,
)
from engine.wording import REFUSED, Leaves, Lots, leaves

CHARACTER, EVENT, SUPPORT = Kind("character"), Kind("event"), Kind("support")
THIS = Is(This())
SHOWN = Is(Bound("revealed"))
_STATES = {
    "in_main": "area",
    "in_support": "area",
    "exerted": "state",
    "ready": "state",
    "approaching": "doing",
    "blocking": "doing",
    "fresh": "fresh",
    "appeared_now": "fresh",
    "by_effect": "doing",
    "exited_now": "fresh",
    "approached_now": "fresh",
    "blocked_with_now": "fresh",
    "fought_now": "fresh",
    "scored_now": "fresh",
    "blocked": "doing",
    "aids": "word",
    "clad": "coins",
    "textless": "word",
    "voided": "word",
    "covers": "coins",
    "woken_by_effect": "fresh",
    "tired_by_effect": "fresh",
    "traitless": "word",
    "put_in_now": "fresh",
}
_NUMBERS = {
    "cost": "cost",
    "generated": "generated",
    "ap": "power",
    "dp": "guard",
    "ap+dp": "power",
    "lv": "level",
    "facing": "met",
    "faced": "met",
}
ORDER = (
    "side",
    "kind",
    "color",
    "work",
    "trait",
    "named",
    "asked",
    "other",
    "but",
    "spared",
    "fresh",
    "state",
    "area",
    "doing",
    "met",
    "cost",
    "generated",
    "power",
    "guard",
    "powerless",
    "level",
    "coins",
    "part",
    "word",
    "alike",
    "lies",
    "shown",
)
NOUN = ("kind", "trait", "named", "asked")


def rank(leaf: object) -> str:  # one line a leaf
    """What a leaf says, or an empty text for something that is no leaf."""
    match leaf:
        case Side():
            return "side"
        case Kind():
            return "kind"
        case Color():
            return "color"
        case Class(name) if name.startswith(WORK):
            return "work"
        case Class():
            return "trait"
        case Named():
            return "named"
        case SameName() | SameClass() | AnyOf((SameName(), SameClass())):
            return "alike"
        case Other():
            return "other"
        case Is(Bound("revealed")):
            return "shown"
        case Is():
            return "lies"
        case Not(Color() | Named() | Class()):
            return "but"
        case Not(Is()):
            return "spared"
        case Not(In("clad")):
            return "coins"
        case Not(In(state)) if state.startswith("name:"):
            return "part"
        case Not(In("textless" | "traitless")):
            return "word"
        case Not(In("approaching" | "blocking" | "blocked") | AnyOf((In(), In()))):
            return "doing"
        case With() | Not(With()):
            return "word"
        case In(state):
            if state.startswith(("asks:", "asks_trait:")):
                return "asked"
            if state.startswith("printed:"):
                return "cost" if state.startswith("printed:cost") else "power"
            if state.startswith("approached:"):
                return "fresh"
            return "part" if state.startswith("name:") else _STATES.get(state, "")
        case Not(Has("ap", ">=", 0)) | Has("ap", ">=", 0):
            return "powerless"
        case Has(stat):
            return _NUMBERS.get(stat, "coins" if stat.endswith("_coin") else "")
        case Not(Has("cost", ">=", 0)):
            return "cost"
        case Not(Has("cost" | "generated" | "ap" | "dp" as stat, "==")):
            return _NUMBERS[stat]
        case Not(Has(stat)) if stat.endswith("_coin"):
            return "coins"
        case AnyOf((Color(), Color())) | AnyOf((Color(), Color(), Color())):
            return "color"
        case AnyOf((In(state), *_)) if state.startswith(("asks:", "asks_trait:")):
            return "asked"
        case AnyOf((In(state), In())):
            return "named" if state.startswith("name:") else "doing"
        case AnyOf((With(), With())):
            return "word"
        case AnyOf((Has(stat), Has(), *_)):
            return _NUMBERS.get(stat, "")
        case AnyOf():
            return "named"
    return ""


EXITED = In("exited_now")


class PlacedLots(Lots):
    """Whoever has exited in this turn is not on the field: how many there are is asked in another way."""

    def _lot(self, filter_: object, zone: Zone, whose: Who) -> object:
        gone = zone == "play" and filter_ is not REFUSED and EXITED in leaves(filter_)
        return REFUSED if gone else super()._lot(filter_, zone, whose)


LEAVES = Leaves(rank, ORDER)
LOTS = PlacedLots(LEAVES, NOUN)
LOTS_BY_TRAIT = PlacedLots(LEAVES, ("kind", "named", "asked"))
"""The same where the trait is no part of the noun."""
