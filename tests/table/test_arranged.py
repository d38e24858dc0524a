"""Tables that a tournament lays: nobody changes what is settled there, and what is secret stays so until the end."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from data.store import Store
from engine.games.registry import GAMES
from engine.kernel.question import TimeForfeit
from engine.table import (
    OVER,
    PLAYING,
    AlreadyDecided,
    Arranged,
    ArrangedTables,
    ChannelTaken,
    Diverged,
    Full,
    JudgeSeated,
    NotPlaying,
    NotSeated,
    Options,
    Outdated,
    Place,
    Pool,
    TableRow,
    UndoForbidden,
    is_waiting,
    winners,
)
from tests.table.players import ANN, BEN, CARDS, CAT, CHANNEL, DECK, StandingClock, choose, dealt, first_turn, seated

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


async def test_a_judge_ends_what_nobody_else_can(bench: Bench) -> None:
    tables = bench.tables
    row = await dealt(tables, await seated(tables, best_of=3))
    await tables.concede(row.id, BEN)
    row = await dealt(tables, row)
    with pytest.raises(JudgeSeated):
        await tables.end(row.id, ANN, "no")
    with pytest.raises(ChannelTaken):
        await tables.open(guild=1, channel=CHANNEL, host=CAT, options=Options(game="lorcana"))
    await tables.end(row.id, CAT, "nobody came back")
    row = await tables.table(row.id)
    assert (row.status, row.results, winners(row)) == (OVER, ((0,), ()), (0,)), "what was won counts"
    assert (row.ruling, await bench.opened(row)) == ("nobody came back", [True, True])
    with pytest.raises(NotPlaying):
        await tables.end(row.id, CAT, "again")
    assert (await tables.open(guild=1, channel=CHANNEL, host=CAT, options=Options(game="lorcana"))).status == "open"
    with pytest.raises(Arranged):
        await tables.end((await bench.laid()).id, CAT, "not yours")


async def test_a_judge_who_comes_too_late_has_ruled_nothing(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else decides something at the same moment, in another process: no note stays at the table."""
    row = await dealt(bench.tables, await seated(bench.tables))

    async def beaten(*_: object) -> None:
        return None

    monkeypatch.setattr(bench.tables._games, "commit", beaten)
    with pytest.raises(AlreadyDecided):
        await bench.tables.end(row.id, CAT, "too slow")
    row = await bench.tables.table(row.id)
    assert (row.status, row.ruling) == ("playing", "")


async def lost(bench: Bench, row: TableRow) -> TableRow:
    """A game begins at a table, and its record can be read no more."""
    row = await dealt(bench.tables, row)
    live = await first_turn(bench.tables, row.id)
    assert await bench.store.append(live.game, live.no, replace(live.play.rows[-1], no=live.no + 1))
    bench.tables.drop_caches()
    with pytest.raises(Diverged):
        await bench.tables.concede(row.id, ANN)
    return row


async def test_a_match_whose_record_can_be_read_no_more_can_still_be_ended(bench: Bench) -> None:
    row = await lost(bench, await seated(bench.tables))
    await bench.tables.end(row.id, CAT, "broken")
    row = await bench.tables.table(row.id)
    assert (row.status, row.results, winners(row)) == (OVER, (), ())


async def test_who_leaves_a_match_that_nobody_can_play_on_has_not_lost_it(bench: Bench) -> None:
    row = await lost(bench, await seated(bench.tables))
    with pytest.raises(NotSeated):
        await bench.tables.give_up(row.id, CAT)
    with pytest.raises(Outdated):
        await bench.tables.give_up(row.id, ANN, 0)
    await bench.tables.give_up(row.id, ANN, 1)
    row = await bench.tables.table(row.id)
    assert (row.status, row.left, winners(row)) == (OVER, (), ())
    row = await lost(bench, await bench.laid())
    with pytest.raises(Arranged):
        await bench.tables.give_up(row.id, ANN)


async def test_a_lobby_that_a_judge_takes_away_is_called_off(bench: Bench) -> None:
    row = await seated(bench.tables)
    await bench.tables.end(row.id, CAT, "not here")
    row = await bench.tables.table(row.id)
    assert (row.status, row.ended, row.expires_at) == (OVER, "called_off", 0.0)
