"""A process that plays until it is killed: `python -m tests.table.killed FOLDER TABLE`; says what it has told."""

import asyncio
import sys
from pathlib import Path
from random import Random

from tests.table.players import act, store_at, tables_over


async def play(folder: Path, table: str) -> None:
    store = await store_at(folder)
    tables = tables_over(store)
    random = Random(table)
    while (await tables.current(table)).outcome is None:
        step = await act(tables, table, random)
        sys.stdout.write(f"{step.no}\n")
        sys.stdout.flush()
    await store.close()


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), sys.argv[2]))
