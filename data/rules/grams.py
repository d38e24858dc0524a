"""Words of a text and of a query, so that SQLite's full-text search finds Japanese too.

What is written without spaces is indexed by pairs of characters; everything else by words, whose endings are cut off.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

_RUNS = re.compile(r"([\u3040-\u30ff\u3400-\u9fff\u3005\uff66-\uff9f]+)|([^\W_]+)")


def _runs(text: str) -> Iterator[tuple[str, str]]:
    even = unicodedata.normalize("NFKC", text).casefold()
    return ((match[1] or "", match[2] or "") for match in _RUNS.finditer(even))


def _pairs(run: str) -> list[str]:
    return [run[at : at + 2] for at in range(len(run) - 1)] or [run]


def indexed(text: str) -> str:
    """A text as it is indexed.

    >>> indexed("カードを draw")
    'カー ード ドを draw'
    """
    return " ".join(part for dense, word in _runs(text) for part in (_pairs(dense) if dense else [word]))


def query(text: str, link: str = " AND ") -> str:
    """What somebody typed, as a query of which every part must be found (or some: `link`); "" where nothing can be
    looked for.

    >>> query("手札 drawing cards")
    '"手札" AND "drawing" AND "cards"*'
    """
    parts = []
    for dense, word in _runs(text):
        phrase = " ".join(_pairs(dense)) if dense else word
        parts.append(f'"{phrase}"' + ("*" if len(dense) == 1 else ""))
    if parts and not parts[-1].endswith("*"):
        parts[-1] += "*"
    return link.join(parts)
