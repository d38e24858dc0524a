"""The journals of tournaments: each input on disk before anybody is told, whoever comes second looks again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import reduce
from typing import NamedTuple

from cachetools import LRUCache
from msgspec.structs import replace

from cogs.presentation.option_matching import Unmatched
from cogs.services import Services
from data.store import NOBODY, Body, TournamentRow
from engine.table import Options
from engine.tournament import Input, Match, NotAccepted, TablePlace, TournamentState, next_round, take

CACHED = 32
TRIES = 20
Make = Callable[["TournamentSnapshot"], Input]


class TournamentSnapshot(NamedTuple):
    """A tournament at one moment."""

    row: TournamentRow
    state: TournamentState

    def table(self, number: int, place: int) -> str:
        """The id of the table of a match."""
        return TablePlace(self.row.id, number, place, self.state.rounds[number].matches[place].attempt).id

    def former_tables(self) -> Iterator[str]:
        """The ids of tables at which others were to play, before a round was taken back or two changed places."""
        for number, place, attempts in self._attempts():
            yield from (TablePlace(self.row.id, number, place, attempt).id for attempt in range(attempts))

    def _attempts(self) -> Iterator[tuple[int, int, int]]:
        """Round, place, and how often that place was paired before."""
        for number, each in enumerate(self.state.rounds):
            yield from ((number, place, match.attempt) for place, match in enumerate(each.matches))
        most = (len(self.state.players) + 1) // 2 if self.state.attempt else 0
        yield from ((len(self.state.rounds), place, self.state.attempt) for place in range(most))

    def matches(self) -> Iterator[tuple[int, int, Match]]:
        """Every match with its round and place, byes left out."""
        for number, each in enumerate(self.state.rounds):
            for place, match in enumerate(each.matches):
                if not match.pairing.is_bye:
                    yield number, place, match

    def stage(self, player: int | None = None) -> str:
        """How far it has come: what somebody has confirmed holds for that stage alone, and for a player for the match
        that he was in."""
        current = None if player is None else self.state.match_of(player)
        plays = not self.state.is_over and current is not None and current[1].is_open
        return f"{self.state.phase}{len(self.state.rounds)}{'m' if plays else ''}"

    def plays(self, user: int) -> bool:
        """Whether a match of his goes on."""
        number = self.row.player_of(user)
        current = None if number is None or self.state.is_over else self.state.match_of(number)
        return current is not None and current[1].is_open

    def options(self, number: int) -> Options:
        """How the tables of a round are played."""
        flags = self.row.body.options.flags | {"tournament": self.row.id, "undo": False}
        return replace(self.row.body.options, flags=flags, best_of=self.state.best_of(number))


@contextmanager
def spoken() -> Iterator[None]:
    """What a tournament does not accept is said to whoever asked for it."""
    try:
        yield
    except NotAccepted as refusal:
        raise Unmatched(refusal.key, **refusal.told) from None


class TournamentJournal:
    """All tournaments of a store. What it remembers may be dropped at any moment."""

    def __init__(self, services: Services) -> None:
        self._store = services.store.tournaments
        self._clock = services.clock
        self._locks = services.locks
        self._states: LRUCache[str, TournamentState] = LRUCache(CACHED)
        self._listeners: list[Callable[[str], None]] = []

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Tell a tournament's id after each change that is on disk."""
        self._listeners.append(listener)

    async def event(self, tournament: str) -> TournamentSnapshot:
        """A tournament up to its last input. Raises Unmatched."""
        row = await self._store.get(tournament)
        if row is None:
            raise Unmatched("tournament-unknown")
        known = self._states.get(tournament)
        inputs = await self._store.inputs(tournament, known.no if known else 0)
        state = self._states[tournament] = reduce(take, inputs, known or TournamentState(row.body.plan))
        if len(row.users) != len(state.players):  # somebody has registered between the two looks
            return await self.event(tournament)
        return TournamentSnapshot(row, state)

    async def create(self, row: TournamentRow) -> bool:
        """A new one; False if one goes on in that channel."""
        if not await self._store.create(row):
            return False
        self._tell(row.id)
        return True

    async def describe(self, tournament: str, body: Body) -> TournamentSnapshot:
        """It is called otherwise, or begins at another time; its plan stays."""
        await self._store.describe(tournament, body)
        self._tell(tournament)
        return await self.event(tournament)

    async def take(self, tournament: str, make: Make, by: int = NOBODY, user: int = NOBODY) -> TournamentSnapshot:
        """One input, made of what is there; whoever comes second looks again. `user`: who becomes a player by it.

        Raises Unmatched where the input is not accepted.
        """
        async with self._locks.of("tournament", tournament):  # many at once wait in line and lose nothing
            for _ in range(TRIES):
                event = await self.event(tournament)
                if await self.append(event, make(event), by, user):
                    return await self.event(tournament)
        raise Unmatched("table-contended")

    async def pair(self, tournament: str, by: int) -> TournamentSnapshot:
        """The next round, paired aside because that may take a while. Raises Unmatched."""
        seed = secrets.token_hex(8)
        for _ in range(TRIES):
            event = await self.event(tournament)
            with spoken():
                move = await asyncio.to_thread(next_round, event.state, seed, self._clock.now())
            if await self.append(event, move, by):
                return await self.event(tournament)
        raise Unmatched("table-contended")

    async def append(self, event: TournamentSnapshot, move: Input, by: int = NOBODY, user: int = NOBODY) -> bool:
        """One input after those that were seen; False if somebody else was faster."""
        with spoken():
            state = take(event.state, move)
        joins = user if len(state.players) > len(event.state.players) else NOBODY
        now = self._clock.now()
        if not await self._store.append(event.row.id, state.no, move, by=by, at=now, user=joins):
            return False
        self._tell(event.row.id)
        return True

    def _tell(self, tournament: str) -> None:
        for listener in self._listeners:
            listener(tournament)
