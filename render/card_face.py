"""Draws a card that is not in play as a card: frame, title, picture, text and numbers, in as much room as it is given.

What a player needs is always there; of a card that has little room the picture goes first, then the end of its text.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.kernel.cards.card import Card
from render import ornament, palette
from render.art import NO_ART, Gallery
from render.badges import cost_mark
from render.games import UNPRINTED, names_of
from render.kept import kept
from render.leaf import Leaf, leaf, left_out
from render.lettering import leading, u, write_lines
from render.names import Printed
from render.runs import TextLine, TextRun, draw_line, draw_lines, flow, height, sign_runs
from render.signs import Sign
from render.wrapping import title_lines, wrapped


class Cut(NamedTuple):
    """How a card is cut: width and least height in pixels, letters of its parts.

    `window`: the least height of a picture, and the most; `lines`: of text at most, 0 for a card without its text.
    `words`: inks and marks in words too. `row`: the card is a row of a list. `alone`: a card that is looked at by
    itself: its name stands beside its cost, not below, and it becomes higher for its text.
    """

    across: int
    tall: int
    name: int
    small: int
    text: int
    stat: int
    window: tuple[int, int]
    lines: int
    words: bool = False
    alone: bool = False
    row: bool = False

    @property
    def pad(self) -> int:
        """From the edge to letters."""
        return u(6) if self.row else max(u(6), self.across // 40)

    @property
    def cost(self) -> int:
        """The side of the cost's hexagon."""
        return round(self.name * (1.3 if self.row else 1.75))


LARGE: Final = Cut(u(514), u(640), u(30), u(19), u(22), u(32), (u(190), u(300)), 80, words=True, alone=True)
CLOSE: Final = LARGE._replace(tall=u(480), window=(u(60), u(200)))
"""The same with less of a picture, where there is only so much height."""
_BORDER: Final = u(4)
_LEAST: Final = u(19)
"""The letters of a name at least."""


class CardPlan(NamedTuple):
    """A card before it is drawn: its lines, and how high its parts are; `size` are the letters of its name."""

    size: int
    name: tuple[str, ...]
    version: tuple[str, ...]
    at: tuple[int, int]
    band: int
    window: int
    kind: list[TextLine]
    keywords: list[TextLine]
    text: tuple[str, ...]
    also: tuple[str, ...]
    box: int
    foot: list[TextLine]
    tall: int


def number_runs(stats: tuple[Sign, ...], size: int) -> list[TextRun]:
    """A card's numbers, each with its sign in the colour that it has everywhere."""
    return [
        TextRun(sign.icon, sign.text, size, palette.WHITE, True, tint=palette.NUMBERS.get(sign.icon)) for sign in stats
    ]


def _facts(card: Leaf, cut: Cut) -> list[TextRun]:
    """Type and classes, and what else there is beside them, where there is room for it in words."""
    runs = sign_runs(card.kind, cut.small, palette.WHITE)
    runs += [TextRun("", each, cut.small, palette.SOFT, False) for each in card.classes]
    return [*runs, *sign_runs((*card.inks, *card.signs) if cut.words else (), cut.small, palette.SOFT)]


