"""Knock-outs, everybody against everybody, a cut after Swiss rounds, and what staff do to a round that is paired."""

from __future__ import annotations

import msgspec
import pytest

from engine.tournament import (
    BYE,
    DOUBLE,
    ROUND_ROBIN,
    SINGLE,
    Amend,
    Drop,
    Exchange,
    Extend,
    Finish,
    Input,
    LateJoin,
    NotAccepted,
    Pair,
    Pairing,
    Result,
    Return,
    Score,
    TournamentPlan,
    TournamentState,
    Unpair,
    champion,
    next_round,
    standings,
    take,
    unbeaten,
)
from tests.tournament.events import DECK, DRAWN, FIRST, SECOND, begun, decided, lower_wins, paired, pairs, played
from tests.tournament.simulated import simulate

NEITHER = Score((0, 0), neither=True)


def of_form(form: str, players: int, **settled: int | bool) -> TournamentState:
    return begun(players, plan=TournamentPlan(check_in=False, form=form, **settled))  # type: ignore[arg-type]


def refused(state: TournamentState, move: Input) -> str:
    with pytest.raises(NotAccepted) as caught:
        take(state, move)
    return caught.value.key


def places(state: TournamentState) -> dict[int, int]:
    return {row.player: row.place for row in standings(state)}


def first_seed_wins(state: TournamentState) -> TournamentState:
    """The better seed of every match wins."""
    return decided(state, lambda match: FIRST if match.pairing.points[0] < match.pairing.points[1] else SECOND)


# --- single elimination ---


def test_who_loses_is_out_and_the_best_two_seeds_meet_last() -> None:
    state = paired(of_form(SINGLE, 8))
    assert sorted(tuple(sorted(match.pairing.points)) for match in state.rounds[0].matches) == [
        (1, 8),
        (2, 7),
        (3, 6),
        (4, 5),
    ]
    assert state.length == 3
    for _ in range(3):
        state = first_seed_wins(state)
        if not state.all_paired:
            state = paired(state)
    assert [set(match.pairing.points) for match in state.rounds[2].matches] == [{1, 2}]
    assert champion(state) == state.seeds[0]
    assert [places(state)[player] for player in state.seeds] == [1, 2, 3, 3, 5, 5, 5, 5]
    assert refused(state, Pair("x", ())) == "tournament-no-more-rounds"


def test_without_a_full_bracket_the_best_seeds_wait_for_the_second_round() -> None:
    state = paired(of_form(SINGLE, 5))
    assert [sorted(match.pairing.points) for match in state.rounds[0].matches] == [[4, 5]]
    state = paired(first_seed_wins(state))
    assert sorted(sorted(match.pairing.points) for match in state.rounds[1].matches) == [[1, 4], [2, 3]]


def test_a_draw_is_the_better_seeds_and_where_both_have_lost_nobody_goes_on() -> None:
    state = decided(paired(of_form(SINGLE, 4)), lambda _: DRAWN)
    state = paired(state)
    assert sorted(state.rounds[1].matches[0].pairing.points) == [1, 2]
    state = decided(paired(of_form(SINGLE, 4)), lambda match: NEITHER if 1 in match.pairing.points else FIRST)
    assert state.all_paired, "the other one has won without a final"
    assert champion(state) in state.seeds[1:3]


def test_who_drops_gives_way_to_whoever_would_have_met_him() -> None:
    state = first_seed_wins(paired(of_form(SINGLE, 4)))
    state = take(state, Drop(state.seeds[0]))
    assert champion(state) == state.seeds[1]
    assert state.all_paired
    assert refused(state, Return(state.seeds[0])) == "tournament-too-late"
    assert refused(state, LateJoin(4, DECK)) == "tournament-too-late"


def test_a_result_on_which_a_later_game_hangs_is_not_changed_any_more() -> None:
    state = paired(of_form(SINGLE, 4))
    state = first_seed_wins(take(decided(state, only=[0]), Amend(0, 0, SECOND)))
    assert take(state, Amend(0, 0, FIRST)).rounds[0].matches[0].score == FIRST
    assert refused(paired(state), Amend(0, 0, FIRST)) == "tournament-bracket-went-on"


