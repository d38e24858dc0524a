"""A schema brought up to date by Alembic, whichever database it is in; imported only where a step is missing.

Homes from before Alembic told their step by a number of their own; they are stamped with it first. That number is then
one that no such version has, so that an old version, put back, leaves the store alone.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event, exc

SCRIPTS: Final = "data.store:alembic"
ADOPTED: Final = 12
"""The last step that was taken without Alembic."""
LEFT: Final = 1_000_000
"""The step in which such a version finds a store that Alembic has changed."""
_CLIMBING: Final = 0x6B6F7461
"""Who holds this advisory lock may change the schema."""
_one_at_a_time = threading.Lock()
"""Alembic keeps what it works on in a global variable of its modules."""


class Newer(Exception):
    """The store has a step that this version does not know."""


def climb_file(connect: Callable[[], sqlite3.Connection]) -> None:
    """Every step that is missing, in one transaction; whoever else opens the file waits.

    Raises Newer, sqlite3.Error.
    """
    engine = sqlalchemy.create_engine("sqlite://", creator=connect, poolclass=sqlalchemy.NullPool)
    event.listen(engine, "begin", lambda session: session.exec_driver_sql("BEGIN IMMEDIATE"))
    with _begun(engine) as session:
        former = int(session.exec_driver_sql("PRAGMA user_version").scalar_one())
        if _climb(session, former):
            session.exec_driver_sql(f"PRAGMA user_version = {LEFT}")


def climb_server(url: str, patience_s: float, announcing: bytes) -> None:
    """The same on a PostgreSQL server. `announcing`: what tells other processes of changes, made anew after a step.
    Raises Newer, psycopg.Error.
    """
    import psycopg  # a file needs no server's driver

    engine = sqlalchemy.create_engine(
        "postgresql+psycopg://",
        creator=lambda: psycopg.connect(url, connect_timeout=int(patience_s), application_name="kotatsu"),
        poolclass=sqlalchemy.NullPool,
    )
    with _begun(engine) as session:
        session.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_CLIMBING})")
        is_old = sqlalchemy.inspect(session).has_table("schema_version")
        former = session.exec_driver_sql("SELECT version FROM schema_version").scalar() if is_old else 0
        if _climb(session, int(former or 0)):
            session.connection.cursor().execute(announcing)
            if is_old:
                session.exec_driver_sql(f"UPDATE schema_version SET version = {LEFT}")  # noqa: S608


@contextmanager
def _begun(engine: Engine) -> Iterator[Connection]:
    """A transaction; what its driver raises is raised as that."""
    try:
        with engine.begin() as session:
            yield session
    except exc.DBAPIError as error:
        raise error.orig or error from error


def _climb(session: Connection, former: int) -> bool:
    """Whether a step was missing. `former`: the step by the number that was kept before."""
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.attributes["connection"] = session
    scripts = ScriptDirectory.from_config(config)
    known = [script.revision for script in scripts.walk_revisions()]
    at = MigrationContext.configure(session).get_current_revision()
    if at is None and former:
        if former > ADOPTED:
            raise Newer
    elif at is not None and at not in known:
        raise Newer
    elif at == scripts.get_current_head():
        return False
    with _one_at_a_time:
        if at is None and former:
            command.stamp(config, f"{former:04}")
        command.upgrade(config, "head")
    return True
