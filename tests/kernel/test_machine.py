"""The machine at a game of kites: frames, and what is asked."""

from __future__ import annotations

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.flow import machine
from engine.kernel.flow.machine import WorkLimit
from engine.kernel.state.question import Answer
from engine.players.check import InvariantCheck
from tests.kernel.toy import CARDS, DRAW, POINT, RULES, answer, begun, kite, moves


def test_the_frame_that_returns_goes_not_the_equal_one_below_it() -> None:
    """The drum's point makes what it triggers resolve first; then its text goes on, and what that triggers resolves."""
    echo = kite("echo", t.Triggered((t.Trigger("ready", t.AllOf((t.Kind("kite"), t.Other())), by=t.You()),), DRAW))
    play = begun(CARDS["drum"], CARDS["flute"], echo, goal=50)
    held = play.game.count(0, "hand")
    drum = next(iter(play.game.state.field))
    answer(play, ("fly", drum))
    answer(play)  # the other player does not cut the string
    assert play.game.count(0, "hand") == held + 1
    assert not play.game.state.fresh
    assert [type(frame).__name__ for frame in play.game.state.frames] == ["Turn"]


def test_a_window_asks_the_other_player() -> None:
    play = begun(CARDS["great"])
    question = answer(play, ("fly", next(iter(play.game.state.field))))
    assert question is not None
    assert (question.seat, question.kind, question.least) == (1, "cut", 0)
    answer(play, question.options[0])
    assert play.game.state.players[0].points == 0


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_hold_every_invariant(seed: int) -> None:
    play, check = begun(), InvariantCheck(RULES)
    for _, move in moves(play, seed):
        assert check(play.game) == []
        play.take(move)
    assert play.outcome is not None


def test_a_spent_work_limit_names_what_runs_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    play = begun(kite("horn", t.Triggered((t.Trigger("score", by=t.You()),), POINT)), goal=10_000)
    question = answer(play, ("fly", next(iter(play.game.state.field))))
    assert question is not None
    before = (play.snapshot(), play.head, len(play.rows))
    monkeypatch.setattr(machine, "WORK_LIMIT", 60)
    with pytest.raises(WorkLimit, match=r"Settle.*horn"):
        play.take(Answer(1, ()))
    assert (play.snapshot(), play.head, len(play.rows)) == before
