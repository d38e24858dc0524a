"""What is still to come: who meets whom next whatever happens, whose place hangs on it, who can change places."""

from __future__ import annotations

from engine.tournament.bracket import ready
from engine.tournament.robin import turn
from engine.tournament.state import PRESENT, ROUND_ROBIN, TournamentState


def are_to_meet(state: TournamentState, one: int, other: int) -> bool:
    """Whether these two meet unless one of them leaves: next in a knock-out, in a later turn of a round robin."""
    if state.is_over or not state.seeds:
        return False
    pair = {one, other}
    if state.plan.form == ROUND_ROBIN:
        if any(state.players[player].status != PRESENT for player in pair):
            return False
        turns = range(len(state.rounds), state.length)
        return any(set(each) == pair for number in turns for each in turn(state.seeds, number))
    return any(set(each) == pair for each in ready(state).values())


def has_place(state: TournamentState, player: int) -> bool:
    """Whether a player has been paired or is about to be, so that his place hangs on when it ends and who plays on."""
    comes = bool(state.rounds) and state.players[player].status == PRESENT
    return comes or next(state.matches_of(player), None) is not None


def movable(state: TournamentState) -> list[int]:
    """The players of the last round who can change places with one another: nobody in a knock-out or a round robin."""
    if state.is_over or state.seeds or not state.open:
        return []
    last = [match for match in state.rounds[-1].matches if match.is_open or match.pairing.is_bye]
    return sorted(player for match in last for player in match.pairing.players if player >= 0) if len(last) > 1 else []
