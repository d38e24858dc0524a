"""The bot with a stopwatch at its store: how long each input took until it was committed is written down.

The file is named by COMMITS_FILE, one line each: milliseconds, whatever the input waited for, and in how many of them
the loop could have run but others had the processors. It stays open, and
may be cut: to open a file gives the interpreter away to whoever draws. Where PROFILE_FOLDER is
set, a profile of the processor time of its loop is written there at SIGUSR1, begun anew at SIGUSR2.
"""

from __future__ import annotations

import cProfile
import os
import runpy
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

from data.store import Store
from engine.kernel.record.record import RecordRow

COMMITS_FILE = "COMMITS_FILE"
PROFILE_FOLDER = "PROFILE_FOLDER"


def watch(file: Path) -> None:
    """Have every input written down there."""
    append, lines, queued = Store.append, file.open("a", buffering=1), _queue()

    async def timed(self: Store, game: str, expected_no: int, row: RecordRow, *, by: int = -1, at: float = 0.0) -> bool:
        waited, began = queued(), time.perf_counter()
        try:
            return await append(self, game, expected_no, row, by=by, at=at)
        finally:
            took = time.perf_counter() - began
            lines.write(f"{1000 * took:.2f} {queued() - waited:.2f}\n")

    Store.append = timed  # type: ignore[method-assign]


def _queue() -> Callable[[], float]:
    """Tells for how many milliseconds this thread has waited for a processor in all."""
    counts = os.open(f"/proc/self/task/{threading.get_native_id()}/schedstat", os.O_RDONLY)
    return lambda: int(os.pread(counts, 100, 0).split()[1]) / 1e6


def profile(folder: Path) -> None:
    """Of this thread alone, in its own processor time."""
    profiler = cProfile.Profile(time.thread_time)

    def write(*_: object) -> None:
        profiler.dump_stats(folder / f"{os.getpid()}.profile")
        profiler.enable()

    signal.signal(signal.SIGUSR1, write)
    signal.signal(signal.SIGUSR2, lambda *_: profiler.clear())
    profiler.enable()


if __name__ == "__main__":
    watch(Path(os.environ[COMMITS_FILE]))
    if os.environ.get(PROFILE_FOLDER):
        profile(Path(os.environ[PROFILE_FOLDER]))
    runpy.run_path("bot.py", run_name="__main__")
