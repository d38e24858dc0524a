"""Knock-out brackets, single and double: which game of a bracket waits for whom, and how far each player came.

A bracket is a list of games, each with two places that take a seed, the winner or the loser of an earlier game. It is
worked out anew from the seeds and the results each time; nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from engine.tournament.state import DOUBLE, NOBODY, PRESENT, Match, TournamentState

SEED, WINNER, LOSER = "seed", "winner", "loser"
UPPER, LOWER, FINAL, AGAIN = "upper", "lower", "final", "again"
"""Where a game stands: nobody there has lost yet; everybody there has lost once; the two winners of both meet; they
meet again, because who came from above has lost for the first time."""


class Place(Struct, frozen=True, array_like=True):
    """Who sits there: a seed from 0, or the winner or loser of a game by its index."""

    kind: str
    of: int


class BracketGame(Struct, frozen=True, array_like=True):
    """One game of a bracket; `depth`: the first round in which it can be played, from 0."""

    side: str
    depth: int
    places: tuple[Place, Place]


class Outcome(Struct, frozen=True):
    """Who sits at a game and what came of it. None: not known yet; NOBODY: the place stays empty."""

    players: tuple[int | None, int | None]
    winner: int | None = None
    loser: int | None = None

    @property
    def is_ready(self) -> bool:
        """Whether two players are there and have not been decided."""
        return self.winner is None and None not in self.players


def size_for(players: int) -> int:
    """The smallest bracket that holds so many.

    >>> [size_for(players) for players in (2, 3, 5, 8, 9)]
    [2, 4, 8, 8, 16]
    """
    return 1 << max((players - 1).bit_length(), 1)


def seed_order(size: int) -> list[int]:
    """The seeds from top to bottom, so that the two best can meet only in the last game.

    >>> seed_order(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    order = [0]
    while len(order) < size:
        order = [seed for upper in order for seed in (upper, 2 * len(order) - 1 - upper)]
    return order


def games_of(form: str, players: int) -> list[BracketGame]:
    """Every game of a bracket, each after those on which it waits."""
    size = size_for(players)
    return _double(size) if form == DOUBLE else _single(size)


def _single(size: int) -> list[BracketGame]:
    order = [Place(SEED, seed) for seed in seed_order(size)]
    games: list[BracketGame] = []
    depth = 0
    while len(order) > 1:
        first = len(games)
        games += [BracketGame(UPPER, depth, (one, other)) for one, other in _pairs(order)]
        order = [Place(WINNER, at) for at in range(first, len(games))]
        depth += 1
    return games


def _double(size: int) -> list[BracketGame]:
    """After each round above, its losers meet those who have survived below; every other one in turned order, so that
    nobody meets the same opponent again before he must."""
    games = _single(size)
    rounds = [[at for at, game in enumerate(games) if game.depth == depth] for depth in range(games[-1].depth + 1)]
    below = [Place(LOSER, at) for at in rounds[0]]
    depth = 0
    for number, above in enumerate(rounds[1:]):
        depth += 1
        below = _played(games, depth, list(_pairs(below)))
        fallen = [Place(LOSER, at) for at in (above if number % 2 else reversed(above))]
        depth += 1
        below = _played(games, depth, list(zip(fallen, below, strict=True)))
    top = rounds[-1][0]
    games.append(BracketGame(FINAL, depth + 1, (Place(WINNER, top), below[0])))
    final = len(games) - 1
    games.append(BracketGame(AGAIN, depth + 2, (Place(WINNER, final), Place(LOSER, final))))
    return games


def _played(games: list[BracketGame], depth: int, pairs: list[tuple[Place, Place]]) -> list[Place]:
    first = len(games)
    games += [BracketGame(LOWER, depth, pair) for pair in pairs]
    return [Place(WINNER, at) for at in range(first, len(games))]


def _pairs(places: list[Place]) -> Iterator[tuple[Place, Place]]:
    return zip(places[::2], places[1::2], strict=True)


# --- a bracket that is played ---


def outcomes(state: TournamentState) -> list[Outcome]:
    """Every game of the bracket as it stands, in the order of `games_of`; none before the bracket is made."""
    if not state.seeds:
        return []
    played = {match.pairing.node: match for each in state.rounds[state.bracket_from :] for match in each.matches}
    known: list[Outcome] = []
    for at, game in enumerate(games_of(state.bracket_form, len(state.seeds))):
        known.append(_outcome(state, game, known, played.get(at)))
    return known


def ready(state: TournamentState) -> dict[int, tuple[int, int]]:
    """The games of the next round and who plays them: those whose turn it is; where none is left, all that can be."""
    games, turn = games_of(state.bracket_form, len(state.seeds)), len(state.rounds) - state.bracket_from
    can = {at: each.players for at, each in enumerate(outcomes(state)) if each.is_ready}
    known = {at: (one, other) for at, (one, other) in can.items() if one is not None and other is not None}
    return {at: pair for at, pair in known.items() if games[at].depth <= turn} or known


def _outcome(state: TournamentState, game: BracketGame, before: list[Outcome], match: Match | None) -> Outcome:
    if match is not None:
        return _decided(state, match)
    first, second = (_sitting(state, place, before) for place in game.places)
    players = first, second
    if game.side == AGAIN:
        final = before[game.places[0].of]
        if final.winner is not None and final.winner == final.players[0]:
            return Outcome(players, final.winner, NOBODY)
    if first is None or second is None:
        return Outcome(players)
    if NOBODY in players:
        return Outcome(players, first if second == NOBODY else second, NOBODY)
    return Outcome(players)


def _sitting(state: TournamentState, place: Place, before: list[Outcome]) -> int | None:
    """Who sits at a place; who has left the tournament since leaves it empty."""
    if place.kind == SEED:
        player: int | None = state.seeds[place.of] if place.of < len(state.seeds) else NOBODY
    else:
        player = before[place.of].winner if place.kind == WINNER else before[place.of].loser
    if player is None or player == NOBODY:
        return player
    return player if state.players[player].status == PRESENT else NOBODY


def _decided(state: TournamentState, match: Match) -> Outcome:
    """A draw is the better seed's; where both have lost nobody goes on."""
    one, other = match.pairing.players
    if match.score is None:
        return Outcome((one, other))
    if match.score.neither:
        return Outcome((one, other), NOBODY, NOBODY)
    better = min((one, other), key=state.seeds.index)
    first, second = match.score.points(0), match.score.points(1)
    winner = better if first == second else one if first > second else other
    return Outcome((one, other), winner, other if winner == one else one)


def has_gone_on(state: TournamentState, match: Match) -> bool:
    """Whether a game of the bracket that waits on this match, even by way of others, has been paired."""
    if match.pairing.node < 0:
        return False
    waiting = {match.pairing.node}
    for at, game in enumerate(games_of(state.bracket_form, len(state.seeds))):
        if any(place.kind != SEED and place.of in waiting for place in game.places):
            waiting.add(at)
    waiting.discard(match.pairing.node)
    return any(each.pairing.node in waiting for round_ in state.rounds[state.bracket_from :] for each in round_.matches)


def champion(state: TournamentState) -> int | None:
    """Who has won the bracket; None as long as that is open, NOBODY where all have left."""
    decided = outcomes(state)
    return decided[-1].winner if decided else None


def bracket_places(state: TournamentState) -> Mapping[int, int]:
    """Each player of the bracket with his place: the winner, then who was in it longer; equals share a place."""
    best = champion(state)
    last = {player: _last_round(state, player) + (player == best) * len(state.rounds) for player in state.seeds}
    return {player: 1 + sum(other > last[player] for other in last.values()) for player in state.seeds}


def _last_round(state: TournamentState, player: int) -> int:
    return max((number for number, _ in state.matches_of(player) if number >= state.bracket_from), default=-1)
