"""Direct messages that are closed while somebody plays: the table says where the hand is, and they are tried again."""

import dataclasses
import time

from msgspec.structs import replace

from cogs.services import Services
from cogs.surfaces.marks import mark_of, marked
from cogs.surfaces.poster import is_closed
from tests.cogs.fake_discord import Fuse, Killed, Posted, World
from tests.cogs.test_button_removal import aged, served, surface
from tests.cogs.test_repair import AOI, BEN, CHANNEL, DIRECT, answer_once, awaited, seated, show_all


def called(world: World, user: int) -> list[Posted]:
    return [
        message
        for message in world.in_channel(CHANNEL)
        if "no longer send you direct messages" in message.content and user in message.pinged
    ]


async def closed_on(services: Services, world: World, table: str) -> int:
    """The hand of whoever is awaited has to be posted anew and cannot be; gives his seat."""
    await show_all(services, world, table)
    seat = await awaited(services, table)
    await aged(services, table, f"hand:{seat}")
    world.shut = {DIRECT[(AOI, BEN)[seat]]}
    await answer_once(services, table)
    await show_all(services, world, table)
    return seat


async def acts(services: Services, table: str, seat: int) -> None:
    """Everybody decides until this seat has done so."""
    while await awaited(services, table) != seat:
        await answer_once(services, table)
    await answer_once(services, table)


async def long_ago(services: Services, table: str, seat: int) -> None:
    row = await surface(services, table, f"hand:{seat}")
    await services.store.put_surface(marked(row, replace(mark_of(row), tried=time.time() - 3600)))


async def test_the_table_says_once_where_the_hand_is_and_offers_it(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    seat = await closed_on(services, world, table)
    [told] = called(world, (AOI, BEN)[seat])
    assert told.buttons == [f"t:{table}:move", f"t:{table}:hand"]
    await answer_once(services, table)
    await show_all(services, world, table)
    assert len(called(world, (AOI, BEN)[seat])) == 1
    assert not called(world, (BEN, AOI)[seat])


async def test_closed_direct_messages_are_tried_again_when_he_acts_and_not_at_once(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    seat = await closed_on(services, world, table)
    direct = DIRECT[(AOI, BEN)[seat]]
    world.shut, before = set(), len(world.in_channel(direct))
    await acts(services, table, seat)
    await show_all(services, world, table)
    assert len(world.in_channel(direct)) == before, "he has closed them a moment ago"
    await long_ago(services, table, seat)
    await show_all(services, world, table)
    assert len(world.in_channel(direct)) == before + 1
    await show_all(services, world, table)
    [told] = called(world, (AOI, BEN)[seat])
    assert told.buttons == []
    assert not is_closed(await surface(services, table, f"hand:{seat}"))


async def test_who_does_not_act_is_not_written_to_again(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    seat = await closed_on(services, world, table)
    await long_ago(services, table, seat)
    row = await surface(services, table, f"hand:{seat}")
    await services.store.put_surface(marked(row, replace(mark_of(row), tried=time.time() + 3600)))
    world.shut = set()
    before = len(world.in_channel(DIRECT[(AOI, BEN)[seat]]))
    await show_all(services, world, table)
    assert len(world.in_channel(DIRECT[(AOI, BEN)[seat]])) == before


async def test_a_rematch_tries_direct_messages_that_were_closed(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    seat = await closed_on(services, world, table)
    user = (AOI, BEN)[seat]
    await services.tables.concede(table, user)
    await show_all(services, world, table)
    before, after = await services.tables.table(table), await services.tables.rematch(table, AOI)
    world.shut = set()
    surfaces = served(services, world)
    await surfaces.hands.carry_over(before, after)
    surfaces.stop()
    for each in (AOI, BEN):
        await services.tables.ready(after.id, each)
    await show_all(services, world, after.id)
    users = [place.user for place in (await services.tables.table(after.id)).seats]
    row = await surface(services, after.id, f"hand:{users.index(user)}")
    assert row.channel == DIRECT[user]
    assert row.message in world.messages


async def test_a_kill_while_the_table_is_told_doubles_nothing(services: Services) -> None:
    later = dataclasses.replace(services, settings=services.settings.model_copy(update={"nudge_seconds": 3600.0}))
    for length in range(60):
        table = await seated(services)
        world = World(Fuse())
        await show_all(later, world, table)
        seat = await awaited(services, table)
        await aged(services, table, f"hand:{seat}")
        world.shut = {DIRECT[(AOI, BEN)[seat]]}
        await answer_once(services, table)
        world.fuse.left = length
        try:
            await show_all(later, world, table)
        except Killed:
            world.fuse.left = -1
            await show_all(later, world, table)
        assert len(called(world, (AOI, BEN)[seat])) == 1
        await services.tables.leave_game(table, AOI)
        if world.fuse.left > 0:
            break
    assert length > 8
    assert world.fuse.left > 0, "the fuse has outlived the whole showing"
