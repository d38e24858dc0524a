"""The messages that show something, in a table of the store: where each one is and what it shows."""

from __future__ import annotations

import msgspec

from data.store.connection import Connection, Line
from engine.table import SurfaceRow


class SurfaceTable:
    """`table` of the store; its column `key` names what a message shows (its owner), as a row's `table` does."""

    def __init__(self, connection: Connection, table: str, key: str) -> None:
        self._db = connection
        names = f'"{key}", surface, channel, message, shown, extra, game, version'
        self._get = f'SELECT {names} FROM {table} WHERE "{key}" = ?'  # noqa: S608
        self._of_message = f"SELECT {names} FROM {table} WHERE message = ?"  # noqa: S608
        self._drop = f'DELETE FROM {table} WHERE "{key}" = ? AND surface = ?'  # noqa: S608
        self._note = f'UPDATE {table} SET extra = ? WHERE "{key}" = ? AND surface = ? AND message = ? AND extra = ?'  # noqa: S608
        self._new = f"INSERT INTO {table} ({names}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"  # noqa: S608
        self._put = f"""
            INSERT INTO {table} ({names}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT ("{key}", surface) DO UPDATE SET channel = excluded.channel, message = excluded.message,
                shown = excluded.shown, extra = excluded.extra, game = excluded.game, version = excluded.version
        """  # noqa: S608

    async def get(self, owner: str, surface: str) -> SurfaceRow | None:
        """One message, or None."""
        lines = await self._db.read(f"{self._get} AND surface = ?", (owner, surface))
        return _row(lines[0]) if lines else None

    async def of_message(self, message: int) -> SurfaceRow | None:
        """The surface that a message is, or None."""
        lines = await self._db.read(self._of_message, (message,))
        return _row(lines[0]) if lines else None

    async def all(self, owner: str) -> list[SurfaceRow]:
        """Every message, by name."""
        return [_row(line) for line in await self._db.read(f"{self._get} ORDER BY surface", (owner,))]

    async def put(self, row: SurfaceRow) -> None:
        """Remember where one is and what it shows."""
        await self._db.write(self._put, msgspec.structs.astuple(row))

    async def note(self, before: SurfaceRow, extra: str) -> bool:
        """What else is known of one, if it still stands as it was read; False if it does not."""
        row = (extra, before.table, before.surface, before.message, before.extra)
        return await self._db.write(self._note, row) == 1

    async def claim(self, before: SurfaceRow | None, row: SurfaceRow) -> bool:
        """Remember that something is about to be said by one, if it still stands as it was read; None: if there is
        none. Of two processes that read the same one says it; False for the other."""
        if before is None:
            return await self._db.write(self._new, msgspec.structs.astuple(row)) == 1
        return await self.note(before, row.extra)

    async def drop(self, owner: str, surface: str) -> None:
        """Forget one, because it is gone."""
        await self._db.write(self._drop, (owner, surface))


def _row(line: Line) -> SurfaceRow:
    return msgspec.convert(dict(zip(SurfaceRow.__struct_fields__, line, strict=True)), SurfaceRow)
