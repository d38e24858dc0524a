"""What time brings comes once, whoever takes its timer, dies over it, stalls, or finds it moved; on both engines."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, cast

import discord
import pytest

from cogs import timers as taking
from cogs.client import Kotatsu
from cogs.services import Services
from cogs.surfaces.sync import SurfaceSync
from cogs.table_locator import TableLocator
from cogs.timers import AT_ONCE, LEASE_S, TimerTaker, lobbies
from cogs.tournaments.controller import TournamentController
from data.store import DECISION, LOBBY, TOURNAMENT, Timer
from engine.table import OVER, Options
from tests.cogs.fake_discord import Client, Fuse, Killed, World
from tests.cogs.test_clock import CLOCK
from tests.cogs.test_repair import Burning, answer_once, seated, show_all
from tests.cogs.test_tournament import NAME, Bench
from tests.cogs.test_two_processes import ELSEWHERE, HOST, LONG, PATIENCE_S, SAID, Processes, over

STALL_S = 10.0


@pytest.fixture(params=["path", "address"])
async def two(request: pytest.FixtureRequest, services: Services, tmp_path: Path) -> AsyncIterator[Processes]:
    """Two processes over one store of either kind."""
    where = tmp_path / "both.sqlite" if request.param == "path" else request.getfixturevalue("address")
    async with over(services, where) as made:
        yield made


async def nothing() -> None:
    """Follows."""


def taker(two: Processes, services: Services) -> tuple[TimerTaker, SurfaceSync]:
    surfaces = two.surfaces(services)
    return TimerTaker(services, {DECISION: surfaces.look, LOBBY: lobbies(services)}), surfaces


async def ring(taker: TimerTaker, idle: Callable[[], Awaitable[None]] = nothing) -> None:
    """Until nothing is due any more. `idle`: waits until what follows is done, however long that takes."""
    while not await taker.turn():
        await taker.idle()
        await idle()


async def rung(two: Processes, *processes: Services) -> None:
    """Whatever is due, by processes that look at the same moments."""
    made = [taker(two, each) for each in processes]
    await asyncio.gather(*[ring(each, surfaces.idle) for each, surfaces in made])
    for each, surfaces in made:
        each.stop()
        surfaces.stop()


@pytest.mark.parametrize("kind", ["call", "reminder"])
async def test_of_two_that_look_at_one_moment_one_says_it(two: Processes, kind: str) -> None:
    before = await two.until_due(kind)
    for _ in range(2):
        await rung(two, two.one, two.other)
        assert len(two.said(SAID[kind])) == before + 1
    assert two.said(SAID[kind])[-1].buttons


async def test_nothing_is_said_before_its_time_and_each_thing_once_when_it_is(two: Processes) -> None:
    for _ in range(3):  # whoever is to decide now has acted at this moment
        await two.answered()
    said = len(two.said(SAID["call"]))
    for seconds, calls, reminders in ((59, 0, 0), (2, 1, 0), (380, 1, 0), (10, 1, 1), (200, 1, 1)):
        two.clock.time += seconds
        await rung(two, two.one, two.other)
        assert (len(two.said(SAID["call"])) - said, len(two.said(SAID["reminder"]))) == (calls, reminders)
    assert any(":claim." in each for each in two.said(SAID["call"])[-1].buttons), "and who waits may claim the game"
    assert await two.one.store.timers.next_due() is None, "time brings nothing more"


@pytest.mark.parametrize("left", range(6))
@pytest.mark.parametrize("kind", ["call", "reminder"])
async def test_what_a_process_had_taken_that_died_is_said_once_by_the_other(
    two: Processes, kind: str, left: int
) -> None:
    before = await two.until_due(kind)
    [timer] = await taken(two, two.one)
    two.world.fuse.left = left
    burning = dataclasses.replace(two.one, store=cast(Any, Burning(two.one.store, two.world.fuse)))
    dying = two.surfaces(burning)
    with dying._moments.held(timer), contextlib.suppress(Killed):
        await dying._public(timer.key)
    dying.stop()
    two.world.fuse.left = -1
    assert two.world.fuse.burnt or left > 3
    two.clock.time += LEASE_S
    for each in (two.other, two.one):
        await rung(two, each)
        assert len(two.said(SAID[kind])) == before + 1
        assert two.said(SAID[kind])[-1].buttons


@pytest.mark.parametrize("kind", ["call", "reminder"])
async def test_a_process_that_dies_between_taking_and_saying_leaves_it_to_the_other(two: Processes, kind: str) -> None:
    before = await two.until_due(kind)
    assert await taken(two, two.one)
    await rung(two, two.other)
    assert len(two.said(SAID[kind])) == before, "it is still held"
    two.clock.time += LEASE_S
    await rung(two, two.other)
    assert len(two.said(SAID[kind])) == before + 1


@pytest.mark.parametrize("kind", ["call", "reminder"])
async def test_a_process_that_stalls_for_longer_than_it_holds_a_timer_doubles_nothing(
    two: Processes, kind: str
) -> None:
    before = await two.until_due(kind)
    [timer] = await taken(two, two.one)
    two.clock.time += STALL_S
    await rung(two, two.other)
    assert len(two.said(SAID[kind])) == before + 1
    late = two.surfaces(two.one)
    await late.look(timer)
    late.stop()
    await rung(two, two.one, two.other)
    assert len(two.said(SAID[kind])) == before + 1
    assert two.said(SAID[kind])[-1].buttons


async def test_a_decision_that_is_made_while_its_timer_is_taken_is_not_called_out(two: Processes) -> None:
    before = await two.until_due("reminder")
    [timer] = await taken(two, two.one)
    await two.answered(by=two.other)
    late = two.surfaces(two.one)
    await late.look(timer)
    late.stop()
    assert len(two.said(SAID["reminder"])) == before
    due = await two.one.store.timers.next_due()
    assert due is not None
    assert two.clock.time < due <= two.clock.time + two.one.settings.nudge_seconds, "the next one has its own"
    two.clock.time += 0.8 * CLOCK
    await rung(two, two.one, two.other)
    await rung(two, two.one, two.other)
    assert len(two.said(SAID["reminder"])) <= before + 1


async def test_a_table_that_waits_too_long_is_closed_once(two: Processes) -> None:
    row = await two.one.tables.open(guild=9, channel=ELSEWHERE, host=HOST, options=Options(game="lorcana"))
    two.clock.time = row.expires_at - 1
    await rung(two, two.one, two.other)
    assert (await two.one.tables.table(row.id)).status == "open"
    two.clock.time += LONG
    await rung(two, two.one, two.other)
    closed = await two.one.tables.table(row.id)
    assert (closed.status, closed.ended, closed.version) == (OVER, "expired", row.version + 1)
    assert await two.one.store.timers.due(LOBBY, row.id) is None


async def test_who_never_came_has_lost_once(two: Processes) -> None:
    bench = Bench(two.one)
    await bench.create(users=(11, 12, 13, 14), plan={"no_show": 5})
    await bench.pair()
    made = []
    for process in (two.one, two.other):
        runner = TournamentController(TableLocator(process, two.surfaces(process))).runner
        made.append((TimerTaker(process, {TOURNAMENT: runner.due, DECISION: two.surfaces(process).look}), runner))
    for seconds, lost in ((6, 0), (5 * 60, 2), (60, 2)):
        two.clock.time += seconds
        await asyncio.gather(*[ring(each) for each, _ in made])
        async with asyncio.timeout(PATIENCE_S):
            while await overdue(two) < lost:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        assert await overdue(two) == lost
    for each, runner in made:
        each.stop()
        runner.stop()


async def overdue(two: Processes) -> int:
    moves = await two.one.store.tournaments.inputs(NAME)
    return len([move for move in moves if "Overdue" in repr(move)])


async def test_a_start_over_many_that_are_overdue_sees_to_all_a_few_at_a_time(two: Processes) -> None:
    names = [f"t{number}" for number in range(200)]
    for number, name in enumerate(names):
        await two.one.store.timers.by(DECISION, name, 9, two.clock.time - 100 - number)
    seen: list[str] = []
    under_way = most = 0

    def see_of(services: Services) -> taking.See:
        async def see(timer: Timer) -> None:
            nonlocal under_way, most
            under_way += 1
            most = max(most, under_way)
            seen.append(timer.key)
            await asyncio.sleep(0)
            under_way -= 1
            assert await services.store.timers.settle(timer, None)

        return see

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(taking, "OVERDUE_A_SECOND", 1e9)
        takers = [TimerTaker(each, {DECISION: see_of(each)}) for each in (two.one, two.other)]
        await asyncio.gather(*[ring(each) for each in takers])
    assert sorted(seen) == sorted(names), "each once"
    assert most <= 2 * AT_ONCE


@pytest.mark.parametrize(("late", "at_once"), [(100.0, 1), (1.0, AT_ONCE)])
async def test_those_that_are_overdue_are_begun_with_one_after_the_other(
    two: Processes, monkeypatch: pytest.MonkeyPatch, late: float, at_once: int
) -> None:
    monkeypatch.setattr(taking, "OVERDUE_A_SECOND", 1e-6)
    for number in range(8):
        await two.one.store.timers.by(LOBBY, f"t{number}", 9, two.clock.time - late)
    begun, go_on = list[str](), asyncio.Event()

    async def see(timer: Timer) -> None:
        begun.append(timer.key)
        await go_on.wait()

    each = TimerTaker(two.one, {LOBBY: see})
    turn = asyncio.create_task(each.turn())
    async with asyncio.timeout(PATIENCE_S):
        while len(begun) < at_once:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    for _ in range(20):
        await asyncio.sleep(0)
    assert len(begun) == at_once
    turn.cancel()
    each.stop()


async def test_one_that_fails_is_taken_again_and_keeps_nobody_waiting(two: Processes) -> None:
    for name in ("bad", "good"):
        await two.one.store.timers.by(LOBBY, name, 9, two.clock.time)
    seen: list[str] = []

    async def see(timer: Timer) -> None:
        seen.append(timer.key)
        if timer.key == "bad":
            raise ConnectionError
        await two.one.store.timers.settle(timer, None)

    each = TimerTaker(two.one, {LOBBY: see})
    await ring(each)
    two.clock.time += LEASE_S
    await ring(each)
    assert sorted(seen) == ["bad", "bad", "good"]


async def test_an_idle_table_is_looked_at_when_its_time_comes_and_not_kept(services: Services) -> None:
    world = World(Fuse())
    table = await seated(services, alone=False)
    await show_all(services, world, table)
    await answer_once(services, table)
    await show_all(services, world, table)
    services.tables.drop_caches()
    surfaces = SurfaceSync(cast(discord.Client, Client(world)), services)
    await surfaces.repair()
    await surfaces.idle()
    assert not services.tables.knows(table), "nothing lags behind"
    [timer] = await services.store.timers.take(1e12, 2e12, 9)
    await surfaces.look(timer)
    assert not services.tables.knows(table)
    surfaces.stop()


def test_every_kind_has_somebody_who_sees_to_it(services: Services) -> None:
    assert {*Kotatsu(services).timers._see} == {DECISION, LOBBY, TOURNAMENT}


async def taken(two: Processes, services: Services) -> Sequence[Timer]:
    return await services.store.timers.take(two.clock.time, two.clock.time + LEASE_S, AT_ONCE)
