"""Priority: it passes on after each action and each pass, and stays with who takes back what he began."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.kernel.flow.acting import Actions
from engine.kernel.flow.action import Action, ActionArgument
from engine.kernel.flow.priority import Holding, Priority, announced, rows
from engine.kernel.flow.program import Ask, Flow, Program, program
from engine.kernel.flow.window import PASS
from engine.kernel.record.record import Play
from engine.kernel.state.game import Game
from engine.kernel.state.question import Leave
from engine.kernel.state.state import CARD_MASK, Frame, Ref, Run, State
from tests.games.toy.engine.rulebook import Flight, Kites, Opening, Settle, Turn, cut_or_score, rise
from tests.kernel.toy import asked, flying, say


class Breeze(Priority, tag="breeze", gc=False):
    """Both may throw kites into the wind."""


class Throw(Frame, tag="throw", gc=False):
    """A kite is about to be thrown, if its player is sure."""

    seat: int = 0
    card: Ref = 0


class Breezy(Holding):
    """Whoever has a kite in his hand may throw it; `quiet`: nobody is asked any more once so many have been thrown."""

    rule = "4.1"
    phase = "breeze"

    def __init__(self, quiet: int = 99) -> None:
        self.quiet = quiet
        self.thrown = 0

    def possible(self, g: Game, seat: int, f: Priority) -> bool:
        return bool(g.zone(seat, "hand"))

    def is_over(self, g: Game, f: Priority) -> bool:
        return sum(len(g.zone(seat, "deck")) for seat in (0, 1)) >= self.quiet


def throw(g: Game, seat: int, card: Ref) -> Flow:
    return Throw(seat=seat, card=card)


def sure(g: Game, f: Throw) -> Flow:
    return Ask(f.seat, "may", [("yes",), ("no",)], rule="4.1")


def thrown(g: Game, f: Throw) -> Flow:
    if f.got[0] == ("yes",):
        g.put(f.card & CARD_MASK, "deck")
        announced(g)
    f.got = []
    return None


def breezy(holding: Breezy) -> Kites:
    """Kites with such a window in the place of the one question."""

    def open_window(g: Game, f: Flight) -> Flow:
        return Breeze(seats=[g.next_seat(g.state.active), g.state.active])

    class Windy(Kites):
        state_type = State[Opening | Turn | Flight | Settle | Breeze | Throw | Run]
        actions = Actions(
            *Kites.actions.records,
            Action(verb="throw", parts=(ActionArgument("kite", "hand"),), begin=throw, phases=("breeze",), rule="4.1"),
            Action(verb="pass", phases=("breeze",), rule="4.1"),
            Action(verb="pass_on", phases=("breeze",), rule="4.1"),
        )
        programs: Mapping[type[Frame], Program] = {
            **Kites.programs,
            **dict(
                (
                    program(Flight, ("4", rise), ("4.1", open_window), ("4.2", cut_or_score)),
                    program(Breeze, *rows(holding, "4.1 over")),
                    program(Throw, ("4.1", sure), ("4.1 said", thrown)),
                )
            ),
        }

    return Windy()


def is_over(play: Play) -> bool:
    return not any(isinstance(frame, Breeze) for frame in play.game.state.frames)


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        (["pass", "pass"], [1, 0]),
        (["throw", "yes", "pass", "pass"], [1, 1, 0, 1]),
        (["pass", "throw", "yes", "pass", "pass"], [1, 0, 0, 1, 0]),
        (["throw", "no", "pass", "pass"], [1, 1, 1, 0]),
        (["pass_on", "throw", "yes", "pass"], [1, 0, 0, 0]),
    ],
)
def test_it_passes_on_after_each_action_and_each_pass_and_no_other_way(words: list[str], seats: list[int]) -> None:
    play = flying(breezy(Breezy()))
    assert asked(play, words) == seats
    assert is_over(play)


def test_what_was_taken_back_has_left_no_trace() -> None:
    play = flying(breezy(Breezy()))
    say(play, "pass")
    before = play.game.state.clone()
    asked(play, ["throw", "no"])
    after = play.game.state.clone()
    for state in (before, after):
        state.no, state.choices, state.question = 0, 0, None
    assert after == before


def test_who_could_not_act_as_everybody_can_see_is_passed_over() -> None:
    play = flying(breezy(Breezy()))
    for card in list(play.game.zone(0, "hand")):
        play.game.put(card, "deck")
    say(play, "pass")
    assert is_over(play)


def test_it_is_over_once_there_is_nothing_to_ask_about() -> None:
    play = flying(breezy(Breezy()))
    quiet = sum(len(play.game.zone(seat, "deck")) for seat in (0, 1)) + 1
    play = flying(breezy(Breezy(quiet)))
    asked(play, ["throw", "yes"])
    assert is_over(play)


def test_the_menu_is_that_of_its_phase_and_private() -> None:
    play = flying(breezy(Breezy()))
    question = play.question
    assert question is not None
    assert {option[0] for option in question.options} >= {"throw", "pass", "pass_on"}
    assert question.private
    assert PASS in question.options


def test_who_leaves_ends_it() -> None:
    play = flying(breezy(Breezy()))
    play.take(Leave(1))
    assert play.outcome is not None
