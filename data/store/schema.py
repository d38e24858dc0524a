"""What tables a store has, as the steps of its schema say."""

from __future__ import annotations

import re

from data.store.migrations import ladder

_MADE = re.compile(r"CREATE TABLE (\w+)")
_DROPPED = re.compile(r"DROP TABLE (\w+)")


def is_numbered(sql: str) -> bool:
    """Whether the lines of a table that is made so have numbers besides their columns (rowid), in the order in which
    they came."""
    return bool(_MADE.match(sql)) and "WITHOUT ROWID" not in sql and "INTEGER PRIMARY KEY" not in sql


def tables() -> dict[str, bool]:
    """Every table and whether its lines are numbered; what others refer to stands before them."""
    steps = [sql for step in ladder().values() for sql in step]
    gone = {dropped[1] for sql in steps if (dropped := _DROPPED.match(sql))}
    made = {match[1]: is_numbered(sql) for sql in steps if (match := _MADE.match(sql))}
    return {table: numbered for table, numbered in made.items() if table not in gone}
