"""How fast something is done that others find suspicious in a crowd."""

from __future__ import annotations

import time
from collections.abc import Callable


class Pace:
    """So many at once, then one more each time so many seconds are over. `now`: seconds that only grow.

    >>> clock = iter([0.0, 0.0, 0.0, 0.5, 1.0])
    >>> pace = Pace(1, 1.0, lambda: next(clock))
    >>> [pace.take() for _ in range(4)]
    [True, False, False, True]
    """

    def __init__(self, at_once: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._now = at_once, seconds, now
        self._left, self._at = float(at_once), now()

    def take(self) -> bool:
        """Whether it may be done now; then it counts as done."""
        now = self._now()
        self._left = min(self._left + (now - self._at) / self._seconds, float(self._most))
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
