"""Cards that are not in play: a hand, cards looked at, the result of a search, one large card."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.kernel.card import Card
from engine.kernel.tree import Keyword
from engine.kernel.view import CardView, View
from render import palette
from render.icons import stamp
from render.layouts import UNPRINTED, names_of
from render.lettering import ELLIPSIS, fitted, leading, u, width, wrapped, write
from render.names import Names, Printed
from render.palette import Colour
from render.panel import MARGIN, WIDTH
from render.phrases import seat_name
from render.runs import Line, Run, draw_line, flow
from render.style import Sign
from render.words import words

_GAP: Final = u(8)
_PAD: Final = u(8)
_ICON: Final = re.compile(r"\{(\w)\}")


class Leaf(NamedTuple):
    """All that a card shows that is not in play; `number` is its number among the options, 0 for none."""

    number: int
    title: str
    version: str
    colors: tuple[str, ...]
    cost: int | None
    kind: str
    signs: tuple[Sign, ...]
    stats: tuple[Sign, ...]
    keywords: tuple[str, ...]
    text: str


class Letters(NamedTuple):
    """How large a leaf is drawn: its width, letters of name and text in pixels, and lines of text at most."""

    across: int
    name: int
    text: int
    lines: int


_LARGE: Final = Letters(u(520), u(28), u(20), 60)
_HALF: Final = Letters((WIDTH - 2 * MARGIN - _GAP) // 2, u(20), u(16), 10)
_THIRD: Final = Letters((WIDTH - 2 * MARGIN - 2 * _GAP) // 3, u(18), u(15), 8)


def plain_text(card: Card, names: Names) -> str:
    """The printed text in a language, or in the one that the card has, with words in place of its icons."""
    text = card.text.get(names.lang) or next(iter(card.text.values()), "")
    return _ICON.sub(lambda found: names.text.get(f"icon.{found[1]}", found[0]), text)


def card_keywords(card: Card, names: Names) -> tuple[str, ...]:
    """The keywords that a card has printed by themselves."""
    return tuple(names.keyword(node.name, node.value) for node in card.abilities if isinstance(node, Keyword))


def kinds(card: Card, names: Names) -> list[str]:
    """The card's type and, for a song, that it is one."""
    return [names.word("kind", kind) for kind in (card.kind, *(["song"] if "song" in card.marks else []))]


def kind_text(card: Card, names: Names) -> str:
    """The card's type, its inks, and the classes that its game has printed large."""
    return " · ".join([*kinds(card, names), *(names.word("color", color) for color in card.colors)])


def leaf(key: str, number: int, names: Names) -> Leaf:
    """What is shown of a card; a key without a card shows the key alone."""
    card = names.cards.get(key)
    if card is None:
        return Leaf(number, names.title(key), "", (), None, "", (), (), (), "")
    tint = names.style.tints.get(card.kind)
    return Leaf(
        number=number,
        title=names.title(key),
        version=names.version(key),
        colors=card.colors or ((tint,) if tint else ()),
        cost=card.stats.get("cost"),
        kind=kind_text(card, names),
        signs=tuple(names.style.card_signs(card, names)),
        stats=tuple(Sign(name, names.style.number(name, card.stats[name])) for name in names.ordered(card.stats)),
        keywords=card_keywords(card, names),
        text=plain_text(card, names),
    )


class _Plan(NamedTuple):
    name: tuple[str, ...]
    version: tuple[str, ...]
    band: int
    facts: list[Line]
    stats: list[Line]
    text: tuple[str, ...]
    tall: int


