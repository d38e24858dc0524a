"""How much of a message a phone shows at once, reckoned in lines of its text (390 by 844 points)."""

from __future__ import annotations

from math import ceil
from typing import Final
from unicodedata import east_asian_width

from cogs.presentation.controls import Row, Rows, Select

LINES: Final = 16
"""What fits under the upper half of the tallest picture of a hand, between the channel's name and where one writes."""
COLUMNS: Final = 42
"""Letters of a line; a character of Japanese counts as two."""
PRESSED: Final = 2.2
"""Lines that a line of buttons or a select takes."""
EDGE: Final = 5
"""Letters that the edges of a button take."""


def columns(text: str) -> int:
    """The width of a text in letters.

    >>> columns("Ben"), columns("攻撃")
    (3, 4)
    """
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def room(text: str, rows: Rows) -> int:
    """Letters that fit in above a question with its buttons, so that the lower half of the picture stays in sight."""
    taken = sum(max(ceil(columns(line) / COLUMNS), 1) for line in text.splitlines()) + sum(map(height, rows))
    return max(int((LINES - taken) * COLUMNS), 0)


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
