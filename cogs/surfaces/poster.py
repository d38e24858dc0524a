"""Posts and edits the messages that show a table, so that a kill at any moment doubles none and loses none.

Before a message is posted its nonce is written down; a retry with the same nonce gets the message that is there.
"""

from __future__ import annotations

import io
import logging
import secrets
from collections.abc import Sequence
from typing import Any

import discord
from cachetools import LRUCache
from msgspec.structs import replace

from cogs.presentation.controls import view
from cogs.presentation.layout import layout
from cogs.presentation.screen import Picture, Screen
from cogs.safe import Trouble, attempt
from cogs.services import Services
from cogs.surfaces.button_removal import ButtonRemover, Keeper
from cogs.surfaces.marks import MessageMark, mark_of, marked
from cogs.surfaces.orphans import NONCE_SECONDS, orphans
from cogs.surfaces.pace import Pace
from engine.table import SurfaceRow, TableRow

log = logging.getLogger(__name__)
DONE = 2**31
"""Shown up to every input: for a surface that does not depend on them."""
OPENED = (9, 61.0)
"""So many direct messages are opened at most within so many seconds."""
KNOWN = 4096
BLOCKED = (Trouble.CHANNEL_GONE, Trouble.FORBIDDEN)
"""Troubles of a channel in which nothing can be shown."""


def is_closed(row: SurfaceRow) -> bool:
    """Whether a surface's user takes no direct messages."""
    return mark_of(row).trouble == Trouble.DM_CLOSED.value


def is_old(row: SurfaceRow, services: Services) -> bool:
    """Whether a message is so old that edits of it are slowed down (30046)."""
    return bool(row.message) and services.clock.now() - mark_of(row).at > services.settings.repost_seconds


def link_to(row: TableRow, surface: SurfaceRow | None = None) -> str:
    """The address of a surface's message, or of the match's home (which stays the same from board to board)."""
    guild = row.guild or "@me"
    base = f"https://discord.com/channels/{guild}/{row.home}"
    return f"{base}/{surface.message}" if surface is not None and surface.message else base


def face_of(screen: Screen) -> dict[str, Any]:
    """What a screen says and what may be pressed, in the words of the library: in the old form or as a layout."""
    if screen.is_laid_out:
        return {"content": None, "view": layout(screen)}
    return {"content": screen.text, "view": view(screen.rows)}


def without_buttons(row: SurfaceRow) -> SurfaceRow:
    """A surface whose message is to lose them."""
    mark = mark_of(row)
    own = ((row.channel, row.message),) * bool(row.message and mark.live)
    return marked(row, replace(mark, old=(*mark.old, *own), live=False, face=""))


class Doors:
    """Direct messages that are open: by user their channel, which stays the same for good; and how fast new ones are
    opened, since Discord holds a bot that opens many for a nuisance (40003)."""

    def __init__(self) -> None:
        self.known: LRUCache[int, int] = LRUCache(KNOWN)
        self.pace = Pace(*OPENED)


