"""What time brings, after any restart too: due timers are taken from the store, and whoever sees to each is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from cogs.services import Services
from data.store import Timer
from engine.table import StoreBroken

log = logging.getLogger(__name__)
LEASE_S = 8.0
"""So long a timer is held; whoever has died or stalls for longer loses it to the next one who looks."""
LOOK_S = 1.0
"""At least so often somebody looks whether any is due."""
LATE_BY = 0.1
"""So many seconds after its moment one is taken, never before it."""
AT_ONCE = 6
OVERDUE_S, OVERDUE_A_SECOND = 5.0, 6.0
"""Of those that are overdue by so much, as after a long standstill, so many are begun with in a second: each may take
some of the 50 requests that Discord lets a bot make."""
See = Callable[[Timer], Awaitable[None]]


class TimerTaker:
    """`see`: for each kind of timer, who does what is due and settles it. One who fails leaves it to be taken again."""

    def __init__(self, services: Services, see: Mapping[str, See]) -> None:
        self._services = services
        self._see = see
        self._task: asyncio.Task[None] | None = None
        self._seen_to: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Look at once, and from then on."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """No longer. What was taken is taken by others once its time is over."""
        for task in (self._task, *self._seen_to):
            if task is not None:
                task.cancel()

    async def turn(self) -> float:
        """Take what is due and begin with it; so many seconds nothing more can be. Raises StoreBroken."""
        if len(self._seen_to) >= AT_ONCE:
            await asyncio.wait(self._seen_to, timeout=LOOK_S, return_when=asyncio.FIRST_COMPLETED)
            return 0.0
        territory, timers, now = self._services.territory, self._services.store.timers, self._services.clock.now()
        where = territory.held, territory.shards.count
        due = await timers.next_due(*where)
        if due is None or due > now:
            return LOOK_S if due is None else min(due - now + LATE_BY, LOOK_S)
        for timer in await timers.take(now, now + LEASE_S, AT_ONCE - len(self._seen_to), *where):
            task = asyncio.create_task(self._tried(timer))
            self._seen_to.add(task)
            task.add_done_callback(self._seen_to.discard)
            if now - timer.due > OVERDUE_S:
                await asyncio.sleep(1 / OVERDUE_A_SECOND)
        return 0.0

    async def idle(self) -> None:
        """Wait until what was begun with is done."""
        await asyncio.gather(*self._seen_to)

    async def _run(self) -> None:
        while True:
            wait = LOOK_S
            try:
                wait = await self.turn()
            except StoreBroken as broken:
                log.warning("no timer was taken: %s", broken)
            except Exception:
                log.exception("taking timers")
            await asyncio.sleep(wait)

    async def _tried(self, timer: Timer) -> None:
        try:
            await self._see[timer.kind](timer)
        except StoreBroken as broken:
            log.warning("%s %s is seen to later: %s", timer.kind, timer.key, broken)
        except Exception:
            log.exception("%s %s", timer.kind, timer.key)


def lobbies(services: Services) -> See:
    """Gives up tables that nobody has come to."""

    async def see(timer: Timer) -> None:
        await services.store.timers.settle(timer, await services.tables.expire(timer.key))

    return see