def _plan(card: Leaf, letters: Letters) -> _Plan:
    inner = letters.across - 2 * _PAD
    left = _beside(card, letters)
    number = round(width(f"{card.number}", letters.name, True)) + u(18) if card.number else 0
    name = wrapped(card.title, letters.name, inner - left - number, 2, bold=True)
    small = letters.text - u(1)
    version = wrapped(card.version, small, inner, 2)
    band = max(leading(letters.name) * len(name), round(letters.name * 1.7)) + u(8)
    facts = [Run("", card.kind, small, palette.SOFT, False)] if card.kind else []
    facts += [Run(sign.icon, sign.text, small, palette.SOFT, False) for sign in card.signs]
    size = letters.name
    stats = [Run(stat.icon, stat.text, size, palette.WHITE, True) for stat in card.stats]
    stats += [Run("", each, letters.text, palette.GOLD, True) for each in card.keywords]
    fact_lines, stat_lines = flow(facts, inner, u(10)), flow(stats, inner, u(12))
    text = _paragraphs(card.text, letters, inner)
    tall = band + u(6) + leading(small) * len(version) + leading(letters.text) * len(text) + u(8)
    tall += sum(line.height for line in (*fact_lines, *stat_lines)) + u(4)
    return _Plan(name, version, band, fact_lines, stat_lines, text, tall)


def _beside(card: Leaf, letters: Letters) -> int:
    """The room that the cost takes beside the name."""
    return round(letters.name * 1.9) if card.cost is not None else 0


def _paragraphs(text: str, letters: Letters, room: int) -> tuple[str, ...]:
    """The text in lines, each paragraph on its own; the last line ends with an ellipsis where there was more."""
    lines = [line for part in text.splitlines() for line in wrapped(part, letters.text, room, letters.lines)]
    if len(lines) > letters.lines:
        lines[letters.lines - 1] = fitted(lines[letters.lines - 1] + ELLIPSIS, letters.text, room)
    return tuple(lines[: letters.lines])


@lru_cache(maxsize=256)
def _drawn(card: Leaf, letters: Letters, tall: int) -> Image.Image:
    """A leaf, drawn `tall` pixels high so that the leaves of a row are equal."""
    plan = _plan(card, letters)
    image = Image.new("RGB", (letters.across, tall), palette.TABLE)
    draw = ImageDraw.Draw(image)
    ground = palette.band(card.colors)
    draw.rounded_rectangle((0, 0, letters.across - 1, tall - 1), u(8), palette.CARD)
    draw.rounded_rectangle((0, 0, letters.across - 1, plan.band), u(8), ground)
    draw.rectangle((0, plan.band - u(8), letters.across - 1, plan.band), ground)
    draw.rectangle((0, plan.band + 1, letters.across - 1, plan.band + u(8)), palette.CARD)
    draw.rounded_rectangle((0, 0, letters.across - 1, tall - 1), u(8), None, palette.LINE, u(1))
    _band(image, card, letters, plan)
    small = letters.text - u(1)
    y = plan.band + u(6)
    for line in plan.version:
        write(draw, (_PAD, y), line, small, palette.SOFT)
        y += leading(small)
    for fact in plan.facts:
        draw_line(image, (_PAD, y), fact, u(10))
        y += fact.height
    for stat in plan.stats:
        draw_line(image, (_PAD, y), stat, u(12))
        y += stat.height
    y += u(4)
    for line in plan.text:
        write(draw, (_PAD, y), line, letters.text, palette.WHITE)
        y += leading(letters.text)
    return palette.reduced(image)


