"""What happens by itself: tables that nobody comes to are closed, after any restart too."""

from __future__ import annotations

import asyncio
import logging

from cogs.services import Services

log = logging.getLogger(__name__)


class TableExpiry:
    """Looks now and then for tables whose time to wait is over."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look at once, and from then on."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """No longer."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            try:
                await self._services.tables.sweep()
            except Exception:
                log.exception("sweeping")
            await asyncio.sleep(self._services.settings.sweep_seconds)
