"""Looks that one projection takes over from the one before are those that a look at every piece would give."""

from __future__ import annotations

from random import Random

import pytest

from data.figures import decks_of
from engine.games.registry import GAMES
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.machine import take
from engine.kernel.record.record import build_library
from engine.kernel.state.departed import renew_all
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer
from engine.players.policy import POLICIES
from engine.players.selfplay import new_game
from tests.warm import shelf_of


def begun(game: str, seed: str) -> Game:
    [(_, decks)] = decks_of(shelf_of(game))
    rules = GAMES[game]
    return new_game(rules, build_library(rules, decks.cards), decks.deal(0), seed)


def shown(look: Look) -> tuple[object, ...]:
    """All that a look says."""
    said = look.source, look.seat, look.card, look.face, look.stats, look.keywords, look.abilities, look.gained
    return *said, look.bans, look.cans, [(event, number) for event, number, _ in look.listens]


def seen(game: Game) -> tuple[object, ...]:
    view = game.view()
    parts = view.looks.values(), view.standing
    waiting = {event: [(look.source, number) for look, number, _ in each] for event, each in view.listeners().items()}
    return *[[shown(look) for look in part] for part in parts], waiting


@pytest.mark.parametrize("policy", ["random", "builder"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_over_is_what_is_there(game: str, policy: str) -> None:
    play, random, taken_over = begun(game, policy), Random(policy), 0
    for _ in range(250):
        question = play.state.question
        if question is None:
            break
        take(play, Answer(question.seat, POLICIES[policy](play, question, random)))
        taken_over += 0 not in play.touched
        kept = seen(play)
        play.touched[0] = play.stale = True
        assert seen(play) == kept, f"after input {question.no}"
    assert taken_over > 20


def test_a_piece_that_has_been_touched_is_looked_at_again() -> None:
    play = begun("lorcana", "touched")
    ref = play.enter(play.zone(0, "deck")[0]).ref
    before = play.look(ref)
    play.touch(1 << 62)
    assert play.look(ref) is before
    play.state.field[ref].seat = 1
    play.touched[ref] = play.stale = True
    assert play.look(ref).seat == 1


def test_all_cards_at_once_are_renewed_as_one_after_the_other() -> None:
    """Whatever is known of what they were is forgotten either way."""
    one, other = begun("lorcana", "renewed"), begun("lorcana", "renewed")
    for aside in (False, True):
        for play in (one, other):
            cards = play.zone(1, "deck")
            if aside:
                play.state.covered += cards[:2]
                play.state.sides[play.state.refs[cards[3]]] = 1
        renew_all(one, one.zone(1, "deck"))
        for card in other.zone(1, "deck"):
            other.renew(card)
        assert one.state == other.state
    assert not one.state.covered
    assert not one.state.sides
