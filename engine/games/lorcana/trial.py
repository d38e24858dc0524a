"""What the machine is tried with: random legal decks, and a late turn of a long game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.games.lorcana.deck import CORE
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.manifest.sampling import busiest, filled, one_of_each

PIECES_A_SIDE = 8
INK = 8

SPEEDS = {
    "plain": {"random": 19_000, "builder": 12_000, "crowded": 6_000},
    "compiled": {"random": 48_000, "builder": 24_000, "crowded": 11_000},
}
"""Decisions a second that are wanted."""


def random_deck(pool: Sequence[Card], random: Random) -> tuple[str, ...]:
    """Sixty cards of two inks, one to four of a full name (2.1.1)."""
    inks = set(random.sample(sorted({ink for card in pool for ink in card.colors}), CORE.inks))
    fit = one_of_each((card for card in pool if inks.issuperset(card.colors)), lambda card: card.full_name, random)
    return filled(fit, CORE.least, CORE.copies, random)


def crowd(game: Game, seat: int) -> None:
    """Eight pieces, every other one of the waiting player exerted, and eight ink."""
    cards = busiest(game, seat, lambda face: "action" not in face.kinds)
    for number, card in enumerate(cards[:PIECES_A_SIDE]):
        game.enter(card, dry=True, exerted=seat != game.state.active and number % 2 == 0)
    for card in list(game.zone(seat, "deck"))[:INK]:
        game.put(card, "inkwell")
