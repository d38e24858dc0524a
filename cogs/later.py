"""What is done a little later, and may be left undone when the bot stops."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Later:
    """Holds on to what waits for its time."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def do(self, seconds: float, what: Callable[[], Awaitable[object]]) -> None:
        """Do something after so many seconds."""
        task = asyncio.create_task(_after(seconds, what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _after(seconds: float, what: Callable[[], Awaitable[object]]) -> None:
    await asyncio.sleep(seconds)
    await what()
