"""Sessions of a PostgreSQL server, and every way in which they can fail as one exception with one clear sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeAlias
from urllib.parse import urlsplit

import psycopg
from psycopg import errors
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from data.store.breakage import FULL, OTHER, READ_ONLY, Taken, broken

Session: TypeAlias = psycopg.AsyncConnection[TupleRow]
PATIENCE_S = 5.0
_AWAY = ("store-away", "The database {path} does not answer ({why}); try again a little later.")


def named(url: str) -> str:
    """A database as it may be told: without user and password.

    >>> named("postgresql://bot:secret@db:5432/kotatsu?sslmode=require")
    'postgresql://db:5432/kotatsu'
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


async def session_of(url: str, name: str = "kotatsu") -> Session:
    """A session of its own, beside those of the store, and what it is called there. Raises psycopg.Error."""
    return await psycopg.AsyncConnection.connect(
        url,
        autocommit=True,
        cursor_factory=psycopg.AsyncRawCursor,
        connect_timeout=int(PATIENCE_S),
        application_name=name,
    )


class Sessions:
    """A few sessions for one purpose, each lent to one at a time."""

    def __init__(self, pool: AsyncConnectionPool[Session]) -> None:
        self._pool = pool

    @classmethod
    async def open(cls, url: str, name: str, most: int, settled: bytes = b"") -> Sessions:
        """`name`: what they are called there; `settled`: what is set for each. Raises psycopg.Error, PoolTimeout."""

        async def settle(session: Session) -> None:
            if settled:
                await session.execute(settled)

        raw = {"autocommit": True, "cursor_factory": psycopg.AsyncRawCursor, "prepare_threshold": 2}
        pool: AsyncConnectionPool[Session] = AsyncConnectionPool(
            url,
            kwargs={**raw, "application_name": name},
            min_size=1,
            max_size=most,
            timeout=PATIENCE_S,
            configure=settle,
            open=False,
        )
        await pool.open(wait=True, timeout=PATIENCE_S)
        return cls(pool)

    async def close(self) -> None:
        """All of them; what was committed is on disk already."""
        await self._pool.close()

    async def mend(self) -> None:
        """Those that are ended are replaced."""
        await self._pool.check()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Session]:
        """One of them; where it turns out to be ended, all that are ended are replaced."""
        try:
            async with self._pool.connection() as session:
                yield session
        except psycopg.OperationalError:
            await self.mend()
            raise


@contextmanager
def clearly(name: str) -> Iterator[None]:
    """Whatever the server or the way to it raises inside becomes StoreBroken; a key that is there: Taken."""
    try:
        yield
    except errors.UniqueViolation as error:
        raise Taken from error
    except (psycopg.Error, PoolTimeout, OSError) as error:
        why = " ".join(str(error).split()) or type(error).__name__
        raise broken(name, _kind(error), why) from error


def _kind(error: Exception) -> tuple[str, str]:
    if isinstance(error, errors.DiskFull):
        return FULL
    if isinstance(error, errors.ReadOnlySqlTransaction | errors.InsufficientPrivilege):
        return READ_ONLY
    return _AWAY if isinstance(error, psycopg.OperationalError | PoolTimeout | OSError) else OTHER
