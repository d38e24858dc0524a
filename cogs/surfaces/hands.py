"""Hands, each in the direct messages of its player alone, with the question he has to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
from msgspec.structs import replace

from cogs.presentation import hand_screens, times
from cogs.presentation.coaching import advice
from cogs.presentation.layout import is_laid_out
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.puzzle_screens import task
from cogs.presentation.screen import Screen
from cogs.safe import RequestOutcome, Trouble, attempt
from cogs.services import Services
from cogs.surfaces.marks import MessageMark, mark_of, marked
from cogs.surfaces.poster import BLOCKED, DONE, Poster, face_of, is_closed, is_old, link_to
from engine.kernel.views.view import View
from engine.table import Live, SurfaceRow, TableRow, is_person
from engine.table.clock import lateness
from render.markup import escaped


class Hands:
    """Brings hands up to date: one surface a seat, `hand:SEAT`. `shut`: told of a table at which a player's direct
    messages were found closed, or open again."""

    def __init__(self, client: discord.Client, services: Services, poster: Poster, shut: Callable[[str], None]) -> None:
        self._client = client
        self._services = services
        self._poster = poster
        self._shut = shut

    def lock(self, table: str, seat: int) -> asyncio.Lock:
        """Held while a seat's hand is being brought up to date, or a click on it is carried out."""
        return self._services.locks.of("hand", table, seat)

    def is_busy(self, table: str, seat: int) -> bool:
        """Whether the lock is held or waited for."""
        return self._services.locks.is_taken("hand", table, seat)

    async def bring(self, table: str, seat: int, live: Live | None = None) -> bool:
        """A seat's hand in his direct messages, where he takes any. What there is to show is read under the lock;
        `live`: the game as it was just read, which will do where nobody has to be waited for."""
        known = None if self.is_busy(table, seat) else live
        async with self.lock(table, seat):
            live = known or await self._services.tables.current(table)
            user = live.table.seats[seat].user
            if not is_person(user):
                return True
            row = await self._direct(live.table, seat)
            if was_closed := is_closed(row):
                if not self._knocks(live, seat, row):
                    return True
                row = marked(row, replace(mark_of(row), trouble=""))
                row = row if row.channel else await self._poster.direct(table, row.surface, user)
            if is_closed(row):
                return True
            if not row.channel:
                return False
            clock = times.mark(live, self._services.clock.now())
            if (row.shown, row.game, mark_of(row).clock) == (live.no, live.game, clock) and row.message:
                self._poster.tidy(row)
                return True
            screen = await self.screen(live, seat, PromptPosition())
            fresh = row.game != live.game or is_old(row, self._services)
            shown = marked(replace(row, shown=live.no, game=live.game), replace(mark_of(row), clock=clock))
            trouble = await self._poster.show(shown, screen, fresh=fresh, about=f"{user}")
            if was_closed is not (trouble is Trouble.DM_CLOSED):
                self._shut(table)
            return trouble is not Trouble.UNAVAILABLE

    def _knocks(self, live: Live, seat: int, row: SurfaceRow) -> bool:
        """Whether closed direct messages are to be tried again: he has acted since, though not just after, or another
        game has begun."""
        acted = live.acted.get(seat, 0.0)
        return acted > mark_of(row).tried + self._services.settings.dm_again_seconds or row.game not in ("", live.game)

    async def _direct(self, table: TableRow, seat: int) -> SurfaceRow:
        """The surface of a seat's hand, in the direct messages of the user who sits there now, and of nobody else.

        Its channel is 0 if it cannot be opened.
        """
        user, name = table.seats[seat].user, f"hand:{seat}"
        row = await self._services.store.surface(table.id, name, anew=True)
        if row is not None and mark_of(row).about == f"{user}" and (row.channel or mark_of(row).trouble):
            return row
        return await self._poster.direct(table.id, name, user)

    async def screen(self, live: Live, seat: int, place: PromptPosition) -> Screen:
        """The hand of a seat in its reader's language."""
        lang = await self._services.lang_of(live.table.seats[seat].user, live.table.options.lang)
        speaker = await self._services.speaker(lang, live.table, live)
        board = await self._services.store.surface(live.table.id, "board")
        lost = board is not None and mark_of(board).trouble in [trouble.value for trouble in BLOCKED]
        link = link_to(live.table) if live.table.guild else ""
        late = lateness(live, self._services.clock.now()) is not None
        led = advice(live, seat, self._services.lessons) or task(live, seat, self._services.puzzles, speaker)
        return hand_screens.hand(live, seat, speaker, place, link, lost, led, late=late)

    async def art_mark(self, live: Live, view: View) -> str:
        """The mark of the pictures of a seat's hand as they are now."""
        lang = await self._services.lang_of(live.table.seats[view.viewer].user, live.table.options.lang)
        speaker = await self._services.speaker(lang, live.table, live)
        return Screen("", pictures=hand_screens.hand_pictures(view, live, speaker.plain())).art_mark

    async def greet(self, row: TableRow, seat: int, user: discord.User | discord.Member) -> bool:
        """Say hello to a seat by direct message, which shows whether that is possible."""
        async with self.lock(row.id, seat):
            speaker = await self._services.speaker(await self._services.lang_of(user.id, row.options.lang), row)
            text = speaker.text("dm-hello", game=speaker.text(f"game-{row.options.game}"), channel=str(row.home))
            return await self._poster.greet(row.id, f"hand:{seat}", user, text)

    async def note(self, row: TableRow, seat: int, key: str, name: str = "") -> None:
        """Tell a seat by direct message what has happened, if it takes any; `name`: by whom."""
        direct = await self._services.store.surface(row.id, f"hand:{seat}", anew=True)
        if direct is None or not direct.channel:
            return
        speaker = await self._services.speaker(
            await self._services.lang_of(row.seats[seat].user, row.options.lang), row
        )
        text = speaker.text(key, name=escaped(name), game=speaker.text(f"game-{row.options.game}"), link=link_to(row))
        place = self._client.get_partial_messageable(direct.channel)
        await attempt(place.send(text, allowed_mentions=discord.AllowedMentions.none()))

    async def carry_over(self, before: TableRow, row: TableRow) -> None:
        """The players of a rematch are reached where they were reached before; who is reached already stays so. What
        was shut before is tried once more."""
        was = {place.user: seat for seat, place in enumerate(before.seats)}
        for seat, place in enumerate(row.seats):
            async with self.lock(row.id, seat):
                there = await self._services.store.surface(row.id, f"hand:{seat}", anew=True)
                earlier = await self._services.store.surface(before.id, f"hand:{was.get(place.user, -1)}")
                if there is None and earlier is not None:
                    await self._services.store.put_surface(
                        marked(
                            SurfaceRow(
                                table=row.id, surface=f"hand:{seat}", channel=earlier.channel, message=0, shown=DONE
                            ),
                            MessageMark(about=mark_of(earlier).about),
                        )
                    )

    async def show_by(
        self,
        interaction: discord.Interaction,
        live: Live,
        seat: int,
        place: PromptPosition,
        had: str,
    ) -> RequestOutcome[discord.InteractionMessage]:
        """Edit the private message that was clicked. `had`: the mark of the pictures that it shows.

        If it is the seat's own surface, that has been brought up to date.
        """
        screen = await self.screen(live, seat, place)
        if screen.art_mark == had and interaction.message is not None and is_laid_out(interaction.message):
            edit = interaction.edit_original_response(**face_of(screen))
        else:
            files = await self._poster.draw(screen.pictures)
            edit = interaction.edit_original_response(**face_of(screen), attachments=files)
        outcome = await attempt(edit)
        row = await self._services.store.surface(live.table.id, f"hand:{seat}", anew=True)
        own = row is not None and interaction.message is not None and row.message == interaction.message.id
        if outcome.ok and own and row is not None:
            face = screen.face_mark if place == PromptPosition() else ""
            mark = replace(mark_of(row), face=face, art=screen.art_mark, live=True, is_laid_out=True)
            await self._services.store.put_surface(marked(replace(row, shown=live.no, game=live.game), mark))
        return outcome

    async def forget(self, live: Live) -> None:
        """Have all hands shown anew, because what they say of the channel has changed."""
        for seat in range(len(live.table.seats)):
            await self.renew(live.table, seat)

    async def renew(self, table: TableRow, seat: int) -> None:
        """Have a hand shown anew."""
        async with self.lock(table.id, seat):
            row = await self._services.store.surface(table.id, f"hand:{seat}", anew=True)
            if row is not None and row.shown >= 0:
                await self._services.store.put_surface(replace(row, shown=-1))
