"""When to work: one worker for each thing in motion, patient where it fails, and alarms for what only time brings."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

LONGEST_WAIT = 30.0
LATE_BY = 0.1
"""So many seconds after its moment an alarm goes off, never before it."""
K = TypeVar("K", bound=Hashable)


class Locks:
    """A lock for each thing, for as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[tuple[Hashable, ...], asyncio.Lock] = WeakValueDictionary()

    def of(self, *thing: Hashable) -> asyncio.Lock:
        """Held while something is done with this thing."""
        return self._locks.setdefault(thing, asyncio.Lock())

    def is_taken(self, *thing: Hashable) -> bool:
        """Whether somebody holds it or waits for it.

        >>> locks = Locks()
        >>> lock = locks.of("door", 1)
        >>> locks.is_taken("door", 1), locks.is_taken("door", 2)
        (True, False)
        """
        return thing in self._locks


class Workers(Generic[K]):
    """Each key that was touched is worked on until nothing new came up meanwhile.

    `work`: False if it has to be tried again, which is done ever later; `rest`: seconds before a worker begins.
    """

    def __init__(self, work: Callable[[K], Awaitable[bool]], rest: Callable[[K], float] = lambda _: 0.0) -> None:
        self._work = work
        self._rest = rest
        self._dirty: set[K] = set()
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._is_over = False

    def touch(self, key: K) -> None:
        """Work on this, soon; nothing is worked on any more once it was stopped."""
        if self._is_over:
            return
        self._dirty.add(key)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key))

    async def idle(self) -> None:
        """Wait until whatever is worked on now is done."""
        await asyncio.gather(*self._tasks.values())

    async def done(self, keys: Iterable[K], patience: float) -> None:
        """Wait until these are worked on no more, but no longer than so many seconds."""
        if tasks := [self._tasks[key] for key in keys if key in self._tasks]:
            await asyncio.wait(tasks, timeout=patience)

    def stop(self) -> None:
        """Let everything be, for good: whoever comes after works on it, and two would undo each other's work."""
        self._is_over = True
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, key: K) -> None:
        wait = 1.0
        try:
            await asyncio.sleep(max(self._rest(key), 0.0))
            while key in self._dirty:
                self._dirty.discard(key)
                if await self._work(key):
                    wait = 1.0
                    continue
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
                self._dirty.add(key)
        finally:
            del self._tasks[key]


class Alarms(Generic[K]):
    """Of several alarms for one key the last that was set counts."""

    def __init__(self, ring: Callable[[K], None]) -> None:
        self._ring = ring
        self._set: dict[K, asyncio.TimerHandle] = {}

    def set(self, key: K, seconds: float) -> None:
        """Ring when so many seconds are over."""
        if key in self._set:
            self._set.pop(key).cancel()
        self._set[key] = asyncio.get_running_loop().call_later(seconds + LATE_BY, self._over, key)

    def stop(self) -> None:
        """Ring no more."""
        for alarm in self._set.values():
            alarm.cancel()

    def _over(self, key: K) -> None:
        self._set.pop(key, None)
        self._ring(key)
