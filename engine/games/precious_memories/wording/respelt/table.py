"""A table of rewritings: what is printed, and how the phrases word it.

A wording that one phrase can have is another spelling of that phrase, in its folder; here stands what no single phrase
has. A rewriting says the same in whatever company it stands: where it could not, its pattern does not match.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

Rewriting = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]
"""What stands there, and what stands there afterwards."""


def rewritten(text: str, *tables: Iterable[Rewriting]) -> str:
    """The text behind all of them, one after another."""
    for table in tables:
        for printed, worded in table:
            text = printed.sub(worded, text)
    return text
