"""The bot with a stopwatch at its store: how long each input took until it was committed is written down.

The file is named by COMMITS_FILE, one line each: milliseconds, whatever the input waited for.
"""

from __future__ import annotations

import os
import runpy
import time
from pathlib import Path

from data.store import Store
from engine.kernel.record.record import RecordRow

COMMITS_FILE = "COMMITS_FILE"


def watch(file: Path) -> None:
    """Have every input written down there."""
    append = Store.append

    async def timed(self: Store, game: str, expected_no: int, row: RecordRow, *, by: int = -1, at: float = 0.0) -> bool:
        began = time.perf_counter()
        try:
            return await append(self, game, expected_no, row, by=by, at=at)
        finally:
            with file.open("a") as lines:
                lines.write(f"{1000 * (time.perf_counter() - began):.2f}\n")

    Store.append = timed  # type: ignore[method-assign]


if __name__ == "__main__":
    watch(Path(os.environ[COMMITS_FILE]))
    runpy.run_path("bot.py", run_name="__main__")
