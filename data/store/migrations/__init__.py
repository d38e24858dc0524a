"""The steps of the schema: one set for both databases. N.sql has the statements of step N, in SQLite's words.

Each is a version of Alembic's (data/store/alembic), and a later one may do without statements here. Nothing in this
room needs Alembic, so that a store that is up to date is opened without it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from functools import cache
from importlib.resources import files


@cache
def ladder() -> dict[str, tuple[str, ...]]:
    """The statements of each step by its name, in order."""
    steps = sorted(entry.name for entry in files(__name__).iterdir() if entry.name.endswith(".sql"))
    return {
        name.removesuffix(".sql"): tuple(_statements(files(__name__).joinpath(name).read_text("utf-8")))
        for name in steps
    }


@cache
def newest() -> str:
    """The name of the last step, as a store that is up to date has it."""
    names = (entry.name for entry in files("data.store").joinpath("alembic/versions").iterdir())
    return max(name.removeprefix("step_").removesuffix(".py") for name in names if name.startswith("step_"))


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines():
        statement += line + "\n"
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
