"""Everything that is public, as text; and for its owner, a hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Final

from engine.kernel.cards.card import Card
from engine.kernel.views.view import View
from render.card_alt import card_short
from render.games import UNPRINTED, names_of
from render.hands import hand_cards, hand_title, payable, purse_of
from render.leaf import leaf
from render.lettering import clean
from render.markup import escaped
from render.names import BoardNames, Printed
from render.phrases import (
    PieceGroup,
    asides,
    counters,
    headline,
    length,
    many,
    places_of,
    players_of,
    public,
    seat_facts,
    stage_text,
    states,
    told,
)
from render.words import words

PAGE_LIMIT: Final = 1900
_LINE: Final = 900


def piece_text(one: PieceGroup, names: BoardNames, places: Mapping[int, str]) -> str:
    """A piece with all that is known of it, in words."""
    piece, text, style = one.piece, names.text, names.style
    place = style.place(piece, names)
    facts = [place] if place else []
    card = names.cards.get(piece.key)
    facts += [names.word("kind", each) for each in style.sorts(piece, card)]
    facts += [names.kin(each) for each in piece.classes] if style.by_class else []
    cost = piece.stats.get("cost", card.stats.get("cost") if card else None)
    facts += [f"{text['cost']} {cost}"] if cost is not None else []
    for name in names.ordered(piece.stats):
        now, base = piece.stats[name], piece.base.get(name, piece.stats[name])
        changed = text["printed"].format(value=base) if base != now else ""
        said = names.aside(f"{names.word('stat', name)} {now}", changed)
        facts += [said] if name not in style.counters else []
    facts += counters(piece, names)
    facts += [f"{text['damage']} {piece.damage}"] if piece.damage else []
    if style.turns and piece.kind not in style.places | style.worn:
        facts.append(text["exerted" if piece.exerted else "ready"])
    facts += [text["face_down"]] if piece.face_down else []
    facts += states(piece, names, places)
    if piece.under:
        beneath = names.series(names.full(key) for key in piece.under)
        facts.append(names.aside(text["under"].format(count=len(piece.under)), beneath))
    if one.worn:
        facts.append(text["wears"].format(items=names.series(names.full(item.key) for item in one.worn)))
    return names.says(many(names.full(piece.key), one.number), names.listed(facts))


def _state_lines(view: View, names: BoardNames, players: Sequence[str], lines: Sequence[str]) -> Iterator[str]:
    text = names.text
    places = places_of(view, names)
    yield headline(view, players, names)
    yield stage_text(view, players, names)
    for seat in view.seats:
        first = [text["first"]] if seat.seat == view.first else []
        yield ""
        yield names.says(players[seat.seat], names.listed([*seat_facts(seat, view, names), *first]))
        yield from names.style.lists(seat, names)
        yield from (f"• {piece_text(one, names, places)}" for one in told(view, seat, names))
        if seat.discard:
            yield names.says(names.word("zone", "discard"), names.series(names.full(card.key) for card in seat.discard))
    yield ""
    yield from asides(view, players, names)
    yield from (names.says(text["events"], line) for line in lines)


def state_text(
    view: View,
    cards: Mapping[str, Card],
    lang: str,
    names: Sequence[str] = (),
    lines: Sequence[str] = (),
    printed: Printed = UNPRINTED,
) -> list[str]:
    """The whole public state as pages of Discord text below 1,900; markup in names is escaped. No hand is told."""
    view = public(view)
    players = players_of(view, names, lang)
    return _paged(_state_lines(view, names_of(view.game, cards, lang, printed), players, lines), lang)


def hand_text(
    view: View, cards: Mapping[str, Card], lang: str, names: Sequence[str] = (), printed: Printed = UNPRINTED
) -> list[str]:
    """The viewer's own hand as pages of Discord text below 1,900: each card with its facts and its whole text.

    Raises ValueError for a view that shows no hand.
    """
    known = names_of(view.game, cards, lang, printed)
    return _paged(_hand_lines(view, known, hand_title(view, lang, names)), lang)


def _hand_lines(view: View, names: BoardNames, title: str) -> Iterator[str]:
    yield title
    if purse := purse_of(view, names):
        yield names.listed(sign.text for sign in purse)
    for card in hand_cards(view):
        paid = [names.text["payable"]] if payable(view, card.key, names) else []
        yield names.says(f"{card.index + 1}", names.listed([card_short(card.key, names), *paid]))
        yield from (f"• {line}" for line in leaf(card.key, names, drawn=False).text.splitlines())


def _paged(lines: Iterable[str], lang: str) -> list[str]:
    """Lines as pages, markup in them escaped; where there are several, each says which it is."""
    rows = [escaped(part) for row in lines for part in (wrap(clean(row), _LINE) or [""])]
    pages = _pages(rows)
    if len(pages) == 1:
        return pages
    mark = words(lang)["page"]
    return [f"{page}\n{mark.format(page=no, pages=len(pages))}" for no, page in enumerate(pages, 1)]


def _pages(rows: Sequence[str]) -> list[str]:
    pages: list[str] = []
    page = ""
    for row in rows:
        if page and length(page) + 1 + length(row) > PAGE_LIMIT - 60:
            pages.append(page.strip("\n"))
            page = ""
        page = f"{page}\n{row}" if page else row
    return [*pages, page.strip("\n")]
