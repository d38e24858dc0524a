"""What JSON is called here, and the two identifiers that Discord's documents are made of."""

from __future__ import annotations

import pickle
import time
from typing import Any

#: A JSON object. Its members are open by nature; requests are checked by `rehearsal.shape` before anybody reads them.
Doc = dict[str, Any]

DISCORD_EPOCH = 1_420_070_400_000


def copied(doc: Doc) -> Doc:
    """The same document, of which nothing is shared with the first one.

    >>> first = {"files": [{"id": "1"}]}
    >>> copied(first) == first, copied(first)["files"][0] is first["files"][0]
    (True, False)
    """
    copy: Doc = pickle.loads(pickle.dumps(doc, pickle.HIGHEST_PROTOCOL))  # noqa: S301 - of this process; a seventh of deepcopy
    return copy


class Clock:
    """Wall time plus an offset that a test may push forward, in seconds."""

    def __init__(self, offset: float = 0.0) -> None:
        self.offset = offset

    def now(self) -> float:
        return time.time() + self.offset


class Snowflakes:
    """Gives identifiers that rise with time, also when two fall into one millisecond."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self._last = last

    def next(self) -> str:
        fresh = (int(self._clock.now() * 1000) - DISCORD_EPOCH) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)


def born(snowflake: str) -> float:
    """The moment an identifier was given, in seconds since 1970."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH) / 1000


def iso(moment: float) -> str:
    """A moment as Discord writes it: `2026-01-31T12:00:00.000000+00:00`."""
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(moment))
    return f"{whole}.{int(moment % 1 * 1_000_000):06d}+00:00"
