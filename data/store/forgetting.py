"""Forgetting a user: his own things go, and what belongs to others as well keeps a number that says nothing."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from data.store.connection import Connection, Transaction
from data.store.tournaments import GOING
from engine.table import FORMER, OVER

_OVER = "SELECT id, body FROM tables WHERE status = ?2 AND instr(CAST(body AS TEXT), ?1) > 0"
_STILL = "SELECT count(*) FROM tables WHERE status <> ?2 AND instr(CAST(body AS TEXT), ?1) > 0"
_SURFACES = """
    DELETE FROM surfaces WHERE "table" IN (SELECT id FROM tables WHERE status = ?2) AND (
        instr(extra, ?3) > 0 OR EXISTS (SELECT 1 FROM seats AS s WHERE s."table" = surfaces."table"
                                    AND s.user = ?1 AND surfaces.surface = 'hand:' || s.seat)
    )
"""
_IN = "tournament IN (SELECT id FROM tournaments WHERE status <> ?)"
_PLAYS = """
    SELECT count(*) FROM tournaments AS t WHERE status = ?2 AND (organiser = ?1 OR EXISTS (
        SELECT 1 FROM tournament_players AS p WHERE p.tournament = t.id AND p.user = ?1))
"""
_DIRECT = """
    DELETE FROM tournament_surfaces WHERE tournament IN (SELECT id FROM tournaments WHERE status <> ?2) AND EXISTS (
        SELECT 1 FROM tournament_players AS p WHERE p.tournament = tournament_surfaces.tournament AND p.user = ?1
        AND surface IN ('direct:' || p.player, 'told:' || p.player))
"""
_DIRECT_STAFF = """
    DELETE FROM tournament_surfaces WHERE surface IN ('direct:staff', 'told:staff')
    AND tournament IN (SELECT id FROM tournaments WHERE organiser = ?1 AND status <> ?2)
"""
_SEATS = 'UPDATE seats SET user = ? WHERE user = ? AND "table" IN (SELECT id FROM tables WHERE status = ?)'


_OWN = (
    "DELETE FROM users WHERE id = ?",
    "DELETE FROM decks WHERE user = ?",
    "DELETE FROM profiles WHERE user = ?",
)


class Forgetting:
    """Raises StoreBroken. `forgotten`: told of each user who is known no more."""

    def __init__(self, connection: Connection, forgotten: Callable[[int], None]) -> None:
        self._db = connection
        self._forgotten = forgotten

    async def tables_with(self, user: int) -> int:
        """How many series that are not over name a user."""
        [(count,)] = await self._db.read(_STILL, (f"{user}", OVER))
        return msgspec.convert(count, int)

    async def tournaments_with(self, user: int) -> int:
        """How many tournaments that are not over name a user."""
        [(count,)] = await self._db.read(_PLAYS, (user, GOING))
        return msgspec.convert(count, int)

    async def forget(self, user: int) -> int:
        """Name, language, settings, profiles and decks go; where a user has played, judged or brought cards there
        stands a number from now on that nothing leads back from. Gives how many series still name him, because they
        are not over.
        """
        former = FORMER.start + secrets.randbelow(len(FORMER))
        async with self._db.transaction() as db:
            for statement in _OWN:
                await db.write(statement, (user,))
            await db.write(_SURFACES, (user, OVER, f"{user}"))
            await _rename_at_tables(db, user, former)
            await db.write(_SEATS, (former, user, OVER))
            await db.write("UPDATE rulings SET judge = ? WHERE judge = ?", (former, user))
            await db.write("UPDATE community_sets SET by = ? WHERE by = ?", (former, user))
            await _rename_at_tournaments(db, user, former)
        self._forgotten(user)
        return await self.tables_with(user)


async def _rename_at_tournaments(db: Transaction, user: int, former: int) -> None:
    """At those that are over; his direct messages about them are not known any more."""
    for statement in (_DIRECT, _DIRECT_STAFF):
        await db.write(statement, (user, GOING))
    await db.write("UPDATE tournaments SET organiser = ? WHERE organiser = ? AND status <> ?", (former, user, GOING))
    for statement in (
        "UPDATE tournament_players SET user = ? WHERE user = ?",
        "UPDATE tournament_inputs SET by = ? WHERE by = ?",
    ):
        await db.write(f"{statement} AND {_IN}", (former, user, GOING))


async def _rename_at_tables(db: Transaction, user: int, former: int) -> None:
    for table, body in await db.read_held(_OVER, (f"{user}", OVER)):
        assert isinstance(body, bytes), "the column holds bytes"
        renamed = msgspec.json.encode(_renamed(msgspec.json.decode(body), user, former))
        await db.write("UPDATE tables SET body = ? WHERE id = ?", (renamed, table))


def _renamed(value: object, user: int, former: int) -> object:
    """A user's number wherever it stands, also among those who were invited or said no."""
    if isinstance(value, dict):
        return {name: _renamed(part, user, former) for name, part in value.items()}
    if isinstance(value, list):
        return [_renamed(part, user, former) for part in value]
    return former if value == user and isinstance(value, int) else value
