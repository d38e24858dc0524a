"""What a view tells of the viewer's own hand: its cards, what there is to pay with, and what that is enough for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.views.view import CardView, SeatView, View
from render.names import BoardNames
from render.phrases import seat_name
from render.signs import Sign
from render.words import words


def hand_cards(view: View) -> tuple[CardView, ...]:
    """The cards in the viewer's hand. Raises ValueError for a view that shows no hand."""
    return _own(view)[1]


def _own(view: View) -> tuple[SeatView, tuple[CardView, ...]]:
    for seat in view.seats:
        if seat.seat == view.viewer and seat.hand is not None:
            return seat, seat.hand
    raise ValueError(f"the view of seat {view.viewer} shows no hand")


def hand_title(view: View, lang: str, names: Sequence[str]) -> str:
    """Whose hand it is and how many cards it has."""
    text = words(lang)
    own = hand_cards(view)
    count = text["count"].format(count=len(own)) if own else text["no_cards"]
    return text["hand_of"].format(name=seat_name(names, view.viewer, lang), count=count)


def purse_of(view: View, names: BoardNames) -> list[Sign]:
    """What the viewer has to pay with, as the head of his seat shows it; empty where the view does not say."""
    seat, _ = _own(view)
    return names.style.counts(seat, names) if names.style.purse(seat) is not None else []


def payable(view: View, key: str, names: BoardNames) -> bool:
    """Whether what is ready is as much as the printed cost of a card; the rules may ask for more or less."""
    purse, card = names.style.purse(_own(view)[0]), names.cards.get(key)
    return purse is not None and card is not None and "cost" in card.stats and card.stats["cost"] <= purse