class Poster:
    """Sends screens to their messages and writes down what has been shown."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        tidier: ButtonRemover,
        keeper: Keeper | None = None,
        doors: Doors | None = None,
    ) -> None:
        self._client = client
        self._services = services
        self._tidier = tidier
        self._keeper = keeper or services.store
        self._doors = doors or Doors()

    @property
    def client(self) -> discord.Client:
        """What it posts by."""
        return self._client

    def keeping(self, keeper: Keeper) -> Poster:
        """One that writes down elsewhere what has been shown."""
        return Poster(self._client, self._services, self._tidier, keeper, self._doors)

    async def _keep(self, row: SurfaceRow) -> None:
        await self._keeper.put_surface(row)

    async def direct(self, table: str, surface: str, user: int) -> SurfaceRow:
        """A new surface in the direct messages of a user; its channel is 0 if they cannot be opened, or not yet."""
        known = self._doors.known.get(user, 0)
        if known or not self._doors.pace.take():
            return await self._reached(table, surface, user, known, Trouble.NONE if known else Trouble.UNAVAILABLE)
        opened = await attempt(self._client.create_dm(discord.Object(user)))
        return await self._reached(table, surface, user, opened.value.id if opened.value else 0, opened.trouble)

    def may_open(self, user: int, *, leave: int = 0) -> bool:
        """Whether direct messages with a user can be opened now, and so many others after them."""
        return user in self._doors.known or self._doors.pace.left > leave

    async def greet(self, table: str, surface: str, user: discord.User | discord.Member, text: str) -> bool:
        """Write to a user for the first time, which shows whether he takes direct messages; False if he takes none."""
        if user.id not in self._doors.known:
            self._doors.pace.note()
        sent = await attempt(user.send(text, allowed_mentions=discord.AllowedMentions.none()))
        row = await self._reached(table, surface, user.id, sent.value.channel.id if sent.value else 0, sent.trouble)
        return not is_closed(row)

    async def _reached(self, table: str, surface: str, user: int, channel: int, trouble: Trouble) -> SurfaceRow:
        """Write down where somebody is reached; what passes by itself does not close his direct messages."""
        if channel:
            self._doors.known[user] = channel
        closed = trouble not in (Trouble.NONE, Trouble.UNAVAILABLE)
        row = marked(
            SurfaceRow(table=table, surface=surface, channel=channel, message=0, shown=DONE),
            MessageMark(
                about=f"{user}",
                trouble=Trouble.DM_CLOSED.value if closed else "",
                tried=self._services.clock.now() if closed else 0.0,
            ),
        )
        await self._keep(row)
        return row

    async def draw(self, pictures: Sequence[Picture]) -> list[discord.File]:
        """The pictures as files, drawn beside the loop."""
        ready = [await self._services.pens.drawn(picture.draw) for picture in pictures]
        return [
            discord.File(io.BytesIO(data), picture.name, description=picture.alt)
            for data, picture in zip(ready, pictures, strict=True)
        ]

    async def show(
        self,
        row: SurfaceRow,
        screen: Screen,
        *,
        fresh: bool = False,
        turn: int = -1,
        about: str = "",
    ) -> Trouble:
        """Bring a surface to a screen: by an edit, or by a new message if there is none or `fresh` is wanted.

        `row` says what it will have shown. The old message of a fresh one loses its buttons.
        """
        mark = mark_of(row)
        fresh = fresh or bool(screen.rows and (row.channel, row.message) in mark.old)  # it is losing its buttons
        if row.message and not fresh and not mark.nonce:
            trouble = await self._edit(row, screen, turn=turn, about=about)
            if trouble is Trouble.MESSAGE_GONE:
                row = replace(row, message=0)
            elif trouble is not Trouble.FROZEN:
                return trouble
        return await self._post(row, screen, turn=turn, about=about)

    async def strip(self, row: SurfaceRow, text: str = "") -> None:
        """Take the buttons off a surface's message, soon; its text stays, or is this from now on."""
        stripped = without_buttons(row)
        await self._keep(stripped)
        self.tidy(stripped, text)

    def tidy(self, row: SurfaceRow, text: str = "") -> None:
        """Take the buttons off older messages that this surface has replaced, soon. `text`: see `strip`."""
        self._tidier.take(self._keeper, row, text)

    async def _post(self, row: SurfaceRow, screen: Screen, *, turn: int, about: str) -> Trouble:
        """Where a post may have got through whose nonce Discord has forgotten, its message is looked for first."""
        mark = mark_of(row)
        if not mark.nonce or self._services.clock.now() - mark.since < NONCE_SECONDS:
            return await self._sent(row, screen, turn=turn, about=about)
        posted = await orphans(self._client, self._keeper, row, screen, mark.since)
        if posted.trouble is Trouble.UNAVAILABLE:
            return posted.trouble
        if not posted.value:
            anew = marked(row, replace(mark, nonce="", since=0.0))
            return await self._sent(anew, screen, turn=turn, about=about)
        *others, newest = posted.value
        old = (*mark.old, *((row.channel, each) for each in others))
        return await self._adopt(marked(row, replace(mark, old=old)), newest, screen, turn=turn, about=about)

    async def _sent(self, row: SurfaceRow, screen: Screen, *, turn: int, about: str) -> Trouble:
        """One after the other in a channel, as they were asked for: Discord takes five in five seconds, and of those
        that wait at once the library lets any go first."""
        files = await self.draw(screen.pictures)
        async with self._services.locks.of("post", row.channel):
            return await self._sent_now(row, screen, files, turn=turn, about=about)

    async def _sent_now(
        self, row: SurfaceRow, screen: Screen, files: Sequence[discord.File], *, turn: int, about: str
    ) -> Trouble:
        mark, now = mark_of(row), self._services.clock.now()
        again = bool(mark.nonce) and not mark.is_claimed
        nonce, since = (mark.nonce, mark.since) if mark.nonce else (secrets.token_hex(10), now)
        old = (*mark.old, (row.channel, row.message)) if row.message and mark.live else mark.old
        laid = mark.is_laid_out or screen.is_laid_out  # of the older ones some may be
        promised = replace(
            mark, nonce=nonce, since=since, old=old, turn=turn, about=about, is_laid_out=laid, is_claimed=False
        )
        promise = marked(replace(row, message=0, shown=-1), promised)
        await self._keep(promise)
        place = self._client.get_partial_messageable(row.channel)
        sent = await attempt(
            place.send(
                **face_of(screen),
                files=files,
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in screen.mentions]),
            )
        )
        if sent.value is None:
            # A post wakes a thread that was put away; where it does not (50083), the thread is locked as well.
            trouble = Trouble.FORBIDDEN if sent.trouble is Trouble.FROZEN else sent.trouble
            if trouble is not Trouble.UNAVAILABLE:
                failed = replace(promised, nonce="", since=0.0, trouble=trouble.value, tried=now)
                await self._keep(marked(promise, failed))
            return trouble
        if again:  # what the first try has posted may be older than what is to be shown
            return await self._adopt(marked(row, promised), sent.value.id, screen, turn=turn, about=about)
        await self._done(
            marked(
                replace(row, message=sent.value.id),
                replace(
                    promised,
                    nonce="",
                    since=0.0,
                    at=self._services.clock.now(),
                    live=bool(screen.rows),
                    is_laid_out=screen.is_laid_out,
                    face=screen.face_mark,
                    art=screen.art_mark,
                    trouble="",
                    tried=0.0,
                ),
            )
        )
        return Trouble.NONE

    async def _adopt(self, row: SurfaceRow, message: int, screen: Screen, *, turn: int, about: str) -> Trouble:
        """Take a message that was posted before for this surface's, and bring it to the screen."""
        mark = replace(
            mark_of(row),
            nonce="",
            since=0.0,
            is_claimed=False,
            at=discord.utils.snowflake_time(message).timestamp(),
            face="",
            art="",
            live=True,
            trouble="",
            tried=0.0,
            turn=turn,
            about=about,
        )
        adopted = marked(replace(row, message=message), mark)
        await self._keep(replace(adopted, shown=-1))
        return await self._edit(adopted, screen, turn=turn, about=about)

    async def _done(self, row: SurfaceRow) -> None:
        await self._keep(row)
        self.tidy(row)

    async def _edit(self, row: SurfaceRow, screen: Screen, *, turn: int, about: str) -> Trouble:
        mark = mark_of(row)
        shown = replace(
            mark,
            face=screen.face_mark,
            art=screen.art_mark,
            live=bool(screen.rows),
            is_laid_out=screen.is_laid_out,
            turn=turn,
            about=about,
            trouble="",
        )
        is_taken_over = screen.is_laid_out and not mark.is_laid_out
        if is_taken_over or (mark.face, mark.art) != (shown.face, shown.art):
            there = self._client.get_partial_messageable(row.channel).get_partial_message(row.message)
            nobody = discord.AllowedMentions.none()
            if mark.art == shown.art and not is_taken_over:
                edit = there.edit(**face_of(screen), allowed_mentions=nobody)
            else:
                files = await self.draw(screen.pictures)
                edit = there.edit(**face_of(screen), allowed_mentions=nobody, attachments=files)
            outcome = await attempt(edit)
            if not outcome.ok:
                if outcome.trouble is not Trouble.UNAVAILABLE:
                    await self._keep(marked(replace(row, shown=-1), replace(mark, trouble=outcome.trouble.value)))
                return outcome.trouble
        await self._done(marked(row, shown))
        return Trouble.NONE
