"""The journal in a database: tables, games, inputs, snapshots, surfaces, users, community sets."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TypeVar

import msgspec

from data.store.breakage import Taken
from data.store.connection import Connection, Line, Link, Transaction, Value
from data.store.decks import DeckTable
from data.store.engines import connected
from data.store.forgetting import Forgetting
from data.store.guilds import Guilds
from data.store.profiles import Profiles
from data.store.puzzles import Solved
from data.store.rulings import Rulings
from data.store.sets import Sets
from data.store.surfaces import SurfaceTable
from data.store.timers import Timers, after_input, follow
from data.store.tournaments import Tournaments
from data.store.users import UserTable
from engine.kernel.record.record import RecordRow, Setup
from engine.table import OVER, ChannelTaken, GameRow, Habits, SurfaceRow, TableRow, TakenInput

_row = msgspec.msgpack.Decoder(RecordRow)
_setup = msgspec.msgpack.Decoder(Setup)
_table = msgspec.json.Decoder(TableRow)
_habits = msgspec.json.Decoder(Habits)
_pack = msgspec.msgpack.Encoder().encode
_json = msgspec.json.Encoder().encode

_T = TypeVar("_T")

_AT = 10
"""So many series of a channel are worth looking at."""
_TABLES_AT = """
    SELECT body FROM tables AS t WHERE home = ?1 OR channel = ?1
    ORDER BY status = ?3, EXISTS (SELECT 1 FROM seats AS s WHERE s."table" = t.id AND s.user = ?2) DESC,
        opened_at DESC, rowid DESC LIMIT ?4
"""
_CREATE = """
    INSERT INTO tables (id, guild, channel, opened_at, home, alone, expires_at, status, game, version, body)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_SAVE = """
    UPDATE tables SET home = ?, alone = ?, expires_at = ?, status = ?, game = ?, version = ?, body = ?
    WHERE id = ? AND version = ?
"""
_SEAT = 'INSERT INTO seats ("table", seat, user) VALUES (?, ?, ?)'
_APPEND = """
    INSERT INTO inputs (game, no, by, at, row) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE (SELECT coalesce(max(no), 0) FROM inputs WHERE game = ?1) = ?2 - 1 ON CONFLICT DO NOTHING
"""
_TABLE_SINCE = """
    SELECT t.body, i.row, i.by, i.at FROM tables AS t LEFT JOIN inputs AS i ON i.game = ?2 AND i.no > ?3
    WHERE t.id = ?1 ORDER BY i.no
"""
_PUT_GAME = """
    INSERT INTO games (id, "table", setup, secret, opened) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET setup = excluded.setup, opened = excluded.opened
"""
_PUT_SNAPSHOT = """
    INSERT INTO snapshots (game, no, state) VALUES (?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET no = excluded.no, state = excluded.state WHERE excluded.no > snapshots.no
"""
_WITH_PARTNERS = """
    SELECT body FROM tables AS t WHERE status <> ? AND id IN (SELECT "table" FROM seats WHERE user < 0)
    ORDER BY opened_at, rowid
"""
_LAG = """
    FROM tables AS t
    WHERE (t.status <> ?1 AND NOT EXISTS (
        SELECT 1 FROM surfaces AS s WHERE s."table" = t.id AND (t.guild = 0 OR s.surface NOT LIKE 'hand:%')
    )) OR EXISTS (
        SELECT 1 FROM surfaces AS s WHERE s."table" = t.id AND (
            (s.game NOT IN ('', t.game))
            OR s.shown < (SELECT coalesce(max(no), 0) FROM inputs WHERE game = t.game AND t.game <> '')
            OR (s.version >= 0 AND s.version < t.version)
            OR s.extra LIKE '%"old":%'
        )
    ) ORDER BY t.opened_at, t.rowid
"""
_PENDING = f"SELECT body {_LAG}"
_BEHIND = f"SELECT id, coalesce((SELECT max(at) FROM inputs AS i WHERE i.game = t.game AND i.by >= 0), 0.0) {_LAG}"  # noqa: S608


