"""Swiss pairing as one matching of least harm: what must not be weighs more than what should not be.

In order: nobody has a second bye, nobody meets an opponent again, the bye goes to the lowest score, the match points of
opponents differ little (by the sum of their squares), and at last the lots of the published seed.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from engine.tournament import robin
from engine.tournament.bracket import games_of, ready
from engine.tournament.inputs import Pair
from engine.tournament.rounds import in_knockout, may_pair
from engine.tournament.standings import standings
from engine.tournament.state import (
    BY_LOT,
    BY_LOTS,
    BY_ORDER,
    BY_SEED,
    BYE,
    BYE_AGAIN,
    BYE_KEPT,
    BYE_LOWEST,
    BYE_SEED,
    MET_AGAIN,
    ONE_GROUP,
    PAIRED_DOWN,
    PRESENT,
    ROUND_ROBIN,
    Pairing,
    TournamentState,
)

BITS = 32
"""Room for the sum of each kind of harm over a whole round."""
LOT_BITS = 24
LARGE, NEAR = 72, 16
"""With more players than that each is held against so many of his nearest."""


class _Past(Struct, frozen=True):
    """What has been: match points, how often two have met, how often somebody had the bye."""

    points: Mapping[int, int]
    met: Mapping[tuple[int, int], int]
    first: bool

    def harm(self, one: int, other: int, seed: str) -> int:
        """What speaks against a pairing, the heaviest in the highest bits."""
        has_bye = other == BYE
        met = self.met.get(_pair(one, other), 0)
        gap = 0 if has_bye else (self.points[one] - self.points[other]) ** 2
        parts = (met * has_bye, met * (not has_bye), self.points[one] * has_bye, gap, lot(seed, one, other))
        total = 0
        for part in parts:
            total = (total << BITS) + part
        return total


def next_round(state: TournamentState, seed: str, at: float = 0.0) -> Pair:
    """The next round, paired as the form of the tournament has it. Equal states and seeds give equal pairings.

    Raises NotAccepted where no round can be paired.
    """
    may_pair(state)
    seeds: tuple[int, ...] = ()
    if in_knockout(state) or state.plan.form == ROUND_ROBIN:
        if not state.seeds:
            seeds = _seeded(state, seed)
            state = replace(state, seeds=seeds, bracket_from=len(state.rounds) if in_knockout(state) else -1)
        pairings = _bracket(state) if state.in_bracket else robin.pairings(state, state.seeds)
    else:
        pairings = draw(state, seed)
    return Pair(seed, pairings, at, seeds)


def _seeded(state: TournamentState, seed: str) -> tuple[int, ...]:
    """Into a cut the best go, in their order; otherwise the lot says in which order all stand."""
    if state.cuts_now:
        there = [row.player for row in standings(state) if state.players[row.player].status == PRESENT]
        return tuple(there[: state.plan.cut])
    return ranked(state, seed)


def ranked(state: TournamentState, seed: str) -> tuple[int, ...]:
    """Who is there, the best seed first: as they were ranked; nobody else has said, as they registered or by lot."""
    known = {player: at for at, player in enumerate(state.order)}

    def rank(player: int) -> tuple[int, int, int]:
        drawn = 0 if state.plan.seeding == BY_ORDER else lot(f"{seed}:order", player, player)
        return known.get(player, len(known)), drawn, player

    return tuple(sorted(state.with_status(PRESENT), key=rank))


def _by_seeds(state: TournamentState, seed: str) -> tuple[Pairing, ...]:
    """The first Swiss round: the best of the upper half meets the best of the lower half; the last seed has the bye."""
    order = ranked(state, seed)
    half = len(order) // 2
    made = [Pairing((order[at], order[at + half]), BY_SEED, (at + 1, at + half + 1)) for at in range(half)]
    bye = [Pairing((player, BYE), BYE_SEED, (0, 0)) for player in order[2 * half :]]
    return (*made, *bye)


def _bracket(state: TournamentState) -> tuple[Pairing, ...]:
    """Every game of the bracket whose two players are known."""
    games = games_of(state.bracket_form, len(state.seeds))
    place = {player: at for at, player in enumerate(state.seeds, 1)}
    return tuple(
        Pairing((one, other), games[at].side, (place[one], place[other]), at)
        for at, (one, other) in ready(state).items()
    )


def draw(state: TournamentState, seed: str) -> tuple[Pairing, ...]:
    """The pairings of the next Swiss round, the highest scores first. Equal states and seeds give equal pairings.

    Raises NotAccepted where no round can be paired.
    """
    may_pair(state)
    past = _past(state)
    if not state.rounds and state.plan.seeding != BY_LOTS:
        return _by_seeds(state, seed)
    there = state.with_status(PRESENT)
    pairings = [_named(past, pair, there, seed) for pair in _matched(past, there, seed)]
    return tuple(sorted(pairings, key=lambda each: (each.is_bye, *_rank(each), lot(seed, *each.players))))


def lot(seed: str, one: int, other: int) -> int:
    """A number that nobody chooses, the same for both orders."""
    low, high = _pair(one, other)
    return int.from_bytes(hashlib.sha256(f"{seed}:{low}:{high}".encode()).digest()) >> (256 - LOT_BITS)


def points_of(state: TournamentState) -> dict[int, int]:
    """Everybody's match points."""
    total = dict.fromkeys(range(len(state.players)), 0)
    for each in state.rounds:
        for match in each.matches:
            for side, player in enumerate(match.pairing.players):
                if player != BYE and match.score is not None:
                    total[player] += match.score.points(side)
    return total


