"""Users' own decks in the store: the lists as they were brought, by game and name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from data.store.connection import Connection

MOST_DECKS = 50
"""So many decks a user may keep, over all games."""
_ROOM = "SELECT count(*) FROM decks WHERE user = ? AND NOT (game = ? AND name = ?)"
_PUT = """
    INSERT INTO decks (user, game, name, body, at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (user, game, name) DO UPDATE SET body = excluded.body, at = excluded.at
"""


class DeckRow(Struct, frozen=True, kw_only=True):
    """One deck of one user: `body` is its list, a line a card; `at`: when it was kept, in seconds since 1970."""

    user: int
    game: str
    name: str
    body: str
    at: float

    @property
    def keys(self) -> list[str]:
        """Its card keys, each as often as it is there."""
        lines = [line.partition(" ") for line in self.body.splitlines()]
        return [key for count, _, key in lines for _ in range(int(count))]


def body_of(keys: Sequence[str]) -> str:
    """A deck as it is kept: a line a card, how many and its key.

    >>> body_of(["HRT-002", "HRT-001", "HRT-002"])
    '2 HRT-002\\n1 HRT-001'
    """
    return "\n".join(f"{count} {key}" for key, count in Counter(keys).items())


class DeckTable:
    """The table of users' decks; every method raises StoreBroken."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def put(self, row: DeckRow) -> bool:
        """Keep a deck; an older one of the same user, game and name gives way to it. False if the user has too many."""
        async with self._db.transaction(f"decks:{row.user}") as db:
            [[others]] = await db.read(_ROOM, (row.user, row.game, row.name))
            if msgspec.convert(others, int) >= MOST_DECKS:
                return False
            await db.write(_PUT, msgspec.structs.astuple(row))
            return True

    async def of(self, user: int, game: str = "") -> list[DeckRow]:
        """A user's decks, the newest first; only those of a game where one is named."""
        lines = await self._db.read(
            "SELECT user, game, name, body, at FROM decks WHERE user = ?1 AND ?2 IN ('', game) ORDER BY at DESC, name",
            (user, game),
        )
        return [msgspec.convert(dict(zip(DeckRow.__struct_fields__, line, strict=True)), DeckRow) for line in lines]

    async def delete(self, user: int, game: str, name: str) -> bool:
        """Forget a deck; False if there was none."""
        values = (user, game, name)
        return await self._db.write("DELETE FROM decks WHERE user = ? AND game = ? AND name = ?", values) == 1
