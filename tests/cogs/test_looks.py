"""How often the store is read until an input is shown: once for what belongs together."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import cast

import discord
import pytest

from cogs.services import Services
from cogs.surfaces.sync import AWAITED, OTHERS, SurfaceSync
from data.store.connection import Line, Value
from data.store.sqlite import SqliteConnection
from tests.cogs.fake_discord import Client, Fuse, World
from tests.cogs.opened import opened
from tests.cogs.test_repair import answer_once, seated, show_all

READS = Counter({"tables": 3, "surfaces": 5, "timers": 1})
"""Of each table at most: the game for three looks, all that messages show at once, and for each of two hands itself
and the board that it tells of."""


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with opened(tmp_path) as made:
        yield made


async def test_an_input_is_shown_by_few_looks_at_the_store(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table, world, reads = await seated(services), World(Fuse()), Counter[str]()
    for _ in range(6):
        await show_all(services, world, table)
        await answer_once(services, table)
    read = SqliteConnection.read

    async def counted(self: SqliteConnection, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        reads[sql.split("FROM ")[1].split()[0]] += 1
        return await read(self, sql, values)

    monkeypatch.setattr(SqliteConnection, "read", counted)
    surfaces = SurfaceSync(cast(discord.Client, Client(world)), services)
    assert await surfaces._private(table, AWAITED)
    assert await surfaces._private(table, OTHERS)
    assert await surfaces._public(table)
    assert {hand.shown for hand in await services.store.surfaces(table) if hand.surface.startswith("hand:")} == {
        (await services.tables.current(table)).no
    }
    reads.subtract(["surfaces", "tables"])  # by the line before
    assert reads["tables"] == 3
    assert reads <= READS, reads
    surfaces.stop()
