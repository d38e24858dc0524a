"""The ladder of schema versions: file N brings a store from version N - 1 to N."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from functools import cache
from importlib.resources import files


@cache
def ladder() -> tuple[tuple[str, ...], ...]:
    """The statements of each step, in order."""
    steps = sorted(entry.name for entry in files(__name__).iterdir() if entry.name.endswith(".sql"))
    return tuple(tuple(_statements(files(__name__).joinpath(name).read_text("utf-8"))) for name in steps)


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines():
        statement += line + "\n"
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
