"""What judges have done, in the store: who looked at hands, and who corrected what, with the public note."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from data.store.connection import Connection
from engine.kernel.record.record import RecordRow
from engine.kernel.state.question import JudgeFix

LOOK = ""
END = 0
"""Stands in place of an input's number where a judge has ended a match."""
_PUT = "INSERT INTO rulings (guild, game, no, judge, at, note) VALUES (?, ?, ?, ?, ?, ?)"
_GET = """
    SELECT r.guild, r.game, r.no, r.judge, r.at, r.note, i.row, json_extract(CAST(t.body AS TEXT), '$.ruling')
    FROM rulings AS r
    LEFT JOIN inputs AS i ON i.game = r.game AND i.no = r.no
    LEFT JOIN games AS g ON g.id = r.game AND r.no = 0
    LEFT JOIN tables AS t ON t.id = g."table"
"""


class Ruling(Struct, frozen=True, kw_only=True):
    """A judge's correction, which is input `no` of the game; without a note, his look at all hands after it; at END,
    his end of the match.
    """

    guild: int
    game: str
    no: int
    judge: int
    at: float
    note: str = LOOK


class Rulings:
    """The table of rulings; every method raises StoreBroken."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def put(self, row: Ruling) -> None:
        """Keep one. A correction or an end is announced before it is made; one that was not made is left out of what is
        told."""
        await self._db.write(_PUT, msgspec.structs.astuple(row))

    async def of_guild(self, guild: int, most: int) -> list[Ruling]:
        """The newest ones of a server, the newest first."""
        return await self._read("WHERE r.guild = ? ORDER BY r.at DESC, r.id DESC LIMIT ?", guild, most)

    async def judge_of(self, game: str, no: int) -> int | None:
        """Who made the correction that is an input of a game."""
        rows = await self._read("WHERE r.game = ? AND r.no = ? AND r.note <> '' ORDER BY r.id DESC", game, no)
        return rows[0].judge if rows else None

    async def _read(self, sql: str, *values: str | int) -> list[Ruling]:
        lines = [
            msgspec.convert(line, tuple[int, str, int, int, float, str, bytes | None, str | None])
            for line in await self._db.read(_GET + sql, values)
        ]
        return [
            Ruling(guild=guild, game=game, no=no, judge=judge, at=at, note=note)
            for guild, game, no, judge, at, note, row, ending in lines
            if note == LOOK or (note == ending if no == END else _is_made(row, note))
        ]


def _is_made(row: bytes | None, note: str) -> bool:
    move = msgspec.msgpack.decode(row, type=RecordRow).input if row is not None else None
    return isinstance(move, JudgeFix) and move.note == note
