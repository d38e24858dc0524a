"""Players made of code, and self-play."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engine.games.registry import GAMES
from engine.kernel.cards.face import Library
from engine.kernel.flow.machine import take
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import build_library
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer
from engine.players.check import InvariantCheck, answers
from engine.players.decks import in_turn
from engine.players.policy import POLICIES
from engine.players.selfplay import new_game, simulate
from tests.warm import shelf_of

EVERY_GAME = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


@cache
def shelf(game: str) -> tuple[list[tuple[str, ...]], Library]:
    found = shelf_of(game)
    return [deck.cards for deck in found.decks[:2]], build_library(GAMES[game], found.cards.cards)


def deal(rules: Rulebook, seed: str, *, swapped: bool = False) -> Game:
    decks, library = shelf(rules.id)
    return new_game(rules, library, decks[::-1] if swapped else decks, seed)


@EVERY_GAME
def test_some_sense_beats_chance_from_both_seats_with_both_decks(rules: Rulebook) -> None:
    won = 0
    for number in range(40):
        game, random, mine = deal(rules, f"duel {number // 4}", swapped=bool(number & 2)), Random(number), number % 2
        while game.state.question is not None:
            question = game.state.question
            policy = POLICIES["heuristic" if question.seat == mine else "random"]
            take(game, Answer(question.seat, policy(game, question, random)))
        assert game.state.outcome is not None
        won += game.state.outcome.winners == (mine,)
    assert won >= 36


@EVERY_GAME
@pytest.mark.parametrize("name", sorted(POLICIES))
def test_every_policy_gives_only_acceptable_answers(rules: Rulebook, name: str) -> None:
    game, random = deal(rules, "acceptable"), Random(1)
    while game.state.question is not None:
        question = game.state.question
        picks = POLICIES[name](game, question, random)
        if len(question.options) <= 6:
            assert tuple(sorted(picks)) in {tuple(sorted(each)) for each in answers(question)}
        take(game, Answer(question.seat, picks))


@EVERY_GAME
def test_the_heuristic_does_not_know_the_others_hand_or_any_deck(rules: Rulebook) -> None:
    game, random = deal(rules, "blind"), Random(2)
    for _ in range(60):
        question = game.state.question
        assert question is not None
        seat = question.seat
        seen = POLICIES["heuristic"](game, question, Random(3))
        kept = game.state.clone()
        for other in game.turn_order(0):
            game.zone(other, "deck").reverse()
        hand, deck = game.zone(1 - seat, "hand"), game.zone(1 - seat, "deck")
        if hand and deck:
            hand[0], deck[0] = deck[0], hand[0]
        assert POLICIES["heuristic"](game, question, Random(3)) == seen
        game.state, game.stale = kept, True
        take(game, Answer(seat, POLICIES["random"](game, question, random)))


@EVERY_GAME
@pytest.mark.parametrize("players", ["random", "builder", "heuristic"])
def test_self_play_brings_no_finding(rules: Rulebook, players: str) -> None:
    """Every question of two games of each; `make soak` plays many more."""
    found = shelf_of(rules.id)
    deal = in_turn([deck.cards for deck in found.decks[:2]])
    *_, result = simulate(
        rules, found.cards.cards, deal, matches=2, seed=7, players=players, watch=InvariantCheck(rules)
    )
    assert result.findings == []
    assert sum(result.outcomes.values()) == result.matches == 2


@EVERY_GAME
def test_the_same_seed_plays_the_same_games(rules: Rulebook) -> None:
    found = shelf_of(rules.id)
    deal = in_turn([deck.cards for deck in found.decks[:2]])
    runs = [list(simulate(rules, found.cards.cards, deal, matches=5, seed=11)) for _ in range(2)]
    assert runs[0][-1] == runs[1][-1]
