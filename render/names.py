"""What cards and everything else are called in one language, at one game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.kernel.card import Card
from render.art import NO_ART, Art, Gallery
from render.style import Style
from render.words import word, words

Printed = Mapping[str, Mapping[str, str]]
"""By language, words that are printed on the cards for classes and counters, each with its id."""


class Names(NamedTuple):
    """Cards' names in a language from the cards' own facts; the words of a game; by id, those printed on its cards.

    `art`: an operator's own pictures. `brief`: cards that are told without their version.
    """

    cards: Mapping[str, Card]
    lang: str
    style: Style
    printed: Mapping[str, str]
    art: Gallery = NO_ART
    brief: frozenset[str] = frozenset()

    @property
    def text(self) -> Mapping[str, str]:
        """The game's words."""
        return words(self.lang, self.style.game)

    def word(self, group: str, name: str) -> str:
        """The game's word for an id of an open vocabulary; an unknown id is shown as it is."""
        return word(self.lang, group, name, self.style.game)

    def kin(self, name: str) -> str:
        """A class as it is printed."""
        return self.printed.get(name) or self.style.kin(name, self.lang) or self.word("class", name)

    def counter(self, name: str, *, short: bool = False) -> str:
        """What lies on a piece, as the cards call it; else by the game's word for it."""
        return self.printed.get(self.style.printed_as(name)) or self.word("counter" if short else "stat", name)

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
        version = "" if key in self.brief else self.version(key)
        return f"{self.title(key)} - {version}" if version else self.title(key)

    def keyword(self, name: str, value: int) -> str:
        """A keyword with its number."""
        return f"{self.word('keyword', name)} {value}" if value else self.word("keyword", name)

    def picture(self, key: str) -> Art | None:
        """An operator's own picture of a card."""
        return self.art.art(self.style.game, key)

    def ordered(self, stats: Mapping[str, int]) -> list[str]:
        """Names of the numbers in the order in which they are shown; the cost stands elsewhere."""
        first = self.style.stats
        return sorted((name for name in stats if name != "cost"),
                      key=lambda name: (first.index(name) if name in first else len(first), name))