class Store:
    """Keeps everything that must survive. Whatever a method has answered is on disk; all raise StoreBroken.

    `sets`: the card sets of communities; `guilds`: what is settled for servers; `rulings`: what judges have done;
    `decks`: users' own decks; `tournaments`: their journals; `forgetting`: taking away what is kept of a user;
    `puzzles`: which of them users have solved; `profiles`: what users have chosen to be known for; `timers`: what
    time brings and when.
    """

    def __init__(self, connection: Connection) -> None:
        self._db = connection
        self._surfaces = SurfaceTable(connection, "surfaces", "table")
        self.sets = Sets(connection)
        self.guilds = Guilds(connection)
        self.rulings = Rulings(connection)
        self.decks = DeckTable(connection)
        self.tournaments = Tournaments(connection)
        self._users = UserTable(connection)
        self.forgetting = Forgetting(connection, self._users.drop)
        self.puzzles = Solved(connection)
        self.profiles = Profiles(connection)
        self.timers = Timers(connection)

    @classmethod
    async def open(cls, where: Path | str) -> Store:
        """Open or make a store, in a file or by the address of a PostgreSQL database; an older one is brought up to
        date. Raises StoreBroken."""
        return cls(await connected(where))

    async def close(self) -> None:
        """Let go of the file, or of the server."""
        await self._db.close()

    @property
    def engine(self) -> str:
        """What it is kept in, as people call it."""
        return self._db.engine

    async def link(self) -> Link | None:
        """A new link to other processes over the same store, where it has any to offer. Raises StoreBroken."""
        return await self._db.link()

    # --- tables ---

    async def create_table(self, row: TableRow, *games: GameRow) -> bool:
        """False if there is such an id, or another series that has the same home alone and is not over."""
        try:
            async with self._db.transaction() as db:
                await db.write(_CREATE, (row.id, row.guild, row.channel, row.opened_at, *_changing(row)))
                await _put_parts(db, row, games)
        except Taken:
            return False
        return True

    async def save_table(self, row: TableRow, expected_version: int, *games: GameRow) -> bool:
        """Compare and set on the version; the games are written along with it, or nothing is. Raises ChannelTaken."""
        try:
            async with self._db.transaction() as db:
                if not await db.write(_SAVE, (*_changing(row), row.id, expected_version)):
                    return False
                await db.write('DELETE FROM seats WHERE "table" = ?', (row.id,))
                await _put_parts(db, row, games)
        except Taken:
            raise ChannelTaken from None
        return True

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        return _first(await self._tables("SELECT body FROM tables WHERE id = ?", table))

    async def tables_at(self, channel: int, user: int = 0) -> list[TableRow]:
        """Some of the series of a channel or thread: those that go on before those that are over, a user's own before
        others', the newest first."""
        return await self._tables(_TABLES_AT, channel, user, OVER, _AT)

    async def tables_of(self, user: int) -> list[TableRow]:
        """Series that are not over and in which a user sits, the oldest first."""
        return await self._tables(
            'SELECT body FROM tables JOIN seats ON seats."table" = tables.id WHERE user = ? AND status <> ?'
            " ORDER BY opened_at, tables.rowid",
            user,
            OVER,
        )

    async def played_by(self, user: int, most: int) -> list[TableRow]:
        """Series in which a user sat last, over or not, the newest first."""
        return await self._tables(
            'SELECT body FROM tables JOIN seats ON seats."table" = tables.id WHERE user = ?'
            " ORDER BY opened_at DESC, tables.rowid DESC LIMIT ?",
            user,
            most,
        )

    async def open_tables(self) -> list[TableRow]:
        """All series that are not over, the oldest first."""
        return await self._tables("SELECT body FROM tables WHERE status <> ? ORDER BY opened_at, rowid", OVER)

    async def partner_tables(self) -> list[TableRow]:
        """Those at which a partner of the house sits: such have negative numbers."""
        return await self._tables(_WITH_PARTNERS, OVER)

    async def _tables(self, sql: str, *values: str | int) -> list[TableRow]:
        return [_table.decode(_bytes(body)) for (body,) in await self._db.read(sql, values)]

    # --- games ---

    async def game(self, game: str) -> GameRow | None:
        """A game with its secret, or None."""
        lines = await self._db.read('SELECT id, "table", setup, secret, opened FROM games WHERE id = ?', (game,))
        return _first([_game(line) for line in lines])

    async def append(self, game: str, expected_no: int, row: RecordRow, *, by: int = -1, at: float = 0.0) -> bool:
        """One input, on disk before this returns; False if the record does not hold exactly `expected_no` inputs."""
        if row.no != expected_no + 1:
            raise ValueError(f"input {row.no} cannot follow input {expected_no}")
        timer = after_input(game, at)
        return await self._db.write(_APPEND, (game, row.no, by, at, _pack(row)), timer) == 1

    async def rows(self, game: str, after: int = 0) -> list[RecordRow]:
        """The inputs after a number, in order."""
        lines = await self._db.read("SELECT row FROM inputs WHERE game = ? AND no > ? ORDER BY no", (game, after))
        return [_row.decode(_bytes(row)) for (row,) in lines]

    async def inputs(self, game: str) -> list[TakenInput]:
        """All of a game, in order, with who has acted and when."""
        lines = await self._db.read("SELECT row, by, at FROM inputs WHERE game = ? ORDER BY no", (game,))
        return [_taken(line) for line in lines]

    async def table_since(self, table: str, game: str, after: int) -> tuple[TableRow | None, list[TakenInput]]:
        """A table, and the inputs of a game after a number, both as of one moment."""
        lines = await self._db.read(_TABLE_SINCE, (table, game, after))
        kept = _table.decode(_bytes(lines[0][0])) if lines else None
        return kept, [_taken(taken) for _, *taken in lines if taken[0] is not None]

    async def taken_at(self, game: str, no: int) -> float:
        """When an input was taken, in seconds since 1970; 0.0 if there is none of that number."""
        lines = await self._db.read("SELECT at FROM inputs WHERE game = ? AND no = ?", (game, no))
        return _first([msgspec.convert(at, float) for (at,) in lines]) or 0.0

    async def put_snapshot(self, game: str, no: int, state: bytes) -> None:
        """Keep the newest one; an older one is let go."""
        await self._db.write(_PUT_SNAPSHOT, (game, no, state))

    async def snapshot(self, game: str) -> tuple[int, bytes] | None:
        """The newest one: input number and state."""
        lines = await self._db.read("SELECT no, state FROM snapshots WHERE game = ?", (game,))
        return _first([msgspec.convert(line, tuple[int, bytes]) for line in lines])

    # --- surfaces ---

    def surfaces_at_hand(self, table: str) -> AbstractAsyncContextManager[None]:
        """For as long as somebody looks at a table what is known of its messages is read once; what other processes
        write meanwhile is seen by who reads it anew, and by the next look."""
        return self._surfaces.at_hand(table)

    async def surface(self, table: str, surface: str, *, anew: bool = False) -> SurfaceRow | None:
        """One message that shows a table, or None. `anew`: as it stands on disk, whoever looks meanwhile."""
        return await self._surfaces.get(table, surface, anew=anew)

    async def surface_of(self, message: int) -> SurfaceRow | None:
        """The surface that a message shows, or None."""
        return await self._surfaces.of_message(message)

    async def surfaces(self, table: str) -> list[SurfaceRow]:
        """Every message that shows a table, by name."""
        return await self._surfaces.all(table)

    async def put_surface(self, row: SurfaceRow) -> None:
        """Remember where a surface is and what it shows."""
        await self._surfaces.put(row)

    async def note_surface(self, before: SurfaceRow, extra: str) -> bool:
        """What else is known of a surface, if it still stands as it was read; False if it does not."""
        return await self._surfaces.note(before, extra)

    async def claim_surface(self, before: SurfaceRow | None, row: SurfaceRow) -> bool:
        """Remember what a surface is about to say, if it still stands as it was read; False if it does not."""
        return await self._surfaces.claim(before, row)

    async def drop_surface(self, table: str, surface: str) -> None:
        """Forget a message, because it is gone."""
        await self._surfaces.drop(table, surface)

    async def pending_surfaces(self) -> list[TableRow]:
        """Tables with a surface that lags behind, and tables that go on without any surface."""
        return await self._tables(_PENDING, OVER)

    async def behind(self) -> dict[str, float]:
        """The same by their ids, the oldest first, with when anybody last acted there, in seconds since 1970; 0.0 for
        never."""
        return dict(msgspec.convert(await self._db.read(_BEHIND, (OVER,)), list[tuple[str, float]]))

    async def direct_tables(self) -> list[str]:
        """Series that go on in direct messages."""
        return [
            str(table)
            for (table,) in await self._db.read("SELECT id FROM tables WHERE guild = 0 AND status <> ?", (OVER,))
        ]

    # --- users ---

    async def user_locale(self, user: int) -> str | None:
        """The language a user has chosen, or None."""
        return (await self._users.get(user)).locale or None

    async def set_user_locale(self, user: int, locale: str) -> None:
        """Remember a user's language; "" forgets it."""
        await self._users.put(user, "locale", locale)

    async def user_name(self, user: int) -> str | None:
        """The name a user was last seen under, or None. Names stand here and in no record."""
        return (await self._users.get(user)).name or None

    async def set_user_name(self, user: int, name: str) -> None:
        """Remember a user's name; "" forgets it."""
        await self._users.put(user, "name", name)

    async def user_reminded(self, user: int) -> bool:
        """Whether a user takes reminders; who has not said otherwise does."""
        return bool((await self._users.get(user)).reminded)

    async def set_user_reminded(self, user: int, reminded: bool) -> None:
        """Remember whether a user takes reminders."""
        await self._users.put(user, "reminded", int(reminded))

    async def habits(self, user: int) -> Habits:
        """What a user wants to be asked."""
        kept = (await self._users.get(user)).habits
        return _habits.decode(kept) if kept else Habits()

    async def set_habits(self, user: int, habits: Habits) -> None:
        """Remember it."""
        await self._users.put(user, "habits", _json(habits).decode())

    # --- what Discord was told ---

    async def registered(self, application: int, guild: int = 0) -> str:
        """The digest of the commands that were registered last for an application, on a server or everywhere, "" if
        none were."""
        lines = await self._db.read(
            "SELECT digest FROM told_commands WHERE application = ? AND guild = ?", (application, guild)
        )
        return msgspec.convert(lines[0][0], str) if lines else ""

    async def set_registered(self, application: int, digest: str, guild: int = 0) -> None:
        """Remember it."""
        await self._db.write(
            "INSERT INTO told_commands (application, guild, digest) VALUES (?, ?, ?)"
            " ON CONFLICT (application, guild) DO UPDATE SET digest = excluded.digest",
            (application, guild, digest),
        )

    # --- heartbeat ---

    async def last_beat(self, process: int = 0) -> float:
        """When a process was last known to serve, in seconds since 1970; 0.0 for never."""
        lines = await self._db.read("SELECT at FROM beats WHERE process = ?", (process,))
        return _first([msgspec.convert(at, float) for (at,) in lines]) or 0.0

    async def beat(self, now: float, process: int = 0) -> None:
        """It serves now."""
        await self._db.write(
            "INSERT INTO beats (process, at) VALUES (?, ?) ON CONFLICT (process) DO UPDATE SET at = excluded.at",
            (process, now),
        )


