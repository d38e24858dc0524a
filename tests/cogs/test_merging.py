"""Changes of a lobby are shown together; the first board waits for nothing, whatever has just been shown."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import cast

import discord
import pytest

from cogs.services import Services
from cogs.surfaces.sync import SurfaceSync
from engine.table import Options
from rehearsal.client import PATIENCE
from tests.cogs.fake_discord import Client, Fuse, World
from tests.cogs.opened import opened

CHANNEL, AOI, BEN = 100, 1, 2
LONG, SOON = 3600.0, PATIENCE


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """One that shows changes together which come within an hour."""
    async with opened(tmp_path, LONG) as made:
        yield made


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while True:
            if happened():
                return
            await asyncio.sleep(0.01)


async def test_the_first_board_does_not_wait_for_the_lobby_though_that_was_shown_just_now(services: Services) -> None:
    world = World(Fuse())
    surfaces = SurfaceSync(cast(discord.Client, Client(world)), services)
    services.tables.on_change(surfaces.changed)
    row = await services.tables.open(guild=9, channel=CHANNEL, host=AOI, options=Options(game="lorcana"), alone=True)
    await until(lambda: world.in_channel(CHANNEL))
    [lobby] = world.in_channel(CHANNEL)
    before = lobby.content
    await services.tables.join(row.id, BEN)
    for user, deck in zip((AOI, BEN), services.shelves["lorcana"].decks, strict=False):
        await services.meet(user, f"Player {user}", "en-US")
        await services.tables.set_deck(row.id, user, deck.id, deck.cards)
    await services.tables.ready(row.id, AOI)
    await asyncio.sleep(0.1)
    assert [message.content for message in world.in_channel(CHANNEL)] == [before], "these are shown together, later"
    await services.tables.ready(row.id, BEN)
    await until(lambda: [message for message in world.in_channel(CHANNEL) if message.pictures])
    surfaces.stop()
