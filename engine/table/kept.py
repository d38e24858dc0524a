"""What is kept of games in memory, to save work; any of it may be dropped at any moment."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from engine.kernel.cards.card import Card
from engine.kernel.cards.face import Library
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import Play, build_library
from engine.kernel.state.question import Question
from engine.prompt import Prompt
from engine.table.beginning import Course
from engine.table.live import Told
from engine.table.rows import GameRow

KEPT_BYTES = 160 * 2**20
"""So much may be kept in all; the game that was asked for longest ago gives way first."""
GAME_BYTES, INPUT_BYTES, TOLD_BYTES, CARD_BYTES = 35_000, 300, 500, 9_000
"""What a game takes at the least, and for each input, each input told of, and each card that no other game shares."""

_encode = msgspec.msgpack.Encoder(order="sorted").encode


class CachedGame(NamedTuple):
    """What is remembered of a game; `began`, `at`, `acted`, `prompts` as in `Live`. `brought`: how many cards were
    compiled for it."""

    kept: GameRow
    play: Play
    told: Told
    course: Course
    began: int
    at: float
    acted: Mapping[int, float]
    prompts: dict[int, tuple[Question, Prompt]]
    brought: int = 0

    @property
    def weight(self) -> int:
        """About how many bytes it takes, worked out from what grows."""
        return min(
            GAME_BYTES + INPUT_BYTES * len(self.play.rows) + TOLD_BYTES * len(self.told) + CARD_BYTES * self.brought,
            KEPT_BYTES,
        )


def known_games(most: int = KEPT_BYTES) -> LRUCache[str, CachedGame]:
    """Games by their tables, as many as weigh no more than `most`."""
    return LRUCache(most, getsizeof=lambda known: known.weight)


class Libraries:
    """Pinned cards are compiled once for all games that have the same ones, as long as one of them is kept."""

    def __init__(self) -> None:
        self._known: WeakValueDictionary[tuple[str, bytes], Library] = WeakValueDictionary()

    def of(self, rules: Rulebook, cards: Mapping[str, Card]) -> tuple[Library, bool]:
        """The cards compiled, and whether that had to be done now."""
        key = rules.id, hashlib.sha256(_encode(cards)).digest()
        library = self._known.get(key)
        if library is not None:
            return library, False
        made = self._known[key] = build_library(rules, cards)
        return made, True


def with_shared_cards(game: GameRow, library: Library) -> GameRow:
    """The same game without cards and keys of its own: equal ones are those of the library."""
    cards = {key: library.faces[key].card for key in game.setup.cards}
    decks = tuple(tuple(cards[key].key if key in cards else key for key in deck) for deck in game.setup.decks)
    return replace(game, setup=replace(game.setup, cards=cards, decks=decks))
