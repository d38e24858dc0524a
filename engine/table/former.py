"""Former players: numbers, drawn at random, that stand where somebody has had himself forgotten."""

from __future__ import annotations

from engine.table.errors import FormerPlayer
from engine.table.rows import TableRow

FORMER = range(10**9, 10**10)
"""The numbers of former players; Discord's own have been longer since its first year."""


def must_be_present(row: TableRow) -> None:
    """Raises FormerPlayer if a seat that is still in the series is nobody's any more."""
    if any(place.user in FORMER for seat, place in enumerate(row.seats) if seat not in row.left):
        raise FormerPlayer
