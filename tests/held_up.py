"""How long the event loop of a test let nobody through; what the machine keeps from everybody is not its fault."""

from __future__ import annotations

import asyncio
import threading
import time
from types import TracebackType
from typing import Self

from tests.machine import queued_here

PACE = 0.01


class HeldUp:
    """Watches the loop while it is entered. In what it waited for a processor it held nobody up; a thread of its own
    that wants as little says how long the machine itself let nobody through, where that is not counted.
    """

    def __init__(self) -> None:
        self._loop_gap = self._machine_gap = 0.0
        self._over = threading.Event()

    @property
    def longest(self) -> float:
        """The longest time, in seconds, that was the loop's own."""
        return max(self._loop_gap - self._machine_gap, 0.0)

    async def __aenter__(self) -> Self:
        self._machine = threading.Thread(target=self._watch_machine)
        self._machine.start()
        self._watching = asyncio.create_task(self._watch_loop())
        await asyncio.sleep(0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        await self._watching
        self._machine.join()

    async def _watch_loop(self) -> None:
        last = time.monotonic() - queued_here()
        while not self._over.is_set():
            await asyncio.sleep(PACE)
            now = time.monotonic() - queued_here()
            self._loop_gap, last = max(self._loop_gap, now - last), now

    def _watch_machine(self) -> None:
        last = time.monotonic()
        while not self._over.wait(PACE):
            now = time.monotonic()
            self._machine_gap, last = max(self._machine_gap, now - last), now
