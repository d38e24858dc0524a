"""Writes down that the bot serves, and gives time back for when it did not."""

from __future__ import annotations

import asyncio
import logging

from cogs.house import House
from engine.table import StoreBroken

log = logging.getLogger(__name__)


class Heartbeat:
    """It beats while the gateway is there; a gap between two beats in which nobody could decide is an outage."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """After an outage every decision whose time ran in it has all of it anew."""
        try:
            last, now = await self._house.store.last_beat(), self._house.clock.now()
            if last and now - last > self._house.settings.outage_seconds:
                tables = await self._house.tables.renew(last, now)
                log.info("nobody served for %.0f s; %d clocks begin anew", now - last, len(tables))
            await self._house.store.beat(now)
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
            await asyncio.sleep(self._house.settings.heartbeat_seconds)
            await self.look()
