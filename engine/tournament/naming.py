"""How the tables of a tournament are called, so that one is never laid twice."""

from __future__ import annotations

import re

from msgspec import Struct

_TABLE = re.compile(r"([a-z0-9]{8})r([0-9]{1,2})(?:x([0-9]{1,2}))?t([0-9]{1,3})")


class TablePlace(Struct, frozen=True):
    """The match that is played at a table: round and place from 0; `attempt`: so often others were to sit there."""

    tournament: str
    round: int
    place: int
    attempt: int = 0

    @property
    def id(self) -> str:
        """The table's id.

        >>> TablePlace("abcd2345", 0, 1).id, TablePlace("abcd2345", 0, 1, 2).id, place_of("abcd2345-2")
        ('abcd2345r1t2', 'abcd2345r1x2t2', None)
        >>> place_of("abcd2345r1t2")
        TablePlace(tournament='abcd2345', round=0, place=1, attempt=0)
        """
        again = f"x{self.attempt}" if self.attempt else ""
        return f"{self.tournament}r{self.round + 1}{again}t{self.place + 1}"


def place_of(table: str) -> TablePlace | None:
    """The match that is played at a table, None for one of no tournament."""
    fit = _TABLE.fullmatch(table)
    return TablePlace(fit[1], int(fit[2]) - 1, int(fit[4]) - 1, int(fit[3] or 0)) if fit else None