def _band(image: Image.Image, card: Leaf, letters: Letters, plan: _Plan) -> None:
    """The title band: cost, name, and the card's number at the right."""
    draw = ImageDraw.Draw(image)
    side = round(letters.name * 1.7)
    if card.cost is not None:
        stamp(image, (_PAD - u(2), u(4)), "cost", side, palette.FOOT)
        _centred(draw, (_PAD - u(2) + side // 2, u(4) + side // 2), f"{card.cost}", letters.name, palette.WHITE)
    top = (plan.band - leading(letters.name) * len(plan.name)) // 2
    for no, line in enumerate(plan.name):
        at = (_PAD + _beside(card, letters), top + no * leading(letters.name))
        write(draw, at, line, letters.name, palette.WHITE, True)
    if card.number:
        text = f"{card.number}"
        across = round(width(text, letters.name, True)) + u(12)
        box = (letters.across - across - u(4), u(5), letters.across - u(5), u(5) + leading(letters.name))
        draw.rounded_rectangle(box, u(5), palette.GOLD)
        _centred(draw, ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2), text, letters.name, palette.FOOT)


def _centred(draw: ImageDraw.ImageDraw, at: tuple[int, int], text: str, size: int, colour: Colour) -> None:
    left = at[0] - round(width(text, size, True)) // 2
    write(draw, (left, at[1] - leading(size) // 2), text, size, colour, True)


def _spread(leaves: Sequence[Leaf], title: str) -> Image.Image:
    """Leaves in rows under a title line; no title line for ""."""
    letters = _LARGE if len(leaves) == 1 and not title else _HALF if len(leaves) <= 4 else _THIRD
    columns = max(1, (WIDTH - 2 * MARGIN + _GAP) // (letters.across + _GAP))
    rows = [leaves[start : start + columns] for start in range(0, len(leaves), columns)]
    heights = [max(_plan(card, letters).tall for card in row) for row in rows]
    top = u(36) if title else _GAP
    across = WIDTH if len(leaves) != 1 else letters.across + 2 * MARGIN
    image = palette.sheet((across, top + sum(heights) + _GAP * len(rows)), palette.TABLE)
    if title:
        image.paste(_title(title, across), (0, 0))
    y = top
    for row, tall in zip(rows, heights, strict=True):
        for column, card in enumerate(row):
            image.paste(_drawn(card, letters, tall), (MARGIN + column * (letters.across + _GAP), y))
        y += tall + _GAP
    return image


@lru_cache(maxsize=64)
def _title(text: str, across: int) -> Image.Image:
    image = Image.new("RGB", (across, u(34)), palette.TABLE)
    room = across - 2 * MARGIN
    write(ImageDraw.Draw(image), (MARGIN, u(4)), fitted(text, u(20), room, True), u(20), palette.GOLD, True)
    return palette.reduced(image)


def hand(
    view: View, cards: Mapping[str, Card], lang: str, names: Sequence[str] = (), printed: Printed = UNPRINTED
) -> bytes:
    """The viewer's own hand as a PNG, each card with its place in the hand, counted from 1.

    Raises ValueError for a view that shows no hand (a spectator's).
    """
    own = hand_cards(view)
    known = names_of(view.game, cards, lang, printed)
    leaves = [leaf(card.key, card.index + 1, known) for card in own]
    title = hand_title(view, lang, names)
    with palette.DRAWING:
        image = _spread(leaves, title)
    return palette.png(image)


def hand_cards(view: View) -> tuple[CardView, ...]:
    """The cards in the viewer's hand. Raises ValueError for a view that shows no hand."""
    for seat in view.seats:
        if seat.seat == view.viewer and seat.hand is not None:
            return seat.hand
    raise ValueError(f"the view of seat {view.viewer} shows no hand")


def hand_title(view: View, lang: str, names: Sequence[str]) -> str:
    """Whose hand it is and how many cards it has."""
    text = words(lang)
    own = hand_cards(view)
    count = text["count"].format(count=len(own)) if own else text["no_cards"]
    return text["hand_of"].format(name=seat_name(names, view.viewer, lang), count=count)


def cards(
    keys: Sequence[str], facts: Mapping[str, Card], game: str, lang: str, title: str = "", numbers: Sequence[int] = (),
    printed: Printed = UNPRINTED,
) -> bytes:
    """Any cards as a PNG: cards looked at, a search result; one card without a title is drawn large, its text in full.

    `numbers` (as long as `keys`, or empty) are the numbers of the cards among the options.
    """
    known = names_of(game, facts, lang, printed)
    leaves = [leaf(key, number, known) for key, number in zip(keys, numbers or [0] * len(keys), strict=True)]
    with palette.DRAWING:
        image = _spread(leaves, title or ("" if leaves else known.text["no_cards"]))
    return palette.png(image)