# --- double elimination ---


def test_who_loses_twice_is_out() -> None:
    state = of_form(DOUBLE, 4)
    sides = []
    while not state.all_paired:
        state = first_seed_wins(paired(state))
        sides.append([match.pairing.why for match in state.rounds[-1].matches])
    assert sides == [["upper", "upper"], ["upper", "lower"], ["lower"], ["final"]]
    assert [places(state)[player] for player in state.seeds] == [1, 2, 3, 4]


def test_whoever_comes_from_below_has_to_win_twice() -> None:
    state = of_form(DOUBLE, 2)
    state = first_seed_wins(paired(state))
    assert not state.all_paired
    state = decided(paired(state), lambda match: FIRST if match.pairing.points[0] == 2 else SECOND)
    assert not state.all_paired, "the first seed has lost once only"
    again = paired(state)
    assert [match.pairing.why for match in again.rounds[-1].matches] == ["again"]
    assert champion(first_seed_wins(again)) == state.seeds[0]


# --- everybody against everybody ---


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 3), (4, 3), (5, 5), (6, 5)])
def test_everybody_meets_everybody_once(players: int, rounds: int) -> None:
    state = of_form(ROUND_ROBIN, players)
    assert state.length == rounds
    met = []
    while not state.all_paired:
        state = decided(paired(state))
        met += [tuple(sorted(pair)) for pair in pairs(state)]
    everybody = [(one, other) for other in range(players) for one in range(other)]
    byes = [(BYE, player) for player in range(players)] if players % 2 else []
    assert sorted(met) == sorted(everybody + byes)
    assert refused(state, LateJoin(players, DECK)) == "tournament-too-late"


def test_who_was_to_meet_somebody_who_has_left_has_the_bye() -> None:
    state = take(decided(paired(of_form(ROUND_ROBIN, 4))), Drop(0))
    state = decided(paired(state))
    assert [match.pairing.why for match in state.rounds[-1].matches if match.pairing.is_bye] == ["bye_gone"]


# --- a cut after Swiss rounds ---


def test_the_best_of_the_swiss_rounds_go_on_into_a_knockout_with_a_length_of_its_own() -> None:
    state = of_form("swiss", 6, cut=4, cut_best_of=3, rounds=2)
    state = played(state, 2)
    assert state.cuts_now
    assert not state.all_paired
    best = [row.player for row in standings(state)][:4]
    assert refused(state, LateJoin(6, DECK)) == "tournament-too-late"
    state = paired(state)
    assert state.seeds == tuple(best)
    assert [state.best_of(number) for number in range(3)] == [1, 1, 3]
    assert refused(state, Result(2, 0, Score((3, 0)))) == "tournament-bad-score"
    assert take(state, Result(2, 0, Score((2, 1)))).rounds[2].matches[0].score == Score((2, 1))


def test_the_figures_of_a_cut_tournament_are_those_of_the_swiss_rounds() -> None:
    state = played(of_form("swiss", 6, cut=4, rounds=2), 2)
    before = {row.player: row.figures for row in standings(state)}
    while not state.all_paired:
        state = first_seed_wins(paired(state))
    assert {row.player: row.figures for row in standings(state)} == before
    assert [row.place for row in standings(state)] == [1, 2, 3, 3, 5, 5]
    assert standings(take(state, Finish()))[0].player == champion(state)


# --- how many rounds ---


def test_each_round_asks_anew_how_many_the_players_need_unless_somebody_has_said() -> None:
    state = paired(of_form("swiss", 4, adapts=True))
    assert state.length == 2
    state = decided(state)
    for player in range(4, 9):
        state = take(state, LateJoin(player, DECK))
    assert paired(state).length == 4
    fixed = begun(4, rounds=2, plan=TournamentPlan(check_in=False, adapts=True))
    fixed = decided(paired(fixed))
    for player in range(4, 9):
        fixed = take(fixed, LateJoin(player, DECK))
    assert paired(fixed).length == 2


