"""What a seat's score has gained by the events of a view."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.cards.card import Card
from engine.kernel.views.view import View
from render.changes import changes
from render.games import names_of


def gained(view: View, cards: Mapping[str, Card], lang: str) -> Mapping[int, int]:
    """By seat, how much its score has changed; a seat whose score stayed may be missing."""
    seats = changes(view, names_of(view.game, cards, lang)).seats
    return {seat: gains.get("points", 0) for seat, gains in seats.items()}


def scores(view: View, cards: Mapping[str, Card], lang: str) -> tuple[str, ...]:
    """How far each seat has come, in words: its score, in a game without one what else tells it."""
    names = names_of(view.game, cards, lang)
    style = names.style
    if style.scored:
        return tuple(style.numeral(seat.points) for seat in view.seats)
    return tuple(" / ".join(style.holdings(seat, names)) for seat in view.seats)
