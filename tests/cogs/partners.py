"""The partner of the house at tables of a test."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from cogs.services import Services
from cogs.shards import Shards, Territory
from cogs.solo.partner import Partners
from data.puzzle_files import PuzzleShelf
from data.store import Store
from engine.table import Tables

NO_PUZZLES = PuzzleShelf({})


def partners_at(store: Store, tables: Tables, puzzles: PuzzleShelf = NO_PUZZLES) -> Partners:
    """He hears of every change, and answers without a pause."""

    async def guild_of(table: str) -> int:
        return (await tables.table(table)).guild

    services = SimpleNamespace(
        store=store,
        tables=tables,
        lessons={},
        puzzles=puzzles,
        settings=SimpleNamespace(partner_seconds=0.0),
        territory=Territory(Shards(), guild_of),
    )
    made = Partners(cast(Services, services))
    tables.on_change(made.changed)
    return made
