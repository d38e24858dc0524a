"""The words of a game in one language, and the names of its cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from engine.kernel.cards.card import Card
from render.words import gap, word, words


class Speech(Struct, frozen=True, kw_only=True):
    """Cards' names in a language from the cards' own facts, and the words of a game.

    `brief`: cards that are told without their version.
    """

    game: str
    lang: str
    cards: Mapping[str, Card]
    brief: frozenset[str] = frozenset()

    @property
    def text(self) -> Mapping[str, str]:
        """The game's words."""
        return words(self.lang, self.game)

    def word(self, group: str, name: str) -> str:
        """The game's word for an id of an open vocabulary; an unknown id is shown as it is."""
        return word(self.lang, group, name, self.game)

    def listed(self, parts: Iterable[str]) -> str:
        """Facts after one another."""
        return self.text["list"].join(parts)

    def series(self, parts: Iterable[str]) -> str:
        """Cards, or whatever else may be long, after one another."""
        return self.text["series"].join(parts)

    def sentences(self, parts: Iterable[str]) -> str:
        """Sentences after one another."""
        return gap(self.lang).join(parts)

    def says(self, name: str, said: str) -> str:
        """What is told of somebody or something, after its name."""
        return self.text["says"].format(name=name, said=said)

    def aside(self, name: str, said: str) -> str:
        """What is added to a name in brackets; the name alone where that is nothing."""
        return self.text["aside"].format(name=name, said=said) if said else name

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
