"""Brings every message that shows a table up to date with the journal: after each change, and on start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace

from cogs import clock_screens, lobby_screens, screens, times
from cogs.hands import Hands
from cogs.house import House
from cogs.poster import BLOCKED, DONE, Poster, is_old, link_to, mark_of, marked
from cogs.reminders import Reminders
from cogs.rulings import RulingNotes
from cogs.safe import Trouble
from cogs.screens import Screen
from cogs.threads import Threads
from engine.table import Live, NotPlaying, SurfaceRow, TableRow
from engine.table.clock import lateness, stamp, window

log = logging.getLogger(__name__)
LONGEST_WAIT = 30.0
RATE_WINDOW = 5.5
PRIVATE, PUBLIC = KINDS = ("private", "public")


class Surfaces:
    """One worker for what is private and one for what is public, for each table in motion."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self._house = house
        self.poster = Poster(client, house)
        self.hands = Hands(client, house, self.poster)
        self.threads = Threads(client, house)
        self._dirty: set[tuple[str, str]] = set()
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._locks: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        self._boards: dict[str, float] = {}
        self._quiet: dict[str, float] = {}
        self._nudges: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self.reminders = Reminders(house, self.poster, self.surface, self.lock)
        self.rulings = RulingNotes(house, self.poster, self.surface, self.lock)

    # --- when ---

    async def changed(self, table: str) -> None:
        """A listener for tables: show what has changed, soon."""
        self.touch(table)

    def touch(self, table: str, kinds: Sequence[str] = KINDS) -> None:
        """Bring a table's surfaces up to date, soon."""
        for kind in kinds:
            self._dirty.add((table, kind))
            if (table, kind) not in self._tasks:
                self._tasks[table, kind] = asyncio.create_task(self._work(table, kind))

    async def renew_hand(self, row: TableRow, user: int) -> None:
        """Show a player's hand anew, though nothing has happened."""
        for seat, place in enumerate(row.seats):
            if place.user == user:
                await self.hands.renew(row, seat)
        self.touch(row.id, (PRIVATE,))

    async def repair(self) -> None:
        """Bring everything that goes on, or lags behind, up to date: after a start.

        Where somebody has acted just now, the process before may have spent what Discord allows a channel.
        """
        rows = {row.id: row for row in (*await self._house.store.open_tables(),
                                        *await self._house.store.pending_surfaces())}
        now = asyncio.get_running_loop().time()
        for table, row in rows.items():
            acted = await self._house.store.acted(row.games[-1]) if row.games else {}
            wait = max(acted.values(), default=0.0) + RATE_WINDOW - self._house.clock.now()
            self._quiet[table] = now + min(max(wait, 0.0), RATE_WINDOW)
            self.touch(table)

    def stop(self) -> None:
        """Let everything be; the next start goes on from the store."""
        for task in self._tasks.values():
            task.cancel()
        for nudge in self._nudges.values():
            nudge.cancel()

    async def _work(self, table: str, kind: str) -> None:
        wait = 1.0
        try:
            await asyncio.sleep(max(self._quiet.get(table, 0.0) - asyncio.get_running_loop().time(), 0.0))
            while (table, kind) in self._dirty:
                self._dirty.discard((table, kind))
                if await self._tried(table, kind):
                    wait = 1.0
                    continue
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
                self._dirty.add((table, kind))
        finally:
            del self._tasks[table, kind]

    async def _tried(self, table: str, kind: str) -> bool:
        try:
            return await (self._private(table) if kind == PRIVATE else self._public(table))
        except Exception:
            log.exception("%s surfaces of table %s", kind, table)
            return False

    def lock(self, table: str, surface: str) -> asyncio.Lock:
        """Held while a surface is being brought up to date."""
        return self._locks.setdefault((table, surface), asyncio.Lock())

    # --- what ---

    async def _read(self, table: str) -> tuple[TableRow, Live | None]:
        row = await self._house.tables.table(table)
        try:
            live = await self._house.tables.current(table)
        except NotPlaying:
            return row, None
        return live.table, live

    async def surface(self, row: TableRow, name: str) -> SurfaceRow:
        """A surface as it is remembered, or a new one: at the match's home, but the lobby where it was opened."""
        found = await self._house.store.surface(row.id, name)
        place = row.channel if name == "lobby" and not row.is_rematch else row.home
        return found or SurfaceRow(table=row.id, surface=name, channel=place, message=0)

    async def _private(self, table: str) -> bool:
        row, live = await self._read(table)
        if live is None:
            return True
        if await self.threads.housed(row) is None:  # hands say where the match is played
            return False
        awaited = live.question.seat if live.question else -1
        fine = True
        for seat in sorted(range(len(row.seats)), key=lambda seat: seat != awaited):
            fine = await self.hands.bring(table, seat) and fine
        return fine

    async def _public(self, table: str) -> bool:
        await self._merge(table)
        row, live = await self._read(table)
        if live is not None and not row.is_housed:
            if not (await self.surface(row, "lobby")).message and not await self._lobby(row):
                return False
            if await self.threads.housed(row) is None:
                return False
            row, live = await self._read(table)
        fine = True
        if live is not None:
            fine = await self._board(live) and fine
            fine = await self._ping(live) and fine
            fine = await self.reminders.bring(live) and fine
            fine = await self._request(live) and fine
            fine = await self._outage(live) and fine
            fine = await self.rulings.bring(live) and fine
            self._watch(live)
            fine = await self._over(live) and fine
        fine = await self._lobby(row) and fine
        return (live is None or await self.threads.bring_players(row)) and fine

    async def _merge(self, table: str) -> None:
        """Changes that follow each other within a second are shown as one; the first board of a game waits for none."""
        now = asyncio.get_running_loop().time()
        wait = self._boards.get(table, 0.0) + self._house.settings.board_merge_seconds - now
        if wait > 0 and not await self._is_dealt_anew(table):
            await asyncio.sleep(wait)
        self._boards[table] = asyncio.get_running_loop().time()

    async def _is_dealt_anew(self, table: str) -> bool:
        """Whether a game has begun whose board is still to come."""
        row, board = await self._house.tables.table(table), await self._house.store.surface(table, "board")
        return bool(row.games) and (board is None or board.game != row.games[-1])

    async def _board(self, live: Live) -> bool:
        """In direct messages the board is part of the hand."""
        if not live.table.guild:
            return True
        async with self.lock(live.table.id, "board"):
            row = await self.surface(live.table, "board")
            clock = times.mark(live, self._house.clock.now()).rstrip("!")
            if (row.shown, row.game, mark_of(row).clock) == (live.no, live.game, clock) and row.message:
                return await self.poster.settle(row)
            speaker = await self._house.speaker(live.table.options.lang, live.table, live)
            turn = live.play.game.state.turn
            fresh = row.game != live.game or mark_of(row).turn != turn or is_old(row, self._house)
            shown = marked(replace(row, shown=live.no, game=live.game), replace(mark_of(row), clock=clock))
            trouble = await self.poster.show(shown, screens.board(live, speaker), fresh=fresh, turn=turn)
            if trouble in BLOCKED and not mark_of(row).trouble:
                await self.hands.forget(live)  # they say that the channel is lost, and the game goes on there
                self.touch(live.table.id, (PRIVATE,))
            return trouble is not Trouble.UNAVAILABLE

    async def _ping(self, live: Live) -> bool:
        """Mention whoever is awaited and has not acted within a minute; the ping before loses its buttons."""
        async with self.lock(live.table.id, "prompt"):
            row = replace(await self.surface(live.table, "prompt"), shown=live.no, game=live.game)
            mark = mark_of(row)
            awaited = f"{live.game}:{live.question.seat}" if live.question else ""
            clock = times.mark(live, self._house.clock.now())
            told = bool(live.question and mark.about == awaited and mark.live and row.message)
            if told and mark.clock == clock:
                await self._house.store.put_surface(row)
                return await self.poster.settle(row)
            if mark.nonce and mark.about != awaited:  # a post was under way when the process died
                if not await self._finish(row, live, mark.about):
                    return False
                row = replace(await self.surface(live.table, "prompt"), shown=live.no, game=live.game)
            fresh = not told and not mark_of(row).nonce
            if live.question is None or (fresh and await self._is_here(live, live.question.seat)):
                return await self.poster.strip(row) is not Trouble.UNAVAILABLE
            speaker = await self._house.speaker(live.table.options.lang, live.table, live)
            board = await self._house.store.surface(live.table.id, "board")
            late = lateness(live, self._house.clock.now()) is not None
            screen = screens.ping(live, live.question.seat, link_to(live.table, board), speaker, late=late)
            fresh = not told or is_old(row, self._house)
            row = marked(row, replace(mark_of(row), clock=clock))
            trouble = await self.poster.show(row, replace(screen, mentions=()) if told else screen, fresh=fresh,
                                             about=awaited)
            return trouble is not Trouble.UNAVAILABLE

    async def _is_here(self, live: Live, seat: int) -> bool:
        """Whether a seat has acted within a minute; if so, look again when the minute is over. Nobody is called who
        plays by direct messages alone, and no partner."""
        if not live.table.guild or live.table.seats[seat].partner:
            return True
        acted = (await self._house.store.acted(live.game)).get(seat, 0.0)
        wait = acted + self._house.settings.nudge_seconds - self._house.clock.now()
        if wait > 0:
            self._look_again(live.table.id, "ping", wait)
        return wait > 0

    async def _finish(self, row: SurfaceRow, live: Live, about: str) -> bool:
        """Find the message of a post that may have been made, without anything to press."""
        seat = int(about.rpartition(":")[2])
        speaker = await self._house.speaker(live.table.options.lang, live.table, live)
        screen = Screen(speaker.text("ping-nobody", seat=speaker.seat(seat)))
        return await self.poster.show(row, screen, about=about) is not Trouble.UNAVAILABLE

    def _watch(self, live: Live) -> None:
        """Look again when it is time for a reminder, and when the time is over."""
        found, now = window(live), self._house.clock.now()
        waits = [moment - now for moment in (found.reminder, found.due) if moment > now] if found else []
        if waits:
            self._look_again(live.table.id, "clock", min(waits))

    def _look_again(self, table: str, why: str, seconds: float) -> None:
        """Bring a table up to date when so many seconds are over."""
        if (table, why) in self._nudges:
            self._nudges.pop((table, why)).cancel()
        loop = asyncio.get_running_loop()
        self._nudges[table, why] = loop.call_later(seconds + 0.1, self._nudged, table, why)

    def _nudged(self, table: str, why: str) -> None:
        self._nudges.pop((table, why), None)
        self.touch(table)

    async def _outage(self, live: Live) -> bool:
        """What an outage has changed for the game, told once."""
        if not live.table.outage:
            return True
        async with self.lock(live.table.id, "outage"):
            row = replace(await self.surface(live.table, "outage"), shown=DONE)
            about = f"{live.game}:{stamp(live.table.outage[1])}"
            if mark_of(row).about == about and not mark_of(row).nonce:
                return True
            speaker = await self._house.speaker(live.table.options.lang, live.table, live)
            trouble = await self.poster.show(row, clock_screens.outage(live, speaker), fresh=True, about=about)
            return trouble is not Trouble.UNAVAILABLE

    async def _request(self, live: Live) -> bool:
        """The question for consent to an undo, a draw or a pause, while one stands; and the pause itself."""
        async with self.lock(live.table.id, "request"):
            row = await self.surface(live.table, "request")
            mark = mark_of(row)
            speaker = await self._house.speaker(live.table.options.lang, live.table, live)
            screen = screens.request(live, speaker) or clock_screens.request(live, speaker)
            asked = "undo" if live.table.undo else "draw" if live.table.draw else "pause"
            since = stamp(live.table.paused_at) if asked == "pause" and live.table.paused_at else live.no
            about = f"{live.game}:{since}:{asked}" if screen else ""
            shown = replace(row, shown=live.no, game=live.game)
            if screen is None:
                told = screens.refused(live, speaker)
                if told is not None and row.message and not mark.nonce:
                    return await self.poster.show(shown, told) is not Trouble.UNAVAILABLE
                if not row.message and not mark.nonce:
                    return True
                return await self.poster.strip(shown) is not Trouble.UNAVAILABLE
            trouble = await self.poster.show(shown, screen, fresh=mark.about != about, about=about)
            return trouble is not Trouble.UNAVAILABLE

    async def _over(self, live: Live) -> bool:
        async with self.lock(live.table.id, "result"):
            row = await self.surface(live.table, "result")
            shown = replace(row, shown=live.no, game=live.game)
            if live.outcome is None:
                if not row.message:
                    return True
                return await self.poster.strip(shown) is not Trouble.UNAVAILABLE
            speaker = await self._house.speaker(live.table.options.lang, live.table, live)
            fresh = mark_of(row).about != live.game
            trouble = await self.poster.show(shown, lobby_screens.over(live, speaker), fresh=fresh, about=live.game)
            return trouble is not Trouble.UNAVAILABLE

    async def _lobby(self, row: TableRow) -> bool:
        """In direct messages there is nobody to wait for."""
        if not row.guild:
            return True
        async with self.lock(row.id, "lobby"):
            old = await self.surface(row, "lobby")
            if old.version == row.version and old.message:
                return await self.poster.settle(old)
            speaker = await self._house.speaker(row.options.lang, row)
            declined = [await self._house.name(user) for user in row.declined]
            link = link_to(row) if row.home != old.channel else ""
            screen = lobby_screens.lobby(row, speaker, await self._house.name(row.host), declined, link)
            trouble = await self.poster.show(replace(old, shown=DONE, version=row.version), screen)
            return trouble is not Trouble.UNAVAILABLE
