"""What cards and everything else are called in one language, at one game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.kernel.card import Card
from render.style import Style
from render.words import word, words


class Names(NamedTuple):
    """Cards' names in a language from the cards' own facts, and the words of a game."""

    cards: Mapping[str, Card]
    lang: str
    style: Style

    @property
    def text(self) -> Mapping[str, str]:
        """The game's words."""
        return words(self.lang, self.style.game)

    def word(self, group: str, name: str) -> str:
        """The game's word for an id of an open vocabulary; an unknown id is shown as it is."""
        return word(self.lang, group, name, self.style.game)

    def title(self, key: str) -> str:
        """The name alone; the key in brackets for a card that nobody described."""
        card = self.cards.get(key)
        return card.title(self.lang) if card else f"[{key}]"

    def version(self, key: str) -> str:
        """The version in the language of the name that is shown; "" for a card without."""
        card = self.cards.get(key)
        if card is None or not card.version:
            return ""
        return card.version.get(self.lang, "" if self.lang in card.name else next(iter(card.version.values())))

    def full(self, key: str) -> str:
        """Name and version."""
        version = self.version(key)
        return f"{self.title(key)} - {version}" if version else self.title(key)

    def keyword(self, name: str, value: int) -> str:
        """A keyword with its number."""
        return f"{self.word('keyword', name)} {value}" if value else self.word("keyword", name)

    def ordered(self, stats: Mapping[str, int]) -> list[str]:
        """Names of the numbers in the order in which they are shown; the cost stands elsewhere."""
        first = self.style.stats
        return sorted((name for name in stats if name != "cost"),
                      key=lambda name: (first.index(name) if name in first else len(first), name))
