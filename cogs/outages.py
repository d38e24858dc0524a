"""Writes down that the bot serves, and gives time back for when it did not."""

from __future__ import annotations

import asyncio
import logging

from cogs.services import Services
from engine.table import StoreBroken

log = logging.getLogger(__name__)


class OutageMonitor:
    """It notes the time while the gateway is there; a gap in which nobody could decide is an outage."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._task: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """After an outage every decision whose time ran in it has all of it anew."""
        try:
            store, territory = self._services.store, self._services.territory
            process = territory.shards.first
            last, now = await store.last_beat(process), self._services.clock.now()
            if last and now - last > self._services.settings.outage_seconds:
                tables = await self._services.tables.renew(last, now, territory.is_own)
                log.info("nobody served for %.0f s; %d clocks begin anew", now - last, len(tables))
            await store.beat(now, process)
        except StoreBroken as broken:
            log.warning("no heartbeat: %s", broken)

    async def up(self) -> None:
        """The gateway is there."""
        await self.look()
        if self._task is None:
            self._task = asyncio.create_task(self._beat())

    async def down(self) -> None:
        """The gateway is gone: the gap begins now."""
        if self._task is not None:
            self.stop()
            await self.look()

    def stop(self) -> None:
        """Beat no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._services.settings.heartbeat_seconds)
            await self.look()