# --- lines to rows ---


async def _put_parts(db: Transaction, row: TableRow, games: Sequence[GameRow]) -> None:
    for seat, place in enumerate(row.seats):
        await db.write(_SEAT, (row.id, seat, place.user))
    for game in games:
        await db.write(_PUT_GAME, (game.id, game.table, _pack(game.setup), game.secret, int(game.opened)))
    await follow(db, row)


def _changing(row: TableRow) -> tuple[str | int | float | bytes, ...]:
    """The columns that may change."""
    return (row.home, int(row.has_home_alone), row.expires_at, row.status, _current(row), row.version, _json(row))


def _current(row: TableRow) -> str:
    return row.games[-1] if row.games else ""


def _taken(line: Sequence[Value]) -> TakenInput:
    row, by, at = line
    return TakenInput(_row.decode(_bytes(row)), *msgspec.convert((by, at), tuple[int, float]))


def _game(line: Line) -> GameRow:
    id_, table, setup, secret, opened = line
    return GameRow(
        id=str(id_),
        table=str(table),
        setup=_setup.decode(_bytes(setup)),
        secret=_bytes(secret),
        opened=bool(opened),
    )


def _bytes(value: object) -> bytes:
    assert isinstance(value, bytes), "the column is a BLOB in a STRICT table"
    return value


def _first(rows: Sequence[_T]) -> _T | None:
    return rows[0] if rows else None
