"""What stands beside the board for a while: a request with its answers, a pause, what an outage has changed."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.presentation import clock_screens, request_screens
from cogs.safe import Trouble
from cogs.surfaces.marks import mark_of
from cogs.surfaces.poster import DONE, is_closed
from cogs.surfaces.updater import SurfaceUpdater
from engine.table import Live, TableRow
from engine.table.clock import stamp


class Notices(SurfaceUpdater):
    """Three surfaces: `request`, whose mark is about `GAME:SINCE:WHAT`, `outage`, about `GAME:END`, and `shut`, about
    `GAME:USERS`."""

    async def bring(self, live: Live) -> bool:
        """Show what stands and tell what was not told yet. False: try again."""
        fine = await self._request(live)
        fine = await self._outage(live) and fine
        return await self._closed(live) and fine

    async def _request(self, live: Live) -> bool:
        """The question for consent to an undo, a draw or a pause, while one stands; and the pause itself."""
        async with self._lock(live.table.id, "request"):
            row = await self._find(live.table, "request")
            mark = mark_of(row)
            if not (_is_asked(live.table) or row.message or mark.nonce):
                return True
            speaker = await self._services.speaker(live.table.options.lang, live.table, live)
            screen = request_screens.request(live, speaker) or clock_screens.request(live, speaker)
            asked = "undo" if live.table.undo else "draw" if live.table.draw else "pause"
            since = stamp(live.table.paused_at) if asked == "pause" and live.table.paused_at else live.no
            about = f"{live.game}:{since}:{asked}" if screen else ""
            shown = replace(row, shown=live.no, game=live.game)
            if screen is None:
                told = request_screens.refused(live, speaker)
                if told is not None and row.message and not mark.nonce:
                    return await self._poster.show(shown, told) is not Trouble.UNAVAILABLE
                if not row.message and not mark.nonce:
                    return True
                await self._poster.strip(shown)
                return True
            trouble = await self._poster.show(shown, screen, fresh=mark.about != about, about=about)
            return trouble is not Trouble.UNAVAILABLE

    async def _closed(self, live: Live) -> bool:
        """Whose direct messages were closed while he played is called once: his hand stands behind a button."""
        async with self._lock(live.table.id, "shut"):
            row, users = replace(await self._find(live.table, "shut"), shown=DONE), await self._unreached(live)
            mark, about = mark_of(row), f"{live.game}:{users}"
            if not users:
                if row.message and mark.live:
                    await self._poster.strip(row)
                return True
            if mark.about == about and mark.live and row.message:
                return True
            speaker = await self._services.speaker(live.table.options.lang, live.table, live)
            screen = request_screens.shut(live, users, speaker)
            return await self._poster.show(row, screen, fresh=True, about=about) is not Trouble.UNAVAILABLE

    async def _unreached(self, live: Live) -> tuple[int, ...]:
        """Users in the game whose direct messages were open when they sat down, and are no more."""
        if not live.table.guild or live.outcome is not None:
            return ()
        rows = {row.surface: row for row in await self._services.store.surfaces(live.table.id)}
        hands = [(seat, rows.get(f"hand:{seat}")) for seat in live.seats_in]
        return tuple(
            live.table.seats[seat].user for seat, row in hands if row is not None and row.channel and is_closed(row)
        )

    async def _outage(self, live: Live) -> bool:
        """What an outage has changed for the game, told once."""
        if not live.table.outage:
            return True
        async with self._lock(live.table.id, "outage"):
            row = replace(await self._find(live.table, "outage"), shown=DONE)
            about = f"{live.game}:{stamp(live.table.outage[1])}"
            if mark_of(row).about == about and not mark_of(row).nonce:
                return True
            speaker = await self._services.speaker(live.table.options.lang, live.table, live)
            trouble = await self._poster.show(row, clock_screens.outage(live, speaker), fresh=True, about=about)
            return trouble is not Trouble.UNAVAILABLE


def _is_asked(row: TableRow) -> bool:
    """Whether anything stands that was asked for, or refused."""
    return bool(row.undo or row.draw or row.pause or row.paused_at or row.refused)
