"""Counting answer sequences."""

from __future__ import annotations

from engine.kernel.flow.machine import take
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer
from engine.players.check import answers


def perft(game: Game, depth: int) -> int:
    """The number of answer sequences of this length; an ended game counts once."""
    if not depth or game.state.question is None:
        return 1
    before, found = game.state, 0
    for picks in list(answers(game.state.question)):
        game.state, game.stale = before.clone(), True
        question = game.state.question
        assert question is not None
        take(game, Answer(question.seat, picks))
        found += perft(game, depth - 1)
    game.state, game.stale = before, True
    return found
