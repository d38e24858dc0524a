"""Sessions of a PostgreSQL server, and every way in which they can fail as one exception with one clear sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias
from urllib.parse import urlsplit

import psycopg
from psycopg import errors
from psycopg.rows import TupleRow
from psycopg_pool import PoolTimeout

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
