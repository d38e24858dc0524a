"""The time of a round: when who is missing has lost, when a match ends as it stands, pauses, minutes more. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.tournament.errors import NotAccepted
from engine.tournament.inputs import Allow, CallJudge, Overdue, Pause, Resume, TakeCall
from engine.tournament.rounds import match_at, with_match
from engine.tournament.state import BY_NO_SHOW, BY_TIME, RUNNING, Call, TournamentState

MINUTE, DAY = 60, 24 * 60
"""In seconds; in minutes."""
MOST_EXTRA, MOST_EXTRA_LEAGUE = 120, 7 * DAY
"""So many minutes a match can be given in all."""


def no_show_due(state: TournamentState, place: int) -> float:
    """When who has not come to a table of the last round has lost, in seconds since 1970; 0 for never."""
    return _due(state, place, state.plan.no_show)


def round_due(state: TournamentState, place: int) -> float:
    """When a match of the last round ends as it stands, in seconds since 1970; 0 for never."""
    return _due(state, place, state.plan.days * DAY or state.plan.minutes)


def remind_due(state: TournamentState, place: int) -> float:
    """When the players of a match of a league are reminded of it: a day before its end, in a round of one day halfway;
    0 where they are not, in seconds since 1970."""
    return _due(state, place, state.plan.days * DAY - min(DAY, state.plan.days * DAY // 2))


def _due(state: TournamentState, place: int, minutes: int) -> float:
    last = state.rounds[-1]
    if not minutes or not last.at:
        return 0.0
    return last.at + last.paused + (minutes + last.matches[place].extra) * MINUTE


def moments(state: TournamentState) -> Iterator[float]:
    """Every moment at which something of the last round is over, or somebody is reminded; none during a pause."""
    if state.is_over or state.paused_at:
        return
    for place in state.open:
        every = no_show_due(state, place), remind_due(state, place), round_due(state, place)
        yield from (due for due in every if due)


def overdue(state: TournamentState, move: Overdue) -> TournamentState:
    """A match ends because its time is over. Whoever says so has looked at the clock."""
    match = match_at(state, move.round, move.place)
    if not match.is_open or move.how not in (BY_NO_SHOW, BY_TIME) or state.paused_at:
        raise NotAccepted("tournament-has-result")
    return with_match(state, move.round, move.place, replace(match, score=move.score, how=move.how))


def allow(state: TournamentState, move: Allow) -> TournamentState:
    """Minutes more for one match that goes on."""
    match = match_at(state, move.round, move.place)
    if not match.is_open:
        raise NotAccepted("tournament-has-result")
    extra, most = match.extra + move.minutes, MOST_EXTRA_LEAGUE if state.plan.days else MOST_EXTRA
    if not move.minutes > 0 or extra > most:
        raise NotAccepted("tournament-bad-minutes", most=most)
    return with_match(state, move.round, move.place, replace(match, extra=extra))


def pause(state: TournamentState, move: Pause) -> TournamentState:
    """Everybody's time stands still."""
    if state.phase != RUNNING or state.paused_at:
        raise NotAccepted("tournament-is-paused" if state.paused_at else "tournament-not-begun")
    return replace(state, paused_at=move.at)


def resume(state: TournamentState, move: Resume) -> TournamentState:
    """Time goes on; what passed since the pause began, or since the round was paired in it, does not count."""
    if not state.paused_at:
        raise NotAccepted("tournament-not-paused")
    rounds = state.rounds
    if rounds:
        since = max(state.paused_at, rounds[-1].at)
        last = replace(rounds[-1], paused=rounds[-1].paused + max(move.at - since, 0.0))
        rounds = (*rounds[:-1], last)
    return replace(state, paused_at=0.0, rounds=rounds)


# --- a judge is called ---


def call_judge(state: TournamentState, move: CallJudge) -> TournamentState:
    """A player asks for a judge at his table, once as long as none has come."""
    current = state.match_of(move.player)
    if current is None or not current[1].is_open:
        raise NotAccepted("tournament-no-match-of-yours")
    call = Call(len(state.rounds) - 1, current[0], move.player)
    if any((each.round, each.place) == (call.round, call.place) and not each.is_taken for each in state.calls):
        raise NotAccepted("tournament-judge-is-called")
    return replace(state, calls=(*state.calls, call))


def take_call(state: TournamentState, move: TakeCall) -> TournamentState:
    """One judge goes there."""
    if not 0 <= move.call < len(state.calls) or state.calls[move.call].is_taken:
        raise NotAccepted("tournament-call-is-taken")
    taken = replace(state.calls[move.call], is_taken=True)
    return replace(state, calls=(*state.calls[: move.call], taken, *state.calls[move.call + 1 :]))
