"""Which puzzles somebody has solved: nothing is kept for it, the tables that he has won say so."""

from __future__ import annotations

from data.store.connection import Connection
from engine.table import OVER

_SOLVED = """
    SELECT DISTINCT json_extract(CAST(body AS TEXT), '$.options.flags.puzzle') FROM tables
    JOIN seats ON seats."table" = tables.id WHERE user = ?1 AND status = ?2
    AND json_extract(CAST(body AS TEXT), '$.options.game') = ?3
    AND json_extract(CAST(body AS TEXT), '$.options.flags.puzzle') IS NOT NULL
    AND CAST(json_extract(CAST(body AS TEXT), '$.results[0][0]') AS INTEGER) = seats.seat
"""


class Solved:
    """Raises StoreBroken."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def of(self, user: int, game: str) -> frozenset[str]:
        """The names of the puzzles of a game that a user has solved."""
        return frozenset(str(name) for (name,) in await self._db.read(_SOLVED, (user, OVER, game)))
