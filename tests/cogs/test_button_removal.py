"""Buttons are taken off in nobody's way, and whoever serves no more leaves the messages alone."""

import asyncio
import time
from typing import cast

import discord
import pytest
from msgspec.structs import replace

from cogs.services import Services
from cogs.surfaces import button_removal
from cogs.surfaces.marks import mark_of, marked
from cogs.surfaces.sync import SurfaceSync
from engine.table import SurfaceRow
from rehearsal.client import PATIENCE
from tests.cogs.fake_discord import Client, Fuse, Posted, World
from tests.cogs.test_repair import AOI, BEN, answer_once, awaited, boards, seated, show_all

HOURS = 3600.0


def served(services: Services, world: World) -> SurfaceSync:
    return SurfaceSync(cast(discord.Client, Client(world)), services)


async def surface(services: Services, table: str, name: str) -> SurfaceRow:
    row = await services.store.surface(table, name)
    assert row is not None
    return row


async def aged(services: Services, table: str, name: str) -> SurfaceRow:
    """A surface whose message is so old that it is posted anew."""
    row = await surface(services, table, name)
    await services.store.put_surface(marked(row, replace(mark_of(row), at=time.time() - HOURS)))
    return row


async def test_an_old_message_that_is_slow_to_lose_its_buttons_holds_no_decision_up(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse(), slow=HOURS)
    await show_all(services, world, table)
    surfaces, seat = served(services, world), await awaited(services, table)
    hand = await aged(services, table, f"hand:{seat}")
    world.frozen = {hand.message}
    await answer_once(services, table)
    async with asyncio.timeout(PATIENCE):
        assert await surfaces.hands.bring(table, seat)
        fresh = await surface(services, table, f"hand:{seat}")
        assert fresh.message != hand.message
        assert world.messages[hand.message].buttons, "Discord has not let that through yet"
        async with surfaces.hands.lock(table, seat):
            await answer_once(services, table)
        assert await surfaces.hands.bring(table, seat)
    assert (await surface(services, table, f"hand:{seat}")).shown == (await services.tables.current(table)).no
    surfaces.stop()


async def test_where_a_channel_is_limited_an_old_message_keeps_its_buttons(
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await seated(services)
    world = World(Fuse(), slow=HOURS)
    await show_all(services, world, table)
    monkeypatch.setattr(button_removal, "PATIENCE", 0.01)
    board = await aged(services, table, "board")
    world.frozen = {board.message}
    await answer_once(services, table)
    await show_all(services, world, table)
    assert {message.id for message in boards(world)} == {
        board.message,
        (await surface(services, table, "board")).message,
    }
    assert mark_of(await surface(services, table, "board")).old == (), "it is not tried again"


async def test_messages_over_an_hour_old_are_edited_one_after_the_other_with_a_pause(
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    naps: list[float] = []

    async def nap(seconds: float) -> None:
        naps.append(seconds)

    table = await seated(services)
    world = World(Fuse())
    for number in (1, 2, 3):
        world.messages[number] = Posted(number, 100, "a board of long ago", ["t:x:move"], "")
    await show_all(services, world, table)
    row = await surface(services, table, "board")
    row = marked(row, replace(mark_of(row), old=((100, 1), (100, 2), (100, 3))))
    await services.store.put_surface(row)
    monkeypatch.setattr(button_removal.asyncio, "sleep", nap)
    surfaces = served(services, world)
    await surfaces.tidy(table)
    await surfaces.idle()
    assert not any(world.messages[number].buttons for number in (1, 2, 3))
    assert naps[0] <= 0
    assert [button_removal.OLD_PACE - 2 < nap <= button_removal.OLD_PACE for nap in naps[1:]] == [True, True]
    assert mark_of(await surface(services, table, "board")).old == ()


async def test_what_a_kill_left_at_a_table_that_is_over_is_tidied_up_by_the_next_start(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    board = await surface(services, table, "board")
    await services.tables.leave_game(table, AOI)
    await show_all(services, world, table)
    world.messages[board.message].buttons = [f"t:{table}:move"]
    row = await surface(services, table, "board")
    await services.store.put_surface(marked(row, replace(mark_of(row), old=((board.channel, board.message),))))
    surfaces = served(services, world)
    await surfaces.repair()
    await surfaces.idle()
    surfaces.stop()
    assert world.messages[board.message].buttons == []


async def test_what_is_written_down_meanwhile_is_not_undone_by_tidying_up(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    row = await surface(services, table, "board")
    before = marked(row, replace(mark_of(row), old=((100, row.message),)))
    await services.store.put_surface(before)
    assert not await services.store.note_surface(row, "{}"), "it has changed since"
    await services.store.put_surface(replace(before, message=row.message + 1))
    assert not await services.store.note_surface(before, "{}"), "it is another message"
    assert (await surface(services, table, "board")).message == row.message + 1


async def test_a_message_that_is_losing_its_buttons_gets_none_anew(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse(), slow=HOURS)
    await show_all(services, world, table)
    surfaces = served(services, world)
    ping = await surface(services, table, "prompt")
    world.frozen = {ping.message}
    await surfaces.poster.strip(ping)
    live = await services.tables.current(table)
    assert await surfaces._pings.bring(live)
    fresh = await surface(services, table, "prompt")
    assert fresh.message != ping.message
    assert mark_of(fresh).old == ((ping.channel, ping.message),)
    surfaces.stop()


async def test_who_was_replaced_touches_no_message_any_more_and_a_table_keeps_one_board(services: Services) -> None:
    """A click that was under way when the client died comes to its end after the next client has begun."""
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    before = served(services, world)
    before.stop()
    after = served(services, world)
    await aged(services, table, "board")
    await answer_once(services, table)
    async with after.lock(table, "board"):  # the old one would read what is there, then wait for its turn
        before.touch(table)
        await asyncio.sleep(0)
    await before.idle()
    written = await surface(services, table, "board")
    assert mark_of(written).nonce == "", "the one who cannot post any more promises no post"
    assert (written.message, len(boards(world))) == (boards(world)[0].id, 1)
    after.touch(table)
    await after.idle()
    assert len(boards(world)) == 1
    after.stop()


async def test_two_clients_of_one_process_take_turns_at_a_message(services: Services) -> None:
    world = World(Fuse())
    before, after = served(services, world), served(services.renewed(), world)
    assert before.lock("s1", "board") is (held := after.lock("s1", "board"))
    assert before.hands.lock("s1", 0) is (hand := after.hands.lock("s1", 0))
    assert held is not hand


async def test_what_is_still_decided_at_the_old_clients_tables_is_shown_by_the_new_one(services: Services) -> None:
    table = await seated(services)
    heard: list[str] = []

    async def hear(changed: str) -> None:
        heard.append(changed)

    second = services.renewed()
    second.renewed().tables.on_change(hear)
    await second.tables.concede(table, AOI)
    await services.tables.rematch(table, BEN)
    assert heard[0] == table
    assert heard[1] != table
