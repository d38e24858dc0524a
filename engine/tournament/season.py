"""A season: several tournaments, of different games too, of which everybody's match points are added up."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.tournament.standings import standings
from engine.tournament.state import WIN, TournamentState


class EventRecord(Struct, frozen=True):
    """What one player came to in one tournament; `place` in its final standings; its knock-out counts as well."""

    user: int
    game: str
    place: int
    points: int
    wins: int
    losses: int
    draws: int


class SeasonRow(Struct, frozen=True):
    """A player's season. `games`: the points in each game; who is equal in points, tournaments won and matches won
    shares a place.
    """

    place: int
    user: int
    points: int
    events: int
    firsts: int
    wins: int
    games: tuple[tuple[str, int], ...]

    @property
    def figures(self) -> tuple[int, int, int]:
        """What it is ordered by."""
        return self.points, self.firsts, self.wins


def records(state: TournamentState, users: tuple[int, ...], game: str) -> list[EventRecord]:
    """What everybody who took part came to, best first."""
    return [_record(state, row.player, row.place, users[row.player], game) for row in standings(state)]


def _record(state: TournamentState, player: int, place: int, user: int, game: str) -> EventRecord:
    points = [
        match.score.points(match.side_of(player)) for _, match in state.matches_of(player) if match.score is not None
    ]
    return EventRecord(user, game, place, sum(points), points.count(WIN), points.count(0), points.count(1))


def season(events: Iterable[Iterable[EventRecord]]) -> list[SeasonRow]:
    """Everybody of the season, best first.

    >>> one = [EventRecord(7, "go", 1, 6, 2, 0, 0), EventRecord(8, "go", 2, 0, 0, 2, 0)]
    >>> [(row.place, row.user, row.points) for row in season([one, one])]
    [(1, 7, 12), (2, 8, 0)]
    """
    by_user: dict[int, list[EventRecord]] = {}
    for event in events:
        for record in event:
            by_user.setdefault(record.user, []).append(record)
    rows = sorted((_row(user, of) for user, of in by_user.items()), key=lambda row: (_falling(row), row.user))
    return [_placed(row, rows) for row in rows]


def _row(user: int, of: list[EventRecord]) -> SeasonRow:
    games: dict[str, int] = {}
    for record in of:
        games[record.game] = games.get(record.game, 0) + record.points
    firsts = sum(record.place == 1 for record in of)
    total, wins = sum(record.points for record in of), sum(record.wins for record in of)
    return SeasonRow(0, user, total, len(of), firsts, wins, tuple(sorted(games.items())))


def _falling(row: SeasonRow) -> tuple[int, ...]:
    return tuple(-figure for figure in row.figures)


def _placed(row: SeasonRow, rows: list[SeasonRow]) -> SeasonRow:
    place = 1 + sum(other.figures > row.figures for other in rows)
    return SeasonRow(place, row.user, row.points, row.events, row.firsts, row.wins, row.games)
