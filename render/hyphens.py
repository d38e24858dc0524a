"""Where a word in Latin letters may be parted: by the hyphenation patterns of English, without regard to accents.

What English parts nowhere is as a rule a name from elsewhere, written as it sounds: Italian patterns part it.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Final

from pyphen import Pyphen

HYPHEN: Final = "\u00ad"
"""Stands at the end of a line where a word was parted, and nowhere else: no text that is drawn has one of its own."""

_BEFORE: Final = 2
_AFTER: Final = 3


@cache
def _patterns(language: str) -> Pyphen:
    return Pyphen(lang=language, left=_BEFORE, right=_AFTER)


@lru_cache(maxsize=2048)
def partings(word: str) -> tuple[int, ...]:
    """The places before which a hyphen may stand, counted in characters; none in what is no word.

    >>> partings("Grandmother's"), partings("Väinämöinen")
    ((5,), (3, 5, 8))
    """
    plain = _plain(word)
    places = _patterns("en_US").positions(plain) or _patterns("it_IT").positions(plain)
    return tuple(map(int, places))


def _plain(word: str) -> str:
    """Its letters in lower case without their accents, up to what is no such letter."""
    plain = "".join(_base(each) for each in word)
    return plain[: next((at for at, each in enumerate(plain) if not each.isalpha()), len(plain))]


def _base(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0].lower() if ord(letter) < 0x250 else " "
