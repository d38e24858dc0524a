"""What time brings is a line of the store: written with what it hangs on, taken by one process at a time."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from data.store import Store
from data.store.connection import Statement
from data.store.timers import ANSWERED_FOR_S, DECISION, LOBBY, LOOKED_AT_AFTER_S, TOURNAMENT, Timer
from engine.table import OVER, PLAYING, Options, StoreBroken
from tests.store.former import lay_former
from tests.store.test_store import ANN, game, row, table
from tests.store.test_tournaments import MOVES, tournament

DUE, LEASE, FAR = 100.0, 8.0, 10.0**6
ON_SHARD_3 = 3 << 22


@pytest.fixture
async def other(where: str, store: Store) -> AsyncIterator[Store]:
    """Another process over the same store."""
    opened = await Store.open(where)
    yield opened
    await opened.close()


async def taken(store: Store, now: float, most: int = 1000) -> list[Timer]:
    return await store.timers.take(now, now + LEASE, most)


async def keys(store: Store, now: float = FAR) -> list[tuple[str, str, float]]:
    """Everything there is, by kind, key and moment."""
    lines = await store._db.read("SELECT kind, key, due FROM timers WHERE due <= ? ORDER BY kind, key", (now,))
    return [(str(kind), str(key), float(str(due))) for kind, key, due in lines]


async def test_of_two_takers_at_one_moment_each_timer_has_one(store: Store, other: Store) -> None:
    for number in range(50):
        await store.timers.by(DECISION, f"t{number}", 1, DUE + number / 100)
    both = await asyncio.gather(*[taken(each, DUE + 1, 4) for each in (store, other) * 10])
    every = [each.key for part in both for each in part]
    assert len(every) == len({*every}), "none is taken twice"
    rest = [each.key for each in await taken(other, DUE + 1)]
    assert sorted(every + rest) == sorted(f"t{number}" for number in range(50))
    assert await taken(store, DUE + 1) == []


async def test_who_takes_waits_for_nobody_who_is_taking(address: str, store: Store) -> None:
    for name in ("t1", "t2"):
        await store.timers.by(DECISION, name, 1, DUE)
    async with store._db.transaction() as db:
        assert len(await db.read_free("SELECT key FROM timers WHERE key = ?", ("t1",))) == 1
        async with asyncio.timeout(30):
            assert [each.key for each in await taken(store, DUE)] == ["t2"], "t1 is held by a transaction that goes on"
    assert [each.key for each in await taken(store, DUE)] == ["t1"]


async def test_nothing_is_taken_before_its_moment_and_the_newest_first(store: Store) -> None:
    for number in (1, 2, 3):
        await store.timers.by(DECISION, f"t{number}", 1, DUE + number)
    assert await store.timers.next_due() == DUE + 1
    assert [each.key for each in await taken(store, DUE + 2)] == ["t2", "t1"]
    assert await store.timers.next_due() == DUE + 3


async def test_what_a_process_has_taken_that_died_is_taken_again_once_its_time_is_over(
    store: Store, other: Store
) -> None:
    await store.timers.by(DECISION, "t1", 1, DUE)
    [first] = await taken(store, DUE)
    assert await taken(other, DUE + LEASE - 0.1) == []
    [second] = await taken(other, DUE + LEASE)
    assert (second.key, second.token == first.token) == ("t1", False)
    assert not await store.timers.holds(first)
    assert await other.timers.settle(second, None)
    assert await keys(store) == []


async def test_who_stalls_for_longer_than_he_holds_a_timer_cannot_put_it_away(store: Store, other: Store) -> None:
    await store.timers.by(DECISION, "t1", 1, DUE)
    [late] = await taken(store, DUE)
    [now] = await taken(other, DUE + 10)
    assert not await store.timers.settle(late, None)
    assert not await store.timers.settle(late, FAR)
    assert await other.timers.settle(now, DUE + 50)
    assert not await store.timers.settle(late, None), "nor when the other one has put it to another moment"
    assert await keys(store) == [(DECISION, "t1", DUE + 50)]


async def test_a_timer_that_is_set_while_it_is_taken_is_not_lost(store: Store, other: Store) -> None:
    await store.create_table(table(games=("t1.1",), status=PLAYING), game())
    await store.append("t1.1", 0, row(1), at=DUE)
    now = DUE + LOOKED_AT_AFTER_S
    [looking] = await taken(other, now)
    await store.append("t1.1", 1, row(2), at=now)
    assert not await other.timers.settle(looking, None), "he has looked at what was there before"
    assert await keys(store) == [(DECISION, "t1", now + LOOKED_AT_AFTER_S)]


async def test_a_timer_that_is_put_away_while_it_is_taken_stays_away(store: Store, other: Store) -> None:
    await store.create_table(table(expires_at=DUE))
    [looking] = await taken(other, DUE)
    await store.save_table(table(version=1, status=OVER), 0)
    assert not await other.timers.settle(looking, DUE + 1)
    assert await keys(store) == []


async def test_a_table_that_waits_has_a_moment_until_it_is_dealt(store: Store) -> None:
    await store.create_table(table(expires_at=DUE))
    assert await keys(store) == [(LOBBY, "t1", DUE)]
    await store.save_table(table(version=1, expires_at=DUE + 5), 0)
    assert await keys(store) == [(LOBBY, "t1", DUE + 5)]
    assert not await store.save_table(table(version=1, expires_at=FAR), 0)
    assert await keys(store) == [(LOBBY, "t1", DUE + 5)], "what is not written moves nothing"
    await store.save_table(table(version=2, status=PLAYING, games=("t1.1",)), 1, game())
    assert await keys(store) == []


async def test_a_table_with_a_clock_has_a_moment_unless_it_stands_or_is_over(store: Store) -> None:
    timed = Options(game="lorcana", clock=120)
    await store.create_table(table(options=timed, fresh_at=DUE, status=PLAYING, games=("t1.1",)), game())
    assert await keys(store) == [(DECISION, "t1", DUE + LOOKED_AT_AFTER_S)]
    [looking] = await taken(store, FAR)
    assert await store.timers.settle(looking, None)
    paused = table(options=timed, paused_at=DUE, status=PLAYING, games=("t1.1",), version=1)
    await store.save_table(paused, 0)
    assert await keys(store) == []
    await store.save_table(table(options=timed, fresh_at=DUE + 9, games=("t1.1",), version=2), 1)
    assert await keys(store) == [(DECISION, "t1", DUE + 9 + LOOKED_AT_AFTER_S)], "between two games too"
    await store.save_table(table(options=timed, status=OVER, games=("t1.1",), version=3), 2)
    assert await keys(store) == []


async def test_an_input_brings_a_moment_and_a_sooner_one_stays(store: Store) -> None:
    await store.create_table(table(games=("t1.1",), status=PLAYING), game())
    for number, at in enumerate((DUE, DUE + 30)):
        assert await store.append("t1.1", number, row(number + 1), at=at)
    assert await keys(store) == [(DECISION, "t1", DUE + LOOKED_AT_AFTER_S)]
    await store.timers.by(DECISION, "t1", 1, DUE + 10)
    assert await keys(store) == [(DECISION, "t1", DUE + 10)]


async def test_neither_an_input_nor_its_timer_is_written_without_the_other(store: Store) -> None:
    await store.create_table(table(games=("t1.1",), status=PLAYING), game())
    broken = Statement("INSERT INTO timers (kind) VALUES (?)", (DECISION,))
    with pytest.raises(StoreBroken):
        await store._db.write("UPDATE games SET opened = 1 WHERE id = ?", ("t1.1",), broken)
    assert await store._db.read("SELECT opened FROM games") == [(0,)]


async def test_many_inputs_at_once_have_a_moment_each(store: Store, other: Store) -> None:
    names = [f"t{number}" for number in range(20)]
    for number, name in enumerate(names):
        await store.create_table(table(name, number, games=(f"{name}.1",), status=PLAYING), game(f"{name}.1", name))
    writers = [each.append(f"{name}.1", 0, row(1), at=DUE) for name in names for each in (store, other)]
    assert sum(await asyncio.gather(*writers)) == len(names), "one of two that come at once"
    assert await keys(store) == sorted((DECISION, name, DUE + LOOKED_AT_AFTER_S) for name in names)


async def test_an_input_of_a_tournament_is_seen_to_by_whoever_is_there(store: Store) -> None:
    assert await store.tournaments.create(tournament(at=DUE))
    assert await keys(store) == [(TOURNAMENT, "t1", DUE + ANSWERED_FOR_S)]
    [looking] = await taken(store, FAR)
    assert await store.timers.settle(looking, None)
    assert await store.tournaments.append("t1", 1, MOVES[0], by=ANN, at=DUE + 20, user=ANN)
    assert await keys(store) == [(TOURNAMENT, "t1", DUE + 20 + ANSWERED_FOR_S)]
    await store.tournaments.settle("t1", "settled")
    assert await keys(store) == []


async def test_a_process_takes_what_belongs_to_its_shards_and_nothing_else(store: Store) -> None:
    await store.timers.by(DECISION, "here", ON_SHARD_3, DUE)
    await store.timers.by(DECISION, "direct", 0, DUE + 1)
    assert await store.timers.next_due({3, 4}, 16) == DUE
    assert [each.key for each in await store.timers.take(FAR, FAR, 9, {3, 4}, 16)] == ["here"]
    assert [each.key for each in await store.timers.take(DUE + 2, FAR, 9, {0}, 16)] == ["direct"]
    assert await store.timers.take(FAR, FAR, 9, (), 16) == []
    assert await store.timers.next_due((), 16) is None


async def test_a_home_that_had_no_timers_is_looked_at_once(where: str) -> None:
    empty = "x''" if where.endswith(".sqlite") else "''"
    played = [
        ("t1", "open", "", 50),
        ("t2", "playing", "t2.1", 0),
        ("t3", "over", "t3.1", 50),
        ("t4", "open", "t4.1", 0),
    ]
    rooms = [
        "INSERT INTO tables (id, guild, channel, status, game, opened_at, version, body, home, alone, expires_at) "
        f"VALUES ('{name}', 9, 1, '{status}', '{last}', 0, 0, {empty}, 1, 0, {expires})"
        for name, status, last, expires in played
    ]
    cups = [
        "INSERT INTO tournaments (id, guild, channel, organiser, at, status, body) "
        f"VALUES ('{name}', 9, {channel}, 1, 0, '{status}', {empty})"
        for channel, (name, status) in enumerate([("c1", "going"), ("c2", "over"), ("c3", "settled")])
    ]
    lay_former(where, 12, *rooms, *cups)
    opened = await Store.open(where)
    now = [(DECISION, "t2", 0), (DECISION, "t4", 0), (TOURNAMENT, "c1", 0), (TOURNAMENT, "c2", 0)]
    assert await keys(opened) == sorted([*now, (LOBBY, "t1", 50)])
    await opened.close()
