"""A community's own card sets in the store: whose, who brought them, when, and what was read of them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from data.store.connection import Connection, Line

_PUT = """
    INSERT INTO community_sets (guild, game, code, name, by, at, body) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (guild, game, code) DO UPDATE SET name = excluded.name, by = excluded.by, at = excluded.at,
        body = excluded.body
"""
_LISTED = "SELECT guild, game, code, name, by, at FROM community_sets"


class SetRow(Struct, frozen=True, kw_only=True):
    """One set of one server (guild): its code and name, the user who brought it, when, and its cards, encoded."""

    guild: int
    game: str
    code: str
    name: str
    by: int
    at: float
    body: bytes = b""


class Sets:
    """The table of community sets; every method raises StoreBroken."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def put(self, row: SetRow) -> None:
        """Keep a set; one of the same server, game and code gives way to it."""
        await self._db.write(_PUT, (row.guild, row.game, row.code, row.name, row.by, row.at, row.body))

    async def listed(self, guild: int, game: str) -> list[SetRow]:
        """A server's sets by code, without their cards."""
        lines = await self._db.read(f"{_LISTED} WHERE guild = ? AND game = ? ORDER BY code", (guild, game))
        return [_row(line) for line in lines]

    async def guilds(self, game: str) -> list[int]:
        """The servers that have any set for a game."""
        lines = await self._db.read("SELECT DISTINCT guild FROM community_sets WHERE game = ? ORDER BY guild", (game,))
        return [msgspec.convert(guild, int) for (guild,) in lines]

    async def get(self, guild: int, game: str, code: str) -> SetRow | None:
        """A set with its cards, or None."""
        lines = await self._db.read(
            f"{_LISTED.replace(' FROM', ', body FROM')} WHERE guild = ? AND game = ? AND code = ?",
            (guild, game, code),
        )
        return _row(lines[0]) if lines else None

    async def delete(self, guild: int, game: str, code: str) -> bool:
        """Forget a set; False if there was none."""
        values = (guild, game, code)
        return await self._db.write("DELETE FROM community_sets WHERE guild = ? AND game = ? AND code = ?", values) == 1


def _row(line: Line) -> SetRow:
    return msgspec.convert(dict(zip(SetRow.__struct_fields__, line, strict=False)), SetRow)
