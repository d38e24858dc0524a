"""Draws a list of people: the standings and the pairings of a tournament, wide enough for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PIL import Image, ImageDraw

from render import palette
from render.kept import kept
from render.lettering import leading, u, width, write, write_lines
from render.panel import MARGIN, WIDTH
from render.wrapping import wrapped

_TITLE: Final = u(26)
_NAME: Final = u(20)
_SMALL: Final = u(16)
_GAP: Final = u(3)
_LEAD: Final = u(44)
MOST_LINES: Final = 26
"""So many lines stand on a picture; a list that is longer takes several: one of 256 the ten that a message takes."""
_ROWS: Final = 4
"""So many rows the words of a line may take: two long names beside each other."""


class ListLine(Struct, frozen=True):
    """A line: its number, who it is about, what stands at its right end, small words below; `is_own`: of the reader;
    `is_faint`: of somebody who has left.
    """

    lead: str
    text: str
    aside: str = ""
    small: str = ""
    is_own: bool = False
    is_faint: bool = False


def list_pages(lines: Sequence[ListLine]) -> list[Sequence[ListLine]]:
    """The lines of each picture."""
    return [lines[at : at + MOST_LINES] for at in range(0, max(len(lines), 1), MOST_LINES)]


def listing(title: str, below: str, lines: Sequence[ListLine]) -> bytes:
    """A list as a PNG. May be called from any thread."""
    with palette.DRAWING:
        parts = [_head(title, below), *[_line(line) for line in lines]]
        image = palette.sheet((WIDTH, sum(part.height + _GAP for part in parts)), palette.TABLE)
        top = 0
        for part in parts:
            image.paste(part, (0, top))
            top += part.height + _GAP
    return palette.png(image)


@kept
def _head(title: str, below: str) -> Image.Image:
    inner = WIDTH - 2 * MARGIN - u(16)
    name, words = wrapped(title, _TITLE, inner, 2, bold=True), wrapped(below, _SMALL, inner, 2) if below else ()
    tall = u(12) + leading(_TITLE) * len(name) + leading(_SMALL) * len(words)
    image = Image.new("RGB", (WIDTH, tall), palette.PANEL)
    draw, left = ImageDraw.Draw(image), MARGIN + u(8)
    top = write_lines(draw, (left, u(5)), name, _TITLE, palette.GOLD, True)
    write_lines(draw, (left, top), words, _SMALL, palette.SOFT)
    return palette.reduced(image)


@kept
def _line(line: ListLine) -> Image.Image:
    lead = round(width(line.lead, _NAME, True))
    left = MARGIN + max(_LEAD, lead + u(12))
    aside = round(width(line.aside, _NAME, True)) if line.aside else 0
    room = WIDTH - left - MARGIN - aside - u(16)
    name = wrapped(line.text, _NAME, room, _ROWS, bold=True)
    small = wrapped(line.small, _SMALL, WIDTH - left - MARGIN - u(8), 2) if line.small else ()
    tall = u(8) + leading(_NAME) * len(name) + leading(_SMALL) * len(small)
    ground = palette.TURN if line.is_own else palette.PANEL
    image = Image.new("RGB", (WIDTH, tall), palette.TABLE)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((MARGIN, 0, WIDTH - MARGIN - 1, tall - 1), u(6), ground)
    write(draw, (left - u(6) - lead, u(4)), line.lead, _NAME, palette.GOLD, True)
    tone = palette.SOFT if line.is_faint else palette.WHITE
    top = write_lines(draw, (left, u(4)), name, _NAME, tone, True)
    write_lines(draw, (left, top), small, _SMALL, palette.SOFT)
    if line.aside:
        write(draw, (WIDTH - MARGIN - u(8) - aside, u(4)), line.aside, _NAME, palette.WHITE, True)
    return palette.reduced(image)
