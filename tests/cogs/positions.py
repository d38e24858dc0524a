"""Games in progress to ask about: random play over the ready-made decks, without Discord and without a store."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cogs.presentation.words import CardBook
from engine.games.registry import GAMES
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.table import GameRow, Live, Options, Seat, TableRow
from engine.table.live import Told
from tests.kernel.games import moves
from tests.warm import shelf_of


@cache
def book(game: str = "lorcana") -> CardBook:
    cards = shelf_of(game).cards
    return CardBook(cards.cards, cards.ability_names)


def play(seed: int, seats: int = 2, game: str = "lorcana", policy: str = "builder", most: int = 150) -> Iterator[Live]:
    """The positions of a game at each question, `most` of them."""
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
    record = Play(GAMES[game], setup, bytes(32))
    told: Told = {0: record.events}
    for _, answer in moves(record, seed, most, policy):
        yield live_of(record, told)
        events = record.take(answer)
        told[record.no] = events


def live_of(record: Play, told: Told | None = None) -> Live:
    """A game at a table of its own; the player of each seat is user 10 and so on. `told`: what has happened, by input,
    where that is known."""
    setup = record.setup
    table = TableRow(
        id=setup.id.partition(".")[0],
        guild=1,
        channel=2,
        host=10,
        games=(setup.id,),
        options=Options(game=setup.game, seats=len(setup.decks), flags=dict(setup.flags)),
        seats=tuple(Seat(user=10 + seat) for seat in range(len(setup.decks))),
    )
    game = GameRow(id=setup.id, table=table.id, setup=setup, secret=bytes(32))
    return Live(table, game, record, {} if told is None else told)
