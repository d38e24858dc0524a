"""How much of a message a phone shows at once, reckoned in lines of its text or in points (390 by 844)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import Final
from unicodedata import east_asian_width

from cogs.presentation.controls import ROW_BUTTONS, Button, Row, Rows, Select
from cogs.presentation.words import clipped

COLUMNS: Final = 42
"""Letters of a line; a character of Japanese counts as two."""
PRESSED: Final = 2.2
"""Lines of text that a line of buttons or a select takes."""
EDGE: Final = 5
"""Letters that the edges of a button take."""
SEEN: Final = 655
"""Points between the channel's name and where one writes."""
ACROSS: Final = 365
"""Points that a picture is wide."""
FIRST: Final = 1.2
"""Lines that the first line of a paragraph takes."""
BOLD: Final = 36
"""Letters of a bold line within the frame of a question."""
PRESS: Final = 51
"""Points that a line of buttons or a select takes."""
_LINE, _GAPS, _FRAME = 19, 56, 337
"""Points: a line of text, all gaps around a question, the width within its frame."""
LABELS: Final = 2048
"""Of so many labels it is remembered how wide they are: each is tried in many places."""
_LINK: Final = re.compile(r"(?<=\])\([^)]*\)")
"""Where a link leads, which is not seen."""
_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
"""An emoji as a message holds it; it is as wide as three letters."""
_LETTER, _WIDE, _EDGES, _GAP = 8.5, 15, 34, 6
"""Points across: a letter on a button, a character of Japanese, its edges, and between two of them."""


def columns(text: str) -> int:
    """The width of a text in letters.

    >>> columns("Ben"), columns("攻撃")
    (3, 4)
    """
    if text.isascii():
        return len(text)
    widths = [*map(east_asian_width, text)]
    return len(text) + widths.count("W") + widths.count("F")


def room(text: str, asked: Rows, rows: Rows, tall: float) -> float:
    """Lines that fit in above a question with its buttons, so that the lower half of a picture `tall` points high stays
    in sight; less than none where even these do not fit. `asked`: the rows within its frame, `rows` those below it."""
    pressed = sum(_pressed(row, _FRAME) for row in asked) + sum(_pressed(row, ACROSS) for row in rows)
    return (SEEN - tall / 2 - _GAPS - pressed) / _LINE - lines(text)


def lines(text: str) -> float:
    """The height of a text in lines.

    >>> lines("Ben"), lines("Ben" * 15)
    (1.2, 2.2)
    """
    shown = _EMOJI.sub("mmm", _LINK.sub("", text))
    return sum(max(ceil(columns(line) / _columns(line)), 1) + (FIRST - 1) for line in shown.splitlines())


def shortened(line: str, most: int) -> str:
    """A line of a text, cut to so many lines of a phone."""
    sizes = range(len(line), 0, -4)
    return next((cut for size in sizes if lines(cut := clipped(line, size)) < most + FIRST - 0.9), line)


def _columns(line: str) -> int:
    return BOLD if line.startswith("**") and line.endswith("**") else COLUMNS


@lru_cache(LABELS)
def _across(label: str) -> float:
    """Points of a text on a button."""
    wide = columns(label) - len(label)
    return wide * _WIDE + (len(label) - wide) * _LETTER


def _pressed(row: Row, across: int) -> int:
    """Points that a row takes where it is so many points wide."""
    lines, left = 1, float(across)
    for button in () if isinstance(row, Select) else row:
        needs = min(_across(button.label) + _EDGES, across)
        if needs > left:
            lines, left = lines + 1, across
        left -= needs + _GAP
    return lines * PRESS


def pressed(rows: Rows) -> int:
    """Points that rows take within the frame of a question."""
    return sum(_pressed(row, _FRAME) for row in rows)


def in_lines(buttons: Sequence[Button], last: Sequence[Button] = ()) -> Rows:
    """Buttons in rows that end where a line of a phone does, each in the first line with room for it; `last` after all
    of them, behind a line that has room for them if there is one."""
    lines = _ending(_lined(buttons), last)
    rows = lines[:1]
    for before, line in pairwise(lines):
        if len(rows[-1]) + len(line) <= ROW_BUTTONS and not _has_room(before, line[0]):
            rows[-1] += line
        else:
            rows.append(line)
    return tuple(rows)


def _lined(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    lines: list[tuple[Button, ...]] = []
    for button in buttons:
        at = next((at for at, line in enumerate(lines) if _has_room(line, button)), len(lines))
        lines[at : at + 1] = [(*(lines[at] if at < len(lines) else ()), button)]
    return lines


def _ending(lines: list[tuple[Button, ...]], last: Sequence[Button]) -> list[tuple[Button, ...]]:
    """The lines with those after them that come last."""
    with_room = [at for at, line in enumerate(lines) if last and _has_room(line, last[0])]
    if with_room:
        lines = [*lines[: with_room[-1]], *lines[with_room[-1] + 1 :], lines[with_room[-1]]]
    for button in last:
        lines = [*lines[:-1], (*lines[-1], button)] if lines and _has_room(lines[-1], button) else [*lines, (button,)]
    return lines


def _has_room(line: Sequence[Button], button: Button) -> bool:
    """Whether one more stands in a line."""
    return len(line) < ROW_BUTTONS and _pressed((*line, button), _FRAME) == PRESS


def height(row: Row) -> float:
    """Lines that a row takes; buttons go on in another line where one is full."""
    if isinstance(row, Select):
        return PRESSED
    lines, left = 1, COLUMNS
    for button in row:
        needs = min(columns(button.label) + EDGE, COLUMNS)
        if needs > left:
            lines, left = lines + 1, COLUMNS
        left -= needs
    return lines * PRESSED
