"""What is deleted while it is on its way: word of that may come before the answer to the post."""

from __future__ import annotations

import asyncio
from typing import cast

import discord

from cogs.services import Services
from cogs.surfaces.sync import SurfaceSync
from rehearsal.client import PATIENCE
from tests.cogs.fake_discord import Client, Fuse, Posted, World
from tests.cogs.test_repair import CHANNEL, DIRECT, boards, seated


async def test_a_board_that_is_deleted_before_its_post_is_answered_comes_back(services: Services) -> None:
    table, world, deleted = await seated(services), World(Fuse()), list[int]()
    surfaces = SurfaceSync(cast(discord.Client, Client(world)), services)

    async def delete(posted: Posted) -> None:
        if posted.pictures and posted.channel == CHANNEL and not deleted:
            deleted.append(posted.id)
            del world.messages[posted.id]
            await surfaces.lost(posted.id)

    world.before_told = delete
    surfaces.touch(table)
    async with asyncio.timeout(PATIENCE):
        await surfaces.idle()
    [board] = boards(world)
    row = await services.store.surface(table, "board")
    assert row is not None
    assert (row.message, len(deleted)) == (board.id, 1)
    surfaces.stop()


async def test_a_channel_that_is_deleted_before_a_post_there_is_answered_is_lost(services: Services) -> None:
    table, world, word = await seated(services), World(Fuse()), list[asyncio.Task[None]]()
    surfaces = SurfaceSync(cast(discord.Client, Client(world)), services)

    async def delete(posted: Posted) -> None:
        if posted.pictures and posted.channel == CHANNEL and not word:
            world.gone.add(CHANNEL)
            word.append(asyncio.create_task(surfaces.closed(CHANNEL)))
            await asyncio.sleep(0)

    world.before_told = delete
    surfaces.touch(table)
    async with asyncio.timeout(PATIENCE):
        await surfaces.idle()
        await word[0]
        await surfaces.idle()
    for direct in DIRECT.values():
        assert any("can no longer reach this game" in message.content for message in world.in_channel(direct))
    surfaces.stop()
