"""The standings and their tie-breaks, as exact fractions.

In order: match points, opponents' match-win percentage, own game-win percentage, opponents' game-win percentage. A
percentage below a third counts as a third. A bye is a match won without an opponent; a round that somebody missed gives
no points and counts in nobody's percentages, so that who drops, returns or comes late changes nothing for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from engine.tournament.bracket import bracket_places
from engine.tournament.state import DROPPED, PRESENT, WIN, Match, TournamentState

FLOOR = Fraction(1, 3)
POINTS, OPPONENTS, GAMES, OPPONENTS_GAMES = "points", "opponents", "games", "opponents_games"
"""What decides between two players, in order."""


class StandingRow(Struct, frozen=True):
    """A player's figures; who is equal in all of them shares a place."""

    place: int
    player: int
    points: int
    wins: int
    losses: int
    draws: int
    byes: int
    opponents: Fraction
    games: Fraction
    opponents_games: Fraction
    dropped: bool = False

    @property
    def figures(self) -> tuple[int, Fraction, Fraction, Fraction]:
        """What it is ordered by."""
        return self.points, self.opponents, self.games, self.opponents_games


def standings(state: TournamentState, rounds: int | None = None) -> list[StandingRow]:
    """Everybody who has taken part, best first; after so many rounds, or after all results that are in.

    Who came into a knock-out stands by how far he came there, before everybody else; the figures are those of the
    rounds before a cut.
    """
    upto = state.swiss_rounds if rounds is None else rounds
    lines = [_line(state, player, upto) for player in range(len(state.players)) if _takes_part(state, player)]
    lines.sort(key=lambda line: (*(-figure for figure in line.figures), line.player))
    lines = [_placed(line, lines) for line in lines]
    return _by_bracket(state, lines) if state.in_bracket and rounds is None else lines


def _by_bracket(state: TournamentState, lines: list[StandingRow]) -> list[StandingRow]:
    places = bracket_places(state)
    inside = [replace(line, place=places[line.player]) for line in lines if line.player in places]
    outside = [
        replace(line, place=line.place + len(inside))
        for line in _again([each for each in lines if each.player not in places])
    ]
    return sorted(inside, key=lambda line: (line.place, state.seeds.index(line.player))) + outside


def _again(lines: list[StandingRow]) -> list[StandingRow]:
    return [_placed(line, lines) for line in lines]


def decider(above: StandingRow, below: StandingRow) -> str:
    """The first figure in which two players differ, "" for none."""
    names = (POINTS, OPPONENTS, GAMES, OPPONENTS_GAMES)
    return next(
        (name for name, one, other in zip(names, above.figures, below.figures, strict=True) if one != other), ""
    )


def opponents_of(state: TournamentState, player: int, rounds: int | None = None) -> list[int]:
    """Everybody whom a player has met in a match that is decided, in order; byes are left out."""
    upto = state.swiss_rounds if rounds is None else rounds
    return [match.opponent_of(player) for match in _decided(state, player, upto) if not match.pairing.is_bye]


def match_wins(state: TournamentState, player: int, rounds: int | None = None) -> Fraction:
    """A player's match points out of those that his decided matches could give, at least a third."""
    upto = state.swiss_rounds if rounds is None else rounds
    played = _decided(state, player, upto)
    return _share(sum(_points(match, player) for match in played), WIN * len(played))


def game_wins(state: TournamentState, player: int, rounds: int | None = None) -> Fraction:
    """A player's game points (3 a win, 1 a draw) out of those that his games could give, at least a third."""
    upto = state.swiss_rounds if rounds is None else rounds
    won = drawn = played = 0
    for match in _decided(state, player, upto):
        assert match.score is not None, "it is decided"
        won += match.score.wins[match.side_of(player)]
        drawn += match.score.drawn
        played += sum(match.score.wins) + match.score.drawn
    return _share(WIN * won + drawn, WIN * played)


def _takes_part(state: TournamentState, player: int) -> bool:
    """Whoever is there or was paired."""
    return state.players[player].status == PRESENT or any(state.matches_of(player))


def _line(state: TournamentState, player: int, upto: int) -> StandingRow:
    played = _decided(state, player, upto)
    points = [_points(match, player) for match in played]
    met = opponents_of(state, player, upto)
    return StandingRow(
        0,
        player,
        sum(points),
        points.count(WIN),
        points.count(0),
        points.count(1),
        sum(match.pairing.is_bye for match in played),
        _mean(met, lambda each: match_wins(state, each, upto)),
        game_wins(state, player, upto),
        _mean(met, lambda each: game_wins(state, each, upto)),
        state.players[player].status == DROPPED,
    )


def _placed(line: StandingRow, lines: Sequence[StandingRow]) -> StandingRow:
    place = 1 + sum(other.figures > line.figures for other in lines)
    return replace(line, place=place)


def _decided(state: TournamentState, player: int, upto: int) -> list[Match]:
    return [match for number, match in state.matches_of(player) if number < upto and not match.is_open]


def _points(match: Match, player: int) -> int:
    assert match.score is not None, "it is decided"
    return match.score.points(match.side_of(player))


def _share(part: int, whole: int) -> Fraction:
    return max(Fraction(part, whole), FLOOR) if whole else FLOOR


def _mean(players: Sequence[int], figure: Callable[[int], Fraction]) -> Fraction:
    """Of nobody: as little as anybody's."""
    return sum((figure(each) for each in players), Fraction(0)) / len(players) if players else FLOOR
