"""From registration to the end: what each input does, and what is not accepted when."""

import msgspec
import pytest

from engine.tournament import (
    ABSENT,
    BY_DROP,
    BY_JUDGE,
    BYE,
    FINISHED,
    PRESENT,
    RUNNING,
    Amend,
    Begin,
    Cancel,
    CheckIn,
    Drop,
    Finish,
    Input,
    LateJoin,
    NotAccepted,
    OpenCheckIn,
    Pair,
    Pairing,
    Register,
    Result,
    Return,
    Score,
    TournamentPlan,
    TournamentState,
    draw,
    fold,
    standings,
    take,
)
from tests.tournament.events import DECK, FIRST, SECOND, begun, decided, paired, pairs, played

OTHER = ("B-1", "B-2")


def refused(state: TournamentState, move: Input) -> str:
    """The key of what is said to an input that is not accepted."""
    with pytest.raises(NotAccepted) as caught:
        take(state, move)
    return caught.value.key


def test_who_checks_in_plays_and_who_does_not_is_absent() -> None:
    state = TournamentState(TournamentPlan())
    for player in range(3):
        state = take(state, Register(player, DECK))
    assert refused(state, CheckIn(0)) == "tournament-check-in-closed"
    assert refused(state, Begin()) == "tournament-check-in-first"
    state = take(state, OpenCheckIn())
    assert refused(state, OpenCheckIn()) == "tournament-check-in-is-open"
    state = take(take(state, CheckIn(0)), CheckIn(2))
    assert refused(state, CheckIn(0)) == "tournament-is-checked-in"
    state = take(state, Register(3, DECK))
    assert state.players[3].status == PRESENT, "who registers during the check-in is there"
    state = take(state, Begin())
    assert [player.status for player in state.players] == [PRESENT, ABSENT, PRESENT, PRESENT]
    assert (state.phase, state.length) == (RUNNING, 2)


def test_a_place_that_was_given_to_another_is_not_taken_back() -> None:
    state = take(begun(2, rounds=2, plan=TournamentPlan(most=2, check_in=False)), Drop(0))
    full = take(state, LateJoin(2, DECK))
    assert refused(full, Return(0)) == "tournament-full"
    assert take(state, Return(0)).players[0].status == PRESENT


def test_a_deck_may_be_changed_until_the_start_and_is_locked_after_it() -> None:
    state = take(take(TournamentState(TournamentPlan(check_in=False)), Register(0, DECK)), Register(1, DECK))
    state = take(state, Register(0, OTHER))
    assert state.players[0].deck == OTHER
    state = take(state, Begin())
    assert refused(state, Register(0, DECK)) == "tournament-begun"
    assert refused(state, LateJoin(0, DECK)) == "tournament-deck-locked"


@pytest.mark.parametrize("players", [0, 1])
def test_a_tournament_needs_two(players: int) -> None:
    state = TournamentState(TournamentPlan(check_in=False))
    for player in range(players):
        state = take(state, Register(player, DECK))
    assert refused(state, Begin()) == "tournament-too-few"


def test_two_players_play_one_round() -> None:
    state = played(begun(2), 1)
    assert refused(state, Pair("x", ())) == "tournament-no-more-rounds"
    state = take(state, Finish())
    assert (state.phase, [line.player for line in standings(state)]) == (FINISHED, [0, 1])


def test_a_full_tournament_takes_nobody_until_somebody_withdraws() -> None:
    state = TournamentState(TournamentPlan(most=2))
    state = take(take(state, Register(0, DECK)), Register(1, DECK))
    assert refused(state, Register(2, DECK)) == "tournament-full"
    state = take(take(state, Register(1, OTHER)), Drop(0))
    assert take(state, Register(2, DECK)).players[2].deck == DECK
    assert refused(take(state, Register(2, DECK)), Register(0, DECK)) == "tournament-full"


def test_a_round_is_paired_when_the_one_before_is_over() -> None:
    state = paired(begun(4, rounds=2))
    assert refused(state, Pair("x", ())) == "tournament-matches-open"
    assert refused(state, Finish()) == "tournament-matches-open"
    state = decided(state)
    assert refused(state, Result(0, 0, FIRST)) == "tournament-has-result"
    assert len(paired(state).rounds) == 2


@pytest.mark.parametrize(
    "pairings",
    [
        (),
        (Pairing((0, 1), "lot", (0, 0)),),
        (Pairing((0, 1), "lot", (0, 0)), Pairing((1, 2), "lot", (0, 0))),
        (Pairing((0, 1), "lot", (0, 0)), Pairing((2, BYE), "lot", (0, 0)), Pairing((3, BYE), "lot", (0, 0))),
    ],
)
def test_pairings_that_leave_somebody_out_or_take_him_twice_are_refused(pairings: tuple[Pairing, ...]) -> None:
    assert refused(begun(4), Pair("x", pairings)) == "tournament-bad-pairings"


