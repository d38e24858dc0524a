"""Games in progress to ask about: random play over the ready-made decks, without Discord and without a store."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from cogs.words import Book
from data.shelf import open_shelf
from engine.games.registry import GAMES
from engine.kernel.question import Answer
from engine.kernel.record import ENGINE, Play, Setup
from engine.players.policy import builder
from engine.table import GameRow, Live, Options, Seat, TableRow


@cache
def book() -> Book:
    cards = open_shelf("lorcana").cards
    return Book(cards.cards, cards.ability_names)


def play(seed: int, seats: int = 2) -> Iterator[Live]:
    """The positions of a game at each question."""
    decks = [deck.cards for deck in open_shelf("lorcana").decks]
    dealt = tuple(decks[seat % len(decks)] for seat in range(seats))
    keys = {key for deck in dealt for key in deck}
    setup = Setup(game="lorcana", engine=ENGINE, id=f"table{seed}.1", decks=dealt,
                  cards={key: book().cards[key] for key in sorted(keys)})
    table = TableRow(id=f"table{seed}", guild=1, channel=2, host=10, games=(setup.id,),
                     options=Options(game="lorcana", seats=seats),
                     seats=tuple(Seat(user=10 + seat) for seat in range(seats)))
    kept = GameRow(id=setup.id, table=table.id, setup=setup, secret=bytes(32))
    game = Play(GAMES["lorcana"], setup, kept.secret)
    chance = random.Random(seed)
    while game.question is not None and game.no < 150:
        yield Live(table, kept, game, {})
        game.take(Answer(game.question.seat, builder(game.game, game.question, chance)))
