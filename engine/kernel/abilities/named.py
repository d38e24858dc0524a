"""What a text names without choosing: by where it is, and what it chose before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.departed import tucked
from engine.kernel.state.state import Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


HELD = 0
"""The mark of what a verb works on while it selects something besides."""


def marked(mark: int) -> str:
    """The slot of a selection that the text speaks of again."""
    return f"mark:{mark}"


def is_mark(slot: str) -> bool:
    """Whether it is such a slot."""
    return slot.startswith("mark:")


def place_of(g: Game, ref: Ref) -> Ref:
    """The location at which a card is or was last, or 0."""
    piece = g.look(ref).piece
    return piece.at if piece is not None else 0


def under(g: Game, host: Ref) -> list[Ref]:
    """The cards that lie face down under a piece, or lay there when it left play."""
    piece = g.state.field.get(host)
    if piece is not None:
        return [g.state.refs[card] for card in tucked(piece)]
    return list(g.state.gone[host].under) if host in g.state.gone else []


def top_of(g: Game, seat: int, number: int) -> list[Ref]:
    return g.top(seat, number)


@rule("MLP 6-9.1.0")
def bottom_of(g: Game, seat: int, number: int) -> list[Ref]:
    """The lowest so many cards of a deck, the lowest one last."""
    deck = g.zone(seat, "deck")
    return [g.state.refs[card] for card in deck[max(len(deck) - max(number, 0), 0) :]]


@rule("MLP 2-3.5.0")
def host_of(g: Game, worn: Ref) -> list[Ref]:
    """Whoever wears it."""
    piece = g.state.field.get(worn)
    return [piece.at] if piece is not None and piece.at else []
