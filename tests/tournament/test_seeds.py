"""Seeds: who stands where before the first round, and what follows from it in every form."""

from __future__ import annotations

import pytest

from engine.tournament import (
    BY_ORDER,
    BY_RATING,
    BYE,
    DOUBLE,
    ROUND_ROBIN,
    SINGLE,
    SWISS,
    Begin,
    Drop,
    NotAccepted,
    RatedMatch,
    Register,
    Seed,
    TournamentPlan,
    TournamentState,
    Unpair,
    ratings,
    take,
)
from engine.tournament.bracket import seed_order
from tests.tournament.events import DECK, begun, decided, paired, pairs, played


def ordered(players: int, order: tuple[int, ...], form: str = SWISS, way: str = BY_ORDER) -> TournamentState:
    state = TournamentState(TournamentPlan(check_in=False, form=form, seeding=way))
    for player in range(players):
        state = take(state, Register(player, DECK))
    return take(take(state, Seed(order)), Begin())


def test_in_the_first_swiss_round_the_upper_half_meets_the_lower_half_and_the_last_seed_rests() -> None:
    state = paired(ordered(7, (6, 5, 4, 3, 2, 1, 0)))
    assert pairs(state) == [(6, 3), (5, 2), (4, 1), (0, BYE)]
    assert [match.pairing.points for match in state.rounds[0].matches][:3] == [(1, 4), (2, 5), (3, 6)], "their seeds"


def test_the_second_round_is_paired_by_points_as_ever() -> None:
    state = paired(decided(paired(ordered(8, tuple(range(8))))))
    points = [match.pairing.points for match in state.rounds[1].matches]
    assert points == [(3, 3), (3, 3), (0, 0), (0, 0)]


@pytest.mark.parametrize("form", [SINGLE, DOUBLE])
def test_a_bracket_stands_as_it_was_ranked_and_the_two_best_meet_last(form: str) -> None:
    order = (3, 1, 0, 2, 7, 6, 5, 4)
    state = paired(ordered(8, order, form))
    assert state.seeds == order
    slots = [order[at] for at in seed_order(8)]
    assert sorted(pairs(state)) == sorted(zip(slots[::2], slots[1::2], strict=True))
    assert {3, 1} not in [set(pair) for pair in pairs(state)]


def test_everybody_meets_everybody_in_the_order_that_was_given() -> None:
    state = paired(ordered(4, (2, 0, 3, 1), ROUND_ROBIN))
    assert state.seeds == (2, 0, 3, 1)
    assert set(pairs(state)[0]) == {2, 1}, "first and last"


def test_who_was_not_ranked_comes_after_the_others_as_he_registered_and_by_lot_where_ratings_rank() -> None:
    assert paired(ordered(5, (4, 2), SINGLE)).seeds == (4, 2, 0, 1, 3)
    drawn = {paired(ordered(8, (5,), SINGLE, BY_RATING), f"seed {number}").seeds for number in range(5)}
    assert len(drawn) > 1
    assert {seeds[0] for seeds in drawn} == {5}


def test_who_has_left_stands_in_no_bracket() -> None:
    state = take(ordered(4, (3, 2, 1, 0), SINGLE), Drop(3))
    assert paired(state).seeds == (2, 1, 0)


def test_seeds_can_be_given_until_the_first_round_is_paired_and_after_it_was_taken_back() -> None:
    state = take(ordered(4, (0, 1, 2, 3)), Seed((3, 2, 1, 0)))
    state = paired(state)
    with pytest.raises(NotAccepted, match="tournament-round-is-paired"):
        take(state, Seed((0, 1, 2, 3)))
    again = paired(take(take(state, Unpair("typed wrong")), Seed((0, 2, 1, 3))))
    assert pairs(state) == [(3, 1), (2, 0)]
    assert pairs(again) == [(0, 1), (2, 3)]


@pytest.mark.parametrize("order", [(0, 0), (4,), (-1, 2)])
def test_an_order_names_each_player_once(order: tuple[int, ...]) -> None:
    with pytest.raises(NotAccepted, match="tournament-bad-seeds"):
        take(ordered(4, ()), Seed(order))


def test_where_lots_rank_nobody_does() -> None:
    with pytest.raises(NotAccepted, match="tournament-bad-seeds"):
        take(begun(4), Seed((0, 1, 2, 3)))


def test_a_seeded_event_is_played_to_its_end() -> None:
    state = played(ordered(9, tuple(range(8, -1, -1))), 4)
    assert state.all_paired
    assert not state.open


def test_a_rating_rises_with_each_win_and_more_against_the_strong_than_against_the_weak() -> None:
    few = [RatedMatch((1, 2), (3, 0))] * 4
    assert ratings(few)[1].value > ratings(few[:1])[1].value
    strong, weak = ratings([*few, RatedMatch((3, 1), (3, 0))])[3], ratings([*few, RatedMatch((3, 2), (3, 0))])[3]
    assert strong.value > weak.value
    drawn = ratings([RatedMatch((1, 2), (1, 1))] * 3)
    assert drawn[1].value == drawn[2].value
    assert (drawn[1].matches, drawn[1].wins, drawn[1].is_firm) == (3, 0, False)
