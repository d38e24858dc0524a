"""What was: the tournaments of a server that are over, the season they belong to, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cachetools import LRUCache

from cogs.services import Services
from cogs.tournaments.journal import TournamentJournal, TournamentSnapshot
from data.store import GOING, TournamentRow
from engine.table import FORMER
from engine.tournament import (
    BY_JUDGE,
    BY_TIME,
    FINISHED,
    PLAYED,
    EventRecord,
    Match,
    RatedMatch,
    Rating,
    SeasonRow,
    ratings,
    records,
    season,
)

REMEMBERED = 512
RATED = (PLAYED, BY_TIME, BY_JUDGE)
"""Where a result comes from that says something of the players; who drops or does not come was not beaten."""


class PastEvent(NamedTuple):
    """A tournament that is over: what everybody came to, and the matches that were played."""

    row: TournamentRow
    records: Sequence[EventRecord]
    matches: Sequence[RatedMatch]


class History:
    """Reads what is over. What it remembers follows from the journals and may be dropped at any moment."""

    def __init__(self, services: Services, journal: TournamentJournal) -> None:
        self._store = services.store
        self._journal = journal
        self._known: LRUCache[tuple[str, int, tuple[int, ...]], PastEvent] = LRUCache(REMEMBERED)

    async def past(self, guild: int) -> list[PastEvent]:
        """The tournaments of a server that were played to their end, the oldest first."""
        events = []
        for row, no in await self._store.tournaments.of_guild(guild):
            event = await self._past(row, no) if row.status != GOING else None
            events += [event] if event is not None and event.records else []
        return events

    async def _past(self, row: TournamentRow, no: int) -> PastEvent | None:
        """None for one that was cancelled. An amended result, and a player who was forgotten, make it another."""
        key = row.id, no, row.users
        if key not in self._known:
            event = await self._journal.event(row.id)
            is_played = event.state.phase == FINISHED
            came = records(event.state, row.users, row.body.options.game) if is_played else []
            self._known[key] = PastEvent(row, came, tuple(_rated(event)) if is_played else ())
        return self._known[key]

    async def ratings(self, guild: int, game: str) -> Mapping[int, Rating]:
        """Everybody who is rated in a game on a server: from the matches of those alone who want to be."""
        rated = await self._store.profiles.rated(guild)
        return ratings(
            match
            for event in await self.past(guild)
            if event.row.body.options.game == game
            for match in event.matches
            if rated.issuperset(match.players)
        )

    async def season(self, guild: int, name: str) -> list[SeasonRow]:
        """The standings of a season, best first; who wanted to be forgotten is not in them any more."""
        events = [event for event in await self.past(guild) if event.row.body.season == name]
        return season([record for record in event.records if record.user not in FORMER] for event in events)

    async def seasons(self, guild: int) -> list[str]:
        """The seasons that a server has had, the newest first."""
        rows = [row for row, _ in await self._store.tournaments.of_guild(guild)]
        return list(dict.fromkeys(row.body.season for row in reversed(rows) if row.body.season))


def _rated(event: TournamentSnapshot) -> Iterator[RatedMatch]:
    """The matches that were played, with users."""
    for _, _, match in event.matches():
        if match.how in RATED and _was_played(match):
            one, other = (event.row.users[player] for player in match.pairing.players)
            assert match.score is not None, "it was played"
            yield RatedMatch((one, other), (match.score.points(0), match.score.points(1)))


def _was_played(match: Match) -> bool:
    score = match.score
    return score is not None and not score.neither and sum(score.wins) + score.drawn > 0
