"""Decks for self-play: ready-made ones in turn, or legal ones drawn at random from a whole card pool."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.manifest import Deck

Deal = Callable[[int], Sequence[Deck]]
"""The decks of the seats in the game of this number."""


def in_turn(decks: Sequence[Deck]) -> Deal:
    """The seats take these decks in turn."""
    return lambda number: [decks[(number + seat) % len(decks)] for seat in range(len(decks))]


def at_random(game: str, cards: Mapping[str, Card], seed: int, seats: int = 2) -> Deal:
    """Each seat of each game gets a new legal deck; the same seed deals the same."""
    make = MANIFESTS[game].trial.deck
    pool = list(cards.values())
    return lambda number: [make(pool, Random(f"{seed}/{number}/{seat}")) for seat in range(seats)]
