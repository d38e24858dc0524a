"""Posts and edits the messages that show a table, so that a kill at any moment doubles none and loses none.

Before a message is posted its nonce is written down; a retry with the same nonce gets the message that is there.
"""

from __future__ import annotations

import asyncio
import io
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cogs.house import House
from cogs.safe import Outcome, Trouble, attempt
from cogs.saying.controls import view
from cogs.saying.screens import Picture, Screen
from engine.table import SurfaceRow, TableRow

log = logging.getLogger(__name__)
Keep = Callable[[SurfaceRow], Awaitable[None]]
DONE = 2**31
"""Shown up to every input: for a surface that does not depend on them."""
BLOCKED = (Trouble.CHANNEL_GONE, Trouble.FORBIDDEN)
"""Troubles of a channel in which nothing can be shown."""


class Mark(Struct, frozen=True, omit_defaults=True):
    """What else is known of a surface: `nonce` of a post under way, when it was posted, marks of what it shows, older
    messages whose buttons must go, and whom or what it is about (`turn`, `about`). `live`: it has its buttons. `clock`:
    what it says of the clock.
    """

    nonce: str = ""
    at: float = 0.0
    face: str = ""
    art: str = ""
    old: tuple[tuple[int, int], ...] = ()
    turn: int = -1
    about: str = ""
    live: bool = False
    trouble: str = ""
    clock: str = ""


def mark_of(row: SurfaceRow) -> Mark:
    """The mark of a surface."""
    return msgspec.json.decode(row.extra, type=Mark) if row.extra else Mark()


def marked(row: SurfaceRow, mark: Mark) -> SurfaceRow:
    """The surface with another mark."""
    return replace(row, extra=msgspec.json.encode(mark).decode())


def is_closed(row: SurfaceRow) -> bool:
    """Whether a surface's user takes no direct messages."""
    return mark_of(row).trouble == Trouble.DM_CLOSED.value


def is_old(row: SurfaceRow, house: House) -> bool:
    """Whether a message is so old that edits of it are slowed down (30046)."""
    return bool(row.message) and house.clock.now() - mark_of(row).at > house.settings.repost_seconds


def link_to(row: TableRow, surface: SurfaceRow | None = None) -> str:
    """The address of a surface's message, or of the match's home (which stays the same from board to board)."""
    guild = row.guild or "@me"
    base = f"https://discord.com/channels/{guild}/{row.home}"
    return f"{base}/{surface.message}" if surface is not None and surface.message else base


