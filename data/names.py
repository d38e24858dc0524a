"""Finding a card by what somebody typed: other dashes, apostrophes, widths, accents and spaces are the same name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from rapidfuzz import fuzz, process

from engine.kernel.cards.card import Card

ALIKE = 60
"""So much in a hundred of two names must be the same letters in the same order for one to look like the other."""
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−﹣－"), "-")
_QUOTES = dict.fromkeys(map(ord, "’‘‛`´ʼ′"), "'") | dict.fromkeys(map(ord, "“”„″"), '"')
_WAVES = dict.fromkeys(map(ord, "〜～"), "~")
_SIGNS = _DASHES | _QUOTES | _WAVES


def fold(text: str) -> str:
    """The text with one way of writing signs, widths, accents on Latin letters, case and spaces."""
    folded = unicodedata.normalize("NFKC", text.translate(_SIGNS)).translate(_SIGNS).casefold()
    return " ".join(_without_accents(folded).split())


def _without_accents(text: str) -> str:
    """Latin letters without their accents; the sound marks of kana are no accents."""
    bare = []
    for sign in text:
        parts = unicodedata.normalize("NFD", sign)
        bare.append(parts[0] if parts[0].isascii() else sign)
    return "".join(bare)


def _letters(text: str) -> str:
    return "".join(sign for sign in fold(text) if sign.isalnum())


class NameIndex:
    """The names of a card pool in every language they are printed in."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._full: dict[str, list[str]] = {}
        self._bare: dict[str, list[str]] = {}
        self._shown: dict[str, str] = {}
        self._cards = cards
        for key, card in cards.items():
            for name, version in _titles(card):
                title = _title(name, version)
                self._shown.setdefault(fold(title), title)
                for spelling in {fold(title), _letters(title)}:
                    self._full.setdefault(spelling, []).append(key)
                for spelling in {fold(name), _letters(name)}:
                    self._bare.setdefault(spelling, []).append(key)

    def full(self, text: str) -> list[str]:
        """The cards of exactly this full name, in the order of the pool."""
        return self._full.get(fold(text)) or self._full.get(_letters(text)) or []

    def bare(self, text: str) -> list[str]:
        """The cards of this name, whatever their version."""
        return list(dict.fromkeys(self._bare.get(fold(text)) or self._bare.get(_letters(text)) or []))

    def title(self, key: str, like: str) -> str:
        """The full name of a card, in the language in which it is named like the text."""
        titles = list(_titles(self._cards[key]))
        return next((_title(*parts) for parts in titles if _letters(parts[0]) == _letters(like)), _title(*titles[0]))

    def nearest(self, text: str, count: int = 3) -> list[str]:
        """Full names that look like the text, best first."""
        found = process.extract(fold(text), self._shown.keys(), scorer=fuzz.ratio, limit=count, score_cutoff=ALIKE)
        return [self._shown[title] for title, _, _ in found]


def _title(name: str, version: str) -> str:
    return f"{name} - {version}" if version else name


def _titles(card: Card) -> Iterator[tuple[str, str]]:
    for lang, name in card.name.items():
        yield name, card.version.get(lang, "")
