"""Abilities told from their printed text: a position, moves, and what must be so then, one file a set."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import structs

from engine.games.registry import GAMES
from engine.kernel.cards.card import Card
from engine.reader import read
from engine.scenario import load, run
from tests.warm import cards_of


class Told:
    """A file of entries by card key, perhaps with a word behind it; `it` is that card.

    `cards` of the file stand in every position, and `usual` in A's seat unless the entry says otherwise.
    """

    def __init__(self, game: str, file: str, prefix: str, usual: Mapping[str, object]) -> None:
        document = read(Path(__file__).with_name(file).read_bytes())
        assert isinstance(document, dict)
        self.game = game
        self.usual = usual
        self.others: dict[str, object] = document["cards"]
        self.entries: dict[str, dict[str, object]] = document["abilities"]
        self.known: Mapping[str, Card] = cards_of(game)
        self.set = {key: card for key, card in self.known.items() if key.startswith(prefix)}
        self.told = {entry.split(" ")[0] for entry in self.entries}

    def scenario(self, entry: str) -> str:
        """The scenario of an entry: its own cards, and those of the set that it names."""
        told = {"moves": [], "turn": {}, "A": {}, "B": {}} | self.entries[entry]
        written = json.dumps(told)
        named = {each: each for each in self.set if each in written} | {"it": entry.split(" ")[0]}
        return json.dumps(
            {
                "game": self.game,
                "title": entry,
                "cards": self.others | named,
                "turn": told["turn"],
                "seats": {"A": {**self.usual, **told["A"]}, "B": told["B"]},  # type: ignore[dict-item]  # read as mappings
                "moves": told["moves"],
                "expect": told["expect"],
            }
        )

    def faults(self, entry: str, cards: Mapping[str, Card] | None = None) -> list[str]:
        """What is not so as told; `cards`: what the engine takes the cards for."""
        return run(load(self.scenario(entry), lambda game: cards or self.known), GAMES[self.game])

    def abilities(self) -> Iterator[tuple[str, int]]:
        """Each ability of each card that the file tells of, by its place."""
        return ((key, at) for key in sorted(self.told) for at in range(len(self.set[key].abilities)))

    def is_missed(self, key: str, at: int) -> bool:
        """Whether some entry fails if the card lacks that ability."""
        card = self.set[key]
        without = structs.replace(card, abilities=card.abilities[:at] + card.abilities[at + 1 :])
        cards = {**self.known, key: without}
        return any(self.faults(entry, cards) for entry in self.entries if entry.split(" ")[0] == key)