def test_another_round_is_played_while_two_have_won_everything() -> None:
    state = played(begun(8, rounds=2), 2)
    assert len(unbeaten(state)) == 2
    more = take(state, Extend())
    assert len(unbeaten(played(more, 1))) == 1
    assert refused(played(more, 1), Extend()) == "tournament-not-extended"
    assert refused(begun(8, rounds=2), Extend()) == "tournament-not-extended"


# --- a round that is taken back, or mended by hand ---


def test_a_round_without_a_result_can_be_taken_back_and_paired_anew_at_other_tables() -> None:
    state = paired(begun(5, rounds=2))
    back = take(state, Unpair("one came late"))
    assert back.rounds == ()
    again = paired(back, "another seed")
    assert {match.attempt for match in again.rounds[0].matches} == {1}
    assert refused(decided(state, only=[0]), Unpair()) == "tournament-round-has-results"
    assert refused(begun(5), Unpair()) == "tournament-no-round"


def test_a_bracket_that_is_taken_back_is_drawn_anew() -> None:
    state = played(of_form("swiss", 6, cut=4, rounds=2), 2)
    back = take(paired(state), Unpair())
    assert (back.seeds, back.cuts_now, back.length) == ((), True, 2)
    assert paired(back).seeds == paired(state).seeds


def test_two_players_change_places_as_long_as_neither_has_a_result() -> None:
    state = paired(begun(4, rounds=2))
    (one, other), (third, fourth) = pairs(state)
    state = take(state, Exchange(one, third, "they came together"))
    assert pairs(state) == [(third, other), (one, fourth)]
    assert {match.pairing.why for match in state.rounds[0].matches} == {"hand"}
    assert {match.attempt for match in state.rounds[0].matches} == {1}
    assert refused(decided(state, only=[0]), Exchange(third, one)) == "tournament-round-has-results"
    assert refused(state, Exchange(one, one)) == "tournament-cannot-exchange"
    assert take(state, Exchange(one, fourth)).rounds == state.rounds, "they sit opposite already"


def test_a_bye_can_be_given_to_another_by_hand() -> None:
    state = paired(begun(3))
    bye = next(match.pairing.players[0] for match in state.rounds[0].matches if match.pairing.is_bye)
    player = next(each for each in range(3) if each != bye)
    state = take(state, Exchange(bye, player))
    assert [match.pairing.players for match in state.rounds[0].matches if match.pairing.is_bye] == [(player, BYE)]
    assert standings(state)[0].player == player, "the bye is a match won"


# --- whatever happens ---


def test_a_journal_of_before_is_read_as_it_was() -> None:
    old = msgspec.msgpack.encode(["Pair", "seed", [[[0, 1], "lot", [0, 0]]], 2.5])
    assert msgspec.msgpack.decode(old, type=Input) == Pair("seed", (Pairing((0, 1), "lot", (0, 0)),), 2.5)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(["Drop", 1]), type=Input) == Drop(1)


@pytest.mark.parametrize("seed", range(80))
def test_the_laws_hold_over_tournaments_of_every_form(seed: int) -> None:
    simulate(seed, 24)


def test_the_largest_event_is_paired_without_a_second_meeting() -> None:
    state = decided(paired(begun(256, plan=TournamentPlan(check_in=False, most=256))), lower_wins)
    state = paired(state)
    assert {match.pairing.why for match in state.rounds[1].matches} == {"group"}
    assert next_round(decided(state), "x") == next_round(decided(state), "x")


def test_a_tournament_with_a_cut_can_be_entered_until_its_last_swiss_round() -> None:
    state = TournamentState(TournamentPlan(check_in=False, cut=4))
    assert not state.is_closed
    assert not state.cuts_now
    state = begun(5, plan=TournamentPlan(check_in=False, cut=4))
    assert not state.is_closed
    assert played(state, 3).is_closed
