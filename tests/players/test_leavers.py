"""Games of more than two seats go on, whenever somebody leaves."""

from random import Random

import pytest

from engine.games.lorcana import leaving
from engine.games.registry import GAMES
from engine.kernel.flow import machine
from engine.kernel.flow.machine import take
from engine.kernel.record.record import build_library
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer, Leave
from engine.players.check import InvariantCheck, asks_who_is_in, conserved
from engine.players.policy import POLICIES
from engine.players.selfplay import new_game
from tests.warm import shelf_of

LEAVES = 0.02
RULES = GAMES["lorcana"]


def dealt(seats: int, seed: str) -> Game:
    found = shelf_of(RULES.id)
    library = build_library(RULES, found.cards.cards)
    return new_game(RULES, library, [deck.cards for deck in found.decks[:seats]], seed)


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_who_has_left_is_asked_and_the_game_comes_to_its_end(seats: int) -> None:
    left = 0
    for number in range(6):
        game, random = dealt(seats, f"leavers {number}"), Random(number)
        while (question := game.state.question) is not None:
            assert [*asks_who_is_in(game), *conserved(game)] == []
            if random.random() < LEAVES:
                take(game, Leave(random.choice(game.turn_order())))
                left += 1
            else:
                take(game, Answer(question.seat, POLICIES["builder"](game, question, random)))
        assert game.state.outcome is not None
        assert not any(game.state.players[seat].out for seat in game.state.outcome.winners)
    assert left >= 6


@pytest.mark.replaces
def test_the_check_finds_who_is_asked_after_he_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    game, check = dealt(3, "found"), InvariantCheck(RULES)
    assert check(game) == []
    monkeypatch.setattr(leaving, "_drop_frames", lambda game, seat: None)
    monkeypatch.setattr(machine, "ask_again", lambda game: None)
    assert any("has left and is asked" in finding for finding in check(game))
