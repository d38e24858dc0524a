"""Timers in the store: what time brings and when, each taken by one process at a time and given back if that one dies.

A timer is free, or taken by whoever holds its token; then its moment is the one at which it can be taken again. It may
stand too early, never too late: whoever takes it looks at what is really due, does it, and puts the timer to the next
moment or away. Whoever writes what makes a moment come earlier, or while somebody looks, sets it free again in the
same transaction, so that the one who looked at what was there before can put away nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import NamedTuple

import msgspec

from data.store.connection import Connection, Statement, Transaction
from engine.table import OPEN, OVER, TableRow

LOBBY, DECISION, TOURNAMENT = KINDS = ("lobby", "decision", "tournament")
"""A table waits too long for its first deal; somebody is to be called or reminded, or is late; players have not come, a
round is over."""
LOOKED_AT_AFTER_S = 60.0
"""After an input nothing that time brings at a table comes sooner: the shortest clock reminds after 90 s."""
ANSWERED_FOR_S = 5.0
"""So long after an input of a tournament another process sees to what follows, if the one that wrote it has not."""
_SET = """
    INSERT INTO timers (kind, key, guild, due, token) VALUES (?, ?, ?, ?, '')
    ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due, token = ''
"""
_BY = f"{_SET} WHERE timers.token <> '' OR timers.due > excluded.due"
_AFTER_INPUT = """
    INSERT INTO timers (kind, key, guild, due, token)
    SELECT ?1, t.id, t.guild, ?2, '' FROM games AS g JOIN tables AS t ON t.id = g."table"
    WHERE g.id = ?3 AND t.status <> ?4
    ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due, token = ''
    WHERE timers.token <> '' OR timers.due > excluded.due
"""
_AFTER_MOVE = """
    INSERT INTO timers (kind, key, guild, due, token) SELECT ?1, id, guild, ?2, '' FROM tournaments WHERE id = ?3
    ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due, token = ''
    WHERE timers.token <> '' OR timers.due > excluded.due
"""
_DUE = "SELECT kind, key, guild, due FROM timers WHERE due <= ?1 {here} ORDER BY due DESC, key LIMIT ?2"
_TAKE = "UPDATE timers SET due = ?, token = ? WHERE kind = ? AND key = ?"
_NEXT = "SELECT due FROM timers WHERE due >= 0 {here} ORDER BY due LIMIT 1"


class Timer(NamedTuple):
    """One that was taken: `key` names the table or the tournament; `token` holds it."""

    kind: str
    key: str
    guild: int
    due: float
    token: str


class Timers:
    """Raises StoreBroken."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def take(
        self, now: float, until: float, most: int, shards: Collection[int] = (0,), count: int = 1
    ) -> list[Timer]:
        """Some of those that are due and that nobody else is taking at this moment, the newest first; others get them
        at `until`, unless they have been put elsewhere. `shards`: of `count`, whose servers are asked for."""
        token = secrets.token_hex(8)
        async with self._db.transaction() as db:
            lines = await db.read_free(_DUE.format(here=_here(shards, count)), (now, most))
            taken = [Timer(*msgspec.convert(line, tuple[str, str, int, float]), token) for line in lines]
            await db.write_all(_TAKE, [(until, token, each.kind, each.key) for each in taken])
        return taken

    async def next_due(self, shards: Collection[int] = (0,), count: int = 1) -> float | None:
        """When the next one can be taken; None where there is none."""
        lines = await self._db.read(_NEXT.format(here=_here(shards, count)))
        return msgspec.convert(lines[0][0], float) if lines else None

    async def due(self, kind: str, key: str) -> float | None:
        """When one can be taken; None where there is none."""
        lines = await self._db.read("SELECT due FROM timers WHERE kind = ? AND key = ?", (kind, key))
        return msgspec.convert(lines[0][0], float) if lines else None

    async def settle(self, taken: Timer, due: float | None) -> bool:
        """What was due is done; there is more to do at `due`, or nothing. False if it was set meanwhile, or is held by
        somebody else: then it stays as it is."""
        if due is None:
            gone = "DELETE FROM timers WHERE kind = ? AND key = ? AND token = ?"
            return await self._db.write(gone, (taken.kind, taken.key, taken.token)) == 1
        moved = "UPDATE timers SET due = ?, token = '' WHERE kind = ? AND key = ? AND token = ?"
        return await self._db.write(moved, (due, taken.kind, taken.key, taken.token)) == 1

    async def holds(self, taken: Timer) -> bool:
        """Whether it is still held by this token."""
        sql = "SELECT 1 FROM timers WHERE kind = ? AND key = ? AND token = ?"
        return bool(await self._db.read(sql, (taken.kind, taken.key, taken.token)))

    async def by(self, kind: str, key: str, guild: int, due: float) -> None:
        """There is something to do at `due`; one that is free and comes sooner stays."""
        await self._db.write(_BY, (kind, key, guild, due))


def after_input(game: str, at: float) -> Statement:
    """What goes with an input of a game that was taken at `at`."""
    return Statement(_AFTER_INPUT, (DECISION, at + LOOKED_AT_AFTER_S, game, OVER))


async def after_move(db: Transaction, tournament: str, at: float) -> None:
    """What goes with an input of a tournament, or with its beginning."""
    await db.write(_AFTER_MOVE, (TOURNAMENT, at + ANSWERED_FOR_S, tournament))


async def follow(db: Transaction, row: TableRow) -> None:
    """What goes with a table as it is written: one that waits may wait too long, one that is played at by the clock has
    had its time given anew, one that is over has no time any more."""
    waits, goes_on = row.status == OPEN and bool(row.expires_at), row.status != OVER
    if waits:
        await db.write(_SET, (LOBBY, row.id, row.guild, row.expires_at))
    if goes_on and row.games and row.options.clock and not row.paused_at:
        await db.write(_BY, (DECISION, row.id, row.guild, row.fresh_at + LOOKED_AT_AFTER_S))
    gone = [kind for kind, is_gone in ((LOBBY, not waits), (DECISION, not goes_on)) if is_gone]
    await db.write_all("DELETE FROM timers WHERE kind = ? AND key = ?", [(kind, row.id) for kind in gone])


def _here(shards: Collection[int], count: int) -> str:
    """Of Discord's shards, by its rule."""
    if len(shards) == count:
        return ""
    listed = ", ".join(f"{shard}" for shard in sorted(shards))
    return f"AND (guild >> 22) % {count} IN ({listed})" if listed else "AND due < 0"
