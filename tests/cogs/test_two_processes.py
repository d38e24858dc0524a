"""Two processes over one PostgreSQL server that look at the same moment: whatever time brings comes once."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

from cogs.presentation.option_matching import Unmatched
from cogs.services import Services, tables_of
from cogs.surfaces.sync import SurfaceSync
from cogs.table_locator import TableLocator
from cogs.tournaments.controller import TournamentController
from cogs.workers import Locks
from data.store import Store
from engine.table import OVER, Options
from tests.cogs.fake_discord import Client, Fuse, Killed, Posted, World
from tests.cogs.test_clock import CLOCK, HandClock
from tests.cogs.test_repair import AOI, BEN, CHANNEL, Burning, answer_once, seated
from tests.cogs.test_tournament import NAME, Bench

PATIENCE_S = 60.0
SAID = {"call": "your turn to decide", "reminder": "running out"}
HOST, LONG, ELSEWHERE = 7, 10 * 24 * 3600, 4711


class Together:
    """A store of which one method is begun by both processes before either of them goes on; each only once."""

    def __init__(self, store: Any, name: str, barrier: asyncio.Barrier) -> None:
        room, _, method = name.rpartition(".")
        self._store, self._name, self._barrier = store, "" if room else name, barrier
        self._room = Together(getattr(store, room), method, barrier) if room else None

    def __getattr__(self, name: str) -> Any:
        if name == "tournaments" and self._room is not None:
            return self._room
        there = getattr(self._store, name)
        return self._met(there) if name == self._name else there

    def _met(self, there: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def met(*args: Any, **named: Any) -> Any:
            if self._name:
                self._name = ""
                async with asyncio.timeout(PATIENCE_S):
                    await self._barrier.wait()
            return await there(*args, **named)

        return met


class Instead:
    """A store of which some methods are others."""

    def __init__(self, store: Any, **methods: Callable[..., Awaitable[Any]]) -> None:
        self._store, self._methods = store, methods

    def __getattr__(self, name: str) -> Any:
        return self._methods.get(name) or getattr(self._store, name)


class Processes:
    """Two of them with a table whose clock runs, and one world that both post to."""

    def __init__(self, services: Services, stores: tuple[Store, Store]) -> None:
        self.clock = HandClock()
        self.world = World(Fuse())
        self._services, self._stores = services, stores
        self.one, self.other = self.both("")
        self.table = ""

    def both(self, name: str) -> tuple[Services, Services]:
        """Both anew; they meet when they begin a method of the store."""
        barrier = asyncio.Barrier(2)
        one, other = (self._process(cast(Store, Together(store, name, barrier))) for store in self._stores)
        return one, other

    def _process(self, store: Store) -> Services:
        tables = tables_of(store, self._services.communities, self.clock)
        return dataclasses.replace(self._services, store=store, tables=tables, clock=self.clock, locks=Locks())

    def surfaces(self, services: Services) -> SurfaceSync:
        return SurfaceSync(cast(discord.Client, Client(self.world)), services)

    async def open(self) -> None:
        self.table = await seated(self.one)
        row = await self.one.tables.table(self.table)
        timed = replace(row, options=replace(row.options, clock=CLOCK), version=row.version + 1)
        assert await self.one.store.save_table(timed, row.version)
        await self.show(self.one)

    async def show(self, services: Services) -> None:
        made = self.surfaces(services)
        while not (await made._private(self.table) and await made._public(self.table)):
            pass
        made.stop()

    async def answered(self, by: Services | None = None) -> None:
        """Until somebody else is to decide than before, and everybody sees it."""
        services = by or self.one
        awaited = (await services.tables.current(self.table)).awaited
        while (await services.tables.current(self.table)).awaited == awaited:
            await answer_once(services, self.table)
        await self.show(services)

    async def until_due(self, kind: str) -> int:
        """A decision that somebody is to be called to, or reminded of; how often that was said before."""
        before = len(self.said(SAID[kind]))
        if kind == "call":
            awaited = (await self.one.tables.current(self.table)).awaited
            while (await self.one.tables.current(self.table)).awaited == awaited:
                await answer_once(self.one, self.table)
            self.clock.time += self.one.settings.nudge_seconds + 1
        else:
            self.clock.time += 0.8 * CLOCK
        return before

    async def say(self, kind: str, services: Services) -> None:
        """What is due at the table, and nothing else."""
        made, live = self.surfaces(services), await services.tables.current(self.table)
        try:
            await (made._pings if kind == "call" else made.reminders).bring(live)
        finally:
            made.stop()

    def said(self, part: str) -> list[Posted]:
        return [message for message in self.world.in_channel(CHANNEL) if part in message.content]


@asynccontextmanager
async def over(services: Services, where: Path | str) -> AsyncIterator[Processes]:
    """Two processes over one store, with a table whose clock runs."""
    stores = await Store.open(where), await Store.open(where)
    made = Processes(services, stores)
    await made.open()
    yield made
    for store in stores:
        await store.close()


@pytest.fixture
async def two(services: Services, address: str) -> AsyncIterator[Processes]:
    async with over(services, address) as made:
        yield made


async def test_of_two_clocks_that_strike_at_once_one_reminds(two: Processes) -> None:
    two.clock.time += 0.8 * CLOCK
    await asyncio.gather(*[two.show(each) for each in two.both("claim_surface")])
    assert len(two.said("running out")) == 1
    await two.show(two.one)
    assert len(two.said("running out")) == 1
    assert two.said("running out")[0].buttons


async def test_who_is_nudged_in_one_process_while_the_clock_strikes_in_the_other_is_reminded_once(
    two: Processes,
) -> None:
    two.clock.time += 0.8 * CLOCK
    one, other = two.both("claim_surface")
    live = await one.tables.current(two.table)
    assert live.question is not None
    nudge = two.surfaces(one).reminders.nudge(live, 1 - live.question.seat)
    told, _ = await asyncio.gather(nudge, two.show(other), return_exceptions=True)
    await two.show(two.one)
    assert len(two.said("running out")) + len(two.said("is waiting for your decision")) == 1
    if told is not None:
        assert isinstance(told, Unmatched)
        assert told.key == "error-nudge-once"


async def test_of_two_that_find_somebody_away_one_calls_him(two: Processes) -> None:
    calls = await two.until_due("call")
    await asyncio.gather(*[two.show(each) for each in two.both("claim_surface")])
    assert len(two.said("your turn to decide")) == calls + 1
    await two.show(two.one)
    assert len(two.said("your turn to decide")) == calls + 1
    assert two.said("your turn to decide")[-1].buttons


@pytest.mark.parametrize("left", range(6))
@pytest.mark.parametrize("kind", ["call", "reminder"])
async def test_what_a_process_was_about_to_say_when_it_died_is_said_once_by_the_other(
    two: Processes, kind: str, left: int
) -> None:
    before = await two.until_due(kind)
    two.world.fuse.left = left
    with contextlib.suppress(Killed):
        await two.say(kind, dataclasses.replace(two.one, store=cast(Any, Burning(two.one.store, two.world.fuse))))
    assert two.world.fuse.burnt is (left < 5)
    two.world.fuse.left = -1
    for each in (two.other, two.one):
        await two.show(each)
        assert len(two.said(SAID[kind])) == before + 1
        assert two.said(SAID[kind])[-1].buttons


@pytest.mark.parametrize("kind", ["call", "reminder"])
async def test_a_process_that_stalls_between_its_claim_and_its_message_does_not_double_it(
    two: Processes, kind: str
) -> None:
    before = await two.until_due(kind)
    stalled, goes_on = asyncio.Event(), asyncio.Event()

    async def claim(*args: Any) -> bool:
        done = await two.one.store.claim_surface(*args)
        stalled.set()
        await goes_on.wait()
        return done

    store = Instead(two.one.store, claim_surface=claim)
    late = asyncio.create_task(two.say(kind, dataclasses.replace(two.one, store=cast(Store, store))))
    async with asyncio.timeout(PATIENCE_S):
        await stalled.wait()
    two.clock.time += 10
    await two.show(two.other)
    assert len(two.said(SAID[kind])) == before + 1
    goes_on.set()
    await late
    for each in (two.other, two.one):
        await two.show(each)
        assert len(two.said(SAID[kind])) == before + 1
        assert two.said(SAID[kind])[-1].buttons


async def test_of_two_that_claim_a_late_game_one_ends_it(two: Processes) -> None:
    two.clock.time += CLOCK
    one, other = two.both("append")
    live = await two.one.tables.current(two.table)
    assert live.question is not None
    waiting = AOI + BEN - live.table.seats[live.question.seat].user
    told = await asyncio.gather(
        *[each.tables.claim(two.table, waiting, live.no) for each in (one, other)], return_exceptions=True
    )
    assert len([each for each in told if isinstance(each, BaseException)]) == 1
    assert (await two.one.tables.table(two.table)).status == OVER
    assert (await two.one.tables.current(two.table)).no == live.no + 1


async def test_of_two_that_find_a_table_that_has_waited_too_long_one_closes_it(two: Processes) -> None:
    row = await two.one.tables.open(guild=9, channel=ELSEWHERE, host=HOST, options=Options(game="lorcana"))
    two.clock.time += LONG
    one, other = two.both("save_table")
    await asyncio.gather(one.tables.expire(row.id), other.tables.expire(row.id))
    closed = await two.one.tables.table(row.id)
    assert (closed.status, closed.version) == (OVER, row.version + 1)


async def test_of_two_that_find_players_missing_one_gives_them_lost(two: Processes) -> None:
    bench = Bench(two.one)
    await bench.create(users=(11, 12, 13, 14), plan={"no_show": 5})
    await bench.pair()
    two.clock.time += 6 * 60
    runners = []
    for each in two.both("tournaments.append"):
        controller = TournamentController(TableLocator(each, two.surfaces(each)))
        controller.runner.stop()  # what follows is not done by itself
        runners.append(controller.runner)
    event = await bench.event()
    await asyncio.gather(*[runner._timed(event) for runner in runners])
    moves = await two.one.store.tournaments.inputs(NAME)
    assert len([move for move in moves if "Overdue" in repr(move)]) == 2, "one for each table"
    assert {match.how for match in (await bench.event()).state.rounds[0].matches} == {"no_show"}
