"""The messages that show something, in a table of the store: where each one is and what it shows."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import msgspec

from data.store.connection import Connection, Line
from engine.table import SurfaceRow


class _AtHand:
    """What is at hand of one owner; `rows` None: it is not known what stands there now."""

    def __init__(self) -> None:
        self.users = self.changes = 0
        self.rows: dict[str, SurfaceRow] | None = None

    def noted(self, surface: str, row: SurfaceRow | None) -> None:
        self.changes += 1
        if self.rows is not None and row is None:
            self.rows.pop(surface, None)
        elif self.rows is not None and row is not None:
            self.rows[surface] = row

    def lost(self) -> None:
        self.changes += 1
        self.rows = None


class SurfaceTable:
    """`table` of the store; its column `key` names what a message shows (its owner), as a row's `table` does."""

    def __init__(self, connection: Connection, table: str, key: str) -> None:
        self._db = connection
        self._at_hand: dict[str, _AtHand] = {}
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

    @asynccontextmanager
    async def at_hand(self, owner: str) -> AsyncIterator[None]:
        """For as long as somebody looks at an owner: its messages are read once, and answered from memory with what
        this process changes meanwhile. What other processes write is seen by the next look."""
        known = self._at_hand.setdefault(owner, _AtHand())
        known.users += 1
        try:
            changes, rows = known.changes, await self._read(owner)
            known.rows = {row.surface: row for row in rows} if changes == known.changes else None
            yield
        finally:
            known.users -= 1
            if not known.users:
                del self._at_hand[owner]

    async def get(self, owner: str, surface: str, *, anew: bool = False) -> SurfaceRow | None:
        """One message, or None. `anew`: as it stands in the database, whoever looks meanwhile."""
        known = self._at_hand.get(owner)
        if known is not None and known.rows is not None and not anew:
            return known.rows.get(surface)
        lines = await self._db.read(f"{self._get} AND surface = ?", (owner, surface))
        return _row(lines[0]) if lines else None

    async def of_message(self, message: int) -> SurfaceRow | None:
        """The surface that a message is, or None."""
        lines = await self._db.read(self._of_message, (message,))
        return _row(lines[0]) if lines else None

    async def all(self, owner: str) -> list[SurfaceRow]:
        """Every message, by name."""
        known = self._at_hand.get(owner)
        if known is not None and known.rows is not None:
            return [known.rows[name] for name in sorted(known.rows)]
        return await self._read(owner)

    async def put(self, row: SurfaceRow) -> None:
        """Remember where one is and what it shows."""
        with self._changing(row.table) as known:
            await self._db.write_soon(self._put, msgspec.structs.astuple(row))
            known.noted(row.surface, row)

    async def note(self, before: SurfaceRow, extra: str) -> bool:
        """What else is known of one, if it still stands as it was read; False if it does not."""
        row = (extra, before.table, before.surface, before.message, before.extra)
        with self._changing(before.table) as known:
            is_done = await self._db.write(self._note, row) == 1
            known.lost()  # another process may have changed the rest
        return is_done

    async def claim(self, before: SurfaceRow | None, row: SurfaceRow) -> bool:
        """Remember that something is about to be said by one, if it still stands as it was read; None: if there is
        none. Of two processes that read the same one says it; False for the other."""
        if before is not None:
            return await self.note(before, row.extra)
        with self._changing(row.table) as known:
            is_done = await self._db.write(self._new, msgspec.structs.astuple(row)) == 1
            known.lost()
        return is_done

    async def drop(self, owner: str, surface: str) -> None:
        """Forget one, because it is gone."""
        with self._changing(owner) as known:
            await self._db.write_soon(self._drop, (owner, surface))
            known.noted(surface, None)

    @contextmanager
    def _changing(self, owner: str) -> Iterator[_AtHand]:
        """Something of an owner is being written; where that does not end well nobody knows how it stands."""
        known = self._at_hand.get(owner, _AtHand())
        try:
            yield known
        except BaseException:
            known.lost()
            raise

    async def _read(self, owner: str) -> list[SurfaceRow]:
        return [_row(line) for line in await self._db.read(f"{self._get} ORDER BY surface", (owner,))]


def _row(line: Line) -> SurfaceRow:
    return msgspec.convert(dict(zip(SurfaceRow.__struct_fields__, line, strict=True)), SurfaceRow)
