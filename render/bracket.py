"""Draws a knock-out bracket: three rounds side by side, which a phone still shows large enough to be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from PIL import Image, ImageDraw

from render import palette
from render.lettering import fitted, leading, u, width, write, write_lines
from render.panel import MARGIN, WIDTH
from render.wrapping import wrapped

ACROSS: Final = 3
"""So many rounds stand side by side."""
_SIZE: Final = u(16)
_TITLE: Final = u(24)
_PAD: Final = u(4)
_ROOM: Final = u(8)
_BETWEEN: Final = u(16)
_COLUMN: Final = (WIDTH - 2 * MARGIN - (ACROSS - 1) * _BETWEEN) // ACROSS
_ROWS: Final = 4
"""So many rows a name may take in its box: 32 wide letters have room beside a result. All boxes of a picture are as
tall as that with most rows."""


class BracketBox(Struct, frozen=True):
    """A game: in which column it stands, its two players with their results, who has won (-1: not known yet), and
    the games whose winners come here, by their keys.
    """

    key: int
    column: int
    names: tuple[str, str]
    scores: tuple[str, str] = ("", "")
    winner: int = -1
    feeds: tuple[int, ...] = ()


def rows_of(boxes: Sequence[BracketBox]) -> Mapping[int, float]:
    """At which height each game stands, in steps: between those from which its players come, else below the last.

    >>> rows_of([BracketBox(0, 0, ("", "")), BracketBox(1, 0, ("", "")), BracketBox(2, 1, ("", ""), feeds=(0, 1))])
    {0: 0.0, 1: 1.0, 2: 0.5}
    """
    rows: dict[int, float] = {}
    lowest: dict[int, float] = {}
    for box in sorted(boxes, key=lambda each: (each.column, each.key)):
        from_ = [rows[key] for key in box.feeds if key in rows]
        least = lowest.get(box.column, -1.0) + 1
        rows[box.key] = max(sum(from_) / len(from_), least) if from_ else least
        lowest[box.column] = rows[box.key]
    return rows


def bracket(title: str, heads: Sequence[str], boxes: Sequence[BracketBox]) -> bytes:
    """A bracket as a PNG; `heads`: what the columns are called. May be called from any thread."""
    rows = rows_of(boxes)
    with palette.DRAWING:
        tall_box = max(map(_rows, boxes), default=2) * leading(_SIZE) + 3 * _PAD
        name = wrapped(title, _TITLE, WIDTH - 2 * MARGIN - u(16), 2, bold=True)
        above = leading(_TITLE) * len(name) + leading(_SIZE) + u(20)
        tall = above + round((max(rows.values(), default=0) + 1) * (tall_box + _ROOM)) + _ROOM
        image = Image.new("RGB", (WIDTH, tall), palette.TABLE)
        draw = ImageDraw.Draw(image)
        top = write_lines(draw, (MARGIN + u(8), u(5)), name, _TITLE, palette.GOLD, True)
        for column, head in enumerate(heads[:ACROSS]):
            at = MARGIN + column * (_COLUMN + _BETWEEN)
            write(draw, (at, top + u(4)), fitted(head, _SIZE, _COLUMN), _SIZE, palette.SOFT)
        corners = {box.key: (_left(box), above + round(rows[box.key] * (tall_box + _ROOM))) for box in boxes}
        for box in boxes:
            for key in (each for each in box.feeds if each in corners):
                _line(draw, corners[key], corners[box.key], tall_box)
            _box(draw, box, corners[box.key], tall_box)
    return palette.png(palette.reduced(image))


def _left(box: BracketBox) -> int:
    return MARGIN + box.column * (_COLUMN + _BETWEEN)


def _line(draw: ImageDraw.ImageDraw, one: tuple[int, int], other: tuple[int, int], tall: int) -> None:
    """From the right side of a game to the left side of the next."""
    start, end = (one[0] + _COLUMN, one[1] + tall // 2), (other[0], other[1] + tall // 2)
    bend = end[0] - _BETWEEN // 2
    draw.line([start, (bend, start[1]), (bend, end[1]), end], palette.LINE, u(1))


def _named(box: BracketBox, side: int) -> tuple[str, ...]:
    """A name in as many rows as it takes beside its result."""
    wide = _wide(box, side)
    room = _COLUMN - 2 * u(6) - (wide + u(6) if wide else 0)
    return wrapped(box.names[side], _SIZE, room, _ROWS, box.winner == side)


def _rows(box: BracketBox) -> int:
    return sum(max(len(_named(box, side)), 1) for side in range(2))


def _wide(box: BracketBox, side: int) -> int:
    return round(width(box.scores[side], _SIZE, True))


def _box(draw: ImageDraw.ImageDraw, box: BracketBox, at: tuple[int, int], tall: int) -> None:
    left, top = at
    draw.rounded_rectangle((left, top, left + _COLUMN - 1, top + tall - 1), u(5), palette.PANEL)
    high = top + (tall - _rows(box) * leading(_SIZE) - _PAD) // 2
    for side in range(2):
        has_won = box.winner == side
        tone = palette.GOLD if has_won else palette.SOFT if box.winner >= 0 else palette.WHITE
        write_lines(draw, (left + u(6), high), _named(box, side), _SIZE, tone, has_won)
        write(draw, (left + _COLUMN - u(6) - _wide(box, side), high), box.scores[side], _SIZE, tone, True)
        high += max(len(_named(box, side)), 1) * leading(_SIZE) + _PAD
