"""Whatever moment the process dies at, the next one shows each thing once."""

import asyncio
import dataclasses
import itertools
import time
from asyncio import Event
from collections.abc import Callable, Coroutine
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

from cogs.services import Services
from cogs.surfaces.marks import MessageMark, mark_of, marked
from cogs.surfaces.sync import AT_ONCE, SurfaceSync
from cogs.workers import Workers
from engine.table import Options, SurfaceRow
from rehearsal.client import PATIENCE
from tests.cogs.fake_discord import Client, Fuse, Killed, Posted, World

CHANNEL, AOI, BEN = 100, 1, 2
DIRECT = {AOI: 201, BEN: 202}


class Burning:
    """The store, with a fuse at every write."""

    def __init__(self, store: Any, fuse: Fuse) -> None:
        self._store, self._fuse = store, fuse

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def put_surface(self, row: SurfaceRow) -> None:
        self._fuse.burn()
        await self._store.put_surface(row)

    async def claim_surface(self, before: SurfaceRow | None, row: SurfaceRow) -> bool:
        self._fuse.burn()
        return bool(await self._store.claim_surface(before, row))


class LaterClock:
    """An hour from now: nobody has acted just now."""

    def now(self) -> float:
        return time.time() + 3600


async def seated(services: Services, *, alone: bool = True, spectators: bool = True, best_of: int = 1) -> str:
    """A game that has begun, both reachable by direct message."""
    options = Options(game="lorcana", spectators=spectators, best_of=best_of)
    row = await services.tables.open(guild=9, channel=CHANNEL, host=AOI, options=options, alone=alone)
    await services.tables.join(row.id, BEN)
    for seat, (user, deck) in enumerate(zip((AOI, BEN), services.shelves["lorcana"].decks, strict=False)):
        await services.meet(user, f"Player {user}", "en-US")
        await services.tables.set_deck(row.id, user, deck.id, deck.cards)
        direct = SurfaceRow(table=row.id, surface=f"hand:{seat}", channel=DIRECT[user], message=0)
        await services.store.put_surface(marked(direct, MessageMark(about=f"{user}")))
        await services.tables.ready(row.id, user)
    return row.id


async def show_all(services: Services, world: World, table: str) -> None:
    """One process at work; it may die of the fuse."""
    world.fuse.burnt = False
    burning = dataclasses.replace(services, store=cast(Any, Burning(services.store, world.fuse)))
    surfaces = SurfaceSync(cast(discord.Client, Client(world)), burning)
    try:
        await surfaces.tidy(table)
        for kind in (surfaces._private, surfaces._public, surfaces._private):  # hands wait for the lobby's message
            done = await kind(table)
        await surfaces.idle()
        if world.fuse.burnt:
            raise Killed
        assert done
    finally:
        surfaces.stop()


async def answer_once(services: Services, table: str) -> None:
    live = await services.tables.current(table)
    assert live.question is not None
    user = (AOI, BEN)[live.question.seat]
    least = tuple(range(live.question.least))
    await services.tables.submit(table, live.game, user, least, live.no)


async def awaited(services: Services, table: str) -> int:
    question = (await services.tables.current(table)).question
    assert question is not None
    return question.seat


def boards(world: World) -> list[Posted]:
    return [m for m in world.in_channel(CHANNEL) if m.pictures and m.buttons]


def pings(world: World) -> list[Posted]:
    return [m for m in world.in_channel(CHANNEL) if not m.pictures and any(":move" in each for each in m.buttons)]


async def check(services: Services, world: World, table: str) -> None:
    """One board, at most one ping, one lobby, one hand a seat, and the awaited hand asks the current question."""
    live = await services.tables.current(table)
    assert live.question is not None
    assert len(boards(world)) == 1
    assert len(pings(world)) <= 1
    assert len([m for m in world.in_channel(CHANNEL) if "Disney Lorcana" in m.content]) == 1
    for seat, user in enumerate((AOI, BEN)):
        hands = world.in_channel(DIRECT[user])
        assert len(hands) == 1
        asks = [each for each in hands[0].buttons if each.startswith("k:")]
        assert bool(asks) == (live.question.seat == seat)
        assert all(each.startswith(f"k:{live.game}:{live.no}:") for each in asks)


