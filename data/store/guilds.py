"""What is settled for a server, in the store."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

from data.store.connection import Connection

_PUT = "INSERT INTO guilds (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body"
_GET = "SELECT body FROM guilds WHERE id = ?"


class GuildRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A server's settings: channels and categories in which tables may be opened (none: everywhere), and the language
    of what everybody reads ("": the server's own on Discord). `judges`: the role of its judges, 0 for none.
    `without`: the games that are left out there.
    """

    channels: tuple[int, ...] = ()
    lang: str = ""
    judges: int = 0
    without: tuple[str, ...] = ()


_row = msgspec.json.Decoder(GuildRow)
_json = msgspec.json.Encoder().encode


class Guilds:
    """The table of servers; every method raises StoreBroken."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def get(self, guild: int) -> GuildRow:
        """A server's settings; the defaults where nothing was settled."""
        for (body,) in await self._db.read(_GET, (guild,)):
            return _row.decode(msgspec.convert(body, bytes))
        return GuildRow()

    async def change(self, guild: int, change: Callable[[GuildRow], GuildRow]) -> GuildRow:
        """Settle something; two who do so at once lose nothing of each other's."""
        async with self._db.transaction(f"guild:{guild}") as db:
            lines = await db.read(_GET, (guild,))
            row = change(next((_row.decode(msgspec.convert(body, bytes)) for (body,) in lines), GuildRow()))
            await db.write(_PUT, (guild, _json(row)))
        return row
