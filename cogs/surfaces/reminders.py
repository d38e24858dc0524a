"""Reminders of the awaited seat: at most one for a decision, by the clock or by a player who waits.

Between two games of a series all who are not ready are awaited at once, and reminded together.
"""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from cogs.presentation import clock_screens
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.screen import Screen
from cogs.safe import Trouble
from cogs.surfaces.marks import MessageMark, mark_of, marked
from cogs.surfaces.poster import DONE, link_to, without_buttons
from cogs.surfaces.updater import SurfaceUpdater
from engine.table import AlreadyPaused, Live, NotPlaying, SurfaceRow
from engine.table.clock import since, stamp, window

SURFACE = "reminder"
BY_CLOCK = -1
TRIES = 3
"""So often it is written down that something is about to be said: what is known of the last message may change."""
NEXT_GAME = "next"
"""Stands in place of a seat between two games."""


class Reminders(SurfaceUpdater):
    """One surface, whose mark is about `GAME:BEGAN:SEAT:BY`: which decision's time, whose it is (NEXT_GAME: that of all
    who are not ready), and who reminded."""

    async def bring(self, live: Live) -> bool:
        """Remind when it is time; the reminder of an earlier decision loses its buttons. False: try again."""
        async with self._lock(live.table.id, SURFACE):
            mark = mark_of(await self._row(live))
            if _is_of(mark, live):
                return not mark.nonce or await self._post(live, _by(mark)) is not Trouble.UNAVAILABLE
            if not await self._let_go(live, mark):
                return False
            if not await self._is_time(live):
                return True
            return await self._claimed(live, BY_CLOCK) and await self._post(live, BY_CLOCK) is not Trouble.UNAVAILABLE

    async def nudge(self, live: Live, by: int) -> None:
        """A seat that waits reminds the awaited one. Raises NotPlaying, AlreadyPaused, Unmatched."""
        if not live.awaited or by not in live.seats_on:
            raise NotPlaying
        async with self._lock(live.table.id, SURFACE):
            mark = mark_of(await self._row(live))
            await self._must_be_due(live, by, mark)
            if not await self._let_go(live, mark):
                raise Unmatched("error-nudge-lost")
            if not await self._claimed(live, by):
                raise await self._once(live, by)
            if await self._post(live, by) is not Trouble.NONE:
                raise Unmatched("error-nudge-lost")

    async def _must_be_due(self, live: Live, by: int, mark: MessageMark) -> None:
        settings = self._services.settings
        if by in live.awaited:
            raise Unmatched("error-nudge-next" if live.is_between else "error-nudge-you")
        if live.table.paused_at:
            raise AlreadyPaused
        if _is_of(mark, live):
            raise await self._once(live, by)
        early = max(since(live) + settings.nudge_seconds, mark.at + settings.nudge_again_seconds)
        if self._services.clock.now() < early:
            raise Unmatched("error-nudge-early", at=stamp(early))
        if not await self._reminded(live):
            raise Unmatched("error-nudge-off", seat=await self._called(live, by))

    async def _once(self, live: Live, by: int) -> Unmatched:
        once = "error-nudge-once-next" if live.is_between else "error-nudge-once"
        return Unmatched(once, seat=await self._called(live, by))

    async def _claimed(self, live: Live, by: int) -> bool:
        """Write down that it is about to be said, and by which nonce; False if another process was faster."""
        for _ in range(TRIES):
            before = await self._services.store.surface(live.table.id, SURFACE)
            if before is not None and _is_of(mark_of(before), live):
                return False
            row, now = await self._row(live), self._services.clock.now()
            about = f"{_decision(live)}:{by}"
            nonce = secrets.token_hex(10)
            promised = replace(mark_of(before or row), nonce=nonce, since=now, about=about, is_claimed=True)
            if await self._services.store.claim_surface(before, marked(before or row, promised)):
                return True
        return False

    async def _reminded(self, live: Live) -> tuple[int, ...]:
        """The users who are awaited and take reminders."""
        places = [live.table.seats[seat] for seat in live.awaited]
        return tuple(
            [
                place.user
                for place in places
                if not place.partner and await self._services.store.user_reminded(place.user)
            ]
        )

    async def _called(self, live: Live, by: int) -> tuple[str, ...]:
        """Who is awaited, in the language of the one who asks."""
        lang = await self._services.lang_of(live.table.seats[by].user, live.table.options.lang)
        names = await self._services.names(live.table, lang)
        return tuple(names[seat] for seat in live.awaited)

    async def _is_time(self, live: Live) -> bool:
        """Little time is left, the first message came before, and somebody awaited takes reminders."""
        running = window(live)
        if running is None or not running.reminder <= self._services.clock.now() < running.due:
            return False
        name, about = ("result", live.game) if live.is_between else ("prompt", f"{live.game}:{running.seats[0]}")
        first = await self._services.store.surface(live.table.id, name)
        if first is None or mark_of(first).about != about:
            return False
        return mark_of(first).at < running.reminder and bool(await self._reminded(live))

    async def _row(self, live: Live) -> SurfaceRow:
        return replace(await self._find(live.table, SURFACE), shown=DONE)

    async def _post(self, live: Live, by: int) -> Trouble:
        """Say what was claimed, unless another process has gone on with it meanwhile."""
        row = await self._row(live)
        if not mark_of(row).nonce:
            return Trouble.NONE
        speaker = await self._services.speaker(live.table.options.lang, live.table, live)
        name = "result" if live.is_between else "board"
        link = link_to(live.table, await self._services.store.surface(live.table.id, name))
        screen = (
            clock_screens.next_reminder(live, by, await self._reminded(live), link, speaker)
            if live.is_between
            else clock_screens.reminder(live, by, link, speaker)
        )
        return await self._poster.show(row, screen, fresh=True, about=f"{_decision(live)}:{by}")

    async def _let_go(self, live: Live, mark: MessageMark) -> bool:
        """The decision before is made: what was posted has nothing to press, also where the process died over it."""
        row = await self._row(live)
        if mark.nonce:
            speaker = await self._services.speaker(live.table.options.lang, live.table, live)
            whose = mark.about.split(":")[-2]
            decided = Screen(
                speaker.text("ping-next-nobody")
                if whose == NEXT_GAME
                else speaker.text("ping-nobody", seat=speaker.seat(int(whose)))
            )
            return await self._poster.show(row, decided, about=mark.about) is not Trouble.UNAVAILABLE
        if mark.live:
            bare = without_buttons(row)
            if not await self._services.store.note_surface(row, bare.extra):
                return False  # another process is at it
            self._poster.tidy(bare)
        return True


def _decision(live: Live) -> str:
    whose = NEXT_GAME if live.is_between else live.awaited[0] if live.awaited else -1
    return f"{live.game}:{live.began}:{whose}"


def _is_of(mark: MessageMark, live: Live) -> bool:
    return mark.about.rpartition(":")[0] == _decision(live)


def _by(mark: MessageMark) -> int:
    return int(mark.about.rpartition(":")[2])
