"""Cards taken for another of their sides, in others' zones, face down among open ones; pieces without a master."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.characteristics.project import may_hear
from engine.kernel.record.record import Play, decoder, encoded
from engine.kernel.state.game import Game
from engine.kernel.state.sides import copy_of, take_for
from engine.kernel.state.state import CARD_MASK, NOBODY
from engine.players.check import conserved
from tests.games.toy.engine.rulebook import Kites
from tests.kernel.toy import CARDS, SECRET, kite, setup


class Backed(Kites):
    """Each kite has a back of its own: twice as strong, without a text; what lies face down is nothing."""

    faceless = True

    def sides(self, card: Card) -> tuple[Card, ...]:
        return (Card(key=card.key, kind="back", name=card.name, id_name=("Back",), stats={"strength": 9}),)


@pytest.fixture
def play() -> Play:
    return Play(Backed(), setup(CARDS, goal=60), SECRET)


def first(play: Play) -> int:
    return play.game.zone(0, "hand")[0]


def test_a_card_is_what_it_is_taken_for_until_it_moves(play: Play) -> None:
    game = play.game
    piece = game.enter(first(play))
    take_for(game, piece.ref, 1)
    look = game.look(piece.ref)
    assert (look.face.kinds, look.stat("strength"), look.listens) == (frozenset(("back",)), 9, ())
    moved = game.depart([piece.ref], "hand")[piece.ref][0]
    assert game.look(moved).face.card.kind in ("kite", "back")
    game.state.gone.clear()
    assert game.look(moved).face.kinds == frozenset(("kite",))
    assert not game.state.sides


def test_who_has_left_is_known_as_what_it_was_taken_for(play: Play) -> None:
    game = play.game
    piece = game.enter(first(play))
    take_for(game, piece.ref, 1)
    game.depart([piece.ref], "deck")
    assert game.look(piece.ref).face.kinds == frozenset(("back",))


def test_outside_play_too(play: Play) -> None:
    game = play.game
    ref = game.state.refs[first(play)]
    assert game.look(ref).face.kinds == frozenset(("kite",))
    take_for(game, ref, 1)
    assert game.look(ref).face.kinds == frozenset(("back",))


def test_what_lies_face_down_is_nothing_but_that(play: Play) -> None:
    game = play.game
    piece = game.enter(first(play))
    piece.face_down = True
    game.touch(-1)
    look = game.look(piece.ref)
    assert (look.stats, look.face.names, look.listens) == ({}, frozenset(), ())


def test_a_card_in_another_players_zone_is_his_and_comes_back_to_its_owner(play: Play) -> None:
    game, card = play.game, first(play)
    game.put(card, "hand", seat=1)
    assert card in game.zone(1, "hand")
    assert game.look(game.state.refs[card]).seat == 1
    assert conserved(game) == []
    game.put(card, "hand")
    assert card in game.zone(0, "hand")
    assert not game.state.holders


def test_covered_cards_are_counted_and_not_shown(play: Play) -> None:
    game, card = play.game, first(play)
    game.put(card, "hand", covered=True)
    hand = play.view(0).seats[0].hand
    assert hand is not None
    assert card not in [each.ref & CARD_MASK for each in hand]
    assert play.view(0).seats[0].counts["hand"] == len(hand) + 1
    game.put(card, "hand")
    assert not game.state.covered


def test_a_piece_without_a_master_is_nobodys(play: Play) -> None:
    game = play.game
    piece = game.enter(first(play), seat=NOBODY)
    look = game.look(piece.ref)
    for seat in (0, 1):
        speaker = game.look(game.state.refs[game.zone(seat, "hand")[0]])
        for side in (t.Side(True), t.Side(False)):
            assert not game.library.filters[game.library.filter(side)](game, look, speaker)
    assert piece.ref in [each.ref for each in play.view(1).seats[0].pieces]


def test_of_a_stack_the_top_card_goes_on_and_the_rest_elsewhere(play: Play) -> None:
    game = play.game
    below, above = game.zone(0, "hand")[:2]
    piece = game.enter(below)
    game.stack(above, piece.ref)
    game.depart([piece.ref], "hand", beneath="deck")
    assert above in game.zone(0, "hand")
    assert below in game.zone(0, "deck")


@pytest.mark.parametrize(
    "change",
    [
        lambda game, card: game.put(card, "hand", seat=1),
        lambda game, card: game.put(card, "hand", covered=True),
        lambda game, card: take_for(game, game.state.refs[card], 1),
    ],
)
def test_all_of_it_survives_a_snapshot_and_a_clone(play: Play, change: Callable[[Game, int], object]) -> None:
    change(play.game, first(play))
    state = play.game.state
    again = decoder(play.rules)(play.snapshot())
    assert (again.holders, again.sides, again.covered) == (state.holders, state.sides, state.covered)
    twin = state.clone()
    twin.holders[1], twin.sides[1] = 1, 1
    twin.covered.append(1)
    assert 1 not in state.holders
    assert 1 not in state.sides
    assert 1 not in state.covered


def test_a_keyword_may_add_a_class_wherever_the_card_lies() -> None:
    class Masked(Kites):
        also = frozenset(("mask",))

    masked = kite("masked", t.Keyword("mask", 0, t.Class("owl")))
    play = Play(Masked(), setup(CARDS | {"masked": masked}, goal=60), SECRET)
    assert play.game.library.faces["masked"].classes == frozenset(("owl",))


def test_a_copy_is_what_is_printed_on_another_card_until_it_moves(play: Play) -> None:
    game = play.game
    great = next(card for card, key in enumerate(game.keys) if key == "great")
    piece = game.enter(next(card for card in game.zone(0, "hand") if game.keys[card] != "great"))
    take_for(game, piece.ref, 1)
    copy_of(game, piece.ref, great)
    assert game.look(piece.ref).face is game.faces[great]
    assert decoder(game.rules)(encoded(game.state)).sides == {piece.ref: ~great}
    take_for(game, piece.ref, 0)
    assert game.state.sides == {}
    copy_of(game, piece.ref, great)
    game.depart([piece.ref], "deck")
    assert game.look(piece.ref).face is game.faces[great], "so it is remembered"
    assert game.state.sides == {}


def test_a_piece_leaves_for_a_zone_of_a_named_seat(play: Play) -> None:
    game = play.game
    card = first(play)
    piece = game.enter(card)
    game.depart([piece.ref], "hand", seat=1)
    assert card in game.zone(1, "hand")
    assert game.holder(card) == 1
    assert conserved(game) == []


def test_a_copy_hears_what_is_printed_on_the_other_card(play: Play) -> None:
    game = play.game
    drum, plain = (next(card for card, key in enumerate(game.keys) if key == name) for name in ("drum", "plain"))
    piece = game.enter(plain)
    assert not may_hear(game, "fly")
    copy_of(game, piece.ref, drum)
    assert game.stale
    assert may_hear(game, "fly")