async def hours_pass(services: Services, world: World, table: str) -> None:
    """Discord has forgotten every nonce."""
    for message in world.messages.values():
        message.nonce = ""
    for row in await services.store.surfaces(table):
        if mark_of(row).nonce:
            await services.store.put_surface(marked(row, replace(mark_of(row), since=mark_of(row).since - 3600)))


@pytest.mark.parametrize("is_late", [False, True])
async def test_a_kill_at_each_await_posts_each_message_once(services: Services, is_late: bool) -> None:
    """The fuse is lit anew for each length, each time over a first showing and two changes; the next process comes at
    once, or when Discord knows no more what the one before has posted."""
    lengths = 0
    for length in range(1, 200):
        table = await seated(services)
        world = World(Fuse(length))
        for _ in range(3):
            try:
                await show_all(services, world, table)
            except Killed:
                lengths += 1
                world.fuse.left = -1
                if is_late:
                    await hours_pass(services, world, table)
                await show_all(services, world, table)
            await check(services, world, table)
            await answer_once(services, table)
        burnt = world.fuse.left
        await services.tables.leave_game(table, AOI)
        if burnt > 0:
            break
    assert lengths > 30
    assert burnt > 0, "the fuse has outlived the whole showing"


@pytest.mark.parametrize("spectators", [True, False])
async def test_a_kill_at_each_await_makes_one_thread(services: Services, spectators: bool) -> None:
    """On the lobby's message, or a private one that is found again by its name; boards go there and nowhere else."""
    lengths = 0
    for length in range(1, 60):
        table = await seated(services, alone=False, spectators=spectators)
        world = World(Fuse(length))
        try:
            await show_all(services, world, table)
        except Killed:
            lengths += 1
            world.fuse.left = -1
            await show_all(services, world, table)
        row = await services.tables.table(table)
        assert [row.thread] == list(world.threads)
        assert world.members == {row.thread: {AOI, BEN}}
        assert len([m for m in world.in_channel(row.thread) if m.pictures and m.buttons]) == 1
        assert not boards(world)
        [lobby] = world.in_channel(CHANNEL)
        assert f"/9/{row.thread}" in lobby.content
        for seat in range(2):
            hand = await services.store.surface(table, f"hand:{seat}")
            assert hand is not None
            assert f"/9/{row.thread}" in world.messages[hand.message].content
        await services.tables.leave_game(table, AOI)
        if world.fuse.left > 0:
            break
    assert lengths > 8
    assert world.fuse.left > 0, "the fuse has outlived the whole showing"


async def test_where_no_private_thread_can_be_had_any_more_the_lobby_says_that_others_can_watch(
    services: Services,
) -> None:
    table = await seated(services, alone=False, spectators=False)
    world = World(Fuse(), forbidden=True)
    await show_all(services, world, table)
    row = await services.tables.table(table)
    assert (row.home, world.threads) == (CHANNEL, {})
    assert [m for m in world.in_channel(CHANNEL) if "No private thread" in m.content and "no spectators" in m.content]


async def test_a_match_that_can_have_no_thread_is_not_shown_beside_another_but_waits(services: Services) -> None:
    first, second = await seated(services, alone=False), await seated(services, alone=False)
    world = World(Fuse(), forbidden=True)
    await show_all(services, world, first)
    surfaces = SurfaceSync(cast(discord.Client, Client(world)), services)
    for kind in (surfaces._public, surfaces._private, surfaces._public):
        assert not await kind(second)
    [waits] = [m for m in world.in_channel(CHANNEL) if "has no place yet" in m.content]
    assert len([m for m in world.in_channel(CHANNEL) if m.pictures]) == 1, "one board"
    assert not any(m.pictures for direct in DIRECT.values() for m in world.in_channel(direct)[1:])
    world.forbidden = False
    await show_all(services, world, second)
    row = await services.tables.table(second)
    assert row.home not in (0, CHANNEL)
    assert [m for m in world.in_channel(row.home) if m.pictures]
    assert f"/9/{row.home}" in waits.content
    surfaces.stop()


