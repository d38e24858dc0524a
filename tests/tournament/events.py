"""Tournaments for tests: players who come, rounds in which the lower number wins unless something else is said."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.tournament import (
    Begin,
    CheckIn,
    Match,
    OpenCheckIn,
    Register,
    Result,
    Score,
    TournamentPlan,
    TournamentState,
    next_round,
    take,
)

DECK = ("A-1", "A-2")
Judge = Callable[[Match], Score]
FIRST, DRAWN, SECOND = Score((1, 0)), Score((0, 0), 1), Score((0, 1))


def lower_wins(match: Match) -> Score:
    return FIRST if match.pairing.players[0] < match.pairing.players[1] else SECOND


def begun(players: int, *, rounds: int = 0, plan: TournamentPlan = TournamentPlan(check_in=False)) -> TournamentState:
    """Everybody has come."""
    state = TournamentState(plan)
    for player in range(players):
        state = take(state, Register(player, DECK))
    if plan.check_in:
        state = take(state, OpenCheckIn())
        for player in range(players):
            state = take(state, CheckIn(player))
    return take(state, Begin(rounds))


def paired(state: TournamentState, seed: str = "seed") -> TournamentState:
    return take(state, next_round(state, seed))


def decided(state: TournamentState, judge: Judge = lower_wins, only: Iterable[int] | None = None) -> TournamentState:
    """The open matches of the last round are over."""
    for place in state.open if only is None else only:
        number = len(state.rounds) - 1
        state = take(state, Result(number, place, judge(state.rounds[number].matches[place])))
    return state


def played(state: TournamentState, rounds: int, judge: Judge = lower_wins) -> TournamentState:
    for number in range(rounds):
        state = decided(paired(state, f"seed {number}"), judge)
    return state


def pairs(state: TournamentState) -> list[tuple[int, int]]:
    """Who sits opposite whom in the last round."""
    return [match.pairing.players for match in state.rounds[-1].matches]
