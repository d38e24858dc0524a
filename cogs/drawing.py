"""Where pictures are drawn: in threads beside the loop, or in processes of their own where there are cores for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait

from cogs.memory_allocator import be_frugal

THREADS = 2
"""One sets letters while the other one packs; of more, all but two would wait, each with memory of its own."""
MOST_CARDS = 1000
"""Who draws from more cards than these is not sent away: to pack them takes longer than to draw."""

TURN_S = 0.001
"""So long who draws may keep the interpreter when the loop wants it: what waits for several answers of the store, one
after the other, would wait five times as long each time by Python's own measure."""

log = logging.getLogger(__name__)


def take_short_turns() -> None:
    """Whoever is answered is answered between two strokes."""
    sys.setswitchinterval(TURN_S)


class Pens:
    """Draws in the order in which it is asked. `processes`: so many besides this one, 0 for threads alone."""

    def __init__(self, processes: int = 0) -> None:
        self._threads = ThreadPoolExecutor(max(THREADS, processes), "pen")
        self._count = processes
        self._lock = threading.Lock()
        self._processes = _pool(processes) if processes else None

    async def drawn(self, draw: Callable[[], bytes]) -> bytes:
        """A picture, drawn while others are served."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._draw, draw)

    def close(self) -> None:
        """What waits is drawn no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)

    def _draw(self, draw: Callable[[], bytes]) -> bytes:
        """In a process, or here: what cannot be sent there, and what a process died of."""
        pool, packed = self._processes, _packed(draw) if self._processes else b""
        if pool is None or not packed:
            return draw()
        try:
            return pool.submit(_drawn, packed).result()
        except BrokenProcessPool:
            self._replace(pool)
            return draw()

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._processes is broken:
                log.warning("a process that draws has died; there are new ones")
                self._processes = _pool(self._count)


def _pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=_begin)


def _packed(draw: Callable[[], bytes]) -> bytes:
    """What is to be drawn, to be sent to a process; b"" where that cannot be or does not pay."""
    if not isinstance(draw, partial) or any(isinstance(each, Mapping) and len(each) > MOST_CARDS for each in draw.args):
        return b""
    try:
        return pickle.dumps(draw, pickle.HIGHEST_PROTOCOL)
    except (pickle.PicklingError, AttributeError, TypeError):
        return b""


def _drawn(packed: bytes) -> bytes:
    draw: Callable[[], bytes] = pickle.loads(packed)  # noqa: S301 - of the process that has begun this one
    return draw()


def _begin() -> None:
    """Ctrl+C is the other process's affair, and where that is gone, however it went, this one goes too."""
    be_frugal()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_along, daemon=True).start()


def _go_along() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a process of a pool has a parent"
    wait([parent.sentinel])
    os._exit(0)