@pytest.mark.parametrize(
    "score",
    [
        Score((2, 0)),
        Score((1, 1)),
        Score((-1, 0)),
        Score((0, 0), 2),
        Score((1, 0), neither=True),
        Score((1, 0), 1),
    ],
)
def test_a_score_that_no_match_has_is_refused(score: Score) -> None:
    state = paired(begun(2))
    assert refused(state, Result(0, 0, score)) == "tournament-bad-score"
    assert refused(state, Amend(0, 0, score)) == "tournament-bad-score"
    assert refused(state, Result(0, 1, FIRST)) == "tournament-no-match"


def test_who_drops_during_his_round_has_lost_it_and_is_paired_no_more() -> None:
    state = paired(begun(4, rounds=2))
    one, other = pairs(state)[0]
    state = take(state, Drop(one))
    match = state.rounds[0].matches[0]
    assert (match.score, match.how) == (SECOND, BY_DROP)
    assert refused(state, Drop(one)) == "tournament-has-dropped"
    state = paired(decided(state))
    assert one not in [player for pair in pairs(state) for player in pair]
    assert BYE in [player for pair in pairs(state) for player in pair]
    assert [line.player for line in standings(state) if line.dropped] == [one]
    assert next(line.wins for line in standings(state, 1) if line.player == other) == 1


def test_who_dropped_may_come_back_for_the_next_round_but_not_after_the_last() -> None:
    state = take(decided(paired(begun(4, rounds=2))), Drop(3))
    assert refused(state, Return(0)) == "tournament-is-in"
    back = paired(take(state, Return(3)))
    assert 3 in [player for pair in pairs(back) for player in pair]
    assert refused(paired(state), Return(3)) == "tournament-too-late"
    assert refused(paired(state), LateJoin(4, DECK)) == "tournament-too-late"


def test_a_judge_gives_and_mends_results_also_of_rounds_before_and_what_was_paired_stays() -> None:
    state = played(begun(4, rounds=2), 1)
    state = paired(state)
    before = pairs(state)
    state = take(state, Amend(0, 0, Score((0, 0), neither=True), "both left the table"))
    match = state.rounds[0].matches[0]
    assert (match.how, match.score) == (BY_JUDGE, Score((0, 0), neither=True))
    assert pairs(state) == before
    points = {line.player: line.points for line in standings(state)}
    assert [points[player] for player in match.pairing.players] == [0, 0]
    assert take(take(decided(state), Finish()), Amend(1, 0, FIRST)).phase == FINISHED, "also when it is over"


def test_a_bye_is_no_match_to_judge() -> None:
    state = paired(begun(3))
    place = next(at for at, match in enumerate(state.rounds[0].matches) if match.pairing.is_bye)
    assert refused(state, Amend(0, place, FIRST)) == "tournament-bye-stays"


def test_nothing_more_is_taken_once_it_is_over() -> None:
    for end in (Finish(), Cancel()):
        state = take(played(begun(4), 2), end)
        for move in (Drop(0), Return(0), LateJoin(4, DECK), Pair("x", ()), Finish(), Cancel(), CheckIn(0)):
            assert refused(state, move) == "tournament-is-over"
    assert refused(take(paired(begun(2)), Cancel()), Amend(0, 0, FIRST)) == "tournament-is-over"


def test_a_tournament_that_was_cancelled_before_any_could_be_abandoned_is_read_as_it_was() -> None:
    old = msgspec.msgpack.encode(["Cancel"])
    assert msgspec.msgpack.decode(old, type=Input) == Cancel(abandoned=False)
    assert not take(begun(2), Cancel()).abandoned
    assert take(begun(2), Cancel(abandoned=True)).abandoned


def test_the_journal_alone_gives_the_tournament_back() -> None:
    plan = TournamentPlan(check_in=False)
    moves: list[Input] = [Register(0, DECK), Register(1, OTHER), Register(2, DECK), Begin()]
    state = fold(plan, moves)
    moves += [Pair("seed", draw(state, "seed"), 12.5), Drop(pairs(paired(state))[0][0]), LateJoin(3, DECK)]
    kept = [msgspec.msgpack.encode(move) for move in moves]
    read = [msgspec.msgpack.decode(row, type=Input) for row in kept]
    assert read == moves
    assert fold(plan, read) == fold(plan, moves)
    assert fold(plan, read).no == len(moves)
