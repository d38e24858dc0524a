"""One file, two connections: a writer, one transaction at a time, and a reader that sees what is committed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from data.store.breakage import CANNOT_OPEN, NEWER, READ_ONLY, broken, clearly, is_busy
from data.store.connection import AT_ONCE, Line, Statement, Value
from data.store.grouping import Apart, Grouping
from data.store.migrations import newest

BUSY_MS = 5000
OPENING_PAUSES_S = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)
CACHED_STATEMENTS = 256


class Writer(aiosqlite.Connection):
    """The connection that changes the file."""

    async def carry_out(self, group: Sequence[Statement]) -> Sequence[int]:
        """All in one transaction and in one turn of the thread."""
        outcomes: Sequence[int] = await self._execute(_carry_out, self._conn, group)  # type: ignore[no-untyped-call]
        return outcomes


class SqliteTransaction:
    """The statements of one transaction."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    async def read(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        return [tuple(line) for line in await self._db.execute_fetchall(sql, values)]

    read_held = read_free = read

    async def write(self, sql: str, values: Iterable[Value] = ()) -> int:
        return (await self._db.execute(sql, values)).rowcount

    async def write_all(self, sql: str, lines: Iterable[Line]) -> None:
        await self._db.executemany(sql, lines)

    async def go_on_numbering(self) -> None:
        """It does by itself."""


class SqliteSnapshot:
    """What one reading transaction sees."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    async def columns(self, table: str) -> list[str]:
        lines = await self._db.execute_fetchall("SELECT name FROM pragma_table_info(?) ORDER BY cid", (table,))
        return [name for (name,) in lines]

    async def each(self, sql: str) -> AsyncIterator[list[Line]]:
        async with self._db.execute(sql) as cursor:
            while lines := await cursor.fetchmany(AT_ONCE):
                yield [tuple(line) for line in lines]


class SqliteConnection:
    """WAL, commits on disk before they are told (synchronous=FULL), foreign keys; processes may share the file."""

    engine = "SQLite"

    def __init__(self, path: Path, writer: Writer, reader: aiosqlite.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()
        self._single = Grouping(self._carry_out, at_once=1)

    @classmethod
    async def open(cls, path: Path) -> SqliteConnection:
        """Open or make the file and climb to the newest schema. Raises StoreBroken.

        Several that open one file at once wait for each other. SQLite's own waiting (busy_timeout) does not hold for a
        file that is being turned to WAL or recovered: it refuses at once, so the opening is tried again.
        """
        with clearly(path):
            _prepare_file(path)
            for pause in OPENING_PAUSES_S:
                try:
                    return cls(path, *await _opened(path))
                except sqlite3.OperationalError as error:
                    if not is_busy(error):
                        raise
                await asyncio.sleep(pause)
            return cls(path, *await _opened(path))

    async def close(self) -> None:
        """Both connections; what was committed is on disk already."""
        await self._single.close()
        await self._reader.close()
        await self._writer.close()

    async def read(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        """All lines of one query, as of the last commit."""
        with clearly(self.path):
            return [tuple(line) for line in await self._reader.execute_fetchall(sql, values)]

    async def write(self, sql: str, values: Iterable[Value] = (), also: Statement | None = None) -> int:
        """One statement as its own transaction, with the other one; how many lines it changed."""
        with clearly(self.path):
            return await self._single.write(Statement(sql, tuple(values), also))

    async def write_soon(self, sql: str, values: Iterable[Value] = ()) -> int:
        """At once: what waits together shares a sync."""
        return await self.write(sql, values)

    async def _carry_out(self, group: Sequence[Statement]) -> Sequence[int]:
        async with self._turn:
            return await self._writer.carry_out(group)

    @asynccontextmanager
    async def transaction(self, alone: str = "") -> AsyncIterator[SqliteTransaction]:
        """Several statements, all or none; the writer's lock is held from the beginning, so that all are alone."""
        async with self._turn:
            with clearly(self.path):
                try:
                    await self._writer.execute("BEGIN IMMEDIATE")
                    yield SqliteTransaction(self._writer)
                    await self._writer.execute("COMMIT")
                except BaseException:  # a task that is cancelled has sent its statement already: this comes after it
                    await self._writer.rollback()
                    raise

    async def link(self) -> None:
        """Who shares a file is told nothing."""

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[SqliteSnapshot]:
        """The store as it is now; others may write meanwhile."""
        with clearly(self.path):
            await self._reader.execute("BEGIN")
            try:
                yield SqliteSnapshot(self._reader)
            finally:
                await self._reader.rollback()


def _carry_out(db: sqlite3.Connection, group: Sequence[Statement]) -> Sequence[int]:
    if len(group) == 1 and group[0].also is None:
        return [_changed(db, group[0])]
    db.execute("BEGIN IMMEDIATE")
    try:
        changed = [_changed(db, statement) for statement in group]
        db.execute("COMMIT")
    except sqlite3.Error as error:
        db.rollback()
        if len(group) == 1:
            raise
        raise Apart from error
    return changed


def _changed(db: sqlite3.Connection, statement: Statement) -> int:
    changed = db.execute(statement.sql, statement.values).rowcount
    if statement.also is not None:
        _changed(db, statement.also)
    return changed


def _prepare_file(path: Path) -> None:
    """A new file is for its owner alone: it holds the secrets of shuffles and everybody's hand.

    What cannot work is found out here; a connection that fails to open leaves its thread behind. A file that is there
    is not opened, because closing it would drop the locks that other connections of this process have on it.
    """
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    elif path.is_dir() or not os.access(path, os.R_OK):
        raise broken(path, CANNOT_OPEN)
    elif not os.access(path, os.W_OK):
        raise broken(path, READ_ONLY)


async def _opened(path: Path) -> tuple[Writer, aiosqlite.Connection]:
    """The writer, with the newest schema, and the reader."""
    writer = Writer(lambda: _connect(path), iter_chunk_size=AT_ONCE)
    await writer
    try:
        await _prepare(writer)
        await _climb(path, writer)
        return writer, await _reader(path)
    except BaseException:
        await writer.close()
        raise


async def _reader(path: Path) -> aiosqlite.Connection:
    reader = await aiosqlite.Connection(lambda: _connect(path), iter_chunk_size=AT_ONCE)
    try:
        await _prepare(reader)
    except BaseException:
        await reader.close()  # its thread would stay
        raise
    return reader


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, timeout=BUSY_MS / 1000, cached_statements=CACHED_STATEMENTS)


async def _prepare(db: aiosqlite.Connection) -> None:
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY_MS}"):
        await db.execute(f"PRAGMA {pragma}")


async def _climb(path: Path, db: aiosqlite.Connection) -> None:
    """Every step that is missing, under the write lock, so that two processes never take the same one."""
    if await _step(db) == newest():
        return
    from data.store.climbing import Newer, climb_file

    try:
        await asyncio.to_thread(climb_file, lambda: _connect(path))
    except Newer:
        raise broken(path, NEWER) from None


async def _step(db: aiosqlite.Connection) -> Value:
    """The last step that was taken, "" in a new file and in one from before these names."""
    if not await db.execute_fetchall("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"):
        return ""
    return next((name for (name,) in await db.execute_fetchall("SELECT version_num FROM alembic_version")), "")
