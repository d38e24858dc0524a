"""Seats that the house plays itself: always ready, asked for nothing, never written to."""

from __future__ import annotations

from engine.table.errors import BadOptions
from engine.table.rows import Seat, TableRow

HEURISTIC, TUTORIAL, PUZZLE = "heuristic", "tutorial", "puzzle"
"""Kinds of partners: one of some sense, one that goes by the script of a lesson, one across the table of a puzzle."""
SET_UP = {"stacked": (TUTORIAL, PUZZLE), "goal": (TUTORIAL,), "position": (PUZZLE,), "puzzle": (PUZZLE,)}
"""Settings under which a game is not dealt as usual, with the partners across from whom alone that may be: decks that
stay as they are listed, a shorter game, a position to begin in, the puzzle that it is."""


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
    """Whether a game at this table is set up, and not dealt."""
    return any(row.options.flags.get(flag) for flag in SET_UP)


def check_lesson(row: TableRow) -> None:
    """A game that is set up is for one person and a partner who is there for that. Raises BadOptions."""
    for flag, kinds in SET_UP.items():
        seats = sorted(place.partner for place in row.seats)
        if flag in row.options.flags and seats not in [["", kind] for kind in kinds]:
            raise BadOptions(what=flag, value="lesson")


def across(partner: str, name: str, deck: tuple[str, ...]) -> Seat:
    """The seat of a partner across from one person."""
    return Seat(user=-1, deck_name=name, deck=deck, ready=True, partner=partner)
