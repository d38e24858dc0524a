"""What each one shall do now, at every stage."""

from engine.tournament import (
    PLAY,
    Begin,
    Cancel,
    CheckIn,
    Drop,
    Finish,
    OpenCheckIn,
    Register,
    TournamentPlan,
    TournamentState,
    for_organiser,
    for_player,
    take,
)
from tests.tournament.events import DECK, begun, decided, paired, pairs, played


def player(state: TournamentState, who: int | None) -> str:
    return for_player(state, who).key.removeprefix("tournament-next-")


def organiser(state: TournamentState) -> str:
    return for_organiser(state).key.removeprefix("tournament-next-")


def test_before_the_start() -> None:
    state = TournamentState(TournamentPlan())
    assert (player(state, None), organiser(state)) == ("register", "await-players")
    state = take(take(take(state, Register(0, DECK)), Register(1, DECK)), Register(2, DECK))
    assert (player(state, 0), organiser(state)) == ("wait-check-in", "open-check-in")
    state = take(state, OpenCheckIn())
    assert (player(state, 0), organiser(state)) == ("check-in", "await-check-in")
    state = take(take(state, CheckIn(0)), CheckIn(1))
    assert (player(state, 0), organiser(state), for_organiser(state).count) == ("wait-start", "start", 1)
    state = take(state, Begin())
    assert (player(state, 0), player(state, 2), player(state, None)) == ("wait-round", "return", "join-late")
    assert organiser(state) == "pair"


def test_without_a_check_in_nobody_is_asked_for_it() -> None:
    state = TournamentState(TournamentPlan(check_in=False))
    state = take(take(state, Register(0, DECK)), Register(1, DECK))
    assert (player(state, 0), organiser(state)) == ("wait-start", "start-all")


def test_during_a_round_and_after_the_last() -> None:
    state = paired(begun(5, rounds=2))
    bye = next(pair[0] for pair in pairs(state) if -1 in pair)
    one, other = pairs(state)[0]
    assert for_player(state, one).key == PLAY
    assert for_player(state, one).place == 0
    assert (player(state, bye), for_player(state, bye).count) == ("bye", 2)
    state = decided(state, only=[0])
    assert (player(state, other), for_player(state, other).count) == ("wait-tables", 1)
    assert (organiser(state), for_organiser(state).count) == ("await-tables", 1)
    state = decided(state)
    assert (player(state, one), organiser(state), for_organiser(state).count) == ("wait-round", "pair", 2)
    state = decided(paired(state))
    assert (player(state, one), player(state, None), organiser(state)) == ("wait-finish", "watch", "finish")
    assert (player(take(state, Finish()), one), organiser(take(state, Finish()))) == ("over", "over")
    assert (player(take(state, Cancel()), None), organiser(take(state, Cancel()))) == ("cancelled", "cancelled")


def test_where_only_one_is_left_the_organiser_finishes() -> None:
    state = played(begun(3, rounds=3), 1)
    assert organiser(take(take(state, Drop(0)), Drop(1))) == "finish"