def _pair(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)


def _past(state: TournamentState) -> _Past:
    met = Counter(_pair(*match.pairing.players) for each in state.rounds for match in each.matches)
    return _Past(points_of(state), met, not state.rounds)


def _matched(past: _Past, there: list[int], seed: str) -> list[tuple[int, int]]:
    """The matching that does the least harm. In a large event each player is first held against his nearest alone; that
    is kept where nobody meets or rests a second time by it."""
    nodes = [*there, *[BYE] * (len(there) % 2)]
    if len(nodes) > LARGE:
        near = _matching(past, _nearest(past, nodes, seed), seed)
        if 2 * len(near) == len(nodes) and not any(past.met.get(pair) for pair in near):
            return near
    return _matching(past, combinations(nodes, 2), seed)


def _nearest(past: _Past, nodes: list[int], seed: str) -> Iterator[tuple[int, int]]:
    """Each with the next so many below him by points, and by lot among equals; whoever could have the bye with it."""
    order = sorted(nodes, key=lambda player: (-past.points.get(player, 0), lot(f"{seed}:near", player, player)))
    order = [player for player in order if player != BYE]
    for at, one in enumerate(order):
        fresh = [other for other in order[at + 1 :] if not past.met.get(_pair(one, other))]
        yield from ((one, other) for other in fresh[:NEAR])
    if BYE in nodes:
        yield from ((player, BYE) for player in [each for each in order if not past.met.get((BYE, each))][-NEAR:])


def _matching(past: _Past, edges: Iterable[tuple[int, int]], seed: str) -> list[tuple[int, int]]:
    import networkx as nx  # takes a quarter of a second, and only tournaments need it

    graph = nx.Graph()
    for one, other in edges:
        graph.add_edge(one, other, weight=-past.harm(one, other, seed))
    return sorted(_pair(one, other) for one, other in nx.max_weight_matching(graph, maxcardinality=True))


def _named(past: _Past, pair: tuple[int, int], there: list[int], seed: str) -> Pairing:
    """The pairing with its reason; a lot says who sits first."""
    low, high = pair
    if low == BYE:
        return Pairing((high, BYE), _why_bye(past, high, there), (past.points[high], 0))
    one, other = (low, high) if lot(f"{seed}:seat", low, high) % 2 else (high, low)
    points = past.points[one], past.points[other]
    if past.met.get(pair):
        why = MET_AGAIN
    else:
        why = BY_LOT if past.first else ONE_GROUP if points[0] == points[1] else PAIRED_DOWN
    return Pairing((one, other), why, points)


def _why_bye(past: _Past, player: int, there: list[int]) -> str:
    if past.met.get((BYE, player)):
        return BYE_AGAIN
    lowest = min(past.points[each] for each in there if not past.met.get((BYE, each)))
    return BYE_LOWEST if past.points[player] == lowest else BYE_KEPT


def _rank(pairing: Pairing) -> tuple[int, int]:
    return -max(pairing.points), -min(pairing.points)
