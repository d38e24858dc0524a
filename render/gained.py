"""What a seat's score has gained by the events of a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.kernel.cards.card import Card
from engine.kernel.views.view import View
from render.changes import changes
from render.games import names_of


class Gained(NamedTuple):
    """What a seat's score is called, what it was and what it is, as they are written on a board."""

    what: str
    before: str
    after: str


def gained(view: View, cards: Mapping[str, Card], lang: str) -> Mapping[int, Gained]:
    """By seat, each score that has changed."""
    names = names_of(view.game, cards, lang)
    seats, numeral = changes(view, names).seats, names.style.numeral
    now = {seat.seat: seat.points for seat in view.seats}
    return {
        seat: Gained(names.text["points"], numeral(now[seat] - by), numeral(now[seat]))
        for seat, gains in sorted(seats.items())
        if (by := gains.get("points", 0))
    }


def scores(view: View, cards: Mapping[str, Card], lang: str) -> tuple[str, ...]:
    """How far each seat has come, in words: its score, in a game without one what else tells it."""
    names = names_of(view.game, cards, lang)
    style = names.style
    if style.scored:
        return tuple(style.numeral(seat.points) for seat in view.seats)
    return tuple(" / ".join(style.holdings(seat, names)) for seat in view.seats)
