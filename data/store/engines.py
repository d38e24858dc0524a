"""Which database a store is kept in: a file of SQLite, or a PostgreSQL server by its address."""

from __future__ import annotations

from pathlib import Path

from data.store.breakage import broken
from data.store.connection import Connection
from data.store.sqlite import SqliteConnection

SCHEMES = ("postgresql://", "postgres://")
_NO_DRIVER = ("store-no-driver", "PostgreSQL needs what `pip install 'kotatsu[postgres]'` brings.")


async def connected(where: Path | str) -> Connection:
    """A connection to the newest schema. Raises StoreBroken."""
    if not str(where).startswith(SCHEMES):
        return await SqliteConnection.open(Path(where))
    try:
        from data.store.postgres import PostgresConnection
    except ImportError:
        raise broken("", _NO_DRIVER) from None
    return await PostgresConnection.open(str(where))
