"""What is known of users. Their lines are read again and again, by every message that names them, so that one that was
just read is remembered for a few seconds: so long another process may take to hear of a change."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from cachetools import TTLCache

from data.store.connection import Connection

KEPT_S = 5.0
MOST = 4096


class UserLine(NamedTuple):
    """What the columns say; who is not there yet has these."""

    locale: str = ""
    name: str = ""
    habits: str = ""
    reminded: int = 1


class UserTable:
    """Every method raises StoreBroken. `now`: seconds that only grow."""

    def __init__(self, connection: Connection, now: Callable[[], float] = time.monotonic) -> None:
        self._db = connection
        self._known: TTLCache[int, UserLine] = TTLCache(MOST, KEPT_S, now)
        self._changes = 0

    async def get(self, user: int) -> UserLine:
        """A user as this process has changed him last, or as another one had a few seconds ago."""
        known = self._known.get(user)
        if known is None:
            changes = self._changes
            lines = await self._db.read("SELECT locale, name, habits, reminded FROM users WHERE id = ?", (user,))
            known = msgspec.convert(lines[0], UserLine) if lines else UserLine()
            if changes == self._changes:  # what was read may be older than what was written meanwhile
                self._known[user] = known
        return known

    async def put(self, user: int, column: str, value: str | int) -> None:
        """Remember one thing more of a user."""
        try:
            await self._db.write(
                f"INSERT INTO users (id, {column}) VALUES (?, ?)"  # noqa: S608
                f" ON CONFLICT (id) DO UPDATE SET {column} = excluded.{column}",
                (user, value),
            )
        finally:
            self.drop(user)

    def drop(self, user: int) -> None:
        """His line was changed, or is gone."""
        self._changes += 1
        self._known.pop(user, None)
