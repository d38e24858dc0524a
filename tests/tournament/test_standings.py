"""Figures by hand: what each tie-break is made of, what a bye is worth, and who shares a place."""

from fractions import Fraction

from engine.tournament import (
    GAMES,
    OPPONENTS,
    OPPONENTS_GAMES,
    POINTS,
    Drop,
    LateJoin,
    Pair,
    Pairing,
    Result,
    Score,
    TournamentPlan,
    TournamentState,
    decider,
    game_wins,
    match_wins,
    opponents_of,
    standings,
    take,
)
from tests.tournament.events import DECK, begun, paired, played

THIRD = Fraction(1, 3)


def round_of(state: TournamentState, *pairs: tuple[int, int, int, int]) -> TournamentState:
    """A round by hand: who plays whom, and the games each wins (equal: one is drawn, too)."""
    pairings = tuple(Pairing(pair[:2], "group", (0, 0)) for pair in pairs)
    state = take(state, Pair("by hand", pairings))
    for place, (_, other, won, lost) in enumerate(pairs):
        if other >= 0:
            state = take(state, Result(len(state.rounds) - 1, place, Score((won, lost), int(won == lost))))
    return state


def five() -> TournamentState:
    """Two rounds of a best of three with five players."""
    state = begun(5, rounds=3, plan=TournamentPlan(best_of=3, check_in=False))
    state = round_of(state, (0, 1, 2, 0), (2, 3, 2, 1), (4, -1, 0, 0))
    return round_of(state, (0, 2, 2, 1), (4, 1, 1, 1), (3, -1, 0, 0))


def test_points_are_three_for_a_win_or_a_bye_and_one_for_a_draw() -> None:
    found = {line.player: (line.points, line.wins, line.losses, line.draws, line.byes) for line in standings(five())}
    assert found == {0: (6, 2, 0, 0, 0), 4: (4, 1, 0, 1, 1), 2: (3, 1, 1, 0, 0), 3: (3, 1, 1, 0, 1), 1: (1, 0, 1, 1, 0)}


def test_percentages_come_from_what_was_played_and_are_at_least_a_third() -> None:
    state = five()
    assert [match_wins(state, player) for player in range(5)] == [
        1,
        THIRD,
        Fraction(1, 2),
        Fraction(1, 2),
        Fraction(2, 3),
    ]
    assert game_wins(state, 0) == Fraction(12, 15)
    assert game_wins(state, 4) == Fraction(6 + 3 + 1, 15), "a bye is two games won, a drawn game one point"
    assert game_wins(state, 1) == THIRD, "4 of 15 points are less than a third"
    assert opponents_of(state, 3) == [2], "a bye is not an opponent"


def test_equal_points_are_decided_by_the_opponents() -> None:
    lines = {line.player: line for line in standings(five())}
    assert lines[2].opponents == (Fraction(1, 2) + 1) / 2
    assert lines[3].opponents == Fraction(1, 2)
    assert decider(lines[2], lines[3]) == OPPONENTS
    assert decider(lines[0], lines[4]) == POINTS
    assert [line.player for line in standings(five())] == [0, 4, 2, 3, 1]
    assert [line.place for line in standings(five())] == [1, 2, 3, 4, 5]


def test_then_by_games_and_those_of_the_opponents() -> None:
    state = begun(4, rounds=2, plan=TournamentPlan(best_of=3, check_in=False))
    state = round_of(state, (0, 1, 2, 0), (2, 3, 2, 1))
    lines = standings(state)
    assert [line.player for line in lines] == [0, 2, 1, 3]
    assert decider(lines[0], lines[1]) == GAMES
    assert decider(lines[2], lines[3]) == OPPONENTS_GAMES, "both have won a third of their games at most"


def test_who_is_equal_in_everything_shares_the_place() -> None:
    lines = standings(played(begun(4), 1))
    assert [line.place for line in lines] == [1, 1, 3, 3]
    assert decider(lines[0], lines[1]) == ""


def test_the_standings_after_a_round_are_the_same_whoever_drops_or_joins_later() -> None:
    state = five()
    first, second = standings(state, 1), standings(state)
    for changed in (take(state, LateJoin(5, DECK)), take(state, Drop(2))):
        assert [line for line in standings(changed, 1) if line.player not in (2, 5)] == [
            line for line in first if line.player != 2
        ]
        assert [line for line in standings(changed) if line.player not in (2, 5)] == [
            line for line in second if line.player != 2
        ]


def test_a_match_that_goes_on_counts_nowhere() -> None:
    state = played(begun(4, rounds=2), 1)
    assert standings(paired(state)) == standings(state)
