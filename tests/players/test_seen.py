"""What a player made of code is handed: its own view, and nothing that stays the same when hidden cards change."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engine.games.registry import GAMES
from engine.kernel.flow.machine import ask_again, take
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.state.question import Answer
from engine.players.check import UNREPEATED
from engine.players.heuristic import answer, heuristic, seen
from engine.players.swaps import NOBODY, exchange, swaps
from tests.players.test_policies import deal

EVERY_GAME = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


@EVERY_GAME
def test_hidden_cards_that_change_places_change_nothing_that_a_partner_is_handed(rules: Rulebook) -> None:
    tried = 0
    for number in range(4):
        game, random = deal(rules, f"seen {number}"), Random(number)
        for _ in range(60):
            question, before = game.state.question, game.state.clone()
            if question is None:
                break
            known = seen(game, question)
            handed, picks = msgspec.json.encode(known), answer(known, Random(7))
            repeats = question.kind in UNREPEATED or ("repeat",) in question.options
            for seat in () if repeats else game.turn_order(0):
                for swap in swaps(game, seat, [*question.options]):
                    if swap.known_to not in (NOBODY, 1 - question.seat):
                        continue
                    game.state, game.stale = before.clone(), True
                    exchange(game, swap.one, swap.other)
                    ask_again(game)
                    again = game.state.question
                    assert again is not None
                    assert msgspec.json.encode(seen(game, again)) == handed
                    assert heuristic(game, again, Random(7)) == picks
                    tried += 1
            game.state, game.stale = before, True
            take(game, Answer(question.seat, heuristic(game, question, random)))
    assert tried > 100


@EVERY_GAME
def test_no_card_is_named_that_its_seat_does_not_see(rules: Rulebook) -> None:
    game, random = deal(rules, "named"), Random(3)
    for _ in range(40):
        question = game.state.question
        assert question is not None
        known = seen(game, question)
        hidden = {game.keys[card] for zone in ("deck", "hand") for card in game.zone(1 - question.seat, zone)}
        visible = {game.keys[card] for card in range(len(game.keys)) if game.owner[card] == question.seat}
        visible |= {piece.key for side in known.view.seats for piece in side.pieces}
        visible |= {card.key for side in known.view.seats for card in side.discard}
        visible |= {card.key for side in known.view.seats for cards in side.zones.values() for card in cards}
        assert not known.cards.keys() & (hidden - visible)
        take(game, Answer(question.seat, heuristic(game, question, random)))
