"""What happens, for the seats: a numbered list of events, each for everybody or for some."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Collection
from itertools import takewhile

from rehearsal.documents import Doc

MEMORY = 5_000


class Feed:
    def __init__(self) -> None:
        #: Numbers start anew with each start of the process; a reader from another epoch reads everything again.
        self.epoch = secrets.token_hex(4)
        self.last = 0
        self._events: deque[tuple[int, frozenset[str], Doc]] = deque(maxlen=MEMORY)
        self._told: dict[str, asyncio.Event] = {}

    def tell(self, seats: Collection[str], kind: str, **more: object) -> None:
        """Adds an event for some seats."""
        self.last += 1
        self._events.append((self.last, frozenset(seats), {"no": self.last, "kind": kind} | more))
        for seat in seats:
            if told := self._told.pop(seat, None):
                told.set()

    def since(self, seat: str, after: int) -> list[Doc]:
        """A seat's events after a number, oldest first. Looks at no older ones."""
        fresh = takewhile(lambda entry: entry[0] > after, reversed(self._events))
        return [event for _, seats, event in fresh if seat in seats][::-1]

    async def wait(self, seat: str, after: int, timeout: float) -> list[Doc]:
        """The seat's events after a number; waits for the first one until the time is over."""
        try:
            async with asyncio.timeout(timeout):
                while not (events := self.since(seat, after)):
                    await self._told.setdefault(seat, asyncio.Event()).wait()
                return events
        except TimeoutError:
            return []
