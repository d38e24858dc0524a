"""One out of two lots, whose each is said of each: whoever belongs to either, chosen, counted or waited for."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.said.predicates import as_those, those
from engine.kernel.cards.tree import AllOf, AnyOf, In, Kind, Named, Side
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, chosen, count_of, leaves, lot_of, made, there


def _is_told(lot: Lot) -> bool:
    """Whether it is said whose they are, or where they lie."""
    return lot.zone != "play" or any(isinstance(leaf, Side) for leaf in leaves(lot.filter))


def _is_name(lot: Lot) -> bool:
    return isinstance(lot.filter, AllOf) and all(isinstance(leaf, Side | Named) for leaf in lot.filter.parts)


def _is_part(lot: Lot) -> bool:
    match lot.filter:
        case AllOf((Side(), Kind("character"), In(state))):
            return state.startswith("name:")
    return False


def _can_be_either(a: Lot, b: Lot) -> bool:
    """Both in one place; two names of one player's are one noun, and so are a name and a part of names."""
    alike = a != b and (a.zone, a.whose) == (b.zone, b.whose)
    return alike and _is_told(a) and _is_told(b) and not (_is_name(a) and (_is_name(b) or _is_part(b)))


def _either() -> Parts:
    def build(bindings: Bindings) -> object:
        a: Any = bindings["a"]
        b: Any = bindings["b"]
        return Lot(AnyOf((a.filter, b.filter)), a.zone, a.whose) if _can_be_either(a, b) else REFUSED

    def match(value: object) -> Bindings | None:
        match value:
            case Lot(AnyOf((a, b)), zone, whose) if _can_be_either(Lot(a, zone, whose), Lot(b, zone, whose)):
                return {"a": Lot(a, zone, whose), "b": Lot(b, zone, whose)}
        return None

    return build, match


_LOT = "{lot:lot_or_lot}"
ONE_LOT_OR_ANOTHER: tuple[Phrase, ...] = (
    made("lot_or_lot", *_either(), ja="{a:lot}[、または|または|、または、]{b:lot}"),
    made("lot", *_either(), en="either {a:lot} or {b:lot}"),
    made("lots", *_either(), en="either {a:lots} or {b:lots}"),
    chosen("one", _LOT + "1枚", (), 1, 1),
    chosen("some", _LOT + "{n:plural}枚", (), None, None),
    made("who", those, as_those, ja=_LOT + "[|1枚]"),
    made("each_of", count_of, lot_of, ja=_LOT + "1枚につき[、|]"),
    made("cond", *there(">=", 1), ja=_LOT + "が[いる|ある]"),
)
