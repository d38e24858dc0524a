"""Seats that the house plays itself: always ready, asked for nothing, never written to."""

from __future__ import annotations

from msgspec.structs import replace

from engine.table.errors import BadOptions, Full, NotHost, NotOpen
from engine.table.rows import OPEN, Seat, TableRow

HEURISTIC, TUTORIAL = "heuristic", "tutorial"
"""Kinds of partners: one of some sense, and one that goes by the script of a lesson."""
LESSON = ("stacked", "goal")
"""Settings of a lesson: decks that stay as they are listed, and a shorter game."""


def is_person(user: int) -> bool:
    """Whether a user is somebody who can be written to."""
    return user > 0


def people(row: TableRow) -> list[int]:
    """The users who sit at a table in person."""
    return [place.user for place in row.seats if not place.partner]


def partner_seats(row: TableRow) -> list[int]:
    """The seats that the house plays."""
    return [seat for seat, place in enumerate(row.seats) if place.partner and seat not in row.left]


def is_lesson(row: TableRow) -> bool:
    """Whether a lesson is given at a table."""
    return any(row.options.flags.get(flag) for flag in LESSON)


def check_lesson(row: TableRow) -> None:
    """A stacked deck or a shorter goal is for one person and a partner who gives a lesson. Raises BadOptions."""
    for flag in LESSON:
        if flag in row.options.flags and sorted(place.partner for place in row.seats) != ["", TUTORIAL]:
            raise BadOptions(what=flag, value="lesson")


def sit(row: TableRow, host: int, partner: str, name: str, deck: tuple[str, ...]) -> TableRow:
    """A partner on the next free seat, at the host's wish."""
    if host != row.host:
        raise NotHost
    if row.status != OPEN or row.games:
        raise NotOpen
    if len(row.seats) >= row.options.seats:
        raise Full(seats=row.options.seats)
    user = min((place.user for place in row.seats if place.partner), default=0) - 1
    return replace(row, seats=(*row.seats, Seat(user=user, deck_name=name, deck=deck, ready=True, partner=partner)))
