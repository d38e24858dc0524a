"""Response windows: seats are asked in turn for an answer to what goes on, until all of them pass in a row.

A window is a frame of the game's own (a subclass of `Window`, so that it has a name in states), and `rows` makes its
program out of what the game says of it. An answer may open another window: that is a frame on top of this one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from msgspec import field

from engine.kernel.flow.program import Ask, Flow, Jump, go_to
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.question import ACTION, Option
from engine.kernel.state.state import Frame

if TYPE_CHECKING:
    from engine.kernel.flow.program import Step
    from engine.kernel.state.game import Game

PASS: Option = ("pass",)
PASS_ON: Option = ("pass_on",)
"""Not now, and not until this window is over."""


class Window(Frame, gc=False):
    """A window: `seats` in the order in which they are asked, whoever is next first; `passed`: so many in a row;
    `done`: those that pass until it is over; `given`: how many answers there were."""

    seats: list[int] = field(default_factory=list)
    passed: int = 0
    done: list[int] = field(default_factory=list)
    given: int = 0


class Answers(ABC):
    """What a game says of one kind of window.

    `rule`: by which a seat is asked; `phase`: what the game is in meanwhile; `several`: whether who has answered is
    asked again before the next seat; `passes`: how many passes in a row close it, 0 for one of each seat.
    """

    rule: str
    phase: str = ""
    several: bool = False
    passes: int = 0

    @abstractmethod
    def offered(self, g: Game, seat: int, f: Window) -> list[Option]:
        """The answers that a seat may give now, passing left out."""

    @abstractmethod
    def possible(self, g: Game, seat: int, f: Window) -> bool:
        """Whether, as far as everybody can see, a seat could have an answer: only who cannot is passed over."""

    @abstractmethod
    def give(self, g: Game, seat: int, option: Option, f: Window) -> Flow:
        """Carry an answer out."""

    def settle(self, g: Game, f: Window) -> Flow:
        """What comes before each question."""
        return None

    def goes_on(self, g: Game, seat: int) -> bool:
        """Whether this seat, having answered, is asked again before the next one."""
        return self.several

    def pass_on(self, g: Game, seat: int, f: Window) -> None:
        """A seat wants to be asked no more."""
        f.done.append(seat)


def rows(answers: Answers, close: str) -> tuple[tuple[str, Step[Window]], ...]:
    """The rows of a window's program; `close`: the rule by which it ends."""
    settling, chosen = answers.rule + " settle", answers.rule + " chosen"

    def settle(g: Game, f: Window) -> Flow:
        return answers.settle(g, f)

    def ask(g: Game, f: Window) -> Flow:
        f.got = []
        while not _all_have_passed(answers, f):
            seat = f.seats[0]
            if seat not in f.done and not g.state.players[seat].out and answers.possible(g, seat, f):
                g.state.phase = answers.phase or g.state.phase
                return Ask(seat, ACTION, [*answers.offered(g, seat, f), PASS, PASS_ON], rule=answers.rule, private=True)
            _passes(f)
        return Jump(close)

    def take(g: Game, f: Window) -> Flow:
        seat, option = f.seats[0], f.got[0]
        f.got = []
        if option in (PASS, PASS_ON):
            if option == PASS_ON:
                answers.pass_on(g, seat, f)
            g.tell("pass", seat)
            _passes(f)
            return Jump(settling)
        f.passed = 0
        f.given += 1
        if not answers.goes_on(g, seat):
            _next(f)
        return answers.give(g, seat, option, f)

    def end(g: Game, f: Window) -> Flow:
        return None

    return (
        (settling, settle),
        (answers.rule, ask),
        (chosen, take),
        (answers.rule + " again", go_to(settling)),
        (close, end),
    )


@rule("GOT 9.3.3", "GOT 9.3.5")
def _all_have_passed(answers: Answers, f: Window) -> bool:
    return f.passed >= (answers.passes or len(f.seats))


def _passes(f: Window) -> None:
    f.passed += 1
    _next(f)


def _next(f: Window) -> None:
    f.seats.append(f.seats.pop(0))