@pytest.mark.parametrize("code", [160005, 50083])
async def test_a_thread_that_is_locked_leaves_the_game_in_direct_messages_and_the_rematch_to_a_thread_of_its_own(
    services: Services,
    code: int,
) -> None:
    table = await seated(services, alone=False)
    world = World(Fuse(), locks_by=code)
    await show_all(services, world, table)
    thread = (await services.tables.table(table)).thread
    world.locked = {thread}
    world.frozen = {message.id for message in world.in_channel(thread)}
    await answer_once(services, table)
    await show_all(services, world, table)
    assert all("can no longer reach this game" in world.in_channel(direct)[-1].content for direct in DIRECT.values())
    await services.tables.concede(table, AOI)
    again = (await services.tables.rematch(table, BEN)).id
    for _ in range(2):  # the first look finds that nothing can be shown there
        await show_all(services, world, again)
    assert [m for m in world.in_channel(CHANNEL) if "rematch" in m.content and m.buttons]
    for user in (AOI, BEN):
        await services.tables.ready(again, user)
    await show_all(services, world, again)
    row = await services.tables.table(again)
    assert row.home not in (thread, CHANNEL)
    assert [m for m in world.in_channel(row.home) if m.pictures]


async def test_a_game_that_can_be_read_no_more_is_left_alone_until_somebody_leaves_it(
    services: Services,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    live = await services.tables.current(table)
    await answer_once(services, table)
    [entry] = (await services.store.rows(live.game))[live.no :][:1]
    assert await services.store.append(
        live.game,
        (await services.tables.current(table)).no,
        replace(entry, no=(await services.tables.current(table)).no + 1),
    )
    services.tables.drop_caches()
    await show_all(services, world, table)
    await services.tables.give_up(table, AOI)
    await show_all(services, world, table)
    assert [m for m in world.in_channel(CHANNEL) if "The match is over" in m.content]
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def test_a_seat_that_has_acted_within_a_minute_is_not_pinged_but_later_is(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    assert len(pings(world)) == 1
    live = await services.tables.current(table)
    told = live.question
    while told and (len(live.acted) < 2 or await awaited(services, table) == told.seat):
        told = live.question
        await answer_once(services, table)
        await show_all(services, world, table)
        live = await services.tables.current(table)
    assert pings(world) == [], "both acted a moment ago; the ping before has lost its buttons"
    later = dataclasses.replace(services, settings=services.settings.model_copy(update={"nudge_seconds": 0.0}))
    await show_all(later, world, table)
    assert len(pings(world)) == 1


async def test_a_board_is_posted_anew_when_it_is_old(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    row = await services.store.surface(table, "board")
    assert row is not None
    aged = replace(mark_of(row), at=time.time() - services.settings.repost_seconds - 1)
    await services.store.put_surface(marked(row, aged))
    await answer_once(services, table)
    await show_all(services, world, table)
    assert len(boards(world)) == 1
    assert boards(world)[0].id != row.message


async def test_an_unchanged_hand_is_not_sent_again(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    edits = world.edits
    await show_all(services, world, table)
    assert world.edits == edits


async def test_changes_that_follow_each_other_are_shown_by_one_board(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    surfaces = SurfaceSync(cast(discord.Client, Client(world)), services)
    for _ in range(2):
        await answer_once(services, table)
        surfaces.touch(table)
    async with asyncio.timeout(PATIENCE):
        await surfaces.idle()
    surfaces.stop()
    await check(services, world, table)


async def test_a_hand_never_goes_to_who_sat_there_before(services: Services) -> None:
    """Seats move up when somebody stands up before the deal."""
    table = await seated(services)
    row = await services.store.surface(table, "hand:1")
    assert row is not None
    await services.store.put_surface(marked(replace(row, channel=299), MessageMark(about="77")))
    world = World(Fuse())
    await show_all(services, world, table)
    assert world.in_channel(299) == []
    assert len(world.in_channel(DIRECT[BEN])) == 1


async def test_a_message_that_cannot_be_edited_any_more_is_posted_anew(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    world.frozen = {message.id for message in boards(world)}
    await answer_once(services, table)
    await show_all(services, world, table)
    assert [message.id for message in boards(world) if message.id not in world.frozen]


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_start_waits_for_no_table_and_repairs_a_few_at_a_time(services: Services) -> None:
    tables = [await seated(services, alone=False) for _ in range(AT_ONCE + 4)]
    surfaces = SurfaceSync(cast(discord.Client, Client(World(Fuse()))), services)
    work, under_way, most, done = Event(), 0, 0, 0

    async def tried(which: tuple[str, str]) -> bool:
        nonlocal under_way, most, done
        under_way += which[1] == "public"
        most = max(most, under_way)
        await work.wait()
        under_way -= which[1] == "public"
        done += which[1] == "public"
        return True

    surfaces._workers = Workers(tried)
    await surfaces.repair()
    assert most == 0, "nothing is waited for"
    await until(lambda: under_way == AT_ONCE)
    await asyncio.sleep(0.05)
    work.set()
    await surfaces.idle()
    assert (most, done) == (AT_ONCE, len(tables))
    surfaces.stop()


async def test_what_lags_behind_is_repaired_where_somebody_acted_last_at_first(services: Services) -> None:
    world = World(Fuse())
    tables = [await seated(services, alone=False) for _ in range(4)]
    for table in tables:
        await show_all(services, world, table)
    for table in (tables[2], tables[1]):
        await answer_once(services, table)
    later = dataclasses.replace(services, clock=cast(Any, LaterClock()))
    surfaces = SurfaceSync(cast(discord.Client, Client(world)), later)
    touched: list[str] = []
    surfaces.touch = lambda table, kinds=(): touched.append(table)  # type: ignore[method-assign]
    await surfaces.repair()
    await surfaces.idle()
    assert touched == [tables[1], tables[2]], "what is up to date waits for what time brings"


async def test_tables_that_are_behind_are_begun_with_at_a_pace_and_idle_ones_are_not_kept(
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cogs.surfaces.sync.BEHIND_A_SECOND", 20.0)
    world = World(Fuse())
    tables = [await seated(services, alone=False) for _ in range(6)]
    for table in tables:
        await show_all(services, world, table)
    behind, idle = tables[:4], tables[4:]
    for table in behind:
        await answer_once(services, table)
    services.tables.drop_caches()
    later = dataclasses.replace(services, clock=cast(Any, LaterClock()))
    surfaces = SurfaceSync(cast(discord.Client, Client(world)), later)
    begun: dict[str, float] = {}
    in_turn = surfaces._in_turn

    def noted(table: str, turn: asyncio.Semaphore, *, is_idle: bool) -> Coroutine[Any, Any, None]:
        """When it is taken up; when the loop comes to it hangs on what else the machine does."""
        begun.setdefault(table, asyncio.get_running_loop().time())
        return in_turn(table, turn, is_idle=is_idle)

    monkeypatch.setattr(surfaces, "_in_turn", noted)
    await surfaces.repair()
    await surfaces.idle()
    moments = sorted(begun[table] for table in behind)
    assert all(later - sooner >= 1 / 20 - 0.001 for sooner, later in itertools.pairwise(moments))
    assert [services.tables.knows(table) for table in behind] == [True] * 4
    assert [services.tables.knows(table) for table in idle] == [False] * 2
    surfaces.stop()


async def test_a_table_that_cannot_be_repaired_keeps_no_other_one_waiting(
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cogs.surfaces.sync.AT_ONCE", 1)
    monkeypatch.setattr("cogs.surfaces.sync.PATIENCE", 0.05)
    tables = [await seated(services, alone=False) for _ in range(3)]
    surfaces = SurfaceSync(cast(discord.Client, Client(World(Fuse()))), services)
    tried: set[str] = set()

    async def never(which: tuple[str, str]) -> bool:
        tried.add(which[0])
        return False

    surfaces._workers = Workers(never)
    await surfaces.repair()
    await until(lambda: tried == set(tables))
    surfaces.stop()


async def test_a_stop_ends_a_repair_that_is_under_way(services: Services) -> None:
    await seated(services, alone=False)
    surfaces = SurfaceSync(cast(discord.Client, Client(World(Fuse()))), services)
    await surfaces.repair()
    surfaces.stop()
    with pytest.raises(asyncio.CancelledError):
        await surfaces.idle()
