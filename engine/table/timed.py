"""Tables with a clock: pauses by agreement, the claim of a game whose awaited seat is late, time given back."""

from __future__ import annotations

import logging
from collections.abc import Callable

from engine.kernel.state.question import TimeForfeit
from engine.table import clock
from engine.table.errors import AlreadyDecided, NotPlaying, TableError
from engine.table.live import InputStep, Live
from engine.table.rows import TableRow
from engine.table.series import standing
from engine.table.tables import Tables

log = logging.getLogger(__name__)


class TimedTables(Tables):
    """All tables of one journal, with whatever their clocks allow."""

    async def ask_pause(self, table: str, user: int) -> bool:
        """Ask for a pause or agree to one; True once every person has and the clock stands.

        A request stands until the next input. Raises NoClock, AlreadyPaused.
        """

        async def ask(live: Live, seat: int) -> None:
            people = {seat for seat in live.seats_on if not live.table.seats[seat].partner}

            def change(row: TableRow) -> TableRow:
                asked = clock.ask_pause(standing(row, live.no), seat, live.no)
                return clock.paused(asked, self._clock.now()) if {*asked.pause} >= people else asked

            await self._save(table, change)

        await self._agreeing(table, user, ask, between=True)
        return bool((await self.table(table)).paused_at)

    async def refuse_pause(self, table: str, user: int) -> None:
        """Refuse or withdraw. Raises NoPauseAsked."""

        async def refuse(live: Live, seat: int) -> None:
            await self._save(table, lambda row: clock.refuse_pause(standing(row, live.no), seat, live.no))

        await self._agreeing(table, user, refuse, between=True)

    async def resume(self, table: str, user: int) -> None:
        """Let the clock run again, with all the time for whoever decides. Raises NoClock, NotPaused."""
        await self._of_clock(table, user, lambda _, row: clock.resumed(row, self._clock.now()))

    async def claim(self, table: str, user: int, expected_no: int | None = None) -> InputStep | None:
        """Take the game from the seat that is late; of three or four the others go on. Between two games it is the
        match, and no step.

        A decision that is on disk first beats the claim. Raises AlreadyDecided (`expected_no`: the question that was
        open when it was claimed), NotPlaying, NoClock, AlreadyPaused, YourOwnTime, NotReady, NotLate, Outdated.
        """
        step: InputStep | None = None
        async with self._lock(table):
            live, now = await self._load(table), self._clock.now()
            seat = live.seat_of(user)
            if seat not in live.seats_on:
                raise NotPlaying
            if expected_no not in (None, live.no):
                raise AlreadyDecided
            if live.is_between:
                await self._save(table, lambda row: clock.claimed(live, row, seat, now))
            else:
                step = await self._play(live, TimeForfeit(clock.late_seat(live, seat, now), seat), seat)
        await self._tell(table)
        return step

    async def renew(self, start: float, end: float, at: Callable[[int], bool] | None = None) -> list[str]:
        """Give whatever time ran between two moments all of it anew; gives the tables concerned. `at`: on which servers
        it is done, None for all.

        A game that cannot be read is left for its players to hear of.
        """
        there = [row for row in await self._journal.open_tables() if at is None or at(row.guild)]
        timed = [row.id for row in there if row.games and row.options.clock]
        return [table for table in timed if await self._renewed(table, (start, end))]

    async def _renewed(self, table: str, gap: tuple[float, float]) -> bool:
        try:
            async with self._lock(table):
                live = await self._load(table)
                before, row = await self._save(table, lambda row: clock.after_outage(live, row, gap))
        except TableError as broken:
            log.warning("the clock of table %s: %s", table, broken)
            return False
        if row.version != before.version:
            await self._tell(table)
        return row.version != before.version

    async def _of_clock(self, table: str, user: int, change: Callable[[Live, TableRow], TableRow]) -> None:
        async def work(live: Live, _: int) -> None:
            await self._save(table, lambda row: change(live, row))

        await self._agreeing(table, user, work, between=True)
