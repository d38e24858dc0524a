"""The program of a response window: who is asked next, and what his answer or his passing leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.flow.program import Ask, Flow, Jump
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.window import PASS, PASS_ON, Answers, Window
from engine.kernel.state.question import ACTION

if TYPE_CHECKING:
    from engine.kernel.flow.program import Step
    from engine.kernel.state.game import Game


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

    def again(g: Game, f: Window) -> Flow:
        return Jump(settling)

    def end(g: Game, f: Window) -> Flow:
        return None

    return (
        (settling, settle),
        (answers.rule, ask),
        (chosen, take),
        (answers.rule + " again", again),
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
