"""A game as its record: it replays from its inputs, survives snapshots, and its cards survive being written down."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine.kernel.cards.card import Card
from engine.kernel.record.record import Play, Setup, first_bad
from engine.kernel.state.question import AgreeDraw, Answer, Concede, HandMove, JudgeFix, Refused
from engine.players.policy import uniform
from tests.rules.mlp.pool import CARDS, DECK
from tests.rules.mlp.stock import RULES, mlp

SECRET = b"a record"
SETUP = Setup(game="mlp", engine="test", id="record", decks=(DECK, DECK), cards=CARDS)


def played(inputs: int, **flags: bool) -> Play:
    play = Play(RULES, replace(SETUP, flags=dict(flags)), SECRET)
    random = Random(7)
    while play.question is not None and len(play.rows) < inputs:
        play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))
    return play


def test_cards_survive_being_written_down() -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(CARDS), type=dict[str, Card]) == CARDS


def test_a_record_replays_to_the_same_state() -> None:
    play = played(120)
    assert first_bad(RULES, SETUP, SECRET, play.rows) is None
    again = Play.resume(RULES, SETUP, SECRET, play.rows)
    assert again.snapshot() == play.snapshot()


@mlp("1-4.0.0")
def test_who_gives_up_loses_and_both_may_agree_to_a_draw() -> None:
    play = played(20)
    play.fork().take(AgreeDraw((0, 1)))
    play.take(Concede(0))
    assert play.outcome is not None
    assert play.outcome.winners == (1,)


@mlp("3-3.0.0")
def test_a_character_put_into_play_by_hand_gets_a_slot() -> None:
    play = played(40)
    card = next(card for card in play.game.zone(0, "hand") if CARDS[play.game.keys[card]].kind == "character")
    free = [
        slot
        for slot in (0, 1, 2)
        if not any(piece.seat == 0 and piece.slot == slot for piece in play.game.state.field.values())
    ]
    play.take(JudgeFix("found on the floor", "to_play", (play.game.state.refs[card],)))
    assert free == [] or any(piece.slot == free[0] for piece in play.game.state.field.values() if piece.seat == 0)


@mlp("2-3.0.0")
def test_an_item_put_into_play_by_hand_without_a_wearer_rests() -> None:
    play = played(40)
    item = next(card for card in play.game.zone(1, "deck") if CARDS[play.game.keys[card]].kind == "item")
    play.take(JudgeFix("found on the floor", "to_play", (play.game.state.refs[item],)))
    assert play.game.zone(1, "discard")[0] == item


@mlp("3-1.1.0")
def test_a_player_moves_by_hand_only_what_he_sees_and_only_where_all_have_agreed() -> None:
    for agreed, reason in ((False, "not_settled_by_hand"), (True, "not_there")):
        play = played(40, by_hand=agreed)
        theirs = play.game.zone(1, "hand")[0]
        with pytest.raises(Refused, match=reason):
            play.take(HandMove(0, "to_discard", (play.game.state.refs[theirs],)))
    with pytest.raises(Refused, match="not_settled_by_hand"):
        played(40, by_hand=True, tournament=True).take(HandMove(0, "points", (0, 1)))
