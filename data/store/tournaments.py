"""Tournaments in the store: their journals, who the players of one are, and the messages that show them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from data.store.breakage import Taken
from data.store.connection import Connection, Line
from data.store.surfaces import SurfaceTable
from data.store.timers import TOURNAMENT, after_move
from engine.table import Options, SurfaceRow
from engine.tournament import Input, TournamentPlan

GOING, OVER, SETTLED = "going", "over", "settled"
"""A tournament goes on; is over; is over, and all that follows from that is done."""
NOBODY = 0
_PUT = "INSERT INTO tournaments (id, guild, channel, organiser, at, status, body) VALUES (?, ?, ?, ?, ?, ?, ?)"
_GET = "SELECT id, guild, channel, organiser, at, status, body FROM tournaments"
_APPEND = """
    INSERT INTO tournament_inputs (tournament, no, by, at, row) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE (SELECT coalesce(max(no), 0) FROM tournament_inputs WHERE tournament = ?1) = ?2 - 1
    ON CONFLICT DO NOTHING
"""
_LAST_INPUTS = """
    SELECT tournament, max(no) FROM tournament_inputs JOIN tournaments ON tournaments.id = tournament
    WHERE guild = ? GROUP BY tournament
"""
_ENTER = """
    INSERT INTO tournament_players (tournament, player, user)
    SELECT ?1, (SELECT count(*) FROM tournament_players WHERE tournament = ?1), ?2
