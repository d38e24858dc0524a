"""Response windows: who begins, passes in a row, one answer or several, answers inside an answer, passing on."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.kernel.flow.program import Flow, Program, program
from engine.kernel.flow.window import PASS, PASS_ON, Answers, Window, rows
from engine.kernel.record.record import Play
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer, Leave, Option, Refused
from engine.kernel.state.state import CARD_MASK, Frame, Run, State
from engine.kernel.views.view import SPECTATOR
from tests.games.toy.engine.rulebook import Flight, Kites, Opening, Settle, Turn, cut_or_score, rise
from tests.kernel.toy import asked, flying, say


class Gusts(Window, tag="gusts", gc=False):
    """Who has a kite in his hand may throw it into the wind."""


class Throwing(Answers):
    """Whatever is thrown goes under the deck; `nested`: it opens a window of its own."""

    rule = "4.1"
    phase = "main"

    def __init__(self, *, several: bool = False, passes: int = 0, nested: bool = False) -> None:
        self.several = several
        self.passes = passes
        self.nested = nested

    def offered(self, g: Game, seat: int, f: Window) -> list[Option]:
        return [("play", g.state.refs[card]) for card in g.zone(seat, "hand")]

    def possible(self, g: Game, seat: int, f: Window) -> bool:
        return bool(g.zone(seat, "hand"))

    def give(self, g: Game, seat: int, option: Option, f: Window) -> Flow:
        g.put(int(option[1]) & CARD_MASK, "deck")
        if self.nested and len([each for each in g.state.frames if isinstance(each, Gusts)]) == 1:
            return Gusts(seats=[1 - seat, seat])
        return None


def windy(answers: Throwing) -> Kites:
    """Kites with a window in the place of the one question."""

    def open_window(g: Game, f: Flight) -> Flow:
        return Gusts(seats=[g.next_seat(g.state.active), g.state.active])

    class Windy(Kites):
        state_type = State[Opening | Turn | Flight | Settle | Gusts | Run]
        programs: Mapping[type[Frame], Program] = {
            **Kites.programs,
            **dict(
                (
                    program(Flight, ("4", rise), ("4.1", open_window), ("4.2", cut_or_score)),
                    program(Gusts, *rows(answers, "4.1 over")),
                )
            ),
        }

    return Windy()


def is_over(play: Play) -> bool:
    return play.question is not None and not any(isinstance(frame, Gusts) for frame in play.game.state.frames)


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        (["pass", "pass"], [1, 0]),
        (["play", "pass", "pass"], [1, 0, 1]),
        (["pass", "play", "pass", "pass"], [1, 0, 1, 0]),
        (["play", "play", "pass", "pass"], [1, 0, 1, 0]),
    ],
)
def test_it_is_over_when_all_have_passed_in_a_row(words: list[str], seats: list[int]) -> None:
    play = flying(windy(Throwing()))
    assert asked(play, words) == seats
    assert is_over(play)


def test_who_may_answer_several_times_is_asked_until_he_passes() -> None:
    play = flying(windy(Throwing(several=True)))
    assert asked(play, ["play", "play", "pass", "pass"]) == [1, 1, 1, 0]
    assert is_over(play)


class FirstAsHeLikes(Throwing):
    """The other player as often as he likes, the one whose turn it is once; who passes on does so for good."""

    def __init__(self) -> None:
        super().__init__()
        self.for_good: list[int] = []

    def goes_on(self, g: Game, seat: int) -> bool:
        return seat != g.state.active

    def pass_on(self, g: Game, seat: int, f: Window) -> None:
        self.for_good.append(seat)

    def possible(self, g: Game, seat: int, f: Window) -> bool:
        return seat not in self.for_good


def test_a_game_says_who_is_asked_again_and_what_passing_on_means() -> None:
    answers = FirstAsHeLikes()
    play = flying(windy(answers))
    assert asked(play, ["play", "play", "pass", "play", "pass_on", "pass"]) == [1, 1, 1, 0, 1, 0]
    assert is_over(play)
    assert answers.for_good == [1]


def test_one_pass_may_be_enough() -> None:
    play = flying(windy(Throwing(passes=1)))
    assert asked(play, ["play", "pass"]) == [1, 0]
    assert is_over(play)


def test_who_passes_on_is_asked_no_more_in_this_window() -> None:
    play = flying(windy(Throwing()))
    assert asked(play, ["pass_on", "play", "play", "pass"]) == [1, 0, 0, 0]
    assert is_over(play)


def test_an_answer_may_be_answered_and_then_the_first_window_goes_on() -> None:
    play = flying(windy(Throwing(nested=True)))
    assert asked(play, ["play", "pass", "pass", "pass", "pass"]) == [1, 0, 1, 0, 1]
    assert is_over(play)


def test_who_cannot_answer_as_everybody_can_see_is_passed_over() -> None:
    play = flying(windy(Throwing()))
    for card in list(play.game.zone(1, "hand")):
        play.game.put(card, "deck")
    asked(play, ["pass"])  # he had been asked already
    assert play.question is not None
    assert play.question.seat == 0
    say(play, "play")
    assert play.question.seat == 0
    say(play, "pass")
    assert is_over(play)


def test_what_is_asked_is_private_and_passing_is_always_offered() -> None:
    play = flying(windy(Throwing()))
    question = play.question
    assert question is not None
    assert question.private
    assert question.options[-2:] == [PASS, PASS_ON]
    awaited = play.view(SPECTATOR).awaited
    assert awaited is not None
    assert (awaited.seat, awaited.kind) == (1, "")


def test_the_others_window_is_not_mine() -> None:
    play = flying(windy(Throwing()))
    with pytest.raises(Refused):
        play.take(Answer(0, (0,)))


def test_who_leaves_in_a_window_ends_the_game() -> None:
    play = flying(windy(Throwing()))
    play.take(Leave(1))
    assert play.outcome is not None
