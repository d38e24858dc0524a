"""A PostgreSQL database: a few connections of one process; what may not be done together is locked there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from importlib.resources import files

import msgspec
import psycopg
from psycopg.rows import TupleRow

from data.store.breakage import NEWER, broken
from data.store.connection import AT_ONCE, Line, Statement, Value
from data.store.dialect import along, statement
from data.store.exchange import Exchange
from data.store.grouping import Apart, Grouping
from data.store.migrations import newest
from data.store.sessions import PATIENCE_S, Session, Sessions, clearly, named, session_of

MOST_SESSIONS = 8
GROUPS_AT_ONCE = 2
"""Commits that notify wait for each other in the server, sync and all, so that more would only be more syncs."""
_GIVE_WAY = b"SET LOCAL lock_timeout = '500ms'"
"""Sooner than the server looks for deadlocks (1 s): a group holds up nobody and never makes anybody else fail."""
_SOON = b"SET synchronous_commit = off"
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

    def __init__(self, url: str, process: str, sessions: Sessions, writing: Sessions, soon: Sessions) -> None:
        self.url = url
        self.name = named(url)
        self._process = process
        self._sessions, self._writing, self._soon = sessions, writing, soon
        self._single = Grouping(partial(_carry_out, writing), GROUPS_AT_ONCE)
        self._single_soon = Grouping(partial(_carry_out, soon), GROUPS_AT_ONCE)

    @classmethod
    async def open(cls, url: str) -> PostgresConnection:
        """Connect and climb to the newest schema. Raises StoreBroken."""
        process = f"kotatsu {secrets.token_hex(8)}"
        with clearly(named(url)):
            async with await session_of(url) as session:
                await _climb(url, session)
            purposes = (MOST_SESSIONS, b""), (GROUPS_AT_ONCE, b""), (GROUPS_AT_ONCE, _SOON)
            return cls(url, process, *[await Sessions.open(url, process, *each) for each in purposes])

    async def close(self) -> None:
        """All sessions, once what is under way is written."""
        for grouping in (self._single, self._single_soon):
            await grouping.close()
        for sessions in (self._sessions, self._writing, self._soon):
            await sessions.close()

    async def read(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        """All lines of one query, as of the last commit; asked again where the server has ended the session."""
        values = tuple(values)
        with clearly(self.name):
            try:
                async with self._sessions.one() as session:
                    return await _lines(session, statement(sql), values)
            except psycopg.OperationalError:
                for others in (self._writing, self._soon):  # whoever writes has read before
                    await others.mend()
                async with self._sessions.one() as session:
                    return await _lines(session, statement(sql), values)

    async def write(self, sql: str, values: Iterable[Value] = (), also: Statement | None = None) -> int:
        """One statement as its own transaction, with the other one; how many lines it changed."""
        with clearly(self.name):
            return await self._single.write(Statement(sql, tuple(values), also))

    async def write_soon(self, sql: str, values: Iterable[Value] = ()) -> int:
        """One statement as its own transaction, which the server brings to the disk within a second."""
        with clearly(self.name):
            return await self._single_soon.write(Statement(sql, tuple(values)))

    @asynccontextmanager
    async def transaction(self, alone: str = "") -> AsyncIterator[PostgresTransaction]:
        """Several statements, all or none; of those that have a name, one of each name goes on at a time."""
        with clearly(self.name):
            async with self._sessions.one() as session, session.transaction():
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
            async with self._sessions.one() as session, session.transaction():
                await _execute(session, "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY", ())
                yield PostgresSnapshot(session)


async def _carry_out(sessions: Sessions, group: Sequence[Statement]) -> Sequence[int]:
    async with sessions.one() as session:
        if len(group) == 1:
            return [(await _changing(session, group[0])).rowcount]
        try:
            return await _together(session, group)
        except psycopg.Error as error:
            if session.closed:  # nobody knows whether it was committed
                raise
            raise Apart from error


async def _together(session: Session, group: Sequence[Statement]) -> Sequence[int]:
    """In one transaction, all sent before the first answer is there."""
    async with session.pipeline(), session.transaction():
        await session.execute(_GIVE_WAY)
        cursors = [await _changing(session, single) for single in group]
    return [cursor.rowcount for cursor in cursors]


async def _changing(session: Session, single: Statement) -> psycopg.AsyncCursor[TupleRow]:
    """Both changes are one statement, so that whoever waits for them is woken once."""
    if single.also is None:
        return await _execute(session, statement(single.sql), single.values)
    sql = along(single.sql, single.also.sql, len(single.values))
    return await _execute(session, sql, (*single.values, *single.also.values))


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