"""


class Body(Struct, frozen=True, kw_only=True):
    """What was settled for it: its name, the options of its tables, its plan; `open_lists`: everybody may see
    the deck lists when it is over. `season`: what it belongs to, with other tournaments of the server, "" for nothing.
    `starts`: when it is announced to begin, in seconds since 1970, 0 for no such time.
    """

    name: str
    options: Options
    plan: TournamentPlan
    open_lists: bool = True
    season: str = ""
    starts: float = 0.0


class TournamentRow(Struct, frozen=True, kw_only=True):
    """A tournament in a channel; `organiser` made it; `users`: who the players are, by their numbers."""

    id: str
    guild: int
    channel: int
    organiser: int
    at: float
    body: Body
    status: str = GOING
    users: tuple[int, ...] = ()

    def player_of(self, user: int) -> int | None:
        """The number of a user, None for who has never registered."""
        return self.users.index(user) if user in self.users else None


_body = msgspec.json.Decoder(Body)
_input: msgspec.msgpack.Decoder[Input] = msgspec.msgpack.Decoder(Input)
_json = msgspec.json.Encoder().encode
_pack = msgspec.msgpack.Encoder().encode


class Tournaments:
    """The tables of tournaments; every method raises StoreBroken, and whatever it has answered is on disk."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection
        self._surfaces = SurfaceTable(connection, "tournament_surfaces", "tournament")

    async def create(self, row: TournamentRow) -> bool:
        """False if one is going on in that channel, or has that id."""
        values = (row.id, row.guild, row.channel, row.organiser, row.at, row.status, _json(row.body))
        try:
            async with self._db.transaction() as db:
                await db.write(_PUT, values)
                await after_move(db, row.id, row.at)
        except Taken:
            return False
        return True

    async def get(self, tournament: str) -> TournamentRow | None:
        """A tournament by its id."""
        return next(iter(await self._rows("WHERE id = ?", tournament)), None)

    async def in_channel(self, channel: int) -> TournamentRow | None:
        """The one that goes on there, else the last one."""
        rows = await self._rows(
            "WHERE channel = ? ORDER BY status = ? DESC, at DESC, rowid DESC LIMIT 1", channel, GOING
        )
        return next(iter(rows), None)

    async def unsettled(self) -> list[TournamentRow]:
        """Those that go on, or of whose end something is still to be done; the oldest first."""
        return await self._rows("WHERE status <> ? ORDER BY at, rowid", SETTLED)

    async def of_guild(self, guild: int) -> list[tuple[TournamentRow, int]]:
        """Those of a server, the oldest first, each with the number of its last input."""
        rows = await self._rows("WHERE guild = ? ORDER BY at, id", guild)
        lines = await self._db.read(_LAST_INPUTS, (guild,))
        last = {str(tournament): msgspec.convert(no, int) for tournament, no in lines}
        return [(row, last.get(row.id, 0)) for row in rows]

    async def settle(self, tournament: str, status: str) -> None:
        """It is over, or nothing is left to be done."""
        async with self._db.transaction() as db:
            await db.write("UPDATE tournaments SET status = ? WHERE id = ?", (status, tournament))
            if status == SETTLED:
                await db.write("DELETE FROM timers WHERE kind = ? AND key = ?", (TOURNAMENT, tournament))

    async def describe(self, tournament: str, body: Body) -> None:
        """What it is called and when it begins."""
        await self._db.write("UPDATE tournaments SET body = ? WHERE id = ?", (_json(body), tournament))

    # --- the journal ---

    async def append(self, tournament: str, no: int, move: Input, *, by: int, at: float, user: int = NOBODY) -> bool:
        """Input `no`, and with it the user who becomes the next player; False if the journal does not hold exactly the
        inputs before."""
        async with self._db.transaction() as db:
            if not await db.write(_APPEND, (tournament, no, by, at, _pack(move))):
                return False
            if user:
                await db.write(_ENTER, (tournament, user))
            await after_move(db, tournament, at)
            return True

    async def inputs(self, tournament: str, after: int = 0) -> list[Input]:
        """The inputs after a number, in order."""
        lines = await self._db.read(
            "SELECT row FROM tournament_inputs WHERE tournament = ? AND no > ? ORDER BY no", (tournament, after)
        )
        return [_input.decode(msgspec.convert(row, bytes)) for (row,) in lines]

    async def journal(self, tournament: str) -> list[tuple[int, float, Input]]:
        """Every input with whose it was (NOBODY for one that came by itself) and when, in seconds since 1970."""
        lines = await self._db.read(
            "SELECT by, at, row FROM tournament_inputs WHERE tournament = ? ORDER BY no", (tournament,)
        )
        return [
            (
                msgspec.convert(by, int),
                msgspec.convert(at, float, strict=False),
                _input.decode(msgspec.convert(row, bytes)),
            )
            for by, at, row in lines
        ]

    async def giver(self, tournament: str, no: int) -> int:
        """Whose input it was; NOBODY for one that came by itself."""
        lines = await self._db.read(
            "SELECT by FROM tournament_inputs WHERE tournament = ? AND no = ?", (tournament, no)
        )
        return msgspec.convert(lines[0][0], int) if lines else NOBODY

    # --- surfaces ---

    async def surfaces(self, tournament: str) -> dict[str, SurfaceRow]:
        """Every message that shows a tournament, by its name; their `table` is the tournament."""
        return {row.surface: row for row in await self._surfaces.all(tournament)}

    async def surface(self, tournament: str, surface: str) -> SurfaceRow | None:
        """One message that shows a tournament, or None."""
        return await self._surfaces.get(tournament, surface)

    async def surface_of(self, message: int) -> SurfaceRow | None:
        """The surface that a message shows, or None."""
        return await self._surfaces.of_message(message)

    async def put_surface(self, row: SurfaceRow) -> None:
        """Remember where one is and what it shows."""
        await self._surfaces.put(row)

    async def note_surface(self, before: SurfaceRow, extra: str) -> bool:
        """What else is known of one, if it still stands as it was read; False if it does not."""
        return await self._surfaces.note(before, extra)

    async def _rows(self, where: str, *values: str | int) -> list[TournamentRow]:
        rows = [_row(line) for line in await self._db.read(f"{_GET} {where}", values)]
        return [msgspec.structs.replace(row, users=await self._users(row.id)) for row in rows]

    async def _users(self, tournament: str) -> tuple[int, ...]:
        lines = await self._db.read(
            "SELECT user FROM tournament_players WHERE tournament = ? ORDER BY player", (tournament,)
        )
        return tuple(msgspec.convert(user, int) for (user,) in lines)


def _row(line: Line) -> TournamentRow:
    *rest, status, body = line
    names: Sequence[str] = ("id", "guild", "channel", "organiser", "at")
    columns = dict(zip(names, rest, strict=True))
    return msgspec.convert(
        columns | {"status": status, "body": _body.decode(msgspec.convert(body, bytes))}, TournamentRow
    )
