"""Crowded positions to measure at: a late turn of a long game, as each game has it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.games.registry import MANIFESTS
from engine.kernel.cards.face import Library
from engine.kernel.flow.machine import ask_again, take
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer
from engine.players.policy import uniform
from engine.players.selfplay import new_game

HAND = 4


def crowded_position(rules: Rulebook, library: Library, decks: Sequence[tuple[str, ...]]) -> Game:
    """Both sides with a full field, statics first, resources and cards in hand."""
    game = new_game(rules, library, decks, "crowded")
    random = Random(0)
    while game.state.phase != "main":
        question = game.state.question
        assert question is not None
        take(game, Answer(question.seat, uniform(game, question, random)))
    for seat in game.turn_order(0):
        MANIFESTS[rules.id].trial.crowd(game, seat)
        for card in list(game.zone(seat, "deck"))[:HAND]:
            game.put(card, "hand")
    ask_again(game)
    return game
