"""What the machine kept from a process: where others had the processors, time passed that says nothing of it.

Linux counts that for each thread; elsewhere nobody does, and nothing is made allowance for.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def kept(*processes: int) -> float:
    """Seconds that all threads of processes have waited for a processor: who waits for one of them waits as well."""
    threads = [thread for process in processes for thread in Path(f"/proc/{process}/task").glob("*/schedstat")]
    return sum(_counts(thread)[1] for thread in threads)


def queued_here() -> float:
    """Seconds that this thread has waited for a processor."""
    return _counts(Path(f"/proc/{os.getpid()}/task/{threading.get_native_id()}/schedstat"))[1]


def busy(process: int) -> float:
    """Seconds that all threads of a process have run or waited for a processor."""
    return sum(sum(_counts(thread)) for thread in Path(f"/proc/{process}/task").glob("*/schedstat"))


def least_work(deed: Callable[[], object], enough: float) -> float:
    """Processor seconds of a deed: those of the first try that needs no more than enough, or the least of three. What
    the garbage of other tests adds once, when it is collected in the midst of a deed, says nothing of it.
    """
    spent = []
    for _ in range(3):
        began = time.process_time()
        deed()
        spent.append(time.process_time() - began)
        if spent[-1] <= enough:
            break
    return min(spent)


def _counts(thread: Path) -> tuple[float, float]:
    """Seconds for which a thread has run, and for which it has waited."""
    with suppress(OSError):
        ran, waited, _ = (int(each) / 1e9 for each in thread.read_text().split())
        return ran, waited
    return 0.0, 0.0
