"""Games in progress to ask about: random play over the ready-made decks, without Discord and without a store."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cogs.presentation.words import CardBook
from engine.games.registry import GAMES
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.table import GameRow, Live, Options, Seat, TableRow
from tests.kernel.games import moves
from tests.warm import shelf_of


@cache
def book(game: str = "lorcana") -> CardBook:
    cards = shelf_of(game).cards
    return CardBook(cards.cards, cards.ability_names)


def play(seed: int, seats: int = 2, game: str = "lorcana") -> Iterator[Live]:
    """The positions of a game at each question."""
    decks = [deck.cards for deck in shelf_of(game).decks]
    dealt = tuple(decks[seat % len(decks)] for seat in range(seats))
    keys = {key for deck in dealt for key in deck}
    setup = Setup(
        game=game,
        engine=ENGINE,
        id=f"table{seed}.1",
        decks=dealt,
        cards={key: book(game).cards[key] for key in sorted(keys)},
    )
    table = TableRow(
        id=f"table{seed}",
        guild=1,
        channel=2,
        host=10,
        games=(setup.id,),
        options=Options(game=game, seats=seats),
        seats=tuple(Seat(user=10 + seat) for seat in range(seats)),
    )
    kept = GameRow(id=setup.id, table=table.id, setup=setup, secret=bytes(32))
    record = Play(GAMES[game], setup, kept.secret)
    for _, answer in moves(record, seed, 150, "builder"):
        yield Live(table, kept, record, {})
        record.take(answer)
