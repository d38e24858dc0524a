"""Reminders of the awaited seat: at most one for a decision, by the clock or by a player who waits."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.safe import Trouble
from cogs.saying import clock_screens
from cogs.saying.naming import Unmatched
from cogs.saying.screens import Screen
from cogs.surfaces.beside import Beside
from cogs.surfaces.poster import DONE, Mark, link_to, mark_of
from engine.table import AlreadyPaused, Live, NotPlaying, SurfaceRow
from engine.table.clock import since, stamp, window

SURFACE = "reminder"
BY_CLOCK = -1


class Reminders(Beside):
    """One surface, whose mark is about `GAME:BEGAN:SEAT:BY`: which decision's time, whose it is, and who reminded."""

    async def bring(self, live: Live) -> bool:
        """Remind when it is time; the reminder of an earlier decision loses its buttons. False: try again."""
        async with self._lock(live.table.id, SURFACE):
            mark = mark_of(await self._row(live))
            if _is_of(mark, live):
                return not mark.nonce or await self._post(live, _by(mark)) is not Trouble.UNAVAILABLE
            if not await self._let_go(live, mark):
                return False
            return not await self._is_time(live) or await self._post(live, BY_CLOCK) is not Trouble.UNAVAILABLE

    async def nudge(self, live: Live, by: int) -> None:
        """A seat that waits reminds the awaited one. Raises NotPlaying, AlreadyPaused, Unmatched."""
        if live.question is None or by not in live.seats_in:
            raise NotPlaying
        async with self._lock(live.table.id, SURFACE):
            mark = mark_of(await self._row(live))
            await self._must_be_due(live, live.question.seat, by, mark)
            if not await self._let_go(live, mark) or await self._post(live, by) is not Trouble.NONE:
                raise Unmatched("error-nudge-lost")

    async def _must_be_due(self, live: Live, awaited: int, by: int, mark: Mark) -> None:
        place, settings = live.table.seats[awaited], self._house.settings
        if awaited == by:
            raise Unmatched("error-nudge-you")
        if live.table.paused_at:
            raise AlreadyPaused
        if _is_of(mark, live):
            raise Unmatched("error-nudge-once", seat=await self._called(live, awaited, by))
        early = max(since(live) + settings.nudge_seconds, mark.at + settings.nudge_again_seconds)
        if self._house.clock.now() < early:
            raise Unmatched("error-nudge-early", at=stamp(early))
        if place.partner or not await self._house.store.user_reminded(place.user):
            raise Unmatched("error-nudge-off", seat=await self._called(live, awaited, by))

    async def _called(self, live: Live, seat: int, by: int) -> str:
        """A player's name, in the language of the one who asks."""
        lang = await self._house.lang_of(live.table.seats[by].user, live.table.options.lang)
        return (await self._house.names(live.table, lang))[seat]

    async def _is_time(self, live: Live) -> bool:
        """Little time is left, the first message came before, and the user takes reminders."""
        found = window(live)
        if found is None or not found.reminder <= self._house.clock.now() < found.due:
            return False
        prompt = await self._house.store.surface(live.table.id, "prompt")
        if prompt is None or mark_of(prompt).about != f"{live.game}:{found.seat}":
            return False
        told_before = mark_of(prompt).at < found.reminder
        return told_before and await self._house.store.user_reminded(live.table.seats[found.seat].user)

    async def _row(self, live: Live) -> SurfaceRow:
        return replace(await self._find(live.table, SURFACE), shown=DONE)

    async def _post(self, live: Live, by: int) -> Trouble:
        speaker = await self._house.speaker(live.table.options.lang, live.table, live)
        board = await self._house.store.surface(live.table.id, "board")
        screen = clock_screens.reminder(live, by, link_to(live.table, board), speaker)
        return await self._poster.show(await self._row(live), screen, fresh=True, about=f"{_decision(live)}:{by}")

    async def _let_go(self, live: Live, mark: Mark) -> bool:
        """The decision before is made: what was posted has nothing to press, also where the process died over it."""
        row = await self._row(live)
        if mark.nonce:
            speaker = await self._house.speaker(live.table.options.lang, live.table, live)
            decided = Screen(speaker.text("ping-nobody", seat=speaker.seat(int(mark.about.split(":")[-2]))))
            return await self._poster.show(row, decided, about=mark.about) is not Trouble.UNAVAILABLE
        return not mark.live or await self._poster.strip(row) is not Trouble.UNAVAILABLE


def _decision(live: Live) -> str:
    return f"{live.game}:{live.began}:{live.question.seat if live.question else -1}"


def _is_of(mark: Mark, live: Live) -> bool:
    return mark.about.rpartition(":")[0] == _decision(live)


def _by(mark: Mark) -> int:
    return int(mark.about.rpartition(":")[2])
