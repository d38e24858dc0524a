"""A PostgreSQL database: a few connections of one process; what may not be done together is locked there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files

import msgspec
import psycopg
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool

from data.store.breakage import NEWER, broken
from data.store.connection import AT_ONCE, Line, Statement, Value
from data.store.dialect import statement
from data.store.exchange import Exchange
from data.store.grouping import Apart, Grouping
from data.store.migrations import newest
from data.store.sessions import PATIENCE_S, Session, clearly, named, session_of

MOST_SESSIONS = 8
GROUPS_AT_ONCE = 2
"""Commits that notify wait for each other in the server, sync and all, so that more would only be more syncs."""
_GIVE_WAY = b"SET LOCAL lock_timeout = '500ms'"
"""Sooner than the server looks for deadlocks (1 s): a group holds up nobody and never makes anybody else fail."""
_SOON = b"SET LOCAL synchronous_commit = off"
_ALONE = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"

_COLUMNS = """
    SELECT column_name::text FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 AND column_name <> 'rowid' ORDER BY ordinal_position
"""
_NUMBERED = """
    SELECT table_name::text, column_name::text FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES'
"""


class PostgresTransaction:
    """The statements of one transaction."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def read(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        return await _lines(self._session, statement(sql), values)

    async def read_held(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        return await _lines(self._session, f"{statement(sql)} FOR UPDATE", values)

    async def read_free(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        return await _lines(self._session, f"{statement(sql)} FOR UPDATE SKIP LOCKED", values)

    async def write(self, sql: str, values: Iterable[Value] = ()) -> int:
        return (await _execute(self._session, statement(sql), values)).rowcount

    async def write_all(self, sql: str, lines: Iterable[Line]) -> None:
        async with self._session.cursor() as cursor:
            await cursor.executemany(statement(sql).encode(), lines)

    async def go_on_numbering(self) -> None:
        for table, column in msgspec.convert(await _lines(self._session, _NUMBERED, ()), list[tuple[str, str]]):
            last = f'SELECT coalesce(max("{column}"), 0) + 1 FROM "{table}"'  # noqa: S608
            sequence = f"SELECT setval(pg_get_serial_sequence($1, $2), ({last}), false)"
            await _execute(self._session, sequence, (table, column))


class PostgresSnapshot:
    """What one transaction sees that reads all from the same moment."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def columns(self, table: str) -> list[str]:
        return [str(name) for (name,) in await _lines(self._session, _COLUMNS, (table,))]

    async def each(self, sql: str) -> AsyncIterator[list[Line]]:
        async with psycopg.AsyncRawServerCursor(self._session, "each") as cursor:
            await cursor.execute(statement(sql).encode())
            while lines := await cursor.fetchmany(AT_ONCE):
                yield lines


class PostgresConnection:
    """Commits are on disk before they are told (synchronous_commit, unless the server is set otherwise); those of
    `write_soon` wait for no sync, and so hold up none."""

    engine = "PostgreSQL"

    def __init__(self, url: str, process: str, pool: AsyncConnectionPool[Session]) -> None:
        self.url = url
        self.name = named(url)
        self._process = process
        self._pool = pool
        self._single = Grouping(self._carry_out, GROUPS_AT_ONCE)
        self._soon = Grouping(self._carry_out_soon, GROUPS_AT_ONCE)

    @classmethod
    async def open(cls, url: str) -> PostgresConnection:
        """Connect and climb to the newest schema. Raises StoreBroken."""
        process = f"kotatsu {secrets.token_hex(8)}"
        raw = {"autocommit": True, "cursor_factory": psycopg.AsyncRawCursor, "prepare_threshold": 2}
        kwargs = {**raw, "application_name": process}
        with clearly(named(url)):
            async with await session_of(url) as session:
                await _climb(url, session)
            pool: AsyncConnectionPool[Session] = AsyncConnectionPool(
                url, kwargs=kwargs, min_size=1, max_size=MOST_SESSIONS, timeout=PATIENCE_S, open=False
            )
            await pool.open(wait=True, timeout=PATIENCE_S)
        return cls(url, process, pool)

    async def close(self) -> None:
        """All sessions; what was committed is on disk already."""
        await self._single.close()
        await self._soon.close()
        await self._pool.close()

    async def read(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        """All lines of one query, as of the last commit; asked again where the server has ended the session."""
        values = tuple(values)
        with clearly(self.name):
            try:
                async with self._session() as session:
                    return await _lines(session, statement(sql), values)
            except psycopg.OperationalError:
                async with self._session() as session:
                    return await _lines(session, statement(sql), values)

    async def write(self, sql: str, values: Iterable[Value] = (), also: Statement | None = None) -> int:
        """One statement as its own transaction, with the other one; how many lines it changed."""
        with clearly(self.name):
            return await self._single.write(Statement(sql, tuple(values), also))

    async def write_soon(self, sql: str, values: Iterable[Value] = ()) -> int:
        """One statement as its own transaction, which the server brings to the disk within a second."""
        with clearly(self.name):
            return await self._soon.write(Statement(sql, tuple(values)))

    async def _carry_out_soon(self, group: Sequence[Statement]) -> Sequence[int]:
        return await self._carry_out(group, _SOON)

    async def _carry_out(self, group: Sequence[Statement], settled: bytes = b"") -> Sequence[int]:
        async with self._session() as session:
            if len(group) == 1:
                return await _together(session, group, settled) if settled else [await _alone(session, group[0])]
            try:
                return await _together(session, group, _GIVE_WAY, settled)
            except psycopg.Error as error:
                if session.closed:  # nobody knows whether it was committed
                    raise
                raise Apart from error

    @asynccontextmanager
    async def transaction(self, alone: str = "") -> AsyncIterator[PostgresTransaction]:
        """Several statements, all or none; of those that have a name, one of each name goes on at a time."""
        with clearly(self.name):
            async with self._session() as session, session.transaction():
                if alone:
                    await _execute(session, _ALONE, (alone,))
                yield PostgresTransaction(session)

    async def link(self) -> Exchange:
        """To the other processes over this database."""
        return await Exchange.open(self.url, self._process)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[PostgresSnapshot]:
        """The store as it is now; others may write meanwhile."""
        with clearly(self.name):
            async with self._session() as session, session.transaction():
                await _execute(session, "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY", ())
                yield PostgresSnapshot(session)

    @asynccontextmanager
    async def _session(self) -> AsyncIterator[Session]:
        """One of the pool's; where one turns out to be ended, all that are ended are replaced."""
        try:
            async with self._pool.connection() as session:
                yield session
        except psycopg.OperationalError:
            await self._pool.check()
            raise


async def _alone(session: Session, single: Statement) -> int:
    if single.also is None:
        return (await _execute(session, statement(single.sql), single.values)).rowcount
    [changed] = await _together(session, [single])
    return changed


async def _together(session: Session, group: Sequence[Statement], *first: bytes) -> Sequence[int]:
    """In one transaction, all sent before the first answer is there; `first`: what is settled for it."""
    async with session.pipeline(), session.transaction():
        for each in filter(None, first):
            await session.execute(each)
        cursors = [await _changing(session, single) for single in group]
    return [cursor.rowcount for cursor in cursors]


async def _changing(session: Session, single: Statement) -> psycopg.AsyncCursor[TupleRow]:
    cursor = await _execute(session, statement(single.sql), single.values)
    if single.also is not None:
        await _changing(session, single.also)
    return cursor


async def _execute(session: Session, sql: str, values: Iterable[Value]) -> psycopg.AsyncCursor[TupleRow]:
    return await session.execute(sql.encode(), tuple(values))


async def _lines(session: Session, sql: str, values: Iterable[Value]) -> list[Line]:
    return await (await _execute(session, sql, values)).fetchall()


async def _climb(url: str, session: Session) -> None:
    """Every step that is missing, in one transaction and one process at a time."""
    if await _step(session) == newest():
        return
    from data.store.climbing import Newer, climb_server

    announcing = files("data.store").joinpath("announcing.sql").read_bytes()
    try:
        await asyncio.to_thread(climb_server, url, PATIENCE_S, announcing)
    except Newer:
        raise broken(named(url), NEWER) from None


async def _step(session: Session) -> Value:
    """The last step that was taken, "" in an empty database and in one from before these names."""
    if await _lines(session, "SELECT to_regclass('alembic_version')", ()) == [(None,)]:
        return ""
    return next((str(name) for (name,) in await _lines(session, "SELECT version_num FROM alembic_version", ())), "")