def _heading(card: Leaf, cut: Cut) -> tuple[int, tuple[str, ...], tuple[str, ...], tuple[int, int], int]:
    """Letters and lines of the name, lines of the version, where they begin, and where the band ends."""
    left = cut.pad + (cut.cost + u(5) if cut.alone and card.cost is not None else 0)
    room = cut.across - left - cut.pad - (cut.cost if cut.alone else 0)
    top = _BORDER + (u(3) if cut.alone else cut.cost + u(6))
    size, name = title_lines(card.title, room, ((cut.name, 4), (_LEAST, 7)))
    version = wrapped(card.version, cut.small, room, 2)
    high = leading(size) * len(name) + leading(cut.small) * len(version)
    band = max(top + high + u(4), _BORDER + cut.cost + u(6))
    return size, name, version, (left, (top + band - u(4) - high) // 2 + u(1)), band


@lru_cache(maxsize=256)
def plan(card: Leaf, cut: Cut) -> CardPlan:
    """Where everything on a card goes; a card is never lower than what must stand on it."""
    inner = cut.across - 2 * cut.pad
    size, name, version, at, band = _heading(card, cut)
    kind = flow(_facts(card, cut), inner, u(10))
    keywords = flow(sign_runs(card.keywords, cut.text, palette.FOOT, bold=True), inner - u(6), u(10))
    foot = flow(number_runs(card.stats, cut.stat), inner, u(16))
    said, also = paragraphs(card.text, cut, inner - u(6)), _also(card, cut, inner - u(6))
    fixed = band + u(2) + height(kind) + u(4) + (height(foot) + u(6) if foot else u(4)) + _BORDER
    padding = u(10) if keywords or said or also else 0
    row, lines = leading(cut.text), min(len(said), cut.lines)
    text = said if lines == len(said) else _shortened(said, lines, card.more)
    box = padding + height(keywords) + row * len(text) + _also_high(also, cut) if padding else 0
    window, box = _shared(card, cut, cut.tall - fixed - box, box)
    return CardPlan(
        size,
        name,
        version,
        at,
        band,
        window,
        kind,
        keywords,
        text,
        also,
        box,
        foot,
        max(cut.tall, fixed + box + window),
    )


def _shared(card: Leaf, cut: Cut, spare: int, box: int) -> tuple[int, int]:
    """What is left of a card's height goes to its picture, and what that does not need to the paper of its text."""
    least, most = cut.window
    if cut.alone:
        spare = max(spare, most if card.art else least)
    elif spare < least or not most:
        return 0, box + max(spare, 0) if box else 0
    window = min(spare, most) if box else spare
    return window, box + spare - window if box else 0


def paragraphs(text: str, cut: Cut, room: int) -> tuple[str, ...]:
    """A text in lines; none for a card without its text."""
    return tuple(line for part in text.splitlines() for line in wrapped(part, cut.text, room, 99)) if cut.lines else ()


def _also(card: Leaf, cut: Cut, room: int) -> tuple[str, ...]:
    """The other language's name and text, in small letters."""
    return tuple(line for part in "\n".join(card.also).splitlines() for line in wrapped(part, cut.small, room, 99))


def _also_high(also: tuple[str, ...], cut: Cut) -> int:
    return leading(cut.small) * len(also) + u(14) if also else 0


def _shortened(said: tuple[str, ...], lines: int, more: tuple[str, str]) -> tuple[str, ...]:
    """The first lines, and in the place of the last how many there are beyond them."""
    return (*said[: lines - 1], left_out(more, len(said) - lines + 1)) if lines else ()


@kept
def drawn(card: Leaf, cut: Cut, tall: int) -> Image.Image:
    """A card `tall` pixels high, in the shared palette; not to be changed."""
    placed = plan(card, cut)
    tones = palette.shades(palette.band(card.colors))
    image = Image.new("RGB", (cut.across, tall), palette.TABLE)
    ornament.frame(image, (0, 0, cut.across, tall), (tones.edge, tones.edge, palette.FOOT), u(10))
    _band(image, card, cut, placed, tones.deep)
    top, more = placed.band, tall - placed.tall
    if placed.window:
        _window(image, card, (_BORDER, top, cut.across - 2 * _BORDER, placed.window + more))
        top += placed.window + more
    top += u(3)
    top = draw_lines(image, (cut.pad, top), placed.kind, u(10))
    bottom = tall - _BORDER - (height(placed.foot) + u(6) if placed.foot else u(4))
    if placed.box:
        _text(image, cut, placed, (cut.pad - u(2), top + u(2), cut.across - cut.pad + u(2), bottom))
    top = bottom + u(3)
    for line in placed.foot:
        spread = min(u(40), (cut.across - 2 * cut.pad - sum(run.room for run in line.runs)) // max(1, len(line.runs)))
        draw_line(image, (cut.pad, top), line, max(spread, u(8)))
        top += line.height
    return palette.reduced(image)


def _alone(card: Leaf, tallest: int) -> Cut:
    """How a card that is looked at by itself is cut, at most so many pixels high."""
    lines = range(len(plan(card, CLOSE).text), 0, -1)
    cuts = (LARGE, *(CLOSE._replace(lines=most) for most in lines), CLOSE._replace(lines=0))
    return next((each for each in cuts if plan(card, each).tall <= tallest), cuts[-1])


def _band(image: Image.Image, card: Leaf, cut: Cut, placed: CardPlan, deep: palette.Colour) -> None:
    """Cost, name, version and the card's sign on the ground of the ink."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((_BORDER, _BORDER, cut.across - _BORDER - 1, placed.band - 1), u(6), deep)
    draw.rectangle((_BORDER, placed.band - u(8), cut.across - _BORDER - 1, placed.band - 1), deep)
    top = write_lines(draw, placed.at, placed.name, placed.size, palette.WHITE, True)
    write_lines(draw, (placed.at[0], top), placed.version, cut.small, palette.WHITE)
    cost_mark(image, (cut.pad - u(1), _BORDER + u(3)), card.cost, cut.cost, ring_of(card))
    _medals(image, card, cut, deep)


def _medals(image: Image.Image, card: Leaf, cut: Cut, deep: palette.Colour) -> None:
    """The signs of the inks, or of the kind: at the right, or behind the cost where the right is for a number."""
    side = cut.cost * 3 // 4
    signs = [sign.icon for sign in (card.inks or card.kind) if sign.icon]
    for no, sign in enumerate(signs[:2]):
        left = cut.across - cut.pad - (no + 1) * (side + u(2)) if cut.alone else cut.pad + cut.cost + u(4) + no * side
        ornament.medal(image, (left, _BORDER + u(3) + (cut.cost - side) // 2), sign, side, (deep, palette.WHITE))


def ring_of(card: Leaf) -> palette.Colour:
    """The ring around a card's cost: golden if the card may be put down to pay with."""
    return palette.GOLD if card.inkable else palette.FOOT


def _window(image: Image.Image, card: Leaf, at: tuple[int, int, int, int]) -> None:
    """The operator's picture, or an ornament of the inks, with the ink's sign in its corner."""
    left, top, across, tall = at
    picture = card.art.fitted(across, tall) if card.art else None
    shown = picture.convert("RGB") if picture else ornament.art(card.key, card.colors, (across, tall), across=0.5)
    image.paste(shown, (left, top))
    draw = ImageDraw.Draw(image)
    for edge in (top, top + tall - 1):
        draw.line([(left, edge), (left + across - 1, edge)], palette.BRASS, u(1))


def _text(image: Image.Image, cut: Cut, placed: CardPlan, box: tuple[int, int, int, int]) -> None:
    """Keywords and text on paper, the other language below a line."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((box[0], box[1], box[2] - 1, box[3] - 1), u(4), palette.PAPER)
    left, top = cut.pad + u(3), box[1] + u(4)
    top = draw_lines(image, (left, top), placed.keywords, u(10))
    top = write_lines(draw, (left, top), placed.text, cut.text, palette.FOOT)
    if placed.also:
        draw.line([(left, top + u(6)), (box[2] - u(4), top + u(6))], palette.WORN, u(2))
        write_lines(draw, (left, top + 2 * u(6)), placed.also, cut.small, palette.SEPIA)


def card(
    key: str,
    facts: Mapping[str, Card],
    game: str,
    lang: str,
    printed: Printed = UNPRINTED,
    art: Gallery = NO_ART,
    *,
    both: bool = False,
    tallest: int = 0,
) -> bytes:
    """One card as a PNG, large, with its whole text; `both`: in the other language too. May be called in any thread.

    `tallest`: the most pixels that the picture may be high, 0 for any; of a text that is longer the end is left out.
    """
    shown = leaf(key, names_of(game, facts, lang, printed, art), both=both)
    with palette.DRAWING:
        cut = _alone(shown, tallest - 2 * u(8)) if tallest else LARGE
        face = drawn(shown, cut, plan(shown, cut).tall)
        image = palette.sheet((face.width + 2 * u(8), face.height + 2 * u(8)), palette.TABLE)
        image.paste(face, (u(8), u(8)))
    return palette.png(image)
