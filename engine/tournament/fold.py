"""What each input makes of a tournament: a fold over its journal, without clock, chance or memory."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from msgspec.structs import replace

from engine.tournament.bracket import has_gone_on
from engine.tournament.errors import NotAccepted
from engine.tournament.inputs import (
    Allow,
    Amend,
    Begin,
    CallJudge,
    Cancel,
    CheckIn,
    Drop,
    Exchange,
    Extend,
    Finish,
    Input,
    LateJoin,
    OpenCheckIn,
    Overdue,
    Pair,
    Pause,
    Penalty,
    Register,
    Result,
    Resume,
    Return,
    Seed,
    TakeCall,
    Unpair,
)
from engine.tournament.rounds import (
    exchange,
    extend,
    match_at,
    measured,
    pair,
    planned_rounds,
    seed,
    unpair,
    with_match,
)
from engine.tournament.state import (
    ABSENT,
    BY_DROP,
    BY_JUDGE,
    CANCELLED,
    CHECK_IN,
    DROPPED,
    FINISHED,
    LEAST_PLAYERS,
    PENALTIES,
    PLAYED,
    PRESENT,
    REGISTERED,
    REGISTRATION,
    RUNNING,
    Entrant,
    Score,
    TournamentPlan,
    TournamentState,
    needed,
)
from engine.tournament.timing import allow, call_judge, overdue, pause, resume, take_call


def fold(plan: TournamentPlan, inputs: Iterable[Input]) -> TournamentState:
    """The tournament after its journal. Raises NotAccepted."""
    return reduce(take, inputs, TournamentState(plan))


def take(state: TournamentState, move: Input) -> TournamentState:
    """The tournament after one more input. Raises NotAccepted, and then nothing has changed."""
    if state.is_over and not isinstance(move, Amend):
        raise NotAccepted("tournament-is-over")
    return replace(measured(_taken(state, move)), no=state.no + 1)


def _taken(state: TournamentState, move: Input) -> TournamentState:
    match move:
        case Register():
            return _register(state, move)
        case LateJoin():
            return _join_late(state, move)
        case OpenCheckIn():
            return _open_check_in(state)
        case CheckIn(player):
            return _check_in(state, player)
        case Begin(rounds):
            return _begin(state, rounds)
        case Pair():
            return pair(state, move)
        case Seed(order):
            return seed(state, order)
        case Unpair():
            return unpair(state)
        case Exchange(one, other):
            return exchange(state, one, other)
        case Extend():
            return extend(state)
        case Result():
            return _result(state, move)
        case Amend():
            return _amend(state, move)
        case Overdue():
            return overdue(state, move)
        case Allow():
            return allow(state, move)
        case Penalty():
            return _penalty(state, move)
        case Pause():
            return pause(state, move)
        case Resume():
            return resume(state, move)
        case CallJudge():
            return call_judge(state, move)
        case TakeCall():
            return take_call(state, move)
        case Drop(player, _):
            return _drop(state, player)
        case Return(player):
            return _return(state, player)
        case Finish():
            return _finish(state)
        case Cancel(abandoned):
            return replace(state, phase=CANCELLED, abandoned=abandoned)


# --- who takes part ---


def _register(state: TournamentState, move: Register) -> TournamentState:
    if state.phase == RUNNING:
        raise NotAccepted("tournament-begun")
    arrives = PRESENT if state.phase == CHECK_IN else REGISTERED
    return _seat(state, move, arrives)


def _join_late(state: TournamentState, move: LateJoin) -> TournamentState:
    if state.phase != RUNNING:
        raise NotAccepted("tournament-not-begun")
    if move.player < len(state.players):
        raise NotAccepted("tournament-deck-locked")
    _must_have_rounds(state)
    return _seat(state, move, PRESENT)


def _seat(state: TournamentState, move: Register | LateJoin, status: str) -> TournamentState:
    """A new player, or another deck of one who is there."""
    if not 0 <= move.player <= len(state.players):
        raise NotAccepted("tournament-no-player")
    _must_find_room(state, move.player)
    known = state.players[move.player] if move.player < len(state.players) else None
    status = PRESENT if known is not None and known.status == PRESENT else status
    made = Entrant(move.deck, move.deck_name, status)
    return replace(state, players=(*state.players[: move.player], made, *state.players[move.player + 1 :]))


def _open_check_in(state: TournamentState) -> TournamentState:
    if state.phase != REGISTRATION:
        raise NotAccepted("tournament-begun" if state.phase == RUNNING else "tournament-check-in-is-open")
    if not state.plan.check_in:
        raise NotAccepted("tournament-no-check-in")
    return replace(state, phase=CHECK_IN)


def _check_in(state: TournamentState, player: int) -> TournamentState:
    status = _status(state, player)
    if status == PRESENT:
        raise NotAccepted("tournament-is-checked-in")
    if state.phase == RUNNING:
        raise NotAccepted("tournament-begun")
    if state.phase != CHECK_IN:
        raise NotAccepted("tournament-check-in-closed" if state.plan.check_in else "tournament-no-check-in")
    if status != REGISTERED:
        raise NotAccepted("tournament-no-player")
    return _with_status(state, player, PRESENT)


def _drop(state: TournamentState, player: int) -> TournamentState:
    """Before the start a registration is taken back; afterwards a match that goes on is lost."""
    if _status(state, player) == DROPPED:
        raise NotAccepted("tournament-has-dropped")
    current = state.match_of(player)
    if current is not None and current[1].is_open:
        place, match = current
        number = len(state.rounds) - 1
        games = needed(state.best_of(number))
        wins = (0, games) if match.side_of(player) == 0 else (games, 0)
        state = with_match(state, number, place, replace(match, score=Score(wins), how=BY_DROP))
    return _with_status(state, player, DROPPED)


def _return(state: TournamentState, player: int) -> TournamentState:
    if state.phase != RUNNING:
        raise NotAccepted("tournament-not-begun")
    if _status(state, player) not in (DROPPED, ABSENT):
        raise NotAccepted("tournament-is-in")
    _must_have_rounds(state)
    _must_find_room(state, player)
    return _with_status(state, player, PRESENT)


def _must_find_room(state: TournamentState, player: int) -> None:
    taking_part = state.with_status(REGISTERED, PRESENT)
    if len(taking_part) >= state.plan.most and player not in taking_part:
        raise NotAccepted("tournament-full", most=state.plan.most)


def _must_have_rounds(state: TournamentState) -> None:
    if state.is_closed:
        raise NotAccepted("tournament-too-late")


def _status(state: TournamentState, player: int) -> str:
    if not 0 <= player < len(state.players):
        raise NotAccepted("tournament-no-player")
    return state.players[player].status


def _with_status(state: TournamentState, player: int, status: str) -> TournamentState:
    changed = replace(state.players[player], status=status)
    return replace(state, players=(*state.players[:player], changed, *state.players[player + 1 :]))


# --- results ---


def _result(state: TournamentState, move: Result) -> TournamentState:
    match = match_at(state, move.round, move.place)
    if not match.is_open:
        raise NotAccepted("tournament-has-result")
    _check_score(state, move.round, move.score)
    return with_match(state, move.round, move.place, replace(match, score=move.score, how=PLAYED))


def _amend(state: TournamentState, move: Amend) -> TournamentState:
    """What was paired since stays as it was paired, so in a bracket nothing may hang on the result yet."""
    if state.phase == CANCELLED:
        raise NotAccepted("tournament-is-over")
    match = match_at(state, move.round, move.place)
    if match.pairing.is_bye:
        raise NotAccepted("tournament-bye-stays")
    if has_gone_on(state, match):
        raise NotAccepted("tournament-bracket-went-on")
    _check_score(state, move.round, move.score)
    return with_match(state, move.round, move.place, replace(match, score=move.score, how=BY_JUDGE))


def _check_score(state: TournamentState, number: int, score: Score) -> None:
    """Nobody wins more games than he needs, and not both do."""
    (one, other), games = score.wins, needed(state.best_of(number))
    plausible = min(one, other, score.drawn) >= 0 and max(one, other) <= games and min(one, other) < games
    if not plausible or one + other + score.drawn > state.best_of(number) or (score.neither and max(one, other) > 0):
        raise NotAccepted("tournament-bad-score")


def _penalty(state: TournamentState, move: Penalty) -> TournamentState:
    _status(state, move.player)
    if move.kind not in PENALTIES:
        raise NotAccepted("tournament-no-penalty")
    return state


# --- beginning and end ---


def _begin(state: TournamentState, rounds: int) -> TournamentState:
    if state.phase == RUNNING:
        raise NotAccepted("tournament-begun")
    if state.phase == REGISTRATION and state.plan.check_in:
        raise NotAccepted("tournament-check-in-first")
    arrived = (PRESENT,) if state.plan.check_in else (PRESENT, REGISTERED)
    there = len(state.with_status(*arrived))
    if there < LEAST_PLAYERS:
        raise NotAccepted("tournament-too-few", count=there)
    wished = rounds or state.plan.rounds
    length = planned_rounds(state.plan, there, wished)
    players = tuple(_started(player, arrived) for player in state.players)
    return replace(state, phase=RUNNING, players=players, length=length, fixed=bool(wished))


def _started(player: Entrant, arrived: tuple[str, ...]) -> Entrant:
    if player.status in arrived:
        return replace(player, status=PRESENT)
    return replace(player, status=ABSENT) if player.status == REGISTERED else player


def _finish(state: TournamentState) -> TournamentState:
    if state.phase != RUNNING:
        raise NotAccepted("tournament-not-begun")
    if state.open:
        raise NotAccepted("tournament-matches-open", count=len(state.open))
    return replace(state, phase=FINISHED)