class Poster:
    """Sends screens to their messages and writes down what has been shown."""

    def __init__(self, client: discord.Client, house: House, keep: Keep | None = None) -> None:
        self._client = client
        self._house = house
        self._keep = keep or house.store.put_surface

    def keeping(self, keep: Keep) -> Poster:
        """One that writes down elsewhere what has been shown."""
        return Poster(self._client, self._house, keep)

    async def direct(self, table: str, surface: str, user: int) -> SurfaceRow:
        """A new surface in the direct messages of a user; its channel is 0 if they cannot be opened."""
        opened = await attempt(self._client.create_dm(discord.Object(user)))
        return await self._reached(table, surface, user, opened.value.id if opened.value else 0, opened.trouble)

    async def greet(self, table: str, surface: str, user: discord.User | discord.Member, text: str) -> bool:
        """Write to a user for the first time, which shows whether he takes direct messages; False if he takes none."""
        sent = await attempt(user.send(text, allowed_mentions=discord.AllowedMentions.none()))
        row = await self._reached(table, surface, user.id, sent.value.channel.id if sent.value else 0, sent.trouble)
        return not is_closed(row)

    async def _reached(self, table: str, surface: str, user: int, channel: int, trouble: Trouble) -> SurfaceRow:
        """Write down where somebody is reached; what passes by itself does not close his direct messages."""
        closed = trouble not in (Trouble.NONE, Trouble.UNAVAILABLE)
        row = marked(SurfaceRow(table=table, surface=surface, channel=channel, message=0, shown=DONE),
                     Mark(about=f"{user}", trouble=Trouble.DM_CLOSED.value if closed else ""))
        await self._keep(row)
        return row

    async def draw(self, pictures: Sequence[Picture]) -> list[discord.File]:
        """The pictures as files, drawn in a thread."""
        drawn = [await asyncio.to_thread(picture.draw) for picture in pictures]
        return [discord.File(io.BytesIO(data), picture.name, description=picture.alt)
                for data, picture in zip(drawn, pictures, strict=True)]

    async def show(self, row: SurfaceRow, screen: Screen, *, fresh: bool = False, turn: int = -1, about: str = "",
                   ) -> Trouble:
        """Bring a surface to a screen: by an edit, or by a new message if there is none or `fresh` is wanted.

        `row` says what it will have shown. The old message of a fresh one loses its buttons.
        """
        mark = mark_of(row)
        if row.message and not fresh and not mark.nonce:
            trouble = await self._edit(row, screen, turn=turn, about=about)
            if trouble is Trouble.MESSAGE_GONE:
                row = replace(row, message=0)
            elif trouble is not Trouble.FROZEN:
                return trouble
        return await self._post(row, screen, turn=turn, about=about)

    async def strip(self, row: SurfaceRow, text: str = "") -> Trouble:
        """Take the buttons off a surface's message; its text stays, or is this from now on."""
        mark = mark_of(row)
        if row.message and mark.live:
            outcome = await self._take_buttons(row.channel, row.message, text)
            if outcome.trouble in (Trouble.UNAVAILABLE, Trouble.FORBIDDEN):
                return outcome.trouble
        stripped = marked(row, replace(mark, live=False, face=""))
        await self._keep(stripped)
        return Trouble.NONE if await self.settle(stripped) else Trouble.UNAVAILABLE

    async def settle(self, row: SurfaceRow) -> bool:
        """Take the buttons off older messages that this surface has replaced; False if it must be tried again."""
        mark = mark_of(row)
        for channel, message in mark.old:
            outcome = await self._take_buttons(channel, message)
            if outcome.trouble is Trouble.UNAVAILABLE:
                return False
        if mark.old:
            await self._keep(marked(row, replace(mark, old=())))
        return True

    async def _take_buttons(self, channel: int, message: int, text: str = "") -> Outcome[discord.Message]:
        there = self._client.get_partial_messageable(channel).get_partial_message(message)
        return await attempt(there.edit(content=text, view=None) if text else there.edit(view=None))

    async def _post(self, row: SurfaceRow, screen: Screen, *, turn: int, about: str) -> Trouble:
        mark = mark_of(row)
        again = bool(mark.nonce)
        nonce = mark.nonce or secrets.token_hex(10)
        old = (*mark.old, (row.channel, row.message)) if row.message and mark.live else mark.old
        promise = marked(replace(row, message=0, shown=-1), replace(mark, nonce=nonce, old=old, turn=turn, about=about))
        await self._keep(promise)
        place = self._client.get_partial_messageable(row.channel)
        sent = await attempt(place.send(
            screen.text, view=view(screen.rows), files=await self.draw(screen.pictures), nonce=nonce,
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in screen.mentions]),
        ))
        if sent.value is None:
            if sent.trouble is not Trouble.UNAVAILABLE:
                failed = replace(mark_of(promise), nonce="", trouble=sent.trouble.value)
                await self._keep(marked(promise, failed))
            return sent.trouble
        shown = replace(
            mark, nonce="", at=self._house.clock.now(), old=old, turn=turn, about=about, live=bool(screen.rows),
            face="" if again else screen.face_mark, art="" if again else screen.art_mark, trouble="",
        )
        done = marked(replace(row, message=sent.value.id), shown)
        await self._keep(replace(done, shown=-1) if again else done)
        if again:  # what the first try has posted may be older than what is to be shown
            return await self._edit(done, screen, turn=turn, about=about)
        return Trouble.NONE if await self.settle(done) else Trouble.UNAVAILABLE

    async def _edit(self, row: SurfaceRow, screen: Screen, *, turn: int, about: str) -> Trouble:
        mark = mark_of(row)
        shown = replace(mark, face=screen.face_mark, art=screen.art_mark, live=bool(screen.rows), turn=turn,
                        about=about, trouble="")
        if (mark.face, mark.art) != (shown.face, shown.art):
            there = self._client.get_partial_messageable(row.channel).get_partial_message(row.message)
            nobody = discord.AllowedMentions.none()
            if mark.art == shown.art:
                edit = there.edit(content=screen.text, view=view(screen.rows), allowed_mentions=nobody)
            else:
                files = await self.draw(screen.pictures)
                edit = there.edit(content=screen.text, view=view(screen.rows), allowed_mentions=nobody,
                                  attachments=files)
            outcome = await attempt(edit)
            if not outcome.ok:
                if outcome.trouble is not Trouble.UNAVAILABLE:
                    await self._keep(
                        marked(replace(row, shown=-1), replace(mark, trouble=outcome.trouble.value)))
                return outcome.trouble
        done = marked(row, shown)
        await self._keep(done)
        return Trouble.NONE if await self.settle(done) else Trouble.UNAVAILABLE
