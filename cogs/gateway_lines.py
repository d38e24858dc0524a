"""Gateway connections for shards whose own process is gone, so that who clicks there is answered by a neighbour.

A process that holds a shard of another's opens a connection for it, and closes it when somebody says that he is there.
Whoever goes, or comes back, does so while the other still listens; of an interaction that two of them hear, the one
answers that claims it first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from cogs.shards import Territory
from cogs.surfaces.pace import Pace
from engine.table import StoreBroken

log = logging.getLogger(__name__)
HERE = "here"
"""What is told of a shard for which somebody has a connection now."""
TOGETHER_S = 60.0
"""So long after somebody has come two may hear the same interaction."""
STALE_S = 30.0
"""A connection for a shard that is held no more is closed after so many seconds, if nobody says that he is there."""
OPENED = (20, 3600.0)
"""So many connections are opened for others within so many seconds: Discord counts a thousand a day for all."""
Connect = Callable[[int], Awaitable[None]]


class GatewayLines:
    """`connect`, `disconnect`: begin and end the connection for a shard."""

    def __init__(self, territory: Territory, connect: Connect, disconnect: Connect) -> None:
        self._territory = territory
        self._connect, self._disconnect = connect, disconnect
        self._pace = Pace(*OPENED)
        self._opening: dict[int, asyncio.Task[None]] = {}
        self._connected: set[int] = set()
        self._elsewhere: dict[int, float] = {}
        """When somebody else was last heard to be there, by shard; for own ones also when this process came."""
        self._let_go: dict[int, float] = {}
        self._is_leaving = False
        self._came = asyncio.Event()

    async def gained(self) -> None:
        """More shards are held than before: listen for those whose own process is gone. Raises StoreBroken."""
        for shard in sorted(self._connected & {*self._territory.shards.own}):
            await self._tell(shard)
        for shard in sorted(self._territory.held - {*self._territory.shards.own} - {*self._opening}):
            if self._pace.take():
                self._opening[shard] = asyncio.create_task(self._open(shard))
            else:
                log.error("shard %d has no connection: too many were opened within the hour", shard)

    async def connected(self, shard: int) -> None:
        """Discord tells this process of a shard from now on."""
        self._connected.add(shard)
        self._elsewhere[shard] = self._now()
        with suppress(StoreBroken):
            await self._tell(shard)

    async def hear(self, shard: int) -> None:
        """Somebody else has a connection for a shard."""
        self._elsewhere[shard] = self._now()
        self._came.set()
        if shard not in self._territory.shards.own:
            await self._close(shard)

    async def look(self) -> None:
        """Close what was forgotten: nobody has said that he is there, though somebody else holds the shard."""
        now, lost = self._now(), {*self._opening} - self._territory.held
        self._let_go = {shard: self._let_go.get(shard, now) for shard in lost}
        for shard in [shard for shard, since in self._let_go.items() if now - since >= STALE_S]:
            await self._close(shard)

    async def answers(self, shard: int, interaction: int) -> bool:
        """Whether this process is to answer an interaction that has reached it; nobody else is asked where nobody else
        can have heard it."""
        link = self._territory.link
        if link is None or not self._is_in_company(shard):
            return True
        try:
            return await link.claim_interaction(interaction)
        except StoreBroken as broken:
            log.warning("an interaction is answered whoever else does: %s", broken)
            return True

    async def handed_over(self, seconds: float) -> bool:
        """Wait until somebody else is there for each own shard, but no longer than so many seconds."""
        self._is_leaving, began = True, self._now()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self._are_elsewhere(began):
                    self._came.clear()
                    await self._came.wait()
        return self._are_elsewhere(began)

    def stop(self) -> None:
        """Open nothing more."""
        for opening in self._opening.values():
            opening.cancel()

    def _are_elsewhere(self, since: float) -> bool:
        return all(self._elsewhere.get(shard, 0.0) >= since for shard in self._territory.shards.own)

    def _is_in_company(self, shard: int) -> bool:
        is_foreign = shard not in self._territory.shards.own
        return is_foreign or self._is_leaving or self._now() < self._elsewhere.get(shard, -TOGETHER_S) + TOGETHER_S

    async def _open(self, shard: int) -> None:
        log.warning("shard %d is listened to in place of its own process", shard)
        await self._connect(shard)

    async def _close(self, shard: int) -> None:
        opening = self._opening.pop(shard, None)
        if opening is not None:
            opening.cancel()
            self._connected.discard(shard)
            await self._disconnect(shard)
            log.warning("shard %d is left to its own process", shard)

    async def _tell(self, shard: int) -> None:
        if self._territory.link is not None:
            await self._territory.link.tell(HERE, f"{shard}")

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
