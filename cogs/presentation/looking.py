"""A select of the cards that a viewer sees, so that any of them can be looked at alone."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.presentation.controls import OPTIONS, Pick, Select, table_id
from cogs.presentation.option_matching import NamedOption, OptionMatcher
from cogs.presentation.words import Speaker
from engine.kernel.views.view import CardView, View
from engine.table import Live
from render.words import word

LOOK, LOOK_ON = "look", "lookon"
"""The verbs of the select: under a board or a hand, and under a card, whose place the next one takes."""
PAGE = "page"
"""What the value of a line begins with that leads to more cards."""


def looked_at(live: Live, view: View, speaker: Speaker) -> list[NamedOption]:
    """The cards that a view names: its own hand, cards that are shown just now, the pieces in play, then what lies open
    elsewhere, discard piles last; equal ones in hand and in play are numbered, elsewhere each stands once a zone."""
    matcher, known = OptionMatcher(live, view, speaker), live.kept.setup.cards
    return [matcher.ref(ref) for ref, key in in_sight(view).items() if key in known]


def in_sight(view: View) -> dict[int, str]:
    """Those cards by reference."""
    hand = view.seats[view.viewer].hand or () if view.viewer >= 0 else ()
    seen = {card.ref: card.key for card in (*hand, *view.shown)}
    seen |= {piece.ref: piece.key for side in view.seats for piece in side.pieces}
    for _, cards in _zones(view):
        first: dict[str, int] = {}
        for card in cards:
            first.setdefault(card.key, card.ref)
        seen |= {ref: key for key, ref in first.items() if ref not in seen}
    return seen


def _zones(view: View) -> Iterator[tuple[str, tuple[CardView, ...]]]:
    """What lies open beside hands and play, by the name of its zone."""
    for side in view.seats:
        yield from (("", side.open), *((zone, cards) for zone, cards in side.zones.items() if zone != "discard"))
    yield from (("discard", side.discard) for side in view.seats)


def look_select(live: Live, view: View, speaker: Speaker, verb: str = LOOK, page: int = 0) -> tuple[Select, ...]:
    """A select of them; of more than one holds a page, whose last line leads to the next. None for no card."""
    seen = looked_at(live, view, speaker)
    where = {card.ref: word(speaker.lang, "zone", zone, speaker.game) for zone, cards in _zones(view) for card in cards}
    picks = [Pick(str(one.value), one.shown, where.get(one.value, "")) for one in seen]
    if len(picks) > OPTIONS:
        picks = _page(picks, page, speaker)
    return (Select(table_id(live.table.id, verb), tuple(picks), speaker.text("look-hint")),) if picks else ()


def _page(picks: list[Pick], page: int, speaker: Speaker) -> list[Pick]:
    size = OPTIONS - 1
    pages = -(-len(picks) // size)
    at, after = page % pages, (page + 1) % pages
    more = Pick(f"{PAGE}{after}", speaker.text("look-more", page=after + 1, pages=pages))
    return [*picks[at * size : (at + 1) * size], more]


def page_of(value: str) -> int | None:
    """The page to which a line leads, None for one that is a card."""
    number = value.removeprefix(PAGE)
    return int(number) if value.startswith(PAGE) and number.isdecimal() else None
