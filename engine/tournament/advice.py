"""What each one shall do now: one sentence for a player, one for whoever runs the tournament."""

from __future__ import annotations

from msgspec import Struct

from engine.tournament.state import (
    ABSENT,
    BYE,
    CANCELLED,
    CHECK_IN,
    DROPPED,
    LEAST_PLAYERS,
    PRESENT,
    REGISTERED,
    REGISTRATION,
    TournamentState,
)

PLAY = "play"
"""The key where the player has a match: its table knows what is next there, and has the words for it."""


class Advice(Struct, frozen=True):
    """A message key, with how many tables are waited for or players are meant; `place`: the match it speaks of."""

    key: str
    count: int = 0
    place: int = -1


def for_player(state: TournamentState, player: int | None) -> Advice:
    """What a player shall do, or somebody who does not take part (None)."""
    if state.is_over:
        return Advice("tournament-next-cancelled" if state.phase == CANCELLED else "tournament-next-over")
    status = DROPPED if player is None else state.players[player].status
    if status in (DROPPED, ABSENT) or player is None:
        return _outside(state, None if player is None else status)
    return _before(state, status) if state.phase in (REGISTRATION, CHECK_IN) else _running(state, player)


def _outside(state: TournamentState, status: str | None) -> Advice:
    if state.phase in (REGISTRATION, CHECK_IN):
        return Advice("tournament-next-register")
    if state.is_closed:
        return Advice("tournament-next-watch")
    return Advice("tournament-next-join-late" if status is None else "tournament-next-return")


def _before(state: TournamentState, status: str) -> Advice:
    if state.phase == CHECK_IN:
        return Advice("tournament-next-check-in" if status == REGISTERED else "tournament-next-wait-start")
    return Advice("tournament-next-wait-check-in" if state.plan.check_in else "tournament-next-wait-start")


def _running(state: TournamentState, player: int) -> Advice:
    waits = len(state.open)
    current = state.match_of(player)
    if current is not None and current[1].is_open:
        return Advice(PLAY, place=current[0])
    if not state.rounds:
        return Advice("tournament-next-wait-round")
    if waits:
        has_bye = current is not None and current[1].pairing.players[1] == BYE
        return Advice("tournament-next-bye" if has_bye else "tournament-next-wait-tables", waits)
    return Advice("tournament-next-wait-finish" if state.all_paired else "tournament-next-wait-round")


def for_organiser(state: TournamentState) -> Advice:
    """What whoever runs the tournament shall do."""
    if state.is_over:
        return Advice("tournament-next-cancelled" if state.phase == CANCELLED else "tournament-next-over")
    if state.phase == REGISTRATION:
        return _registering(state)
    there = len(state.with_status(PRESENT))
    if state.phase == CHECK_IN:
        missing = len(state.with_status(REGISTERED))
        return Advice("tournament-next-start" if there >= LEAST_PLAYERS else "tournament-next-await-check-in", missing)
    if state.open:
        return Advice("tournament-next-await-tables", len(state.open))
    if state.all_paired or there < LEAST_PLAYERS:
        return Advice("tournament-next-finish", there)
    if state.cuts_now:
        return Advice("tournament-next-cut", min(state.plan.cut, there))
    return Advice("tournament-next-pair", len(state.rounds) + 1)


def _registering(state: TournamentState) -> Advice:
    count = len(state.with_status(REGISTERED))
    if count < LEAST_PLAYERS:
        return Advice("tournament-next-await-players", count)
    return Advice("tournament-next-open-check-in" if state.plan.check_in else "tournament-next-start-all", count)
