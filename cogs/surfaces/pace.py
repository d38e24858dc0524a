"""How often something is done that Discord finds suspicious in a crowd."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable


class Pace:
    """At most so many times within so many seconds. `now`: seconds that only grow.

    >>> clock = iter([0.0, 0.0, 1.0, 1.0, 2.0, 61.0, 61.0])
    >>> pace = Pace(2, 60.0, lambda: next(clock))
    >>> [pace.take() for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, most: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._now = most, seconds, now
        self._done: deque[float] = deque()

    @property
    def left(self) -> int:
        """So many times it may be done now."""
        now = self._now()
        while self._done and self._done[0] <= now - self._seconds:
            self._done.popleft()
        return self._most - len(self._done)

    def take(self) -> bool:
        """Whether it may be done now; then it counts as done."""
        may = self.left > 0
        if may:
            self.note()
        return may

    def note(self) -> None:
        """It was done, whether it might or not."""
        self._done.append(self._now())
