"""Inputs a second through journal and store, on a file and on PostgreSQL, at 1, 10 and 100 writers. Run as
`python -m tests.writers [SECONDS]`; every commit is on disk before it is told.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from data.store import Store
from engine.table import StoreBroken
from tests import postgres
from tests.store.test_store import game, row, table

WRITERS = (1, 10, 100)


async def writer(store: Store, name: str, until: float, took: list[float]) -> None:
    """Appends to a record of its own, one input after the other."""
    await store.create_table(table(name, int(name[1:])), game(f"{name}.1", name))
    number = 0
    while (began := time.perf_counter()) < until:
        assert await store.append(f"{name}.1", number, row(number + 1))
        took.append(time.perf_counter() - began)
        number += 1


async def measured(where: str, seconds: float) -> None:
    """One line for each number of writers."""
    for count in WRITERS:
        store, took = await Store.open(where), list[float]()
        busy, until = time.process_time(), time.perf_counter() + seconds
        names = [f"t{count * 1000 + number}" for number in range(count)]
        try:
            await asyncio.gather(*(writer(store, name, until, took) for name in names))
        except StoreBroken as broken:
            print(f"{store.engine:11} {count:4} writers: {broken}")
            continue
        finally:
            await store.close()
        took.sort()
        p95, cost = took[len(took) * 95 // 100] * 1e3, (time.process_time() - busy) / len(took) * 1e3
        print(
            f"{store.engine:11} {count:4} writers: {len(took) / seconds:7.0f} inputs/s, commit p95 {p95:6.1f} ms,"
            f" {cost:.2f} ms processor time of the bot an input",
            flush=True,
        )


def main() -> None:
    """Measure both."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(str(Path(folder) / "kotatsu.sqlite"), seconds))
    with postgres.served(fsync="on") as address:
        asyncio.run(measured(postgres.new_store(address, "writers"), seconds))


if __name__ == "__main__":
    main()
