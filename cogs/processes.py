"""Processes beside the one that serves, for what would take its time: pictures and look-ups."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

from cogs.memory_allocator import be_frugal

T = TypeVar("T")
LOWER = 5
"""So many steps down in priority get a third of what whoever answers gets, where both want a core."""

log = logging.getLogger(__name__)


class Processes:
    """So many of them; where one dies, new ones are begun. May be asked from any thread. `name`: what they do;
    `lower`: by so much less urgent than this one they are."""

    def __init__(self, count: int, name: str, lower: int = 0) -> None:
        self.count = count
        self._name = name
        self._lower = lower
        self._lock = threading.Lock()
        self._pool = self._begun()

    def begin(self, work: Callable[..., T], *args: object) -> Future[T]:
        """Have it done there. What is given, and what comes of it, must be able to be sent. Its result raises
        BrokenProcessPool where the process has died of it, or beside it."""
        with self._lock:
            pool = self._pool
        try:
            done = pool.submit(work, *args)
        except BrokenProcessPool:
            self._replace(pool)
            raise
        done.add_done_callback(lambda each: self._look_at(pool, each))
        return done

    def close(self) -> None:
        """What waits is done no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _begun(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, context, initializer=_begin, initargs=(self._lower,))

    def _look_at(self, pool: ProcessPoolExecutor, done: Future[T]) -> None:
        if not done.cancelled() and isinstance(done.exception(), BrokenProcessPool):
            self._replace(pool)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._pool is broken:
                log.warning("a process that %s has died; there are new ones", self._name)
                self._pool = self._begun()


def _begin(lower: int) -> None:
    """Ctrl+C is the other process's affair, and where that is gone, however it went, this one goes too."""
    be_frugal()
    with contextlib.suppress(AttributeError, OSError):  # not every system knows of priorities
        os.nice(lower)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_along, daemon=True).start()


def _go_along() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a process of a pool has a parent"
    wait([parent.sentinel])
    os._exit(0)
