"""Players leave at any question, whoever is asked and whatever is under way, and the others go on."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.record.record import Play, first_bad
from engine.kernel.state.question import Leave
from engine.players.check import conserved
from tests.kernel.games import RULES, SECRET, begun, moves


def sound(play: Play) -> None:
    """Nobody who is out is asked, has anything in play or waiting; at a turn action all is quiet."""
    state, question = play.game.state, play.question
    assert conserved(play.game) == []
    if question is None:
        assert play.outcome is not None
        return
    out = [player.out for player in state.players]
    assert not out[question.seat]
    assert not any(out[piece.seat] for piece in state.field.values())
    assert not any(out[entry.seat] for entry in (*state.waiting, *state.fresh))
    if question.kind == "action":
        assert (state.waiting, state.fresh, state.after, state.gone, len(state.frames)) == ([], [], [], {}, 1)
        assert not any(
            "challeng" in note for piece in state.field.values() for note in piece.notes if note != "challenged"
        )


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_players_leave_at_random(seats: int, seed: int) -> None:
    random, play = Random(seed), begun(seats)
    for _, answer in moves(play, seed):
        if random.random() < 0.03:
            play.take(Leave(random.choice(play.game.turn_order(0))))
        else:
            play.take(answer)
        sound(play)
    assert play.outcome is not None
    assert first_bad(RULES, play.setup, SECRET, play.rows) is None


@pytest.mark.parametrize("seats", [3, 4])
def test_each_player_may_leave_at_each_question_of_a_game(seats: int) -> None:
    play = begun(seats)
    for at, (_, answer) in enumerate(moves(play, seed=9, most=160)):
        twin = play.fork()
        twin.take(Leave(at % seats))
        sound(twin)
        for _, further in moves(twin, seed=at, most=6):
            twin.take(further)
            sound(twin)
        play.take(answer)
