"""What the machine keeps from an application: seconds in which it would have run, and others had the processors.

Linux counts them for each thread; elsewhere nobody does, and nothing is made allowance for.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


class Waits:
    """Those of the application and of the stand-in itself. `process`: the application's; unknown (0), it is forgiven
    nothing."""

    def __init__(self) -> None:
        self.process = 0

    def seconds(self) -> float:
        """In all, since both began."""
        return sum(_waited(one) for one in {self.process, os.getpid()}) if self.process else 0.0


def _waited(process: int) -> float:
    return sum(_of_thread(thread) for thread in Path(f"/proc/{process}/task").glob("*/schedstat"))


def _of_thread(counts: Path) -> float:
    with suppress(OSError, IndexError, ValueError):
        return int(counts.read_text().split()[1]) / 1e9
    return 0.0
