"""Tournaments under way: each input on disk before anybody is told, and whatever follows from it done until it is done.

Nothing about a tournament lives only in memory: what is owed (tables to lay, results to take over, tables to call off,
secrets to open, messages to show) is worked out from the journal each time, in any process and after any restart.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from msgspec.structs import replace

from cogs.house import House
from cogs.naming import Unmatched
from cogs.working import Workers
from data.store import NOBODY, SETTLED, TournamentRow
from data.store.tournaments import OVER as ENDED
from engine.table import OVER, PLAYING, Diverged, Options, Place, TableError, TableRow, winners
from engine.tournament import (
    BY_DROP,
    BY_JUDGE,
    CANCELLED,
    Input,
    Match,
    NotAccepted,
    Pair,
    Result,
    Score,
    State,
    TablePlace,
    draw,
    fold,
    place_of,
    take,
)

log = logging.getLogger(__name__)
CACHED = 32
TRIES = 20
Make = Callable[["Event"], Input]


class Event(NamedTuple):
    """A tournament at one moment."""

    row: TournamentRow
    state: State

    @property
    def needed(self) -> int:
        """So many games win a match."""
        return self.state.plan.needed

    def table(self, number: int, place: int) -> str:
        """The id of the table of a match."""
        return TablePlace(self.row.id, number, place).id

    def matches(self) -> Iterator[tuple[int, int, Match]]:
        """Every match with its round and place, byes left out."""
        for number, each in enumerate(self.state.rounds):
            for place, match in enumerate(each.matches):
                if not match.pairing.is_bye:
                    yield number, place, match

    def options(self) -> Options:
        """How its tables are played."""
        flags = self.row.body.options.flags | {"tournament": self.row.id, "undo": False}
        return replace(self.row.body.options, flags=flags)


def score_of(row: TableRow) -> Score:
    """What came of a series that is over; whoever stayed alone has won the games that he needed."""
    wins, best = list(row.wins), winners(row)
    if len(best) == 1 and row.left:
        wins[best[0]] = row.options.best_of // 2 + 1
    drawn = min(row.results.count(()), row.options.best_of - sum(wins))
    return Score((wins[0], wins[1]), drawn)


def loser_of(match: Match) -> int:
    """The side that has lost a match, -1 for none or both."""
    assert match.score is not None, "it is decided"
    one, other = match.score.points(0), match.score.points(1)
    return -1 if one == other else int(one > other)


@contextmanager
def spoken() -> Iterator[None]:
    """What a tournament does not accept is said to whoever asked for it."""
    try:
        yield
    except NotAccepted as refusal:
        raise Unmatched(refusal.key, **{name: f"{told}" for name, told in refusal.told.items()}) from None


class Hall:
    """All tournaments of a store. `show`: brings the messages of one up to date, False if it has to be tried again."""

    def __init__(self, house: House, show: Callable[[Event], Awaitable[bool]]) -> None:
        self._house = house
        self._store = house.store.tournaments
        self._show = show
        self._states: OrderedDict[str, State] = OrderedDict()
        self._workers: Workers[str] = Workers(self._tried)

    # --- asking and telling ---

    async def start(self) -> None:
        """Listen to the tables, and go on with everything that goes on."""
        self._house.tables.on_change(self.changed)
        for row in await self._store.unsettled():
            self._workers.touch(row.id)

    def stop(self) -> None:
        """Let everything be; the next start goes on from the store."""
        self._workers.stop()

    async def changed(self, table: str) -> None:
        """A listener for tables: a series of a tournament that is over has a result."""
        place = place_of(table)
        if place is not None and (await self._house.tables.table(table)).status == OVER:
            self._workers.touch(place.tournament)

    async def event(self, tournament: str) -> Event:
        """A tournament up to its last input. Raises Unmatched."""
        row = await self._store.get(tournament)
        if row is None:
            raise Unmatched("tournament-unknown")
        known = self._states.get(tournament)
        inputs = await self._store.inputs(tournament, known.no if known else 0)
        state = fold(row.body.plan, inputs) if known is None else known
        for move in inputs if known is not None else ():
            state = take(state, move)
        self._states[tournament] = state
        self._states.move_to_end(tournament)
        while len(self._states) > CACHED:
            self._states.popitem(last=False)
        if len(row.users) != len(state.players):  # somebody has registered between the two looks
            return await self.event(tournament)
        return Event(row, state)

    async def create(self, row: TournamentRow) -> bool:
        """A new one; False if one goes on in that channel."""
        if not await self._store.create(row):
            return False
        self._workers.touch(row.id)
        return True

    async def take(self, tournament: str, make: Make, by: int = NOBODY, user: int = NOBODY) -> Event:
        """One input, made of what is there; whoever comes second looks again. `user`: who becomes a player by it.

        Raises Unmatched where the input is not accepted.
        """
        for _ in range(TRIES):
            event = await self.event(tournament)
            if await self._append(event, make(event), by, user):
                return await self.event(tournament)
        raise Unmatched("table-contended")

    async def pair(self, tournament: str, by: int) -> Event:
        """The next round, paired aside because that may take a while. Raises Unmatched."""
        seed = secrets.token_hex(8)
        for _ in range(TRIES):
            event = await self.event(tournament)
            with spoken():
                pairings = await asyncio.to_thread(draw, event.state, seed)
            if await self._append(event, Pair(seed, pairings, self._house.clock.now()), by):
                return await self.event(tournament)
        raise Unmatched("table-contended")

    async def _append(self, event: Event, move: Input, by: int = NOBODY, user: int = NOBODY) -> bool:
        """One input after those that were seen; False if somebody else was faster."""
        with spoken():
            state = take(event.state, move)
        joins = user if len(state.players) > len(event.state.players) else NOBODY
        now = self._house.clock.now()
        if not await self._store.append(event.row.id, state.no, move, by=by, at=now, user=joins):
            return False
        self._workers.touch(event.row.id)
        return True

    # --- what follows ---

    async def _tried(self, tournament: str) -> bool:
        try:
            return await self._bring(tournament)
        except Exception:
            log.exception("tournament %s", tournament)
            return False

    async def _bring(self, tournament: str) -> bool:
        event = await self._reported(await self.event(tournament))
        fine = await self._called_off(event)
        if event.state.is_over:
            await self._store.settle(tournament, ENDED)
            await self._reveal(event)
        else:
            await self._laid(event)
        fine = await self._show(event) and fine
        if fine and event.state.is_over and await self._all_over(event):
            await self._store.settle(tournament, SETTLED)
        return fine

    async def report(self, tournament: str) -> None:
        """Take over the results of series that are over, at once."""
        await self._reported(await self.event(tournament))

    async def _reported(self, event: Event) -> Event:
        """The results of series that are over are taken over; somebody else may be doing the same."""
        while (found := await self._unreported(event)) is not None:
            await self._append(event, found)
            event = await self.event(event.row.id)
        return event

    async def _unreported(self, event: Event) -> Result | None:
        """The result of an open match whose series is over."""
        number = len(event.state.rounds) - 1
        for place in () if event.state.is_over else event.state.open:
            row = await self._house.store.table(event.table(number, place))
            if row is not None and row.status == OVER and row.games:
                return Result(number, place, score_of(row))
        return None

    async def _laid(self, event: Event) -> None:
        """A table for each match that is to be played."""
        number = len(event.state.rounds) - 1
        for place in event.state.open:
            table = event.table(number, place)
            if await self._house.store.table(table) is None:
                players = event.state.rounds[number].matches[place].pairing.players
                decks = [event.state.players[player] for player in players]
                places = [Place(user=event.row.users[player], deck=deck.deck, deck_name=deck.deck_name)
                          for player, deck in zip(players, decks, strict=True)]
                await self._house.tables.lay(table, guild=event.row.guild, channel=event.row.channel,
                                             options=event.options(), places=places)

    async def _called_off(self, event: Event) -> bool:
        """Tables of matches whose result was given elsewhere are ended, and those that wait when all is given up."""
        fine = True
        for number, place, match in event.matches():
            if match.how in (BY_DROP, BY_JUDGE):
                fine = await self._ended(event.table(number, place), loser_of(match)) and fine
            elif match.is_open and event.state.phase == CANCELLED:
                row = await self._house.store.table(event.table(number, place))
                if row is not None and row.status != PLAYING:
                    fine = await self._ended(row.id, -1) and fine
        return fine

    async def _ended(self, table: str, loser: int) -> bool:
        row = await self._house.store.table(table)
        if row is None or row.status == OVER:
            return True
        try:
            await self._house.tables.call_off(table, loser)
        except Diverged as lost:
            log.warning("table %s cannot be ended: %s", table, lost)
            return True
        except TableError as late:
            log.info("table %s is ended later: %s", table, late)
            return False
        return True

    async def _reveal(self, event: Event) -> None:
        """The secrets of all shuffles are opened at the end."""
        for number, place, _ in event.matches():
            if await self._house.store.table(event.table(number, place)) is not None:
                await self._house.tables.reveal(event.table(number, place))

    async def _all_over(self, event: Event) -> bool:
        rows = [await self._house.store.table(event.table(number, place)) for number, place, _ in event.matches()]
        return all(row is None or row.status == OVER for row in rows)

    async def idle(self) -> None:
        """Wait until whatever is owed now is done."""
        await asyncio.sleep(0)
        await self._workers.idle()
