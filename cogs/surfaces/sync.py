"""Brings every message that shows a table up to date with the journal: after each change, and on start."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace

from cogs.presentation import board_screens, lobby_screens, times
from cogs.presentation.coaching import lesson_at
from cogs.safe import Trouble
from cogs.services import Services
from cogs.surfaces.button_removal import ButtonRemover
from cogs.surfaces.hands import Hands
from cogs.surfaces.marks import mark_of, marked
from cogs.surfaces.moments import Moments
from cogs.surfaces.notices import Notices
from cogs.surfaces.pings import Pings
from cogs.surfaces.poster import BLOCKED, DONE, Poster, is_old, link_to
from cogs.surfaces.reminders import Reminders
from cogs.surfaces.rulings import RulingNotes
from cogs.surfaces.threads import Threads
from cogs.workers import Workers
from data.store import Timer
from engine.table import PLAYING, Diverged, Live, NotPlaying, SurfaceRow, TableRow
from engine.table.clock import lateness

log = logging.getLogger(__name__)
RATE_WINDOW = 5.5
AT_ONCE, PATIENCE = 6, 5.0
"""So many tables are repaired at a time after a start; for one that cannot be, so many seconds are waited."""
BEHIND_A_SECOND = 6.0
"""So many of those that are behind are begun with in a second: each takes about five requests, of which Discord lets a
bot make 50 a second, and whoever clicks meanwhile needs some of them."""
AWAITED, OTHERS, PUBLIC = KINDS = ("awaited", "others", "public")
"""Hands of those who have to decide, of all others, and what stands in the channel."""
ANSWERED_S = 1.0
"""So long a click is left to the process that took it."""
DELETED = 500
"""So many messages that were deleted are remembered; between a post and its answer there come no more."""


class SurfaceSync:
    """One worker for what is private and one for what is public, for each table in motion."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._services = services
        self._tidier = ButtonRemover(client, services.budget)
        self.poster = Poster(client, services, self._tidier)
        self.hands = Hands(client, services, self.poster, lambda table: self.touch(table, (PUBLIC,)))
        self.threads = Threads(client, services)
        self._workers = Workers(self._tried, self._rest)
        self._moments = Moments(services)
        self._stirs: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        self._boards: dict[str, float] = {}
        self._quiet: dict[str, float] = {}
        self._deleted: deque[int] = deque(maxlen=DELETED)
        self._repairing: asyncio.Task[None] | None = None
        self.reminders = Reminders(services, self.poster, self.surface, self.lock)
        self._pings = Pings(
            services,
            self.poster,
            self.surface,
            self.lock,
            self._moments.call,
        )
        self._notices = Notices(services, self.poster, self.surface, self.lock)
        self.rulings = RulingNotes(services, self.poster, self.surface, self.lock)

    # --- when ---

    async def changed(self, table: str) -> None:
        """A listener for tables: show what has changed, soon. Where that is another process's affair, it hears of it by
        the journal."""
        if await self._services.territory.has_table(table):
            self.touch(table)

    def touch(self, table: str, kinds: Sequence[str] = KINDS) -> None:
        """Bring a table's surfaces up to date, soon."""
        for kind in kinds:
            self._workers.touch((table, kind))
        if stir := self._stirs.get(table):
            stir.set()

    async def lost(self, message: int) -> None:
        """A message was deleted: the board of a game that goes on is posted anew. Word of it may come before the answer
        that says which message the board is."""
        self._deleted.append(message)
        row = await self._services.store.surface_of(message)
        if row is None or row.surface != "board" or (await self._services.tables.table(row.table)).status != PLAYING:
            return
        async with self.lock(row.table, "board"):
            row = await self._services.store.surface(row.table, "board")
            if row is None or row.message != message:
                return
            await self._services.store.put_surface(replace(row, message=0, shown=-1))
        self.touch(row.table, (PUBLIC,))

    async def closed(self, channel: int) -> None:
        """A channel or thread was deleted, with the boards in it."""
        for table in await self._services.store.tables_at(channel):
            async with self.lock(table.id, "board"):  # until one that is on its way there has come, or cannot
                board = await self._services.store.surface(table.id, "board")
            if board is not None and board.message:
                await self.lost(board.message)

    async def renew_player(self, row: TableRow, user: int) -> None:
        """Show a player's hand anew, and the board, though nothing has happened."""
        for seat, place in enumerate(row.seats):
            if place.user == user:
                await self.hands.renew(row, seat)
        async with self.lock(row.id, "board"):
            board = await self.surface(row, "board")
            if board.message and board.shown >= 0:
                await self._services.store.put_surface(replace(board, shown=-1))
        self.touch(row.id)

    async def repair(self) -> None:
        """Begin to bring everything up to date that lags behind, and what goes on in direct messages, where nothing
        tells whether it does: after a start. It goes on by itself; what only time brings has its timers."""
        behind, direct = await self._services.store.behind(), await self._services.store.direct_tables()
        acted = dict.fromkeys(direct, 0.0) | behind
        order = sorted(acted, key=lambda table: (table not in behind, -acted[table]))
        if self._repairing is not None:
            self._repairing.cancel()  # what it would still have come to is among what is begun now
        self._repairing = asyncio.create_task(self._repair({table: acted[table] for table in order}, {*behind}))

    async def look(self, timer: Timer) -> None:
        """What time brings at a table is shown, and its timer settled by whoever has looked."""
        with self._moments.held(timer):
            await self._looked(timer.key, is_idle=True)

    async def catch_up(self) -> None:
        """Show what is behind, though nobody has said that it is."""
        for row in await self._services.store.pending_surfaces():
            if self._services.territory.has(row.guild):
                self.touch(row.id)

    async def _repair(self, acted: Mapping[str, float], behind: Collection[str]) -> None:
        """A few tables at a time, so that whoever clicks meanwhile is served: what lags behind first, and of that where
        somebody has acted last. Where that was just now, the process before may have spent what Discord allows a
        channel; such a table rests, and takes nobody's turn. Idle ones are looked at and let go of again."""
        began, now = asyncio.get_running_loop().time(), self._services.clock.now()
        turn = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as tasks:
            for table, at in acted.items():
                if not await self._services.territory.has_table(table):
                    continue
                rest = min(at + RATE_WINDOW - now, RATE_WINDOW)
                if rest > 0:
                    self._quiet[table] = began + rest
                    self.touch(table)
                    await self.tidy(table)
                else:
                    await turn.acquire()
                    tasks.create_task(self._in_turn(table, turn, is_idle=table not in behind))
                    if table in behind:
                        await asyncio.sleep(1 / BEHIND_A_SECOND)

    async def _in_turn(self, table: str, turn: asyncio.Semaphore, *, is_idle: bool) -> None:
        """A table that Discord lets wait does not keep the others waiting."""
        await self._looked(table, is_idle=is_idle)
        turn.release()

    async def _looked(self, table: str, *, is_idle: bool) -> None:
        """Shown, or begun with; an idle one of which nothing was kept is let go of again."""
        was_known = self._services.tables.knows(table)
        self.touch(table)
        await self.tidy(table)
        await self._workers.done([(table, kind) for kind in KINDS], PATIENCE)
        if is_idle and not was_known:
            self._services.tables.let_go(table)
            self._boards.pop(table, None)

    async def tidy(self, table: str) -> None:
        """Take the buttons off whatever the process before has left."""
        for row in await self._services.store.surfaces(table):
            self.poster.tidy(row)

    def stop(self) -> None:
        """Let everything be; the next start goes on from the store."""
        if self._repairing is not None:
            self._repairing.cancel()
        self._workers.stop()
        self._tidier.stop()

    async def idle(self) -> None:
        """Wait until what is being brought up to date has been."""
        if self._repairing is not None:
            await self._repairing
        await self._workers.idle()
        await self._tidier.idle()

    def _rest(self, which: tuple[str, str]) -> float:
        return self._quiet.get(which[0], 0.0) - asyncio.get_running_loop().time()

    async def _tried(self, which: tuple[str, str]) -> bool:
        table, kind = which
        try:
            if not await self._services.territory.has_table(table):
                await self._services.territory.pass_on(table)
                return True
            return await (self._public(table) if kind == PUBLIC else self._private(table, kind))
        except Exception:
            log.exception("%s surfaces of table %s", kind, table)
            return False

    def lock(self, table: str, surface: str) -> asyncio.Lock:
        """Held while a surface is being brought up to date."""
        return self._services.locks.of("surface", table, surface)

    # --- what ---

    async def _read(self, table: str) -> tuple[TableRow, Live | None]:
        """A table, and its game if there is one that can be read."""
        try:
            live = await self._services.tables.current(table)
        except NotPlaying:
            return await self._services.tables.table(table), None
        except Diverged as broken:
            log.warning("table %s can be shown no more: %s", table, broken)
            return await self._services.tables.table(table), None
        return live.table, live

    async def surface(self, row: TableRow, name: str) -> SurfaceRow:
        """A surface as it is remembered, or a new one: at the match's home, but the lobby where it was opened."""
        remembered = await self._services.store.surface(row.id, name)
        place = row.channel if name == "lobby" and not row.is_rematch else row.home
        return remembered or SurfaceRow(table=row.id, surface=name, channel=place, message=0)

    async def _private(self, table: str, kind: str = "") -> bool:
        """Hands of a kind, or all. Who only watches sees several changes as one where requests are scarce."""
        if kind == OTHERS:
            await self._services.budget.spare()
        row, live = await self._read(table)
        if live is None:
            return True
        if await self.threads.housed(row) is None:  # hands say where the match is played
            return False
        fine, is_late = True, not row.has_home
        for seat in range(len(row.seats)):
            is_awaited = live.question is None or live.question.seat == seat
            if not kind or is_awaited is (kind == AWAITED):
                has_waited = await self._answered(live, seat)
                fine = await self.hands.bring(table, seat, None if has_waited or is_late else live) and fine
                is_late = True
        return fine

    async def _answered(self, live: Live, seat: int) -> bool:
        """Where processes share the bot: wait until the one that took a seat's click has shown it by its answer, which
        counts towards no limit; not for long, since it may be gone. Whether that was waited for."""
        last = live.play.rows[-1].input if live.play.rows else None
        if self._services.territory.link is None or getattr(last, "seat", -1) != seat:
            return False
        until = live.acted.get(seat, 0.0) + ANSWERED_S
        while (left := until - self._services.clock.now()) > 0:
            await asyncio.sleep(min(left, ANSWERED_S / 5))
            shown = await self._services.store.surface(live.table.id, f"hand:{seat}", anew=True)
            if shown is None or not shown.message or (shown.game, shown.shown) == (live.game, live.no):
                break
        return True

    async def _public(self, table: str) -> bool:
        await self._merge(table)
        look = self._moments.begin(table)
        row, live = await self._read(table)
        async with self._services.store.surfaces_at_hand(table):
            fine = await self._shown(row, live)
        await self._moments.settle(look, row, live, fine=fine)
        return fine

    async def _shown(self, row: TableRow, live: Live | None) -> bool:
        table = row.id
        if live is not None and not row.has_home:
            if not (await self.surface(row, "lobby")).message and not await self._lobby(row):
                return False
            if await self.threads.housed(row) is None:
                await self._lobby(row, placing=True)
                return False
            row, live = await self._read(table)
        fine = True
        if live is not None:
            fine = await self._board(live) and fine
            if await self._moved(live):
                return False
            fine = await self._pings.bring(live) and fine
            fine = await self.reminders.bring(live) and fine
            fine = await self._notices.bring(live) and fine
            fine = await self.rulings.bring(live) and fine
            fine = await self._over(live) and fine
        fine = await self._lobby(row) and fine
        return (live is None or await self.threads.bring_players(row)) and fine

    async def _merge(self, table: str) -> None:
        """Changes that follow each other within a second are shown as one; the first board of a game waits for none."""
        loop, stir = asyncio.get_running_loop(), self._stirs.setdefault(table, asyncio.Event())
        until = self._boards.get(table, -math.inf) + self._services.settings.board_merge_seconds
        while loop.time() < until:
            stir.clear()
            if await self._is_dealt_anew(table):
                break
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(until):
                    await stir.wait()
        self._boards[table] = loop.time()

    async def _is_dealt_anew(self, table: str) -> bool:
        """Whether a game has begun whose board is still to come."""
        row, board = await self._services.tables.table(table), await self._services.store.surface(table, "board")
        return bool(row.games) and (board is None or board.game != row.games[-1])

    async def _board(self, live: Live) -> bool:
        """In direct messages the board is part of the hand."""
        if not live.table.guild:
            return True
        async with self.lock(live.table.id, "board"):
            row = await self.surface(live.table, "board")
            clock = times.mark(live, self._services.clock.now()).rstrip("!")
            if (row.shown, row.game, mark_of(row).clock) == (live.no, live.game, clock) and row.message:
                self.poster.tidy(row)
                return True
            speaker = await self._services.speaker(live.table.options.lang, live.table, live)
            turn = live.play.game.state.turn
            fresh = row.game != live.game or mark_of(row).turn != turn or is_old(row, self._services)
            shown = marked(replace(row, shown=live.no, game=live.game), replace(mark_of(row), clock=clock))
            trouble = await self.poster.show(shown, board_screens.board(live, speaker), fresh=fresh, turn=turn)
            if trouble in BLOCKED and not mark_of(row).trouble:
                await self.hands.forget(live)  # they say that the channel is lost, and the game goes on there
                self.touch(live.table.id, (AWAITED, OTHERS))
            return trouble is not Trouble.UNAVAILABLE and not await self._is_deleted(live.table.id)

    async def _is_deleted(self, table: str) -> bool:
        """Whether a board was deleted as soon as it was posted; then it is forgotten."""
        row = await self._services.store.surface(table, "board")
        if row is None or row.message not in self._deleted:
            return False
        await self._services.store.put_surface(replace(row, message=0, shown=-1))
        return True

    async def _moved(self, live: Live) -> bool:
        """Whether the match goes on at another home, because nothing can be shown at this one."""
        board = await self._services.store.surface(live.table.id, "board")
        is_lost = board is not None and mark_of(board).trouble in [trouble.value for trouble in BLOCKED]
        if not is_lost or not await self.threads.leave(live.table):
            return False
        await self.hands.forget(live)
        self.touch(live.table.id)
        return True

    async def _over(self, live: Live) -> bool:
        async with self.lock(live.table.id, "result"):
            row = await self.surface(live.table, "result")
            shown = replace(row, shown=live.no, game=live.game)
            if live.outcome is None:
                if row.message:
                    await self.poster.strip(shown)
                return True
            if self._is_exercise(live):
                return True
            speaker = await self._services.speaker(live.table.options.lang, live.table, live)
            fresh, late = mark_of(row).about != live.game, lateness(live, self._services.clock.now()) is not None
            trouble = await self.poster.show(
                shown, lobby_screens.over(live, speaker, late=late), fresh=fresh, about=live.game
            )
            return trouble is not Trouble.UNAVAILABLE

    def _is_exercise(self, live: Live) -> bool:
        """Whether it is a lesson or a puzzle: how those end is told with the task."""
        services = self._services
        return bool(lesson_at(live, services.lessons) or services.puzzles.played(live.kept.setup))

    async def _lobby(self, row: TableRow, *, placing: bool = False) -> bool:
        """In direct messages there is nobody to wait for. `placing`: a place for the match could not be found yet."""
        if not row.guild:
            return True
        async with self.lock(row.id, "lobby"):
            old = await self.surface(row, "lobby")
            if old.version == row.version and old.message and not placing:
                self.poster.tidy(old)
                return True
            speaker = await self._services.speaker(row.options.lang, row)
            declined = [await self._services.name(user, speaker.lang) for user in row.declined]
            link = link_to(row) if row.home != old.channel else ""
            host = await self._services.name(row.host, speaker.lang)
            screen = lobby_screens.lobby(row, speaker, host, declined, link, placing=placing)
            trouble = await self.poster.show(replace(old, shown=DONE, version=row.version), screen)
            if trouble in BLOCKED:
                await self.threads.leave(row)
            return trouble is not Trouble.UNAVAILABLE
