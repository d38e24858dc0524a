"""With which input the time of a decision began: neither going to and fro by oneself nor moves by hand gain any."""

from __future__ import annotations

from engine.kernel.question import Answer, HandMove, Input, Undo
from engine.kernel.record import Play, Row


def began_with(play: Play) -> int:
    """The number of the input with which the time of the open decision began.

    It is the last one, also when the game is over; but for a seat that has gone back without asking, or after moves by
    hand, it is the one with which the game had come farthest since anybody else decided anything.
    """
    if play.question is None:
        return play.no
    seat = play.question.seat
    if not any(isinstance(row.input, HandMove) or _goes_back(row.input, seat) for row in play.rows):
        return play.no
    own = _own_rows(play, seat)
    far = {play.no - len(own): 0}
    for row in own:
        before = row.input.to if isinstance(row.input, Undo) else row.no - 1
        far[row.no] = far[before] + (isinstance(row.input, Answer) and row.input.seat == seat)
    return max(far, key=far.__getitem__)


def _own_rows(play: Play, seat: int) -> list[Row]:
    """The last inputs, as far as nobody but this seat has decided anything; forced answers decide nothing."""
    found: list[Row] = []
    back_to = play.no
    for row in reversed(play.rows):
        if isinstance(row.input, Undo) and _goes_back(row.input, seat):
            back_to = min(back_to, row.input.to)
        elif row.no <= back_to and not isinstance(row.input, HandMove) and not _is_own(play, row, seat):
            break
        found.append(row)
    return found[::-1]


def _goes_back(move: Input, seat: int) -> bool:
    return isinstance(move, Undo) and move.seat == seat and not move.consents


def _is_own(play: Play, row: Row, seat: int) -> bool:
    if not isinstance(row.input, Answer) or row.input.seat == seat:
        return isinstance(row.input, Answer)
    asked = play.state_at(row.no - 1).question
    return asked is not None and asked.is_forced
