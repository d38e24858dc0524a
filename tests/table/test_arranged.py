"""Tables that a tournament lays: nobody changes what is settled there, and what is secret stays so until the end."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from data.store import Store
from engine.games.registry import GAMES
from engine.kernel.question import TimeForfeit
from engine.table import (
    OVER,
    PLAYING,
    Arranged,
    ArrangedTables,
    Full,
    Options,
    Place,
    Pool,
    TableRow,
    UndoForbidden,
    is_waiting,
    winners,
)
from tests.table.players import ANN, BEN, CARDS, CAT, CHANNEL, DECK, StandingClock, choose, dealt, first_turn

NAME = "kx7p2m9ar1t1"
OPTIONS = Options(game="lorcana", flags={"tournament": "kx7p2m9a"})


@dataclass(frozen=True)
class Bench:
    """Tables over a store, and how one is laid."""

    tables: ArrangedTables
    store: Store

    async def laid(self, best_of: int = 1) -> TableRow:
        options = Options(game="lorcana", best_of=best_of, flags=OPTIONS.flags)
        places = [Place(user=user, deck=tuple(DECK), deck_name="home") for user in (ANN, BEN)]
        return await self.tables.lay(NAME, guild=1, channel=CHANNEL, options=options, places=places)

    async def opened(self, row: TableRow) -> list[bool]:
        kept = [await self.store.game(game) for game in row.games]
        return [game.opened for game in kept if game is not None]


@pytest.fixture
def bench(store: Store) -> Bench:
    return Bench(ArrangedTables(store, GAMES, {"lorcana": Pool(CARDS)}, StandingClock()), store)


async def test_a_table_is_laid_once_with_everybody_seated(bench: Bench) -> None:
    row = await bench.laid()
    assert [(place.user, place.deck, place.ready) for place in row.seats] == [
        (ANN, tuple(DECK), False), (BEN, tuple(DECK), False)]
    assert row.commitment
    assert (row.expires_at, is_waiting(row)) == (0.0, True), "it is waited for without an end"
    assert await bench.laid() == row
    assert len(await bench.store.open_tables()) == 1
    assert (await dealt(bench.tables, row)).status == PLAYING


async def test_seats_decks_and_options_stay_as_they_are(bench: Bench) -> None:
    row = await bench.laid()
    tables = bench.tables
    requests: list[Callable[[], Awaitable[object]]] = [
        lambda: tables.leave(row.id, BEN), lambda: tables.close(row.id, ANN), lambda: tables.decline(row.id, BEN),
        lambda: tables.set_deck(row.id, ANN, "other", DECK), lambda: tables.set_option(row.id, ANN, "best_of", 3),
    ]
    for request in requests:
        with pytest.raises(Arranged):
            await request()
    with pytest.raises(Full):
        await tables.join(row.id, CAT)
    assert (await tables.set_entropy(row.id, ANN, "my own words")).seats[0].entropy_typed


async def test_nothing_is_taken_back_and_there_is_no_rematch(bench: Bench) -> None:
    row = await dealt(bench.tables, await bench.laid())
    await first_turn(bench.tables, row.id)
    await choose(bench.tables, row.id, "ink")
    with pytest.raises(UndoForbidden):
        await bench.tables.ask_undo(row.id, ANN)
    await bench.tables.concede(row.id, ANN)
    with pytest.raises(Arranged):
        await bench.tables.rematch(row.id, ANN)


async def test_the_secret_stays_closed_until_the_tournament_opens_it(bench: Bench) -> None:
    row = await dealt(bench.tables, await bench.laid())
    await bench.tables.reveal(row.id)
    assert await bench.opened(row) == [False], "a game that goes on keeps its secret"
    await bench.tables.concede(row.id, ANN)
    row = await bench.tables.table(row.id)
    assert (row.status, await bench.opened(row)) == (OVER, [False])
    await bench.tables.reveal(row.id)
    assert await bench.opened(row) == [True]
    assert (await bench.tables.table(row.id)).version == row.version, "nothing that is shown has changed"


async def test_a_table_that_waits_is_called_off(bench: Bench) -> None:
    row = await bench.laid()
    await bench.tables.call_off(row.id)
    row = await bench.tables.table(row.id)
    assert (row.status, row.ended, row.games) == (OVER, "called_off", ())


@pytest.mark.parametrize(("loser", "won"), [(0, (1,)), (1, (0,)), (-1, ())])
async def test_a_game_that_goes_on_is_ended_by_the_table(bench: Bench, loser: int, won: tuple[int, ...]) -> None:
    row = await dealt(bench.tables, await bench.laid(best_of=3))
    await bench.tables.call_off(row.id, loser)
    await bench.tables.call_off(row.id, loser)
    row = await bench.tables.table(row.id)
    assert (row.status, winners(row)) == (OVER, won)
    [entry] = await bench.store.rows(row.games[0])
    assert isinstance(entry.input, TimeForfeit) == (loser >= 0)
    assert await bench.store.acted(row.games[0]) == {}, "it is nobody's own deed"
