"""What cards of some games ask of the machine: backs, numbers that are not there, open cards in hands, what only their
owner sees, counters of players, what a verb can choose outside of play."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from engine.kernel.abilities.filters import predicate
from engine.kernel.abilities.narrowing import of_cards
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.characteristics.look import printed
from engine.kernel.record.record import Play
from engine.kernel.state.game import Game
from engine.kernel.state.sides import take_for
from engine.kernel.views.build import build_view
from engine.players.swaps import swaps
from tests.games.toy.engine.rulebook import Kites
from tests.kernel.toy import SECRET, kite, setup

DRUM = "drum"


class Shown(Kites):
    """Kites in which the lowest card number of a hand is open, and players see what lies under their kites."""

    printed_only = frozenset(("strength", "tail"))
    open_zones = ("hand",)

    def is_open(self, game: Game, card: int) -> bool:
        return card in game.zone(game.owner[card], "hand") and card == min(game.zone(game.owner[card], "hand"))

    def sees_under(self, game: Game, seat: int, viewer: int) -> bool:
        return seat == viewer

    def sides(self, card: Card) -> tuple[Card, ...]:
        return (card.back,) if card.back is not None else ()


def play(rules: Kites | None = None) -> Play:
    return Play(rules or Shown(), setup(goal=60), SECRET)


def test_a_card_with_a_back_survives_being_written_down() -> None:
    card = msgspec.structs.replace(kite("both"), back=kite("both", strength=5))
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(card), type=Card) == card


@pytest.mark.parametrize(("rules", "holds"), [(Shown(), False), (Kites(), True)])
def test_a_number_that_is_not_there_fits_no_comparison_where_a_game_says_so(rules: Kites, holds: bool) -> None:
    game = play(rules).game
    look = printed(game, game.state.refs[0])
    assert predicate(t.Has("tail", "<=", 3))(game, look, look) is holds
    assert predicate(t.Has("strength", ">=", 0))(game, look, look)


def test_open_cards_of_a_hand_are_shown_to_all_and_the_others_are_not() -> None:
    game = play().game
    own, other = (build_view(game, viewer).seats[0] for viewer in (0, 1))
    shown = min(game.zone(0, "hand"))
    assert [card.key for card in other.open] == [game.keys[shown]]
    assert (other.hand, own.open) == (None, ())
    assert build_view(play(Kites()).game, 1).seats[0].open == ()


def test_an_open_card_changes_places_with_no_hidden_one() -> None:
    game = play().game
    shown = min(game.zone(0, "hand"))
    assert all(shown not in swap[:2] for swap in swaps(game, 0, []))


def test_what_lies_under_a_piece_is_seen_by_who_may_see_it() -> None:
    from engine.kernel.state.tucked import put_under

    game = play().game
    piece = game.enter(game.zone(0, "deck")[0], seat=0)
    under = game.zone(0, "deck")[0]
    put_under(game, under, piece.ref)
    own, other = (
        next(each for each in build_view(game, viewer).seats[0].pieces if each.ref == piece.ref) for viewer in (0, 1)
    )
    assert (own.beneath, other.beneath, other.tucked) == ((game.keys[under],), (), 1)


def test_a_players_own_counters_are_copied_and_shown() -> None:
    game = play().game
    game.state.players[0].counters["coin"] = 3
    twin = game.state.clone()
    game.state.players[0].counters["coin"] = 4
    assert twin.players[0].counters == {"coin": 3}
    assert build_view(game, 1).seats[0].counters == {"coin": 4}


def test_which_side_is_up_is_shown() -> None:
    game = play().game
    piece = game.enter(game.zone(0, "deck")[0], seat=0)
    game.library.sides = {**game.library.sides, game.key(piece.ref): (game.faces[0],)}
    take_for(game, piece.ref, 1)
    seen = next(each for each in build_view(game, 1).seats[0].pieces if each.ref == piece.ref)
    assert seen.side == 1


def test_what_a_verb_can_be_done_to_outside_of_play_narrows_its_selections_there() -> None:
    fits: Mapping[type, t.Filter] = {t.ToHand: t.Kind("kite")}
    outside, inside = t.Chosen(t.Anything(), zone="discard"), t.Chosen(t.Anything())
    found = of_cards(t.Seq((t.ToHand(outside), t.May(t.ToHand(inside)))), fits)
    assert found == t.Seq(
        (t.ToHand(t.Chosen(t.AllOf((t.Anything(), t.Kind("kite"))), zone="discard")), t.May(t.ToHand(inside)))
    )
    assert of_cards(t.ToHand(outside), {}) == t.ToHand(outside)
