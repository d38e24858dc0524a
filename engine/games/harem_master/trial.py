"""What the machine is tried with: random legal decks, and a late turn of a long game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.games.harem_master.deck import COPIES, SIZE, most, name_of
from engine.games.harem_master.use import equip
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.manifest.sampling import busiest, filled, one_of_each

CROWD = 6
STACK = 5
SPEEDS = {
    "plain": {"random": 15_000, "builder": 10_000, "crowded": 4_000},
    "compiled": {"random": 35_000, "builder": 22_000, "crowded": 9_000},
}
"""Decisions a second that are wanted."""
SECRETS = (("deck", "deck"), ("stack", "stack"))


def random_deck(pool: Sequence[Card], random: Random) -> tuple[str, ...]:
    """51 cards, the first of them somebody to begin with (100.2)."""
    named = [
        card for card in one_of_each(pool, name_of, random) if (most(card) or COPIES) >= COPIES or card.kind != "event"
    ]
    first = random.choice([card for card in named if card.kind == "character" and card.stats.get("cost") == 1])
    others = [card for card in named if card is not first and (most(card) or COPIES) >= COPIES]
    return (first.key, *filled(others, SIZE - 1, COPIES, random))


def crowd(game: Game, seat: int) -> None:
    """Six characters that have not acted, an item on each, and something to pay with; statics first."""
    there = {name for look in game.looks().values() if look.seat == seat for name in look.face.names}
    own = sum(1 for look in game.looks().values() if look.seat == seat and look.face.card.kind == "character")
    for card in busiest(game, seat, lambda face: face.card.kind == "character"):
        if own < CROWD and not game.faces[card].names & there:
            there |= game.faces[card].names
            own += 1
            game.enter(card)
    wearers = [ref for ref, piece in game.state.field.items() if piece.seat == seat]
    items = busiest(game, seat, lambda face: face.card.kind == "item" and not face.self_bans)
    for card, wearer in zip(items, wearers, strict=False):
        equip(game, game.enter(card).ref, wearer)
    for card in list(game.zone(seat, "deck"))[:STACK]:
        game.put(card, "stack", top=True)
