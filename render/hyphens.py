"""Where a word in Latin letters may be parted, by its sounds: a syllable begins as English ones may."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import pairwise
from typing import Final

HYPHEN: Final = "\u00ad"
"""Stands at the end of a line where a word was parted, and nowhere else: no text that is drawn has one of its own."""

_BEFORE: Final = 2
_AFTER: Final = 3
_VOWELS: Final = frozenset("aeiouy")
_ONSETS: Final = frozenset((
    *"bcdfghjklmnpqrstvwxyz", "bl", "br", "ch", "chr", "cl", "cr", "dr", "dw", "fl", "fr", "gl", "gr", "kl", "kr", "ph",
    "pl", "pr", "sch", "scr", "sh", "shr", "sk", "sl", "sm", "sn", "sp", "spl", "spr", "st", "str", "sw", "th", "thr",
    "tr", "tw", "wh", "wr",
))
_SECONDS: Final = (
    "beard", "bearer", "bed", "berry", "bird", "blossom", "book", "born", "catcher", "dancer", "dweller", "fall",
    "father", "field", "fire", "fish", "flake", "flower", "folk", "friend", "guard", "hand", "hearted", "house",
    "keeper", "kind", "land", "less", "light", "lighter", "maker", "man", "master", "men", "ment", "moon", "mother",
    "ness", "piece", "player", "rider", "seeker", "shine", "ship", "singer", "smith", "song", "stone", "storm", "tail",
    "teller", "tide", "time", "town", "walker", "watcher", "water", "weaver", "wing", "wood", "work", "worn", "wright",
)
"""What the second part of many a word is, or its ending."""
_SECOND: Final = re.compile(rf"(?<=[a-z]{{3}})(?:{'|'.join(_SECONDS)})s?$")
_INSEPARABLE: Final = frozenset(("ch", "ck", "gh", "ph", "qu", "sh", "th", "wh"))


@lru_cache(maxsize=2048)
def partings(word: str) -> tuple[int, ...]:
    """The places before which a hyphen may stand, counted in characters; none in what is no word.

    >>> partings("Lemminkäinen")
    (3, 6, 9)
    """
    plain = _plain(word)
    found = (start - len(_onset(plain[stop:start])) for (_, stop), (start, _) in pairwise(_vowel_groups(plain)))
    return tuple(at for at in found if _BEFORE <= at <= len(word) - _AFTER)


def joint(word: str) -> int:
    """The place where a second word begins within one, 0 for none.

    >>> joint("Lamplighters")
    4
    """
    second = _SECOND.search(_plain(word))
    return second.start() if second else 0


def _plain(word: str) -> str:
    """Its letters in lower case without their accents, up to what is no such letter."""
    plain = "".join(_base(each) for each in word)
    return plain[:next((at for at, each in enumerate(plain) if not each.isalpha()), len(plain))]


def _base(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0].lower() if ord(letter) < 0x250 else " "


def _vowel_groups(plain: str) -> list[tuple[int, int]]:
    """Where vowels begin and end; an "e" at the end by itself is not heard."""
    groups: list[tuple[int, int]] = []
    for at, letter in enumerate(plain):
        if letter in _VOWELS:
            joined = bool(groups) and groups[-1][1] == at
            groups[-1:] = [(groups[-1][0], at + 1)] if joined else [*groups[-1:], (at, at + 1)]
    return groups[:-1] if plain.endswith("e") and groups[-1] == (len(plain) - 1, len(plain)) else groups


def _onset(between: str) -> str:
    """With how many of the consonants between two vowels the second syllable begins: the longest onset there is."""
    if between == "th":
        return ""
    for start in range(len(between)):
        if between[start:] in _ONSETS and between[max(start - 1, 0):start + 1] not in _INSEPARABLE:
            return between[start:]
    return ""
