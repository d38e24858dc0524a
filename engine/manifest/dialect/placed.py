"""Cards where they lie at the beginning, and the names by which a script calls them."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.manifest.dialect.form import PieceEntry

ASIDE = "nowhere"
"""Where a card lies that is in no zone: it stands for a text."""
_NAME = re.compile(r"(?:([A-D])\.)?(.+?)(?:#(\d{1,4}))?")


def parts(name: str) -> tuple[str, str, int]:
    """Seat ("" for any), key and copy (0 for any) of a name such as `B.raider#2`."""
    name_parts = _NAME.fullmatch(name)
    return (name_parts[1] or "", name_parts[2], int(name_parts[3] or 0)) if name_parts else ("", name, 0)


class Placed(NamedTuple):
    """One card; its place in the list of all is its number. `place`: where in its zone, for zones that have places."""

    seat: int
    zone: str
    name: str
    entry: PieceEntry | None = None
    place: int = -1

    @property
    def key(self) -> str:
        """The card, without its copy."""
        return parts(self.name)[1]
