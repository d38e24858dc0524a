"""When time brings something to a table again: worked out by each look at it, and kept as its timer in the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from cachetools import LRUCache

from cogs.services import Services
from data.store import DECISION, Timer
from engine.table import Live, TableRow
from engine.table.clock import window

KNOWN = 20_000
"""Of so many tables it is remembered when their timers come."""
AGAIN_S = 10.0
"""So long after a look that could not show everything another process sees to it, if this one has not."""


class Look(NamedTuple):
    """One that has begun at a moment; `timer`: what was taken for it, if time has brought it."""

    at: float
    timer: Timer | None


class Moments:
    """A timer that is held is settled by the first look that begins after it was taken."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._held: dict[str, Timer] = {}
        self._calls: dict[str, float] = {}
        self._due: LRUCache[str, float] = LRUCache(KNOWN)

    @contextmanager
    def held(self, timer: Timer) -> Iterator[None]:
        """For as long as somebody waits for a look; without one the timer is taken again when its time is over."""
        self._held[timer.key] = timer
        try:
            yield
        finally:
            if self._held.get(timer.key) is timer:
                del self._held[timer.key]

    def begin(self, table: str) -> Look:
        """A look begins, and nothing of the table has been read: whoever writes from now on sets its timer free."""
        self._calls.pop(table, None)
        timer = self._held.pop(table, None)
        if timer is not None:
            self._due.pop(table, None)  # it comes when this look has settled it
        return Look(self._services.clock.now(), timer)

    def call(self, table: str, at: float) -> None:
        """Somebody is to be called at a moment, if he has not acted."""
        self._calls[table] = at

    async def settle(self, look: Look, row: TableRow, live: Live | None, *, fine: bool) -> None:
        """Look again at the next moment, or soon where not everything could be shown. A timer that comes sooner stays,
        unless it was taken for this look; one that was set since then is not this look's affair."""
        timers, call = self._services.store.timers, self._calls.pop(row.id, 0.0)
        when = _next(live, look.at, call) if fine else look.at + AGAIN_S
        if look.timer is not None and fine:
            await timers.settle(look.timer, when)
        elif look.timer is None and when is not None and not self._comes(row.id, when):
            known = await timers.due(DECISION, row.id)
            if known is None or known > when:
                await timers.by(DECISION, row.id, row.guild, when)
            self._due[row.id] = when if known is None else min(known, when)

    def _comes(self, table: str, when: float) -> bool:
        """Whether it is known that the timer comes no later than that: nobody takes one before it is due, and whoever
        sets it meanwhile sets it sooner. That of a table that is over goes, and is wanted by nobody."""
        return self._services.clock.now() < self._due.get(table, 0.0) <= when


def _next(live: Live | None, now: float, call: float) -> float | None:
    """When somebody is to be called or reminded, or when the time is over, whichever comes first after the look."""
    running = window(live) if live is not None else None
    every = [call, running.reminder, running.due] if running is not None else [call]
    return min((moment for moment in every if moment > now), default=None)
