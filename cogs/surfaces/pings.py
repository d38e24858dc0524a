"""The ping: whoever is awaited and not there is mentioned, once for a decision."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec.structs import replace

from cogs.presentation import request_screens, times
from cogs.presentation.screen import Screen
from cogs.presentation.words import Speaker
from cogs.safe import Trouble
from cogs.services import Services
from cogs.surfaces.marks import mark_of, marked
from cogs.surfaces.poster import Poster, is_old, link_to
from cogs.surfaces.updater import Find, Lock, SurfaceUpdater
from engine.table import Live, SurfaceRow
from engine.table.clock import lateness

SURFACE = "prompt"


class Pings(SurfaceUpdater):
    """One surface, whose mark is about `GAME:SEAT`: who was called. `again`: told when a table is to be looked at
    again.
    """

    def __init__(
        self, services: Services, poster: Poster, find: Find, lock: Lock, again: Callable[[str, float], None]
    ) -> None:
        super().__init__(services, poster, find, lock)
        self._again = again

    async def bring(self, live: Live) -> bool:
        """Mention whoever is awaited and has not acted within a minute; the ping before loses its buttons, and when the
        game is over, its words too."""
        async with self._lock(live.table.id, SURFACE):
            row = replace(await self._find(live.table, SURFACE), shown=live.no, game=live.game)
            mark = mark_of(row)
            awaited = f"{live.game}:{live.question.seat}" if live.question else ""
            clock = times.mark(live, self._services.clock.now())
            told = bool(live.question and mark.about == awaited and mark.live and row.message and not mark.nonce)
            if told and mark.clock == clock:
                await self._services.store.put_surface(row)
                self._poster.tidy(row)
                return True
            if mark.nonce and mark.about != awaited:  # a post was under way when the process died
                if not await self._finish(row, live, mark.about):
                    return False
                row = replace(await self._find(live.table, SURFACE), shown=live.no, game=live.game)
            fresh = not told and not mark_of(row).nonce
            if live.question is None:
                await self._poster.strip(row, (await self._speaker(live)).text("ping-over"))
                return True
            if fresh and self._is_here(live, live.question.seat):
                await self._poster.strip(row)
                return True
            if fresh:
                if not await self._claimed(row, awaited):
                    return False
                row = replace(await self._find(live.table, SURFACE), shown=live.no, game=live.game)
                if not mark_of(row).nonce:  # another process has gone on with it meanwhile
                    return True
            speaker = await self._speaker(live)
            board = await self._services.store.surface(live.table.id, "board")
            late = lateness(live, self._services.clock.now()) is not None
            screen = request_screens.ping(live, live.question.seat, link_to(live.table, board), speaker, late=late)
            fresh = not told or is_old(row, self._services)
            row = marked(row, replace(mark_of(row), clock=clock))
            trouble = await self._poster.show(
                row, replace(screen, mentions=()) if told else screen, fresh=fresh, about=awaited
            )
            return trouble is not Trouble.UNAVAILABLE

    async def _claimed(self, row: SurfaceRow, awaited: str) -> bool:
        """Write down that somebody is about to be called, and by which nonce; False if another process was faster."""
        before = await self._services.store.surface(row.table, SURFACE)
        if before is not None and before.extra != row.extra:
            return False
        nonce, now = secrets.token_hex(10), self._services.clock.now()
        promised = replace(mark_of(row), nonce=nonce, since=now, about=awaited, is_claimed=True)
        return await self._services.store.claim_surface(before, marked(before or row, promised))

    async def _speaker(self, live: Live) -> Speaker:
        return await self._services.speaker(live.table.options.lang, live.table, live)

    def _is_here(self, live: Live, seat: int) -> bool:
        """Whether a seat has acted within a minute; if so, look again when the minute is over. Nobody is called who
        plays by direct messages alone, and no partner."""
        if not live.table.guild or live.table.seats[seat].partner:
            return True
        until = live.acted.get(seat, 0.0) + self._services.settings.nudge_seconds
        is_here = until > self._services.clock.now()
        if is_here:
            self._again(live.table.id, until)
        return is_here

    async def _finish(self, row: SurfaceRow, live: Live, about: str) -> bool:
        """Find the message of a post that may have been made, without anything to press."""
        seat, speaker = int(about.rpartition(":")[2]), await self._speaker(live)
        screen = Screen(speaker.text("ping-nobody", seat=speaker.seat(seat)))
        return await self._poster.show(row, screen, about=about) is not Trouble.UNAVAILABLE
