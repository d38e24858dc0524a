"""Priority: two or more seats in turn may act, one action each, until all of them pass in a row.

It passes on after each action as well as after each pass. An action counts only once it is `announced`: one that its
player takes back before it has cost anything leaves everything as it was, and he still has the priority. A game's
windows are frames of its own (subclasses of `Priority`); `rows` makes their programs out of what the game says of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from msgspec import field

from engine.kernel.flow.program import Ask, Flow, Jump
from engine.kernel.flow.window import PASS, PASS_ON
from engine.kernel.state.question import ACTION
from engine.kernel.state.state import Frame

if TYPE_CHECKING:
    from engine.kernel.flow.program import Step
    from engine.kernel.state.game import Game


class Priority(Frame, gc=False):
    """Who has it, first of `seats`; `passed`: so many have passed in a row; `done`: those that pass until it is over;
    `acted`: whether what was chosen has been announced."""

    seats: list[int] = field(default_factory=list)
    passed: int = 0
    done: list[int] = field(default_factory=list)
    acted: bool = False


class Holding(ABC):
    """What a game says of one kind of window. `rule`: by which a seat is asked; `phase`: in which of the game's phases
    its menu then is."""

    rule: str
    phase: str

    @abstractmethod
    def possible(self, g: Game, seat: int, f: Priority) -> bool:
        """Whether, as far as everybody can see, a seat could act: only who cannot is passed over."""

    def settle(self, g: Game, f: Priority) -> Flow:
        """What comes before each question."""
        return None

    def is_over(self, g: Game, f: Priority) -> bool:
        """Whether there is nothing any more to be asked about."""
        return False


def announced(g: Game) -> None:
    """What the innermost window's player chose is done by now and cannot be taken back."""
    for frame in reversed(g.state.frames):
        if isinstance(frame, Priority):
            frame.acted = True
            return


def rows(holding: Holding, close: str) -> tuple[tuple[str, Step[Priority]], ...]:
    """The rows of a window's program; `close`: the rule by which it ends."""
    settling = holding.rule + " settle"

    def settle(g: Game, f: Priority) -> Flow:
        return holding.settle(g, f)

    def ask(g: Game, f: Priority) -> Flow:
        f.got = []
        while f.passed < len(f.seats) and not holding.is_over(g, f):
            seat = f.seats[0]
            if seat not in f.done and not g.state.players[seat].out and holding.possible(g, seat, f):
                g.state.phase = holding.phase
                return Ask(seat, ACTION, g.rules.menu(g, seat), rule=holding.rule, private=True)
            _pass(f)
        return Jump(close)

    def take(g: Game, f: Priority) -> Flow:
        seat, option = f.seats[0], f.got[0]
        f.got = []
        if option in (PASS, PASS_ON):
            if option == PASS_ON:
                f.done.append(seat)
            g.tell("pass", seat)
            _pass(f)
            return Jump(settling)
        return g.rules.actions.begin(g, seat, option)

    def again(g: Game, f: Priority) -> Flow:
        if f.acted:
            f.acted, f.passed = False, 0
            f.seats.append(f.seats.pop(0))
        return Jump(settling)

    def end(g: Game, f: Priority) -> Flow:
        return None

    return (
        (settling, settle),
        (holding.rule, ask),
        (holding.rule + " chosen", take),
        (holding.rule + " again", again),
        (close, end),
    )


def _pass(f: Priority) -> None:
    f.passed += 1
    f.seats.append(f.seats.pop(0))
