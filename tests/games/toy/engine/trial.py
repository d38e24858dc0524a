"""What the machine is tried with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.manifest.sampling import busiest, filled

from .deck import COPIES, SIZE


def random_deck(pool: Sequence[Card], random: Random) -> tuple[str, ...]:
    """Twenty cards."""
    return filled(pool, SIZE, COPIES, random)


def crowd(game: Game, seat: int) -> None:
    """Eight kites in the sky."""
    for card in busiest(game, seat, lambda face: True)[:8]:
        game.enter(card)
