"""Rounds: when one may be paired and with whom, taken back, mended by hand, and how many there are."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.tournament import robin
from engine.tournament.bracket import games_of, outcomes, ready
from engine.tournament.errors import NotAccepted
from engine.tournament.inputs import Pair
from engine.tournament.state import (
    BY_BYE,
    BY_HAND,
    BY_LOTS,
    BYE,
    LEAST_PLAYERS,
    MOST_ROUNDS,
    MOST_TURNS,
    PRESENT,
    ROUND_ROBIN,
    RUNNING,
    SWISS,
    WIN,
    Match,
    Pairing,
    Round,
    Score,
    TournamentPlan,
    TournamentState,
    needed,
    proposed_rounds,
)


def planned_rounds(plan: TournamentPlan, players: int, wished: int = 0) -> int:
    """So many rounds a tournament has that so many begin; of Swiss ones `wished`, if not 0. Raises NotAccepted."""
    if plan.form == ROUND_ROBIN:
        length, most = robin.rounds_of(players), MOST_TURNS
    elif plan.form == SWISS:
        length, most = wished or proposed_rounds(players), MOST_ROUNDS
    else:
        length, most = games_of(plan.form, players)[-1].depth + 1, MOST_TURNS
    if not 0 < length <= most:
        raise NotAccepted("tournament-bad-rounds", most=most)
    return length


def may_pair(state: TournamentState) -> None:
    """Raises NotAccepted where no round can be paired now."""
    if state.phase != RUNNING:
        raise NotAccepted("tournament-not-begun")
    if state.open:
        raise NotAccepted("tournament-matches-open", count=len(state.open))
    if state.all_paired:
        raise NotAccepted("tournament-no-more-rounds", count=state.length)
    there = len(state.with_status(PRESENT))
    if there < LEAST_PLAYERS:
        raise NotAccepted("tournament-too-few", count=there)


def in_knockout(state: TournamentState) -> bool:
    """Whether the next round is one of a bracket."""
    return state.in_bracket or state.cuts_now or state.plan.form not in (SWISS, ROUND_ROBIN)


def pair(state: TournamentState, move: Pair) -> TournamentState:
    """The next round as it was drawn."""
    may_pair(state)
    if bool(move.seeds) != (not state.seeds and (in_knockout(state) or state.plan.form == ROUND_ROBIN)):
        raise NotAccepted("tournament-bad-pairings")
    if move.seeds:
        begins = len(state.rounds) if in_knockout(state) else -1
        state = replace(state, seeds=move.seeds, bracket_from=begins)
    if not _is_complete(state, move.pairings):
        raise NotAccepted("tournament-bad-pairings")
    matches = tuple(_laid(pairing, state) for pairing in move.pairings)
    length = _needed_rounds(state)
    made = Round(move.seed, matches, move.at)
    return replace(state, rounds=(*state.rounds, made), length=length, attempt=0)


def seed(state: TournamentState, order: tuple[int, ...]) -> TournamentState:
    """The players are ranked, as long as nothing is paired."""
    if state.rounds:
        raise NotAccepted("tournament-round-is-paired")
    if state.plan.seeding == BY_LOTS or len(set(order)) < len(order):
        raise NotAccepted("tournament-bad-seeds")
    if not all(0 <= player < len(state.players) for player in order):
        raise NotAccepted("tournament-bad-seeds")
    return replace(state, order=order)


def _is_complete(state: TournamentState, pairings: Sequence[Pairing]) -> bool:
    """Whether everybody who has to be paired is, once, and nobody else."""
    if state.in_bracket:
        games = ready(state)
        return bool(games) and {each.node: each.players for each in pairings} == games
    if state.plan.form == ROUND_ROBIN:
        return tuple(pairings) == robin.pairings(state, state.seeds)
    there = state.with_status(PRESENT)
    paired = sorted(player for pairing in pairings for player in pairing.players)
    return paired == sorted([*there, *[BYE] * (len(there) % 2)])


def _needed_rounds(state: TournamentState) -> int:
    """How many Swiss rounds it takes with those who are there now, unless somebody has said how many."""
    if state.fixed or not state.plan.adapts or state.plan.form != SWISS or state.seeds:
        return state.length
    return max(proposed_rounds(len(state.with_status(PRESENT))), len(state.rounds) + 1)


def measured(state: TournamentState) -> TournamentState:
    """A knock-out is over when its last game is decided, which may be a round earlier than was thought."""
    if not state.in_bracket:
        return state
    games = outcomes(state)
    if games[-1].winner is not None:
        return replace(state, length=len(state.rounds))
    depths = games_of(state.bracket_form, len(state.seeds))
    return replace(
        state, length=max(state.bracket_from + depths[-1].depth + 1, len(state.rounds) + 1 - bool(state.open))
    )


def _laid(pairing: Pairing, state: TournamentState) -> Match:
    """A bye is a match won."""
    score = Score((needed(state.best_of(len(state.rounds))), 0))
    match = Match(pairing, attempt=state.attempt)
    return replace(match, score=score, how=BY_BYE) if pairing.is_bye else match


# --- taken back, and mended by hand ---


def unpair(state: TournamentState) -> TournamentState:
    """The last round has never been paired; with it a bracket that began there."""
    if state.phase != RUNNING:
        raise NotAccepted("tournament-not-begun")
    if not state.rounds:
        raise NotAccepted("tournament-no-round")
    last = state.rounds[-1]
    if any(not match.is_open and not match.pairing.is_bye for match in last.matches):
        raise NotAccepted("tournament-round-has-results")
    number = len(state.rounds) - 1
    begins_here = number == max(state.bracket_from, 0)
    attempt = 1 + max(match.attempt for match in last.matches)
    state = replace(state, rounds=state.rounds[:-1], attempt=attempt)
    if state.seeds and begins_here:
        length = number if state.plan.form == SWISS else state.length
        state = replace(state, seeds=(), bracket_from=-1, length=length)
    return state


def exchange(state: TournamentState, one: int, other: int) -> TournamentState:
    """Two players of the last round change places; byes go with the place."""
    seats = [state.match_of(player) for player in (one, other)]
    if one == other or None in seats or state.seeds:
        raise NotAccepted("tournament-cannot-exchange")
    for seat in seats:
        assert seat is not None, "just looked"
        if not (seat[1].is_open or seat[1].pairing.is_bye):
            raise NotAccepted("tournament-round-has-results")
    swap = {one: other, other: one}
    last = state.rounds[-1]
    points = {
        player: had
        for match in last.matches
        for player, had in zip(match.pairing.players, match.pairing.points, strict=True)
    }
    matches = tuple(_exchanged(match, swap, points) for match in last.matches)
    return replace(state, rounds=(*state.rounds[:-1], replace(last, matches=matches)))


def _exchanged(match: Match, swap: dict[int, int], points: dict[int, int]) -> Match:
    players = match.pairing.players
    if not any(player in swap for player in players) or all(player in swap for player in players):
        return match
    first, second = (swap.get(player, player) for player in players)
    made = Pairing((first, second), BY_HAND, (points[first], points[second]))
    return replace(match, pairing=made, attempt=match.attempt + 1)


def extend(state: TournamentState) -> TournamentState:
    """One Swiss round more, while two have won everything and nothing is left to be paired."""
    if not (state.all_paired or state.cuts_now) or state.seeds or state.plan.form != SWISS:
        raise NotAccepted("tournament-not-extended")
    if state.open:
        raise NotAccepted("tournament-matches-open", count=len(state.open))
    if len(unbeaten(state)) < 2 or state.length >= MOST_ROUNDS:
        raise NotAccepted("tournament-not-extended")
    return replace(state, length=state.length + 1, fixed=True)


def unbeaten(state: TournamentState) -> list[int]:
    """Who is there and has won every round that was played."""
    full = WIN * len(state.rounds)
    return [player for player in state.with_status(PRESENT) if _points(state, player) == full]


def _points(state: TournamentState, player: int) -> int:
    scores = [(match.score, match.side_of(player)) for _, match in state.matches_of(player)]
    return sum(score.points(side) for score, side in scores if score is not None)


def match_at(state: TournamentState, number: int, place: int) -> Match:
    """A match by its round and place from 0. Raises NotAccepted."""
    if not 0 <= number < len(state.rounds) or not 0 <= place < len(state.rounds[number].matches):
        raise NotAccepted("tournament-no-match")
    return state.rounds[number].matches[place]


def with_match(state: TournamentState, number: int, place: int, match: Match) -> TournamentState:
    """The tournament with another match at a place of a round."""
    there = state.rounds[number]
    changed = replace(there, matches=(*there.matches[:place], match, *there.matches[place + 1 :]))
    return replace(state, rounds=(*state.rounds[:number], changed, *state.rounds[number + 1 :]))
