"""A line of names with commas between them, of any width; a name may have commas of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence

_COMMAS = ",、\uff0c"
_COMMA, _LAST_COMMAS = re.compile(f"[{_COMMAS}]"), re.compile(rf"[\s{_COMMAS}]+$")


def listed(typed: str) -> list[str]:
    """What stands between commas.

    >>> listed("Ben、 Aoi,, ")
    ['Ben', 'Aoi']
    """
    return [part.strip() for part in _COMMA.split(typed) if part.strip()]


def joined(words: Sequence[str]) -> str:
    """Parts of such a line as the name that they may be together."""
    return ", ".join(words)


def is_listed(typed: str) -> bool:
    """Whether more than one name may stand there."""
    return _COMMA.search(typed) is not None


def continued(typed: str, names: Sequence[str]) -> list[str]:
    """A line of names with its last one completed by each that it may be.

    >>> continued("Mina, Kee", ["Mina, Keeper of Yeast", "Fina"])
    ['Mina, Keeper of Yeast']
    >>> continued("Mina, Keeper of Yeast, F", ["Mina, Keeper of Yeast", "Fina"])
    ['Mina, Keeper of Yeast, Fina']
    """
    starts = [0, *(comma.end() for comma in _COMMA.finditer(typed))]
    for start in starts:
        last = typed[start:].strip().casefold()
        if begun := [name for name in names if name.casefold().startswith(last)]:
            return _after(typed[:start], begun)
    return _after(typed[: starts[-1]], names)


def _after(head: str, names: Sequence[str]) -> list[str]:
    before = _LAST_COMMAS.sub("", head).strip()
    return [joined([before, name]) if before else name for name in names]
