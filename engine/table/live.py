"""A game in progress as it is read from the journal, and what going back in it means."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from engine.kernel.cards.face import Library
from engine.kernel.flow.machine import Stuck, WorkLimit, in_words
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.flow.window import PASS, PASS_ON
from engine.kernel.record.record import ENGINE, Play, RecordRow, decoder, digest
from engine.kernel.state.event import Event
from engine.kernel.state.question import ACTION, Answer, HandMove, Question, Refused, Undo
from engine.kernel.views.view import SPECTATOR, Outcome
from engine.prompt import Prompt
from engine.table.beginning import START, Course
from engine.table.errors import Diverged, Frozen, NotSeated
from engine.table.rows import OPEN, GameRow, Habits, TableRow
from engine.table.series import seat_of

log = logging.getLogger(__name__)
TOLD = 100
"""So many inputs back what happened is at hand; what happened before is found by replaying."""
Told = dict[int, list[Event]]


class InputStep(Struct, frozen=True):
    """What an input led to, with the forced answers that followed it."""

    no: int
    events: list[Event]
    question: Question | None
    outcome: Outcome | None


@dataclass(frozen=True, repr=False)
class Live:
    """A game and its table at one moment; it never changes: what comes next is another one.

    `table` is without requests that have lapsed. `told`: what happened, by input number, as far as it is at hand;
    `course`: what matters of all inputs.
    `began`: the input with which the time of the open decision began; `at`: when that was taken, 0.0 before the first.
    `acted`: when each seat last acted by itself, in seconds since 1970. `prompts`: what is asked as far as it was
    worked out, by viewer, with the question that it was worked out for.
    """

    table: TableRow
    kept: GameRow
    play: Play
    told: Told
    course: Course = START
    began: int = 0
    at: float = 0.0
    acted: Mapping[int, float] = field(default_factory=dict)
    prompts: dict[int, tuple[Question, Prompt]] = field(default_factory=dict, compare=False)

    def __repr__(self) -> str:
        """Without anything that a player may not see: what is printed ends up in logs."""
        return f"Live({self.game!r} after {self.no})"

    @property
    def game(self) -> str:
        """The game's id."""
        return self.kept.id

    @property
    def no(self) -> int:
        """How many inputs have been taken."""
        return self.play.no

    @property
    def question(self) -> Question | None:
        """The open question, or None when the game is over."""
        return self.play.question

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.play.outcome

    @property
    def seats_in(self) -> list[int]:
        """The seats still in the game."""
        return self.play.game.turn_order(0)

    @property
    def is_between(self) -> bool:
        """Whether this game is over and another one of the series is to come."""
        return self.outcome is not None and self.table.status == OPEN

    @property
    def seats_on(self) -> list[int]:
        """The seats with which it goes on: those in the game, between two games those in the series, then none."""
        if self.outcome is None:
            return self.seats_in
        return [seat for seat in range(len(self.table.seats)) if self.is_between and seat not in self.table.left]

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are waited for: whoever decides, between two games all that are not ready for the next."""
        if self.question is not None:
            return (self.question.seat,)
        return tuple(seat for seat in self.seats_on if not self.table.seats[seat].ready)

    def seat_of(self, user: int) -> int:
        """The seat of a user; raises NotSeated."""
        return seat_of(self.table, user)

    def viewer(self, user: int) -> int:
        """Who somebody looks on as: his seat, or SPECTATOR. Raises NotSeated where only players may look."""
        seat = next((seat for seat, place in enumerate(self.table.seats) if place.user == user), SPECTATOR)
        if seat == SPECTATOR and not self.table.options.spectators:
            raise NotSeated
        return seat

    def events_after(self, no: int, viewer: int) -> list[tuple[int, Event]]:
        """What happened after input `no`, by input number, as far as a viewer may know it (-1: everybody)."""
        wanted = range(max(no + 1, 0), self.no + 1)
        told = self.told if all(number in self.told for number in wanted) else self._retold()
        return [(number, event) for number in wanted for event in told[number] if event.to in (-1, viewer)]

    def _retold(self) -> Told:
        """Everything that happened, from the start; what belongs at hand is so from now on."""
        told = retell(self.play, self.kept)
        self.told.update({number: events for number, events in told.items() if number > self.no - TOLD})
        return told


def resume(
    rules: Rulebook,
    game: GameRow,
    rows: Sequence[RecordRow],
    snapshot: tuple[int, bytes] | None,
    library: Library | None = None,
) -> tuple[Play, Told]:
    """A game out of the journal. A snapshot that does not fit is left aside; raises Diverged if the record does not."""
    if snapshot is not None and _fits(rules, game, rows, snapshot):
        try:
            return _replayed(rules, game, rows, snapshot, library)
        except (Diverged, msgspec.MsgspecError):
            pass  # a snapshot is only a cache: the record decides
    return _replayed(rules, game, rows, None, library)


def _fits(rules: Rulebook, game: GameRow, rows: Sequence[RecordRow], snapshot: tuple[int, bytes]) -> bool:
    """Made by this engine, before the last input (whose events are wanted), whole, with the digest in the record."""
    no, state = snapshot
    if game.setup.engine != ENGINE or not 0 < no < len(rows):
        return False
    try:
        return rows[no - 1].digest == digest(decoder(rules)(state))
    except (msgspec.MsgspecError, UnicodeDecodeError, OverflowError):
        return False


def _replayed(
    rules: Rulebook,
    game: GameRow,
    rows: Sequence[RecordRow],
    snapshot: tuple[int, bytes] | None,
    library: Library | None,
) -> tuple[Play, Told]:
    at = snapshot[0] if snapshot else 0
    try:
        play = Play.resume(rules, game.setup, game.secret, rows[:at], snapshot, library)
    except WorkLimit as cycle:
        raise Frozen(cycle=str(cycle)) from None
    except msgspec.MsgspecError:
        if snapshot is not None:
            raise
        raise Diverged(game=game.id, no=0) from None  # the position that it began in is of another engine
    except Exception as error:
        log.error("game %s cannot be begun: %s", game.id, in_words(error), exc_info=error)
        raise Diverged(game=game.id, no=0) from None
    told = {} if snapshot else {0: play.events}
    catch_up(play, game, rows[at:], told)
    return play, told


def catch_up(play: Play, game: GameRow, rows: Sequence[RecordRow], told: Told) -> None:
    """Take the rows, in place, and see that they lead where they led before; raises Diverged."""
    for row in rows:
        try:
            told[row.no] = play.take(row.input)
        except (Refused, Stuck):
            raise Diverged(game=game.id, no=row.no) from None
        if play.rows[-1] != row:
            raise Diverged(game=game.id, no=row.no)


def retell(play: Play, game: GameRow) -> Told:
    """Everything that happened, by input number, from the start."""
    return _replayed(play.rules, game, play.rows, None, play.game.library)[1]


def is_answered_for(question: Question | None, habits: Habits) -> bool:
    """Whether the table answers a question for its seat: nobody learns a secret from how fast that is, or the player
    has agreed to it. A turn action is taken for nobody, but a window in which only passing is possible is passed."""
    if question is None:
        return False
    if question.kind == ACTION:
        return habits.answer_forced and PASS in question.options and {*question.options} <= {PASS, PASS_ON}
    return question.is_forced or (habits.answer_forced and not question.is_decision)


def line(rows: Sequence[RecordRow]) -> Iterator[RecordRow]:
    """The inputs that led to the position, last first; what an undo took back is left out."""
    at = len(rows)
    while at > 0:
        row = rows[at - 1]
        if isinstance(row.input, Undo):
            at = row.input.to
        else:
            yield row
            at -= 1


def last_decision(play: Play, seat: int, habits: Habits) -> int | None:
    """The input number before a seat's last own decision; None if there is none, or `may_go_back` forbids it."""
    for row in line(play.rows):
        if not isinstance(row.input, Answer | HandMove):
            return None
        if row.input.seat == seat:
            if isinstance(row.input, HandMove):
                return row.no - 1
            question = play.state_at(row.no - 1).question
            if question is not None and not is_answered_for(question, habits):
                return row.no - 1
    return None


def may_go_back(play: Play, to: int) -> bool:
    """Whether the position after input `to` is on the line, and since then nobody left and no judge stepped in."""
    for row in line(play.rows):
        if row.no <= to or not isinstance(row.input, Answer | HandMove):
            return False
        if row.no - 1 == to:
            return True
    return False
