"""Tables that a tournament lays: seats, decks and options are settled beforehand, and so it stays. And how judges end
series of any kind."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.state.question import AgreeDraw, TimeForfeit
from engine.table import series
from engine.table.errors import Diverged, Frozen, JudgeSeated
from engine.table.options import check_options
from engine.table.rows import OVER, PLAYING, Options, Seat, TableRow
from engine.table.seating import SECRET_BYTES
from engine.table.timed import TimedTables

NOBODY = 0
"""Hosts a table that a tournament has laid."""

log = logging.getLogger(__name__)


class SeatAssignment(Struct, frozen=True, kw_only=True):
    """Who sits there with which deck."""

    user: int
    deck: tuple[str, ...]
    deck_name: str = ""


class ArrangedTables(TimedTables):
    """All tables of one journal, those of tournaments among them."""

    async def lay(
        self, table: str, *, guild: int, channel: int, options: Options, places: Sequence[SeatAssignment]
    ) -> TableRow:
        """A table with everybody seated, who now only have to be ready. Asked for again, it is the one that is there.

        Raises BadOptions.
        """
        check_options(options, *self._rules[options.game].seats)
        seats = tuple(
            [
                Seat(
                    user=place.user,
                    deck_name=place.deck_name,
                    deck=place.deck,
                    habits=await self._journal.habits(place.user),
                )
                for place in places
            ]
        )
        row = TableRow(
            id=table,
            guild=guild,
            channel=channel,
            host=NOBODY,
            options=options,
            seats=seats,
            opened_at=self._clock.now(),
            alone=False,
        )
        row, game = series.announce(row, self._random_bytes(SECRET_BYTES), self._draw(row))
        if await self._journal.create_table(row, game):
            await self._tell(table)
        return await self.table(table)

    async def call_off(self, table: str, loser: int = -1) -> None:
        """End a series whose result was given elsewhere; a game that goes on is lost by a seat, or drawn (-1).

        Raises AlreadyDecided where somebody has decided something meanwhile, Diverged.
        """
        async with self._lock(table):
            row = await self.table(table)
            if row.status == OVER:
                return
            await self._stop(row, loser)
            await self._save(table, series.called_off)
        await self._tell(table)

    async def _stop(self, row: TableRow, loser: int) -> None:
        """End the game that goes on: a seat has lost it, or it is drawn (-1)."""
        if row.status == PLAYING:
            live = await self._load(row.id)
            if live.outcome is None:
                move = AgreeDraw(tuple(live.seats_in)) if loser < 0 else TimeForfeit(loser)
                await self._play(live, move, -1)

    async def end(self, table: str, judge: int, ruling: str) -> None:
        """A judge ends a series that was left behind: games that were won count, the one that goes on is drawn.

        The ruling is on disk first; what it says is done by whoever sees it, after a crash too. One whose record can be
        read no more is ended too. Raises NotPlaying where it is over, JudgeSeated, Arranged.
        """
        async with self._lock(table):
            row = await self.table(table)
            series.must_be_free(row)
            if any(place.user == judge for place in row.seats):
                raise JudgeSeated
            _, row = await self._save(table, lambda row: series.ruled(row, ruling))
            try:
                if row.status != OVER:
                    await self._settled(await self._load(table), [])
            except (Diverged, Frozen) as broken:
                log.warning("table %s is ended as it is: %s", table, broken)
                await self._save(table, series.called_off)
        await self._tell(table)

    async def give_up(self, table: str, user: int, at: int | None = None) -> None:
        """Leave a series, before it or in it. One whose record can be read no more is over then, and that game has no
        winner, since nobody can play on. Raises NotSeated, Outdated, and what else forbids it.
        """
        row = await self.table(table)
        if row.status != PLAYING:
            await self.leave(table, user, at)
            return
        try:
            await self.leave_game(table, user, at)
        except (Diverged, Frozen) as broken:
            series.must_be_free(row)
            series.seat_of(row, user)
            series.must_be_at(row, at)
            log.warning("table %s is left as it is: %s", table, broken)
            await self.abandon(table)

    async def abandon(self, table: str) -> None:
        """End a series as it is, because its record can be read no more."""
        async with self._lock(table):
            await self._save(table, series.called_off)
        await self._tell(table)

    async def reveal(self, table: str) -> None:
        """Open the secrets of a series that is over; before, a tournament's are kept."""
        row = await self.table(table)
        kept = [await self._journal.game(game) for game in (*row.games, row.coming) if game]
        closed = [replace(game, opened=True) for game in kept if game is not None and not game.opened]
        if row.status == OVER and closed:
            await self._journal.save_table(row, row.version, *closed)
