"""A process that plays until it is killed: `python -m tests.table.killed FOLDER TABLE`; says what it has told.

Each line that it is sent lets it play on for one input; some it plays ahead, so that it is killed in the midst of it
and yet never at the end of the game, however late the kill comes.
"""

import asyncio
import sys
from pathlib import Path
from random import Random

from tests.table.players import act, store_at, tables_over

AHEAD = 5


async def play(folder: Path, table: str) -> None:
    store = await store_at(folder)
    tables = tables_over(store)
    random, played = Random(table), 0
    while (await tables.current(table)).outcome is None:
        step = await act(tables, table, random)
        sys.stdout.write(f"{step.no}\n")
        sys.stdout.flush()
        played += 1
        if played >= AHEAD:
            sys.stdin.readline()
    await store.close()


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), sys.argv[2]))
