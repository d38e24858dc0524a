"""Whether a piece in play is what a filter asks for, as far as a player can see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView

COMPARE: Mapping[t.Op, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}
STATES: Mapping[t.State, Callable[[PieceView], bool]] = {
    "exerted": lambda piece: piece.exerted,
    "ready": lambda piece: not piece.exerted,
    "damaged": lambda piece: piece.damage > 0,
    "undamaged": lambda piece: piece.damage == 0,
}


def fits(test: t.Filter, piece: PieceView, card: Card, seat: int) -> bool:
    """What a filter on a card of this seat says of a piece and its printed card; what nobody can tell, holds."""
    match test:
        case t.Kind(name):
            return piece.kind == name
        case t.Named(name):
            return name in card.id_name
        case t.Class(name):
            return name in card.classes
        case t.Color(name):
            return name in card.colors
        case t.With(keyword):
            return keyword in dict(piece.keywords)
        case t.In(state) if state in STATES:
            return STATES[state](piece)
        case t.Side(own):
            return (piece.seat == seat) == own
        case t.Has(stat, op, int(number)):
            return COMPARE[op](piece.stats.get(stat, 0), number)
        case t.AllOf(parts):
            return all(fits(part, piece, card, seat) for part in parts)
        case t.AnyOf(parts):
            return any(fits(part, piece, card, seat) for part in parts)
        case t.Not(part):
            return not fits(part, piece, card, seat)
    return True
