"""Pronouns by their own words: "those characters" asks for several, and for characters."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .phrase import Phrase, pronoun
from .spoken import It

_MANY = ("those", "each", "それら", "それぞれ")
_ONE = ("that", "the", "it", "its", "he", "she", "him", "her", "his", "その", "それ")
_POINTS = ("that", "those", "the")
_SOMEBODY = ("he", "she", "him", "her", "his")
_WORDS = re.compile(r"[a-z]+")


class Pronouns:
    """The pronouns of a game. `nouns`: kinds by the words that name them; `somebody`: the kind that is a he or she."""

    def __init__(self, nouns: Mapping[str, str], somebody: str = "") -> None:
        self._nouns = nouns
        self._somebody = somebody

    def of(self, word: str) -> It:
        """What such words ask for."""
        return self._english(word) if word.isascii() else self._japanese(word)

    def phrases(
        self, sort: str, *, ja: str | tuple[str, ...] = (), en: str | tuple[str, ...] = ()
    ) -> tuple[Phrase, ...]:
        """A phrase for each thing that these words ask for."""
        by_meaning: dict[It, dict[str, list[str]]] = {}
        for lang, given in (("ja", ja), ("en", en)):
            for word in (given,) if isinstance(given, str) else given:
                it = self.of(word) if word else It()
                by_meaning.setdefault(it, {"ja": [], "en": []})[lang].append(word)
        return tuple(pronoun(sort, it, ja=tuple(by["ja"]), en=tuple(by["en"])) for it, by in by_meaning.items())

    def _english(self, word: str) -> It:
        words = _WORDS.findall(word)
        number = "many" if any(each in words for each in _MANY) else "one" if any(x in words for x in _ONE) else ""
        kinds = [kind for noun, kind in self._nouns.items() if any(each in (noun, noun + "s") for each in words)]
        if self._somebody and any(each in words for each in _SOMEBODY):
            kinds.append(self._somebody)
        return It(number, tuple(dict.fromkeys(kinds)), any(each in words for each in _POINTS))

    def _japanese(self, word: str) -> It:
        number = "many" if word.startswith(("それら", "それぞれ")) else "one" if word.startswith("そ") else ""
        kinds = tuple(dict.fromkeys(kind for noun, kind in self._nouns.items() if noun in word))
        return It(number, kinds, bool(kinds) or word.startswith("その"))
