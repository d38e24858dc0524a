"""SIGTERM: what was begun is finished, others take over, and only then the process ends."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from typing import Protocol

log = logging.getLogger(__name__)
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")
"""What the library calls the tasks that answer somebody."""
ANSWERED_S = 3.0
"""So long what is being answered may take: Discord waits no longer for a first answer."""


class Leaving(Protocol):
    """Whoever can end without a gap."""

    async def leave(self) -> None: ...


class Stopping:
    """What happens when the process is asked to end: `client` leaves; without one the task that waits is cancelled."""

    def __init__(self) -> None:
        self.client: Leaving | None = None
        self._is_asked = False
        self._waiting = asyncio.current_task()
        self._leaving: asyncio.Task[None] | None = None

    def listen(self) -> None:
        """From now on, where signals can be heard."""
        with suppress(NotImplementedError, RuntimeError, ValueError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self._asked)

    def is_asked(self) -> bool:
        """Whether the process is to end."""
        return self._is_asked

    def _asked(self) -> None:
        if self._is_asked:
            return
        self._is_asked = True
        log.warning("asked to end")
        if self.client is not None:
            self._leaving = asyncio.create_task(self._left(self.client))
        elif self._waiting is not None:
            self._waiting.cancel()

    async def _left(self, client: Leaving) -> None:
        try:
            await client.leave()
        except Exception:
            log.exception("ending")
            if self._waiting is not None:
                self._waiting.cancel()


async def answered() -> None:
    """Wait until everybody is answered who is being answered now, but no longer than Discord waits."""
    if tasks := [task for task in asyncio.all_tasks() if task.get_name() in ANSWERING]:
        await asyncio.wait(tasks, timeout=ANSWERED_S)
