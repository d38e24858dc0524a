"""Moves made by hand, and a judge's corrections."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.kernel.cards.card import Card
from engine.kernel.record.record import Play, Setup, first_bad
from engine.kernel.state.question import Answer, HandMove, JudgeFix, Refused
from engine.kernel.state.tucked import put_under
from engine.kernel.views.view import SPECTATOR

CARD = Card(
    key="otter",
    kind="character",
    name={"en": "Otter"},
    id_name=("Otter",),
    marks=("inkwell",),
    stats={"cost": 1, "strength": 1, "willpower": 3, "lore": 1},
)
SECRET = b"by hand"


def opened(**flags: bool) -> Play:
    """A game in the first main phase."""
    deck = (CARD.key,) * 20
    play = Play(
        GAMES["lorcana"],
        Setup(game="lorcana", engine="test", id="hand", decks=(deck, deck), cards={CARD.key: CARD}, flags=dict(flags)),
        SECRET,
    )
    while play.question is not None and play.question.kind != "action":
        play.take(Answer(play.question.seat, () if play.question.kind == "mulligan" else (0,)))
    return play


def hand_of(play: Play, seat: int) -> tuple[int, ...]:
    hand = play.view(seat).seats[seat].hand
    assert hand is not None
    return tuple(card.ref for card in hand)


def test_nobody_moves_by_hand_at_a_table_that_did_not_agree_to_it() -> None:
    play = opened()
    with pytest.raises(Refused, match="not_settled_by_hand"):
        play.take(HandMove(0, "points", (0, 1)))


def test_lore_is_given_and_taken_but_never_below_zero() -> None:
    play = opened(by_hand=True)
    play.take(HandMove(0, "points", (1, 3)))
    play.take(HandMove(0, "points", (1, -9)))
    assert play.view(SPECTATOR).seats[1].points == 0


def test_lore_given_by_hand_may_win_the_game() -> None:
    play = opened(by_hand=True)
    play.take(HandMove(0, "points", (0, 20)))
    assert play.outcome is not None
    assert play.outcome.winners == (0,)


def test_a_card_goes_to_play_is_hurt_turned_and_dies_of_its_damage() -> None:
    play = opened(by_hand=True)
    seat = play.game.state.active
    play.take(HandMove(seat, "to_play", (hand_of(play, seat)[0],)))
    (piece,) = play.view(SPECTATOR).seats[seat].pieces
    play.take(HandMove(seat, "exert", (piece.ref,)))
    play.take(HandMove(seat, "damage", (piece.ref, 2)))
    (piece,) = play.view(SPECTATOR).seats[seat].pieces
    assert (piece.exerted, piece.damage) == (True, 2)
    play.take(HandMove(seat, "damage", (piece.ref, 1)))
    assert play.view(SPECTATOR).seats[seat].pieces == ()
    assert len(play.view(SPECTATOR).seats[seat].discard) == 1


def test_a_stale_reference_is_refused_and_nothing_changes() -> None:
    play = opened(by_hand=True)
    seat = play.game.state.active
    ref = hand_of(play, seat)[0]
    play.take(HandMove(seat, "to_discard", (ref,)))
    before = play.snapshot()
    with pytest.raises(Refused, match="not_there"):
        play.take(HandMove(seat, "to_hand", (ref,)))
    assert play.snapshot() == before


@pytest.mark.parametrize("move", [("dance", (0,)), ("points", (7, 1)), ("exert", (0,)), ("points", (0, 1, 2))])
def test_what_is_no_move_is_refused(move: tuple[str, tuple[int, ...]]) -> None:
    with pytest.raises(Refused):
        opened(by_hand=True).take(HandMove(0, *move))


def test_a_judge_may_always_mend_and_the_menu_follows() -> None:
    play = opened()
    seat = play.game.state.active
    play.take(JudgeFix("a card too few", "draw", (seat, 2)))
    assert len(hand_of(play, seat)) == 9
    assert play.question is not None
    assert sum(option[0] == "ink" for option in play.question.options) == 9


def test_moves_by_hand_are_inputs_of_the_record() -> None:
    play = opened(by_hand=True)
    play.take(HandMove(0, "draw", (0, 1)))
    play.take(JudgeFix("back", "shuffle", (0,)))
    assert first_bad(play.rules, play.setup, SECRET, play.rows) is None


def test_what_lies_face_down_in_an_open_zone_is_nobodys_to_take_and_is_not_told() -> None:
    play = opened(by_hand=True)
    game, seat = play.game, play.game.state.active
    ref = game.put(game.zone(seat, "deck")[0], "discard", covered=True)
    for viewer in (0, 1):
        with pytest.raises(Refused, match="not_there"):
            play.take(HandMove(viewer, "to_hand", (ref,)))
    play.take(JudgeFix("back where it was", "to_deck", (ref, 0)))
    assert [event.kind for event in play.events if event.kind.startswith("to_deck")] == ["to_deck_hidden"]


def test_what_lies_face_down_under_a_card_is_nobodys_to_take() -> None:
    play = opened(by_hand=True)
    game, seat = play.game, play.game.state.active
    ref = put_under(game, game.zone(seat, "deck")[0], game.enter(game.zone(seat, "hand")[0]).ref)
    for viewer in (0, 1):
        with pytest.raises(Refused, match="not_there"):
            play.take(HandMove(viewer, "to_hand", (ref,)))
