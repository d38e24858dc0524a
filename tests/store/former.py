"""Stores as versions from before Alembic have left them, at any step."""

from __future__ import annotations

import contextlib
import sqlite3
from itertools import islice
from pathlib import Path

import psycopg

from data.store.dialect import definition
from data.store.migrations import ladder


def lay_former(where: str | Path, step: int, *more: str) -> None:
    """Empty but for what `more` statements bring, and with the number by which its version knew the step."""
    statements = [sql for each in islice(ladder().values(), step) for sql in each]
    if str(where).startswith("postgresql://"):
        with psycopg.connect(str(where)) as session:
            for sql in statements:
                session.execute(definition(sql).encode())
            for sql in (*more, "CREATE TABLE schema_version (version BIGINT NOT NULL)"):
                session.execute(sql.encode())
            session.execute("INSERT INTO schema_version (version) VALUES (%s)", (step,))
        return
    with contextlib.closing(sqlite3.connect(where)) as db, db:
        for sql in (*statements, *more, f"PRAGMA user_version = {step}"):
            db.execute(sql)


def schema(where: str | Path) -> list[tuple[str, ...]]:
    """What a store consists of, Alembic's and the former numbers aside."""
    if str(where).startswith("postgresql://"):
        with psycopg.connect(str(where)) as session:
            told = session.execute(
                "SELECT 'column', table_name::text, column_name::text, data_type || is_nullable "
                "|| coalesce(column_default, '') FROM information_schema.columns "
                "WHERE table_schema = current_schema() AND table_name NOT IN ('alembic_version', 'schema_version') "
                "UNION ALL SELECT 'index', tablename::text, indexname::text, "
                "replace(indexdef, current_schema() || '.', '') FROM pg_indexes "
                "WHERE schemaname = current_schema() AND tablename <> 'alembic_version' "
                "UNION ALL SELECT 'trigger', event_object_table::text, trigger_name::text, event_manipulation::text "
                "FROM information_schema.triggers WHERE trigger_schema = current_schema()"
            )
            return sorted(told.fetchall())
    with contextlib.closing(sqlite3.connect(where)) as db:
        told = db.execute("SELECT name, sql FROM sqlite_master WHERE sql <> '' AND name <> 'alembic_version'")
        return sorted((name, " ".join(sql.split())) for name, sql in told)
