"""What users have chosen to be known for on a server, in the store; nobody is rated or shown who has not said so."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from data.store.connection import Connection

_PUT = """
    INSERT INTO profiles (guild, user, rated, shown) VALUES (?, ?, ?, ?)
    ON CONFLICT (guild, user) DO UPDATE SET rated = excluded.rated, shown = excluded.shown
"""


class ProfileRow(Struct, frozen=True):
    """`rated`: the user's matches of tournaments count for ratings; `shown`: others may see his results together."""

    rated: bool = False
    shown: bool = False


class Profiles:
    """The table of profiles; every method raises StoreBroken."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def get(self, guild: int, user: int) -> ProfileRow:
        """What a user has chosen on a server; nothing where he has not."""
        lines = await self._db.read("SELECT rated, shown FROM profiles WHERE guild = ? AND user = ?", (guild, user))
        return ProfileRow(bool(lines[0][0]), bool(lines[0][1])) if lines else ProfileRow()

    async def put(self, guild: int, user: int, row: ProfileRow) -> None:
        """Remember what he has chosen; of who has chosen nothing any more nothing is kept."""
        if row == ProfileRow():
            await self._db.write("DELETE FROM profiles WHERE guild = ? AND user = ?", (guild, user))
        else:
            await self._db.write(_PUT, (guild, user, int(row.rated), int(row.shown)))

    async def rated(self, guild: int) -> frozenset[int]:
        """Everybody who is rated on a server."""
        lines = await self._db.read("SELECT user FROM profiles WHERE guild = ? AND rated = 1", (guild,))
        return frozenset(msgspec.convert(user, int) for (user,) in lines)
