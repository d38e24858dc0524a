"""Cards that are not in play, side by side: a hand, cards looked at, the result of a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.kernel.cards.card import Card
from engine.kernel.views.view import View
from render import card_face, card_row, palette
from render.art import NO_ART, Gallery
from render.card_face import Cut
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
from render.runs import TextLine, draw_lines, flow, height, sign_runs
from render.sides import WIDE
from render.signs import Sign

_GAP: Final = u(8)
TALLEST: Final = u(740)
"""Up to this height a hand is laid more roomily, where nothing else is asked for."""


_WHOLE: Final = 99
_LINES: Final = (8, 6, 5, 4, 3, 2, 1)


class Spread(NamedTuple):
    """How many cards stand in a row, and how they are cut; `bare`: with their names, kinds and numbers alone."""

    columns: int
    cut: Cut
    bare: bool = False


def _spread_of(
    columns: int, tall: int, window: tuple[int, int], lines: int, *, words: bool = False, width: int = WIDTH
) -> Spread:
    across = (width - 2 * MARGIN - (columns - 1) * _GAP) // columns
    cut = Cut(across, u(tall), u(20), u(16), u(16), u(20), (u(window[0]), u(window[1])), lines, words)
    return Spread(columns, cut)


def _lists(columns: int = 1, width: int = WIDTH) -> tuple[Spread, ...]:
    """Lists with less and less of each text, at last without it; each card as high as it must be."""
    forms = ((_WHOLE, False), *((lines, False) for lines in _LINES), (1, True), (0, True))
    spreads = ((_spread_of(columns, 0, (0, 0), lines, width=width), bare) for lines, bare in forms)
    return tuple(each._replace(cut=each.cut._replace(row=True), bare=bare) for each, bare in spreads)


SPREADS: Final = (
    _spread_of(2, 300, (40, 130), _WHOLE, words=True),
    _spread_of(3, 250, (36, 110), _WHOLE),
    *(_spread_of(columns, 120, (0, 0), _WHOLE) for columns in (3, 4, 2)),
    *_lists(),
)
"""The roomiest first: pictures go, then cards become rows of a list, then the end of the texts goes, then all but what
tells cards apart, at last the texts."""
WIDE_SPREADS: Final = (
    _spread_of(3, 300, (40, 130), _WHOLE, words=True, width=WIDE),
    *(_spread_of(columns, 250, (36, 110), _WHOLE, width=WIDE) for columns in (4, 5)),
    *(_spread_of(columns, 120, (0, 0), _WHOLE, width=WIDE) for columns in (5, 6, 4)),
    *_lists(2, WIDE),
)
"""The same on wide pictures."""


def plan(card: Leaf, cut: Cut) -> card_face.CardPlan | card_row.RowPlan:
    """A card or a row before it is drawn."""
    return card_row.row_plan(card, cut) if cut.row else card_face.plan(card, cut)


def drawn(card: Leaf, cut: Cut, tall: int) -> Image.Image:
    """A card or a row `tall` pixels high; not to be changed."""
    return card_row.drawn_row(card, cut, tall) if cut.row else card_face.drawn(card, cut, tall)


class Held(NamedTuple):
    """A card with its number (0: none), and whether what is ready is enough for it."""

    leaf: Leaf
    number: int = 0
    paid: bool = False


class _Row(NamedTuple):
    """Cards beside each other, how they are cut, and how high they are together."""

    cards: Sequence[Held]
    cut: Cut

    @property
    def height(self) -> int:
        """A card that has little to say is as high as the others of its row."""
        return max(plan(card.leaf, self.cut).tall for card in self.cards)

    @property
    def gap(self) -> int:
        """Pixels below it."""
        return _GAP // 2 if self.cut.row else _GAP


def _spread(
    cards: Sequence[Held],
    title: str,
    purse: Sequence[Sign] = (),
    tallest: int = TALLEST,
    spreads: Sequence[Spread] = SPREADS,
) -> Image.Image:
    """Cards in rows under a title line; no title line for "". As roomily as `tallest` pixels allow."""
    laid = ((even, _rows(cards, even)) for even in (_evened(spread, len(cards)) for spread in spreads))
    fitting = ((spread, rows) for spread, rows in laid if _top(title, purse, spread) + _tall(rows) <= tallest)
    spread, rows = next(fitting, (spreads[-1], _rows(cards, spreads[-1])))
    top = _top(title, purse, spread)
    rows = _filled(rows, tallest - top)
    image = palette.sheet((_across(spread), top + _tall(rows)), palette.TABLE)
    if title:
        image.paste(_head(title, tuple(purse), image.width), (0, 0))
    for row in rows:
        for column, card in enumerate(row.cards):
            _put(image, card, row.cut, (MARGIN + column * (row.cut.across + _GAP), top, row.height))
        top += row.height + row.gap
    return image


def _evened(spread: Spread, count: int) -> Spread:
    """With no more cards in a row than so many rows need, and these as much wider: four stand two by two."""
    rows = -(-count // spread.columns)
    columns = -(-count // rows) if rows > 1 else spread.columns
    if columns == spread.columns:
        return spread
    across = (_across(spread) - 2 * MARGIN - (columns - 1) * _GAP) // columns
    return spread._replace(columns=columns, cut=spread.cut._replace(across=across))


def _across(spread: Spread) -> int:
    """The width of a sheet; fewer cards than a row holds stay as wide."""
    return spread.columns * (spread.cut.across + _GAP) - _GAP + 2 * MARGIN


def _rows(cards: Sequence[Held], spread: Spread) -> list[_Row]:
    at = range(0, len(cards), spread.columns)
    if spread.bare:
        cards = _bared(cards)
    return [_Row(cards[start : start + spread.columns], spread.cut) for start in at]


def _bared(cards: Sequence[Held]) -> list[Held]:
    """Without classes and keywords, and without the version where the name alone tells a card from all others; types as
    signs where they have one."""
    titles = [card.leaf.title for card in cards]
    leaves = [card.leaf._replace(classes=(), keywords=(), kind=_signs_of(card.leaf.kind)) for card in cards]
    leaves = [each._replace(version="") if titles.count(each.title) == 1 else each for each in leaves]
    return [card._replace(leaf=each) for card, each in zip(cards, leaves, strict=True)]


def _signs_of(kinds: Sequence[Sign]) -> tuple[Sign, ...]:
    return tuple(kind._replace(text="") if kind.icon else kind for kind in kinds)


def _tall(rows: Sequence[_Row]) -> int:
    return sum(row.height + row.gap for row in rows)


def _filled(rows: Sequence[_Row], room: int) -> list[_Row]:
    """The rows with as many lines of text more as `room` pixels hold: first those whose texts need the fewest."""
    filled = list(rows)
    for no in sorted(range(len(rows)), key=lambda each: _longest(rows[each])):
        row = rows[no]
        while row.cut.lines < _longest(row):
            more = row._replace(cut=row.cut._replace(lines=row.cut.lines + 1))
            if _tall([*filled[:no], more, *filled[no + 1 :]]) > room:
                break
            filled[no] = row = more
    return filled


def _longest(row: _Row) -> int:
    """Lines of the longest text."""
    return max(len(plan(card.leaf, row.cut._replace(lines=_WHOLE)).text) for card in row.cards)


def _put(image: Image.Image, card: Held, cut: Cut, at: tuple[int, int, int]) -> None:
    """A card with as much of its text as its row has room for, its number in the corner."""
    left, top, tall = at
    cut = _roomiest(card.leaf, cut, tall)
    image.paste(drawn(card.leaf, cut, tall), (left, top))
    if card.number:
        tag = _tag(f"{card.number}", card.paid, palette.band(card.leaf.colors), cut.name)
        image.paste(tag, (left + cut.across - tag.width - u(6), top + u(5 if cut.row else 6)))


def _roomiest(card: Leaf, cut: Cut, tall: int) -> Cut:
    """The cut with so many lines of text as a card `tall` pixels high holds."""
    whole = len(plan(card, cut._replace(lines=_WHOLE)).text)
    longer = (cut._replace(lines=lines) for lines in range(whole, cut.lines, -1))
    return next((each for each in longer if plan(card, each).tall <= tall), cut)


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


def _top(title: str, purse: Sequence[Sign], spread: Spread) -> int:
    """Pixels above the cards."""
    return u(36) + height(_purse_lines(purse, _across(spread))) if title else _GAP


def _purse_lines(purse: Sequence[Sign], across: int) -> list[TextLine]:
    return flow(sign_runs(purse, u(17), palette.WHITE), across - 2 * MARGIN, u(14))


@kept
def _head(text: str, purse: tuple[Sign, ...], across: int) -> Image.Image:
    """Whose cards they are, and what there is to pay with."""
    lines, size = _purse_lines(purse, across), u(20)
    image = Image.new("RGB", (across, u(36) + height(lines)), palette.TABLE)
    at = (MARGIN, u(4))
    write(ImageDraw.Draw(image), at, fitted(text, size, across - 2 * MARGIN, True), size, palette.GOLD, True)
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
    *,
    tallest: int = TALLEST,
    wide: bool = False,
) -> bytes:
    """The viewer's own hand as a PNG, each card with its place in the hand, counted from 1. `tallest`: its height in
    pixels, where that can be; `wide`: to be read at a desk, 550 points wide.

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
        spreads = WIDE_SPREADS if wide else SPREADS
        image = _spread(held, hand_title(view, lang, names), [*purse, *legend], tallest, spreads)
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
    *,
    tallest: int = 0,
) -> bytes:
    """Any cards as a PNG: cards looked at, a search result; one card without a title is drawn large, its text in full.

    `numbers` (as long as `keys`, or empty) are the numbers of the cards among the options. `tallest`: the
    pixels that the picture is high at most where that can be, 0 for any of a single card.
    """
    if len(keys) == 1 and not title:
        return large(keys[0], facts, game, lang, printed, art, tallest=tallest)
    known = names_of(game, facts, lang, printed, art)
    leaves = _leaves(keys, known, numbered=bool(numbers))
    held = [Held(each, number) for each, number in zip(leaves, numbers or [0] * len(keys), strict=True)]
    with palette.DRAWING:
        image = _spread(held, title or ("" if keys else known.text["no_cards"]), (), tallest or TALLEST)
    return palette.png(image)
