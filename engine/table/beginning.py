"""With which input the time of a decision began: neither going to and fro by oneself nor moves by hand gain any."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.kernel.record.record import Play, RecordRow
from engine.kernel.state.question import Answer, HandMove, Input, Leave, Undo


class Course(NamedTuple):
    """What matters of all inputs of a game, whenever they were taken: which seats have left, which have gone back
    without asking, and whether anything was moved by hand."""

    left: tuple[int, ...] = ()
    back: tuple[int, ...] = ()
    by_hand: bool = False

    def after(self, move: Input) -> Course:
        """With one input more."""
        match move:
            case Leave(seat):
                return self._replace(left=(*self.left, seat))
            case HandMove() if not self.by_hand:
                return self._replace(by_hand=True)
            case Undo(seat) if seat not in self.back and _goes_back(move, seat):
                return self._replace(back=(*self.back, seat))
        return self


START = Course()


def course_of(rows: Iterable[RecordRow], so_far: Course = START) -> Course:
    """What matters of the inputs, in order."""
    for row in rows:
        so_far = so_far.after(row.input)
    return so_far


def began_with(play: Play, course: Course) -> int:
    """The number of the input with which the time of the open decision began.

    It is the last one, also when the game is over; but for a seat that has gone back without asking, or after moves by
    hand, it is the one with which the game had come farthest since anybody else decided anything.
    """
    if play.question is None:
        return play.no
    seat = play.question.seat
    if not course.by_hand and seat not in course.back:
        return play.no
    own = _own_rows(play, seat)
    far = {play.no - len(own): 0}
    for row in own:
        before = row.input.to if isinstance(row.input, Undo) else row.no - 1
        far[row.no] = far[before] + (isinstance(row.input, Answer) and row.input.seat == seat)
    return max(far, key=far.__getitem__)


def _own_rows(play: Play, seat: int) -> list[RecordRow]:
    """The last inputs, as far as nobody but this seat has decided anything; forced answers decide nothing."""
    rows: list[RecordRow] = []
    back_to = play.no
    for row in reversed(play.rows):
        if isinstance(row.input, Undo) and _goes_back(row.input, seat):
            back_to = min(back_to, row.input.to)
        elif row.no <= back_to and not isinstance(row.input, HandMove) and not _is_own(play, row, seat):
            break
        rows.append(row)
    return rows[::-1]


def _goes_back(move: Input, seat: int) -> bool:
    return isinstance(move, Undo) and move.seat == seat and not move.consents


def _is_own(play: Play, row: RecordRow, seat: int) -> bool:
    if not isinstance(row.input, Answer) or row.input.seat == seat:
        return isinstance(row.input, Answer)
    asked = play.state_at(row.no - 1).question
    return asked is not None and asked.is_forced
