"""What stands in brackets in a printed text and only says again what a keyword or a kind of card does."""

from __future__ import annotations

import re
from typing import Final

from render.games import STYLES
from render.style import Style

REMINDER: Final = re.compile(r"\s*(?:\([^()]*\)|（[^（）]*）)")


def unreminded(text: str, game: str) -> str:
    """A printed text without the lines that are nothing else, where a game has such.

    >>> unreminded("(It may be sung.)\nDraw a card. (Once.)", "lorcana")
    'Draw a card. (Once.)'
    """
    has_them = (STYLES.get(game) or Style(game)).reminders
    return "\n".join(line for line in text.splitlines() if not has_them or REMINDER.sub("", line).strip())
