"""`python -m tests.memory`: what a table costs in memory, with a game of Hearthside well under way.

Open: just played on, its game is kept at hand. Idle: nobody has looked at it since the caches were last emptied.
Exit 1 unless an open table takes at most 1 MB and an idle one at most 20 KB.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import tracemalloc
from pathlib import Path
from random import Random

from engine.table import Tables
from tests.table.players import act_until, hearthside, started, store_at, tables_over

TABLES, INPUTS = 24, 120
OPEN_KB, IDLE_KB = 1000, 20


def kilobytes() -> float:
    """What Python has allocated and not given back."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 1000


async def seat_and_play(tables: Tables, deck: tuple[str, ...], first: int) -> None:
    """So many games in channels of their own, played for a while."""
    for number in range(first, first + TABLES):
        row = await started(tables, channel=number, deck=deck)
        await act_until(tables, row.id, Random(number), INPUTS)


async def measured() -> tuple[float, float]:
    """Kilobytes of an open table and of an idle one."""
    cards, decks = hearthside()
    with tempfile.TemporaryDirectory() as home:
        store = await store_at(Path(home))
        tables = tables_over(store, cards=cards)
        await seat_and_play(tables, decks[0], 1)  # what is made once is made now
        tables.drop_caches()
        tracemalloc.start()
        before = kilobytes()
        await seat_and_play(tables, decks[0], 1000)
        there = kilobytes()
        tables.drop_caches()
        after = kilobytes()
        await store.close()
    return (there - before) / TABLES, (after - before) / TABLES


def main() -> int:
    """Measure and say it in one line."""
    there, idle = asyncio.run(measured())
    print(f"open {there:.0f} KB (at most {OPEN_KB}), idle {idle:.1f} KB (at most {IDLE_KB})")
    return there > OPEN_KB or idle > IDLE_KB


if __name__ == "__main__":
    sys.exit(main())
