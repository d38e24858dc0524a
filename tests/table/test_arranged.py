"""Tables that a tournament lays: nobody changes what is settled there, and what is secret stays so until the end."""

from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, cast

import pytest
from msgspec.structs import replace

from data.store import Store
from engine.games.registry import GAMES
from engine.kernel.state.question import AgreeDraw, Answer, TimeForfeit
from engine.table import (
    OVER,
    PLAYING,
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
    Pool,
    SeatAssignment,
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
        places = [SeatAssignment(user=user, deck=tuple(DECK), deck_name="home") for user in (ANN, BEN)]
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
        (ANN, tuple(DECK), False),
        (BEN, tuple(DECK), False),
    ]
    assert row.commitment
    assert (row.expires_at, is_waiting(row)) == (0.0, True), "it is waited for without an end"
    assert await bench.laid() == row
    assert len(await bench.store.open_tables()) == 1
    assert (await dealt(bench.tables, row)).status == PLAYING


async def test_seats_decks_and_options_stay_as_they_are(bench: Bench) -> None:
    row = await bench.laid()
    tables = bench.tables
    requests: list[Callable[[], Awaitable[object]]] = [
        lambda: tables.leave(row.id, BEN),
        lambda: tables.close(row.id, ANN),
        lambda: tables.decline(row.id, BEN),
        lambda: tables.set_deck(row.id, ANN, "other", DECK),
        lambda: tables.set_option(row.id, ANN, "best_of", 3),
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
    assert (await bench.tables.current(row.id)).acted == {}, "it is nobody's own deed"


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


class Busy:
    """A journal between whose writes something happens; the process dies before write `dies`."""

    def __init__(
        self, store: Store, *, dies: int = -1, meanwhile: Callable[[], Awaitable[object]] | None = None
    ) -> None:
        self._store, self._left, self._meanwhile = store, dies, meanwhile

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def save_table(self, *args: Any) -> bool:
        await self._before()
        return await self._store.save_table(*args)

    async def append(self, *args: Any, **told: Any) -> bool:
        await self._before()
        return await self._store.append(*args, **told)

    async def _before(self) -> None:
        if self._left == 0:
            raise Killed
        self._left -= 1
        if self._meanwhile is not None:
            deed, self._meanwhile = self._meanwhile, None
            await deed()


class Killed(BaseException):
    """Nothing of ours may catch it."""


def busy(bench: Bench, **how: Any) -> ArrangedTables:
    return ArrangedTables(cast(Any, Busy(bench.store, **how)), GAMES, {"lorcana": Pool(CARDS)}, StandingClock())


@pytest.mark.parametrize("dies", [0, 1, 2, 3])
async def test_a_kill_at_any_write_of_a_judges_end_leaves_the_end_with_its_note_or_neither(
    bench: Bench,
    dies: int,
) -> None:
    row = await dealt(bench.tables, await seated(bench.tables, best_of=3))
    await first_turn(bench.tables, row.id)
    done = dies > 2
    with nullcontext() if done else pytest.raises(Killed):
        await busy(bench, dies=dies).end(row.id, CAT, "left behind")
    live = await bench.tables.current(row.id)
    ended = (live.table.status, live.table.ruling, live.table.results, live.outcome is not None)
    assert ended == ((OVER, "left behind", ((),), True) if dies else (PLAYING, "", (), False))
    assert await bench.opened(live.table) == [dies > 0]


async def test_of_a_judges_end_and_a_decision_at_once_both_stand(bench: Bench) -> None:
    row = await dealt(bench.tables, await seated(bench.tables))
    live = await first_turn(bench.tables, row.id)
    await busy(bench, meanwhile=lambda: choose(bench.tables, row.id, "ink")).end(row.id, CAT, "enough")
    after = await bench.tables.current(row.id)
    inputs = [type(entry.input) for entry in await bench.store.rows(live.game)][live.no :]
    assert inputs == [Answer, AgreeDraw]
    assert (after.table.status, after.table.ruling, winners(after.table)) == (OVER, "enough", ())


async def test_a_judge_who_comes_when_it_is_over_has_ruled_nothing(bench: Bench) -> None:
    """Somebody gives the game up at the same moment, in another process: no note stays at the table."""
    row = await dealt(bench.tables, await seated(bench.tables))
    late = busy(bench, meanwhile=lambda: bench.tables.concede(row.id, ANN))
    with pytest.raises(NotPlaying):
        await late.end(row.id, CAT, "too slow")
    row = await bench.tables.table(row.id)
    assert (row.status, row.ruling, winners(row)) == (OVER, "", (1,))


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
