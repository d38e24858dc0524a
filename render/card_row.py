"""Draws a card that is not in play as a row of a list: cost, name and numbers beside each other, the text below.

Many cards, or long texts, take less height so than side by side.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render import ornament, palette
from render.badges import cost_mark
from render.card_face import Cut, number_runs, paragraphs, ring_of
from render.kept import kept
from render.leaf import Leaf, left_out
from render.lettering import ELLIPSIS, leading, legible, u, width, write, write_lines
from render.runs import TextLine, TextRun, draw_line, draw_lines, flow, height, sign_runs
from render.wrapping import title_lines, wrapped

_EDGE: Final = u(2)
_TOP: Final = u(2)
_GAP: Final = u(9)
_NAMES: Final = (u(20), u(19))
"""Letters of a name, the larger ones first."""
_NUMBER: Final = u(62)
"""What a number of two digits with its tick takes in the corner."""


_UNTOLD: Final = TextRun("", ELLIPSIS, u(16), palette.WHITE, False)
"""Stands on a card whose text there is no room for."""


class RowPlan(NamedTuple):
    """A row before it is drawn: the name and what stands behind it, what stands below in runs, then the text.

    `aside` begins `at` so many pixels from the left; `more` is written behind the last line of the text.
    """

    left: int
    size: int
    name: tuple[str, ...]
    aside: TextLine
    at: int
    band: int
    below: list[TextLine]
    keywords: list[TextLine]
    text: tuple[str, ...]
    more: str
    tall: int


def _medals(card: Leaf) -> list[str]:
    return [sign.icon for sign in (card.inks or card.kind) if sign.icon][:2]


def _facts(card: Leaf, cut: Cut) -> list[TextRun]:
    """Version, type and classes; a type without a word only where no medal shows its sign."""
    version = [TextRun("", card.version, cut.small, palette.WHITE, False)] if card.version else []
    told = [sign for sign in card.kind if sign.text or sign.icon not in _medals(card)]
    kinds = sign_runs(told, cut.small, palette.WHITE)
    return [*version, *kinds, *(TextRun("", each, cut.small, palette.WHITE, False) for each in card.classes)]


def _named(title: str, room: int, numbers: int) -> tuple[int, tuple[str, ...]]:
    """Letters and lines of a name: in one line with the numbers behind it where that can be."""
    shown = legible(title)
    for size in _NAMES:
        if width(shown, size, True) + numbers <= room:
            return size, (shown,)
    return title_lines(title, room, ((_NAMES[0], 1), (_NAMES[-1], 3)))


def _beside(facts: list[TextRun], numbers: list[TextRun], room: int) -> tuple[list[TextRun], list[TextRun]]:
    """What stands behind the name and what below it: all behind it where there is room, else the numbers, else none."""
    every = [*facts, *numbers]
    nothing: list[TextRun] = []
    ways = ((every, nothing), (numbers, facts), (nothing, every))
    return next((behind, below) for behind, below in ways if _across(behind) <= room)


def _across(runs: list[TextRun]) -> int:
    """Pixels of runs with the gap before each."""
    return sum(run.room for run in runs) + _GAP * len(runs)


@lru_cache(maxsize=256)
def row_plan(card: Leaf, cut: Cut) -> RowPlan:
    """Where everything of a row goes; it is never lower than what must stand on it."""
    left = cut.pad + (cut.cost + u(4) if card.cost is not None else 0) + len(_medals(card)) * (cut.cost * 3 // 4 + u(2))
    left += u(4)
    room = cut.across - left - _NUMBER
    numbers = number_runs(card.stats, cut.stat)
    size, name = _named(card.title, room, _across(numbers))
    free = room - round(width(name[0], size, True)) if len(name) == 1 else 0
    behind, under = _beside(_facts(card, cut), numbers, free)
    if card.text and not cut.lines and _across([_UNTOLD, *behind]) <= free:
        behind = [_UNTOLD, *behind]
    band = max(leading(size) * len(name), cut.cost) + 2 * _TOP
    inner = cut.across - 2 * cut.pad
    below = flow(under, inner, _GAP)
    keywords = flow(sign_runs(card.keywords, cut.text, palette.FOOT, bold=True), inner, u(10)) if cut.lines else []
    said = paragraphs(card.text, cut, inner)
    text, more = _shortened(said, cut, card.more, inner)
    paper = height(keywords) + leading(cut.text) * len(text)
    tall = 2 * _EDGE + band + (height(below) + u(2) if below else 0) + (paper + u(6) if paper else 0)
    aside = flow(behind, free, _GAP)[0] if behind else TextLine((), 0)
    at = left + room - _across(behind) + _GAP
    return RowPlan(left, size, name, aside, at, band, below, keywords, text, more, max(tall, cut.tall))


def _shortened(said: tuple[str, ...], cut: Cut, more: tuple[str, str], room: int) -> tuple[tuple[str, ...], str]:
    """As many lines as there may be; behind the last of them stands how many there are beyond."""
    if len(said) <= cut.lines:
        return said, ""
    rest = left_out(more, len(said) - cut.lines)
    shown = said[: cut.lines]
    last = wrapped(shown[-1], cut.text, room - u(8) - round(width(rest, cut.text)), 9)[0]
    return (*shown[:-1], last), rest


@kept
def drawn_row(card: Leaf, cut: Cut, tall: int) -> Image.Image:
    """A row `tall` pixels high, in the shared palette; not to be changed."""
    placed = row_plan(card, cut)
    tones = palette.shades(palette.band(card.colors))
    image = Image.new("RGB", (cut.across, tall), palette.TABLE)
    ornament.frame(image, (0, 0, cut.across, tall), (tones.edge, tones.edge, palette.FOOT), u(8))
    draw = ImageDraw.Draw(image)
    bottom = _EDGE + placed.band
    draw.rounded_rectangle((_EDGE, _EDGE, cut.across - _EDGE - 1, bottom - 1), u(6), tones.deep)
    _signs(image, card, cut, placed, tones.deep)
    high = leading(placed.size) * len(placed.name)
    write_lines(draw, (placed.left, _EDGE + (placed.band - high) // 2), placed.name, placed.size, palette.WHITE, True)
    draw_line(image, (placed.at, _EDGE + (placed.band - placed.aside.height) // 2), placed.aside, _GAP)
    top = draw_lines(image, (cut.pad, bottom + (u(2) if placed.below else 0)), placed.below, _GAP)
    if placed.text or placed.keywords:
        _paper(image, cut, placed, (top + u(2), tall - _EDGE - u(2)))
    return palette.reduced(image)


def _signs(image: Image.Image, card: Leaf, cut: Cut, placed: RowPlan, deep: palette.Colour) -> None:
    """Cost and medals, in front of the name."""
    side, left = cut.cost * 3 // 4, cut.pad
    top = _EDGE + (placed.band - cut.cost) // 2
    if card.cost is not None:
        cost_mark(image, (left, top), card.cost, cut.cost, ring_of(card))
        left += cut.cost + u(4)
    for sign in _medals(card):
        ornament.medal(image, (left, top + (cut.cost - side) // 2), sign, side, (deep, palette.WHITE))
        left += side + u(2)


def _paper(image: Image.Image, cut: Cut, placed: RowPlan, box: tuple[int, int]) -> None:
    """Keywords and text on paper between two heights."""
    draw, inset = ImageDraw.Draw(image), cut.pad - u(3)
    draw.rounded_rectangle((inset, box[0], cut.across - inset - 1, box[1] - 1), u(4), palette.PAPER)
    top = draw_lines(image, (cut.pad, box[0]), placed.keywords, u(10))
    end = write_lines(draw, (cut.pad, top), placed.text, cut.text, palette.FOOT)
    if placed.more:
        at = (cut.pad + round(width(placed.text[-1], cut.text)) + u(8), end - leading(cut.text))
        write(draw, at, placed.more, cut.text, palette.SEPIA)
