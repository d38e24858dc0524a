"""Who is paired with whom, and why: laws over any tournament, and cases that a player would ask about."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tournament import (
    BYE,
    PRESENT,
    Drop,
    Input,
    LateJoin,
    Match,
    NotAccepted,
    Return,
    Score,
    TournamentState,
    draw,
    standings,
    take,
)
from engine.tournament.state import (
    BY_LOT,
    BYE_AGAIN,
    BYE_LOWEST,
    MET_AGAIN,
    ONE_GROUP,
    PAIRED_DOWN,
)
from tests.tournament.events import DECK, DRAWN, FIRST, SECOND, begun, decided, paired, pairs, played

SCORES = (FIRST, DRAWN, SECOND, Score((0, 0), neither=True))
FIGURES = ("place", "points", "wins", "losses", "draws", "byes", "opponents", "games", "opponents_games")


def met(state: TournamentState) -> Counter[tuple[int, ...]]:
    return Counter(tuple(sorted(match.pairing.players)) for each in state.rounds for match in each.matches)


def could_avoid(state: TournamentState, there: list[int], *, byes_again: bool, rematches: bool) -> bool:
    """Whether everybody could be paired without what is not allowed."""
    before, graph = met(state), nx.Graph()
    nodes = [*there, *[BYE] * (len(there) % 2)]
    for at, one in enumerate(nodes):
        for other in nodes[at + 1 :]:
            allowed = byes_again if other == BYE else rematches
            if allowed or not before[tuple(sorted((one, other)))]:
                graph.add_edge(one, other)
    return len(nx.max_weight_matching(graph, maxcardinality=True)) * 2 == len(nodes)


def check_round(before: TournamentState, after: TournamentState) -> None:
    """The laws of one round."""
    there = before.with_status(PRESENT)
    seated = [player for pair in pairs(after) for player in pair]
    assert sorted(player for player in seated if player != BYE) == there, "everybody once, nobody twice"
    assert seated.count(BYE) == len(there) % 2
    known = met(before)
    repeats = [pair for pair in pairs(after) if known[tuple(sorted(pair))]]
    second_bye = [pair for pair in repeats if BYE in pair]
    if second_bye:
        assert not could_avoid(before, there, byes_again=False, rematches=True)
    elif repeats:
        assert not could_avoid(before, there, byes_again=False, rematches=False)
    for match in after.rounds[-1].matches:
        assert (match.pairing.why in (MET_AGAIN, BYE_AGAIN)) == (match.pairing.players in repeats)
        if match.pairing.why == BYE_LOWEST:
            fresh = [line.points for line in standings(before) if not known[BYE, line.player] and line.player in there]
            assert match.pairing.points[0] == min(fresh)
    tops = [max(match.pairing.points) for match in after.rounds[-1].matches if not match.pairing.is_bye]
    assert all(one >= other for one, other in pairwise(tops)), "the highest scores sit at the first tables"


def past_of(state: TournamentState, rounds: int, besides: int) -> list[tuple[object, ...]]:
    """The figures of everybody else as they were after so many rounds."""
    return [
        tuple(getattr(line, name) for name in ("player", *FIGURES))
        for line in standings(state, rounds)
        if line.player != besides
    ]


@st.composite
def tournaments(choose: st.DrawFn) -> list[str]:
    """A number of players and what happens round by round, as seeds of it."""
    happening = st.sampled_from(["round", "round", "round", "drop", "late", "back"])
    return choose(st.lists(happening, min_size=3, max_size=12))


@given(players=st.integers(2, 9), happenings=tournaments(), chance=st.randoms(use_true_random=False))
@settings(max_examples=150)
def test_the_laws_of_pairing_hold_whatever_happens(players: int, happenings: list[str], chance: object) -> None:
    pick = chance.choice  # type: ignore[attr-defined]
    state = begun(players, rounds=16)
    for number, happening in enumerate(happenings):
        there = state.with_status(PRESENT)
        if happening == "round" and len(there) > 1:
            before, state = state, paired(state, f"seed {number}")
            check_round(before, state)
            state = decided(state, lambda match: pick(SCORES))
        else:
            state = came_or_went(state, happening, pick)


def came_or_went(state: TournamentState, happening: str, pick: object) -> TournamentState:
    """Somebody drops, comes late or comes back, and nobody else's past is another one for it."""
    gone = [player for player in range(len(state.players)) if state.players[player].status != PRESENT]
    there = state.with_status(PRESENT)
    who: int
    move: Input
    if happening == "drop" and there:
        who, move = there[0], Drop(there[0])
    elif happening == "back" and gone:
        who, move = gone[0], Return(gone[0])
    else:
        who, move = len(state.players), LateJoin(len(state.players), DECK)
    after = take(state, move)
    assert after.rounds == state.rounds
    for rounds in range(len(state.rounds) + 1):
        assert past_of(after, rounds, who) == past_of(state, rounds, who)
    return after


@given(players=st.integers(2, 8), seed=st.text(max_size=4))
@settings(max_examples=20)
def test_equal_states_and_seeds_give_equal_pairings(players: int, seed: str) -> None:
    state = played(begun(players, rounds=3), 2)
    one, other = draw(state, seed), draw(state, seed)
    assert one == other


def test_another_seed_gives_another_first_round() -> None:
    state = begun(8)
    assert len({draw(state, f"{seed}") for seed in range(8)}) > 4
    assert {pairing.why for pairing in draw(state, "x")} == {BY_LOT}


def test_the_second_round_pairs_winners_and_losers_apart() -> None:
    state = paired(played(begun(8), 1))
    assert [match.pairing.points for match in state.rounds[-1].matches] == [(3, 3)] * 2 + [(0, 0)] * 2
    assert {match.pairing.why for match in state.rounds[-1].matches} == {ONE_GROUP}


def test_an_odd_group_pairs_one_down_to_the_next() -> None:
    state = paired(played(begun(6), 1))
    assert sorted(match.pairing.why for match in state.rounds[-1].matches) == [PAIRED_DOWN, ONE_GROUP, ONE_GROUP]


def test_byes_go_round_and_come_again_only_when_everybody_had_one() -> None:
    state = begun(3, rounds=4)
    had = []
    for number in range(4):
        state = decided(paired(state, f"{number}"))
        had += [match for match in state.rounds[-1].matches if match.pairing.is_bye]
    assert sorted(match.pairing.players[0] for match in had[:3]) == [0, 1, 2]
    assert [match.pairing.why for match in had].index(BYE_AGAIN) == 3
    assert len(met(state)) == 6


def test_two_who_are_left_meet_again_and_are_told_so() -> None:
    state = played(begun(2, rounds=3), 1)
    assert [match.pairing.why for match in paired(state).rounds[-1].matches] == [MET_AGAIN]


def test_nobody_is_paired_where_only_one_is_left() -> None:
    state = played(begun(3, rounds=2), 1)
    state = take(take(state, Drop(0)), Drop(1))
    with pytest.raises(NotAccepted) as caught:
        draw(state, "x")
    assert caught.value.key == "tournament-too-few"


def test_the_first_seat_is_no_privilege_of_a_number() -> None:
    firsts = [
        match.pairing.players[0] < match.pairing.players[1]
        for seed in range(12)
        for match in _matches(begun(4), f"{seed}")
    ]
    assert {*firsts} == {True, False}


def _matches(state: TournamentState, seed: str) -> tuple[Match, ...]:
    return paired(state, seed).rounds[-1].matches
