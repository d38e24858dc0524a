"""Cards that are not in play, side by side: a hand, cards looked at, the result of a search."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.kernel.cards.card import Card
from engine.kernel.views.view import View
from render import palette
from render.art import NO_ART, Gallery
from render.card_face import Cut, drawn, plan
from render.card_face import card as large
from render.games import UNPRINTED, names_of
from render.hands import hand_cards, hand_title, payable, purse_of
from render.icons import stamp
from render.kept import kept
from render.leaf import Leaf, leaf
from render.lettering import fitted, leading, u, width, write
from render.names import BoardNames, Printed
from render.palette import Colour
from render.panel import MARGIN, WIDTH
from render.runs import draw_lines, flow, height, sign_runs
from render.signs import Sign

_GAP: Final = u(8)


class Spread(NamedTuple):
    """How many cards stand in a row, and how they are cut."""

    columns: int
    cut: Cut


def _cut(columns: int, tall: int, window: tuple[int, int], lines: int, *, words: bool = False) -> Cut:
    across = (WIDTH - 2 * MARGIN - (columns - 1) * _GAP) // columns
    return Cut(across, u(tall), u(20), u(16), u(16), u(20), (u(window[0]), u(window[1])), lines, words)


_WHOLE: Final = 99
_LINES: Final = (_WHOLE, 12, 10, 8, 7, 6, 5, 4, 3, 2)
SPREADS: Final = (
    Spread(2, _cut(2, 300, (40, 130), _WHOLE, words=True)),
    Spread(3, _cut(3, 250, (36, 110), _WHOLE)),
    *(Spread(columns, _cut(columns, 120, (0, 0), lines)) for lines in _LINES for columns in (3, 4)),
    Spread(4, _cut(4, 100, (0, 0), 0)),
)
"""The roomiest first: pictures go, then the end of the texts, then the texts."""
TALLEST: Final = u(700)
"""Up to this height a hand is laid more roomily."""


class Held(NamedTuple):
    """A card with its number (0: none), and whether what is ready is enough for it."""

    leaf: Leaf
    number: int = 0
    paid: bool = False


def _spread(cards: Sequence[Held], title: str, purse: Sequence[Sign] = ()) -> Image.Image:
    """Cards in rows under a title line; no title line for ""."""
    spread, rows = next((each for each in _laid(cards) if sum(_heights(*each)) <= TALLEST), _rows(cards, SPREADS[-1]))
    cut, columns = spread.cut, spread.columns
    heights = _heights(spread, rows)
    across = columns * (cut.across + _GAP) - _GAP + 2 * MARGIN
    head = _title(title, tuple(purse), across) if title else None
    top = head.height if head else _GAP
    image = palette.sheet((across, top + sum(heights) + _GAP * len(rows)), palette.TABLE)
    if head:
        image.paste(head, (0, 0))
    for row, tall in zip(rows, heights, strict=True):
        for column, card in enumerate(row):
            _put(image, card, cut, (MARGIN + column * (cut.across + _GAP), top, tall))
        top += tall + _GAP
    return image


Rows = list[Sequence[Held]]


def _rows(cards: Sequence[Held], spread: Spread) -> tuple[Spread, Rows]:
    """The cards in rows; fewer of them than a row holds stay as wide."""
    return spread, [cards[start : start + spread.columns] for start in range(0, len(cards), spread.columns)]


def _laid(cards: Sequence[Held]) -> Iterator[tuple[Spread, Rows]]:
    return (_rows(cards, spread) for spread in SPREADS)


def _heights(spread: Spread, rows: Rows) -> list[int]:
    """Pixels of each row; a card that has little to say is as high as the others of its row."""
    return [max(plan(card.leaf, spread.cut).tall for card in row) for row in rows]


def _put(image: Image.Image, card: Held, cut: Cut, at: tuple[int, int, int]) -> None:
    """A card, its number in the corner."""
    left, top, tall = at
    image.paste(drawn(card.leaf, cut, tall), (left, top))
    if card.number:
        tag = _tag(f"{card.number}", card.paid, palette.band(card.leaf.colors), cut.name)
        image.paste(tag, (left + cut.across - tag.width - u(6), top + u(6)))


@kept
def _tag(number: str, paid: bool, ground: Colour, size: int) -> Image.Image:
    """The number of a card: on gold with a tick where there is enough for it, else on paper."""
    tick = size * 7 // 8 if paid else 0
    image = Image.new("RGB", (u(10) + tick + round(width(number, size, True)), leading(size)), ground)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, image.width - 1, image.height - 1), u(5), palette.GOLD if paid else palette.PAPER)
    if paid:
        side = size * 3 // 4
        stamp(image, (u(4), (image.height - side) // 2), "allowed", side, palette.FOOT)
    write(draw, (u(5) + tick, 0), number, size, palette.FOOT, True)
    return palette.reduced(image)


@kept
def _title(text: str, purse: tuple[Sign, ...], across: int) -> Image.Image:
    """Whose cards they are, and what there is to pay with."""
    room = across - 2 * MARGIN
    size = u(20)
    lines = flow(sign_runs(purse, u(17), palette.WHITE), room, u(14))
    image = Image.new("RGB", (across, u(36) + height(lines)), palette.TABLE)
    write(ImageDraw.Draw(image), (MARGIN, u(4)), fitted(text, size, room, True), size, palette.GOLD, True)
    draw_lines(image, (MARGIN, u(31)), lines, u(14))
    return palette.reduced(image)


def _leaves(keys: Sequence[str], names: BoardNames, *, numbered: bool) -> list[Leaf]:
    """What is shown of cards, for want of room without reminders; equal ones are numbered, as they are in questions."""
    leaves = []
    for no, key in enumerate(keys):
        card = leaf(key, names, reminders=False)
        several = numbered and keys.count(key) > 1
        leaves.append(card._replace(title=f"{card.title} #{keys[: no + 1].count(key)}") if several else card)
    return leaves


def hand(
    view: View,
    cards: Mapping[str, Card],
    lang: str,
    names: Sequence[str] = (),
    printed: Printed = UNPRINTED,
    art: Gallery = NO_ART,
) -> bytes:
    """The viewer's own hand as a PNG, each card with its place in the hand, counted from 1.

    Equal cards are numbered among themselves too, as they are in questions. Where the view tells what there is to pay
    with, a tick marks each card whose printed cost is not more. Raises ValueError for a view that shows no hand.
    """
    own = hand_cards(view)
    known = names_of(view.game, cards, lang, printed, art)
    leaves = _leaves([card.key for card in own], known, numbered=True)
    held = [Held(each, card.index + 1, payable(view, card.key, known)) for each, card in zip(leaves, own, strict=True)]
    purse = purse_of(view, known)
    legend = [Sign("allowed", known.text["payable"])] if any(card.paid for card in held) else []
    with palette.DRAWING:
        image = _spread(held, hand_title(view, lang, names), [*purse, *legend])
    return palette.png(image)


def cards(
    keys: Sequence[str],
    facts: Mapping[str, Card],
    game: str,
    lang: str,
    title: str = "",
    numbers: Sequence[int] = (),
    printed: Printed = UNPRINTED,
    art: Gallery = NO_ART,
) -> bytes:
    """Any cards as a PNG: cards looked at, a search result; one card without a title is drawn large, its text in full.

    `numbers` (as long as `keys`, or empty) are the numbers of the cards among the options.
    """
    if len(keys) == 1 and not title:
        return large(keys[0], facts, game, lang, printed, art)
    known = names_of(game, facts, lang, printed, art)
    leaves = _leaves(keys, known, numbered=bool(numbers))
    held = [Held(each, number) for each, number in zip(leaves, numbers or [0] * len(keys), strict=True)]
    with palette.DRAWING:
        image = _spread(held, title or ("" if keys else known.text["no_cards"]))
    return palette.png(image)
