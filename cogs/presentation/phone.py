"""How much of a message a phone shows at once, reckoned in lines of its text or in points (390 by 844)."""

from __future__ import annotations

import re
from math import ceil
from typing import Final
from unicodedata import east_asian_width

from cogs.presentation.controls import Row, Rows, Select

COLUMNS: Final = 42
"""Letters of a line; a character of Japanese counts as two."""
PRESSED: Final = 2.2
"""Lines that a line of buttons or a select takes."""
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
_LINE, _PRESSED, _GAPS, _FRAME = 19, 48, 78, 337
"""Points: a line of text, one of buttons or a select, all gaps around a question, the width within its frame."""
_LINK: Final = re.compile(r"(?<=\])\([^)]*\)")
"""Where a link leads, which is not seen."""
_LETTER, _WIDE, _EDGES, _GAP = 8.5, 15, 34, 6
"""Points across: a letter on a button, a character of Japanese, its edges, and between two of them."""


def columns(text: str) -> int:
    """The width of a text in letters.

    >>> columns("Ben"), columns("攻撃")
    (3, 4)
    """
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


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
    shown = _LINK.sub("", text)
    return sum(max(ceil(columns(line) / _columns(line)), 1) + (FIRST - 1) for line in shown.splitlines())


def _columns(line: str) -> int:
    return BOLD if line.startswith("**") and line.endswith("**") else COLUMNS


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
    return lines * _PRESSED


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
