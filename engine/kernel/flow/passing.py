"""The program of a window in which the priority passes on: who has it next, and what he does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.flow.priority import Holding, Priority
from engine.kernel.flow.program import Ask, Flow, Jump
from engine.kernel.flow.window import PASS, PASS_ON
from engine.kernel.state.question import ACTION

if TYPE_CHECKING:
    from engine.kernel.flow.program import Step
    from engine.kernel.state.game import Game


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
