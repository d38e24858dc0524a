"""What is offered is accepted, and nothing else is; a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.kernel.record.record import Play
from engine.kernel.state.question import AgreeDraw, Answer, Concede, Leave, Question, Refused, TimeForfeit, Undo
from engine.players.check import InvariantCheck, answers
from tests.kernel.games import RULES, begun, moves
from tests.rules.lorcana.stock import action, asked, deal, ref

WRONG: dict[str, Callable[[Question], Answer]] = {
    "a stranger": lambda q: Answer(1 - q.seat, tuple(range(q.least))),
    "nobody": lambda q: Answer(7, tuple(range(q.least))),
    "an unknown option": lambda q: Answer(q.seat, (len(q.options),)),
    "a negative one": lambda q: Answer(q.seat, (-1,)),
    "one thing twice": lambda q: Answer(q.seat, (0, 0)),
    "too many": lambda q: Answer(q.seat, tuple(range(q.most + 1))),
}


@pytest.mark.parametrize("kind", WRONG)
def test_wrong_answers_are_refused_and_change_nothing(kind: str) -> None:
    play = begun()
    for question, answer in moves(play, most=150):
        before = (play.snapshot(), play.head, len(play.rows))
        with pytest.raises(Refused):
            play.take(WRONG[kind](question))
        assert (play.snapshot(), play.head, len(play.rows)) == before
        play.take(answer)


def test_too_few_are_refused() -> None:
    table = deal({"hand": ["toss", "scout", "gem", "raider"], "inkwell": 1}, toss=action("Choose and discard 2 cards."))
    table.do("A: play toss")
    assert (asked(table).least, asked(table).most) == (2, 2)
    with pytest.raises(Refused, match="wrong_number"):
        table.play.take(Answer(0, (1,)))


@pytest.mark.parametrize("seats", [2, 3])
def test_every_offered_answer_is_accepted(seats: int) -> None:
    play = begun(seats)
    for question, answer in moves(play, seed=5, most=60):
        for picks in list(answers(question))[:40]:
            twin = play.fork()
            twin.take(Answer(question.seat, picks))
            assert (twin.question is None) == (twin.outcome is not None)
        play.take(answer)


def test_the_judge_is_silent_exactly_where_the_menu_offers() -> None:
    check, play = InvariantCheck(RULES), begun()
    for _, answer in moves(play, seed=6, most=80):
        assert check(play.game) == []
        play.take(answer)


@pytest.mark.parametrize(
    "move", [Concede(5), Leave(-1), TimeForfeit(9), AgreeDraw((0,)), AgreeDraw((0, 1, 2)), Undo(0, 5)]
)
def test_other_inputs_of_strangers_are_refused_and_change_nothing(move: Concede) -> None:
    play = begun()
    before = play.snapshot()
    with pytest.raises(Refused):
        play.take(move)
    assert play.snapshot() == before
    assert play.rows == []


def test_a_draw_needs_everybody() -> None:
    play = begun(3)
    play.take(Leave(2))
    play.take(AgreeDraw((1, 0)))
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.reason) == ((), "agreed_draw")


def test_conceding_is_accepted_at_any_question() -> None:
    play = begun()
    for _, answer in moves(play, most=60):
        twin: Play = play.fork()
        twin.take(Concede(1))
        assert twin.outcome is not None
        assert twin.outcome.winners == (0,)
        play.take(answer)


def test_questions_are_numbered_by_the_inputs_before_them() -> None:
    play = begun()
    for at, (question, answer) in enumerate(moves(play, most=50)):
        assert question.no == at == play.no
        play.take(answer)


def test_what_is_no_action_is_refused_with_a_reason() -> None:
    table = deal({"field": ["scout"]})
    judge = table.play.game.rules.judge
    for option in (("dance", 1), ("quest",), ("quest", 1, 2, 3), ("challenge", ref(table, "scout")), (), ("repeat",)):
        refusal = judge(table.play.game, 0, option)
        assert refusal is not None
        assert refusal.reason
