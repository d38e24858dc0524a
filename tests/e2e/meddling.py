"""What happens to the store of a bot behind its back, so that no test waits until time has passed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import msgspec
from msgspec.structs import replace

from engine.tournament import Input, Pair
from tests.e2e.house import Doc, House


@contextmanager
def _store(house: House) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(house.home / "kotatsu" / "kotatsu.sqlite", timeout=60)) as db, db:
        yield db


def change(house: House, sql: str, *values: object) -> None:
    """Something in the store of the bot."""
    with _store(house) as db:
        db.execute(sql, values)


def posted(house: House, surface: str) -> int:
    """The message that a surface of the newest table is, as the store has it; 0 while its post is under way."""
    with _store(house) as db:
        found = db.execute(
            "SELECT message FROM surfaces WHERE surface = ?"
            ' AND "table" = (SELECT id FROM tables ORDER BY opened_at DESC)',
            (surface,),
        ).fetchone()
    return int(found[0]) if found else 0


def alter_table(house: House, alter: Callable[[Doc], None]) -> None:
    """The row of the newest table, as another process would: by compare-and-set."""
    with _store(house) as db:
        changed = 0
        while not changed:
            [table, body, version] = db.execute(
                "SELECT id, body, version FROM tables ORDER BY opened_at DESC"
            ).fetchone()
            row = json.loads(body)
            alter(row)
            row["version"] = version + 1
            changed = db.execute(
                "UPDATE tables SET body = ?, version = ?, expires_at = ? WHERE id = ? AND version = ?",
                (json.dumps(row).encode(), version + 1, row.get("expires_at", 0.0), table, version),
            ).rowcount
        db.execute("UPDATE timers SET due = ? WHERE kind = 'lobby' AND key = ?", (row.get("expires_at", 0.0), table))


def bring_on(house: House, seconds: float) -> None:
    """Whatever time brings is due so many seconds earlier."""
    change(house, "UPDATE timers SET due = max(due - ?, 0)", seconds)


def age_surfaces(house: House, seconds: float) -> None:
    """Every message that shows a table was posted so many seconds earlier."""
    with _store(house) as db:
        db.execute(
            "UPDATE surfaces SET extra = json_set(extra, '$.at', json_extract(extra, '$.at') - ?)"
            " WHERE json_extract(nullif(extra, ''), '$.at') > 0",
            (seconds,),
        )


def pass_rounds(house: House, seconds: float) -> None:
    """Every round of every tournament was paired so many seconds earlier."""
    decode = msgspec.msgpack.Decoder(Input).decode
    with _store(house) as db:
        for tournament, no, row in db.execute("SELECT tournament, no, row FROM tournament_inputs").fetchall():
            move = decode(row)
            if isinstance(move, Pair):
                moved = msgspec.msgpack.encode(replace(move, at=move.at - seconds))
                db.execute(
                    "UPDATE tournament_inputs SET row = ? WHERE tournament = ? AND no = ?", (moved, tournament, no)
                )
    bring_on(house, seconds)
