"""What follows from the inputs of tournaments, done until it is done.

Nothing about a tournament lives only in memory: what is owed (tables to lay, results to take over, tables to call off,
secrets to open, messages to show) is worked out from the journal each time, in any process and after any restart.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec.structs import replace

from cogs.presentation.option_matching import Unmatched
from cogs.safe import Trouble
from cogs.services import Services
from cogs.surfaces.marks import mark_of, marked
from cogs.tournaments.journal import TournamentJournal, TournamentSnapshot
from cogs.workers import Alarms, Workers
from data.store import SETTLED, TOURNAMENT, Timer
from data.store.tournaments import GOING
from data.store.tournaments import OVER as ENDED
from engine.table import OVER, PLAYING, Diverged, Frozen, SeatAssignment, TableError, TableRow, winners
from engine.tournament import (
    BY_DROP,
    BY_JUDGE,
    BY_NO_SHOW,
    BY_TIME,
    CANCELLED,
    Cancel,
    Match,
    Overdue,
    Result,
    Score,
    moments,
    needed,
    no_show_due,
    place_of,
    round_due,
)

log = logging.getLogger(__name__)
PATIENCE_S = 5.0
"""So long whoever has taken a timer waits for what follows; it may go on after that."""
LATER_SECONDS = 2.0
"""So long after others those are told for whom direct messages were still to be opened."""
ENDED_ELSEWHERE = (BY_DROP, BY_JUDGE, BY_NO_SHOW, BY_TIME)
"""Where a result comes from if not from the table: the table is ended then."""


def score_of(row: TableRow) -> Score:
    """What came of a series that is over; whoever stayed alone has won the games that he needed."""
    wins, best = list(row.wins), winners(row)
    if len(best) == 1 and row.left:
        wins[best[0]] = needed(row.options.best_of)
    drawn = min(row.results.count(()), row.options.best_of - sum(wins))
    return Score((wins[0], wins[1]), drawn)


def loser_of(match: Match) -> int:
    """The side that has lost a match, -1 for none or both."""
    assert match.score is not None, "it is decided"
    one, other = match.score.points(0), match.score.points(1)
    return -1 if one == other else int(one > other)


class TournamentRunner:
    """All tournaments of a store. `show`: brings the messages of one up to date, False if it has to be tried again;
    `owes`: whether some of them follow a little later."""

    def __init__(
        self,
        services: Services,
        journal: TournamentJournal,
        show: Callable[[TournamentSnapshot], Awaitable[bool]],
        owes: Callable[[str], bool],
    ) -> None:
        self._store = services.store
        self._tables = services.tables
        self._territory = services.territory
        self._journal = journal
        self._show = show
        self._owes = owes
        self._more: Alarms[str] = Alarms(self.touch)
        self._clock = services.clock
        self._workers: Workers[str] = Workers(self._tried)
        self._timers: dict[str, Timer] = {}
        journal.on_change(self.touch)

    def touch(self, tournament: str) -> None:
        """Do what is owed, soon."""
        self._workers.touch(tournament)

    async def due(self, timer: Timer) -> None:
        """Do what time has brought, and settle its timer."""
        self._timers[timer.key] = timer
        self._workers.touch(timer.key)
        await self._workers.done([timer.key], PATIENCE_S)

    async def start(self) -> None:
        """Listen to the tables, and go on with everything that goes on."""
        self._tables.on_change(self.changed)
        await self.repair()

    async def repair(self) -> None:
        """Go on with everything that goes on."""
        for row in await self._store.tournaments.unsettled():
            await self._look_again(row.id)

    async def closed(self, channel: int) -> None:
        """A channel was deleted."""
        row = await self._store.tournaments.in_channel(channel)
        if row is not None and row.status != SETTLED:
            await self._look_again(row.id)

    async def left(self, is_left: Callable[[int], bool]) -> None:
        """The bot was taken off servers: what goes on there is given up, since nobody can see or run it any more."""
        for row in await self._store.tournaments.unsettled():
            if row.status == GOING and is_left(row.guild):
                log.info("tournament %s is given up: the bot was taken off its server", row.id)
                with suppress(Unmatched):  # it was over just before
                    await self._journal.take(row.id, lambda _: Cancel(abandoned=True))

    async def _look_again(self, tournament: str) -> None:
        """Do what is owed, and show its own message anew, which tells whether its channel is still there."""
        main = (await self._store.tournaments.surfaces(tournament)).get("main")
        if main is not None:
            await self._store.tournaments.put_surface(marked(main, replace(mark_of(main), face="")))
        self._workers.touch(tournament)

    def stop(self) -> None:
        """Let everything be; the next start goes on from the store."""
        self._more.stop()
        self._workers.stop()

    async def changed(self, table: str) -> None:
        """A listener for tables: a series of a tournament that is over has a result."""
        place = place_of(table)
        if place is not None and (await self._tables.table(table)).status == OVER:
            self._workers.touch(place.tournament)

    async def _tried(self, tournament: str) -> bool:
        try:
            return not await self._is_ours(tournament) or await self._looked(tournament)
        except Exception:
            log.exception("tournament %s", tournament)
            return False

    async def _is_ours(self, tournament: str) -> bool:
        """Whether no other process sees to it."""
        row = await self._store.tournaments.get(tournament) if self._territory.link is not None else None
        return row is None or self._territory.has(row.guild)

    async def _looked(self, tournament: str) -> bool:
        """Bring it; where all is done its timer waits for what time brings next, or goes."""
        timer, now = self._timers.pop(tournament, None), self._clock.now()
        fine = await self._bring(tournament)
        if not fine or self._owes(tournament):
            return fine
        event = await self._journal.event(tournament)
        when = min((due for due in moments(event.state) if due > now), default=None)
        if timer is not None:
            await self._store.timers.settle(timer, when)
        elif when is not None:
            await self._store.timers.by(TOURNAMENT, tournament, event.row.guild, when)
        return True

    async def _bring(self, tournament: str) -> bool:
        event = await self._timed(await self._reported(await self._journal.event(tournament)))
        fine = await self._called_off(event)
        if event.state.is_over:
            await self._store.tournaments.settle(tournament, ENDED)
            await self._reveal(event)
        else:
            await self._laid(event)
        fine = await self._show(event) and fine
        if not event.state.is_over and await self._is_homeless(tournament):
            log.info("tournament %s is given up: its channel is gone", tournament)
            return await self._journal.append(event, Cancel())
        if self._owes(tournament):
            self._more.set(tournament, LATER_SECONDS)
            return fine
        if fine and event.state.is_over and await self._all_over(event):
            await self._store.tournaments.settle(tournament, SETTLED)
        return fine

    async def _is_homeless(self, tournament: str) -> bool:
        """Whether its channel was deleted."""
        main = (await self._store.tournaments.surfaces(tournament)).get("main")
        return main is not None and mark_of(main).trouble == Trouble.CHANNEL_GONE.value

    async def report(self, tournament: str) -> None:
        """Take over the results of series that are over, at once."""
        await self._reported(await self._journal.event(tournament))

    async def _reported(self, event: TournamentSnapshot) -> TournamentSnapshot:
        """The results of series that are over are taken over; somebody else may be doing the same."""
        while (result := await self._unreported(event)) is not None:
            await self._journal.append(event, result)
            event = await self._journal.event(event.row.id)
        return event

    async def _unreported(self, event: TournamentSnapshot) -> Result | None:
        """The result of an open match whose series is over."""
        number = len(event.state.rounds) - 1
        for place in () if event.state.is_over else event.state.open:
            row = await self._store.table(event.table(number, place))
            if row is not None and row.status == OVER and row.games:
                return Result(number, place, score_of(row))
        return None

    # --- time ---

    async def _timed(self, event: TournamentSnapshot) -> TournamentSnapshot:
        """What is overdue ends."""
        now = self._clock.now()
        for place in () if event.state.paused_at or event.state.is_over else event.state.open:
            move = await self._overdue(event, place, now)
            if move is not None:
                await self._journal.append(event, move)
                return await self._timed(await self._journal.event(event.row.id))
        return event

    async def _overdue(self, event: TournamentSnapshot, place: int, now: float) -> Overdue | None:
        """The end of a match whose time is over: who never came has lost, a game that goes on is drawn."""
        state, number = event.state, len(event.state.rounds) - 1
        row = await self._store.table(event.table(number, place))
        if row is None or row.status == OVER:
            return None
        missing, ends = no_show_due(state, place), round_due(state, place)
        games = needed(state.best_of(number))
        league_over = bool(state.plan.days) and ends and now >= ends
        if ((missing and now >= missing) or league_over) and not row.games:
            there = [seat.ready for seat in row.seats]
            score = Score((games * there[0], games * there[1])) if any(there) else Score((0, 0), neither=True)
            if not all(there):
                return Overdue(number, place, score, BY_NO_SHOW)
        if ends and now >= ends:
            one, other = row.wins[:2] if row.games else (0, 0)
            drawn = min(row.results.count(()) + (row.status == PLAYING), state.best_of(number) - one - other)
            return Overdue(number, place, Score((one, other), drawn), BY_TIME)
        return None

    async def _laid(self, event: TournamentSnapshot) -> None:
        """A table for each match that is to be played."""
        number = len(event.state.rounds) - 1
        for place in event.state.open:
            table = event.table(number, place)
            if await self._store.table(table) is None:
                players = event.state.rounds[number].matches[place].pairing.players
                decks = [event.state.players[player] for player in players]
                places = [
                    SeatAssignment(user=event.row.users[player], deck=deck.deck, deck_name=deck.deck_name)
                    for player, deck in zip(players, decks, strict=True)
                ]
                await self._tables.lay(
                    table,
                    guild=event.row.guild,
                    channel=event.row.channel,
                    options=event.options(number),
                    places=places,
                )

    async def _called_off(self, event: TournamentSnapshot) -> bool:
        """Tables of matches whose result was given elsewhere are ended, and those that wait when all is given up;
        where it is abandoned all are."""
        fine = True
        for table in event.former_tables():
            fine = await self._ended(table, -1) and fine
        for number, place, match in event.matches():
            if match.how in ENDED_ELSEWHERE:
                fine = await self._ended(event.table(number, place), loser_of(match)) and fine
            elif match.is_open and event.state.phase == CANCELLED:
                row = await self._store.table(event.table(number, place))
                if row is not None and (row.status != PLAYING or event.state.abandoned):
                    fine = await self._ended(row.id, -1) and fine
        return fine

    async def _ended(self, table: str, loser: int) -> bool:
        row = await self._store.table(table)
        if row is None or row.status == OVER:
            return True
        try:
            await self._tables.call_off(table, loser)
        except (Diverged, Frozen) as lost:
            log.warning("table %s is ended as it is: %s", table, lost)
            await self._tables.abandon(table)
        except TableError as late:
            log.info("table %s is ended later: %s", table, late)
            return False
        return True

    async def _reveal(self, event: TournamentSnapshot) -> None:
        """The secrets of all shuffles are opened at the end."""
        for number, place, _ in event.matches():
            if await self._store.table(event.table(number, place)) is not None:
                await self._tables.reveal(event.table(number, place))

    async def _all_over(self, event: TournamentSnapshot) -> bool:
        rows = [await self._store.table(event.table(number, place)) for number, place, _ in event.matches()]
        return all(row is None or row.status == OVER for row in rows)
