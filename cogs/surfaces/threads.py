"""The home of a match: a thread on the lobby's message, a private one with its players, or the channel itself.

A thread that was made and not written down is found again: on a message by the message's id, a private one by its name.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import discord

from cogs.presentation.words import clipped
from cogs.safe import RequestOutcome, Trouble, attempt
from cogs.services import Services
from cogs.surfaces.marks import MessageMark, mark_of, marked
from cogs.surfaces.poster import DONE
from engine.table import ChannelTaken, SurfaceRow, TableRow, is_person

log = logging.getLogger(__name__)
PRIVATE_THREAD: Final = 12
NAME = 100
REST_MINUTES: Final = 4320
"""So long after its last message a thread is put away; the next one brings it back."""
THREAD = "thread"
"""The surface under which is written down that a thread was begun, and who was brought into it."""


class Threads:
    """Settles where matches are played."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def housed(self, row: TableRow) -> TableRow | None:
        """The table with its home settled; None if it has to be tried again, also where no thread can be had and
        another match is played in the channel."""
        if row.has_home:
            return row
        async with self._services.locks.of("thread", row.id):
            row = await self._services.tables.table(row.id)
            if row.has_home:
                return row
            made = await (self._on_lobby(row) if row.options.spectators else self._private(row))
            if made.trouble is Trouble.UNAVAILABLE:
                return None
            try:
                return await self._services.tables.attach_thread(row.id, made.value or row.channel)
            except ChannelTaken:
                log.info("table %s has begun and waits for its place", row.id)
                return None

    async def bring_players(self, row: TableRow) -> bool:
        """Have the players see the thread in their lists, without a ping; False if it has to be tried again."""
        kept = await self._services.store.surface(row.id, THREAD)
        has_them = row.is_rematch if kept is None else bool(kept.message)
        if row.home == row.channel or has_them:
            return True
        for place in row.seats:
            if is_person(place.user):
                added = await attempt(self._client.http.add_user_to_thread(row.home, place.user))
                if added.trouble is Trouble.UNAVAILABLE:
                    return False
        await self._write_down(row, row.home)
        return True

    async def leave(self, row: TableRow) -> bool:
        """A rematch whose thread was deleted or locked before a board stood there begins once more where its table was
        opened, and finds a home of its own, once; False for any other match, of which nothing changes."""
        there = {each.surface: each for each in await self._services.store.surfaces(row.id)}
        is_shown = "board" in there and bool(mark_of(there["board"]).at)
        if not row.is_rematch or row.thread in (0, row.channel) or THREAD in there or is_shown:
            return False
        for name in there:
            if not name.startswith("hand:"):
                await self._services.store.drop_surface(row.id, name)
        await self._services.tables.detach_thread(row.id, row.thread)
        await self._write_down(row, 0)
        return True

    async def _on_lobby(self, row: TableRow) -> RequestOutcome[int]:
        lobby = await self._services.store.surface(row.id, "lobby")
        if lobby is None or not lobby.message:
            lost = lobby is not None and mark_of(lobby).trouble and not mark_of(lobby).nonce
            return RequestOutcome(trouble=Trouble.FORBIDDEN if lost else Trouble.UNAVAILABLE)
        made = await attempt(
            self._client.http.start_thread_with_message(
                row.channel, lobby.message, name=await self._name(row), auto_archive_duration=REST_MINUTES
            )
        )
        if made.trouble is Trouble.MESSAGE_GONE:
            await self._services.store.put_surface(
                marked(SurfaceRow(table=row.id, surface="lobby", channel=row.channel, message=0), MessageMark())
            )
            return RequestOutcome(trouble=Trouble.UNAVAILABLE)
        if made.trouble is Trouble.THREAD_THERE:
            return RequestOutcome(lobby.message)
        return RequestOutcome(int(made.value["id"]) if made.value else None, made.trouble)

    async def _private(self, row: TableRow) -> RequestOutcome[int]:
        name = await self._name(row, row.id)
        if await self._services.store.surface(row.id, THREAD) is not None:
            there = await attempt(self._client.http.get_active_threads(row.guild))
            if not there.value:
                return RequestOutcome(trouble=there.trouble)
            for thread in there.value["threads"]:
                if thread["name"] == name and str(thread["owner_id"]) == str(self._me):
                    return RequestOutcome(int(thread["id"]))
        await self._write_down(row, 0)
        made = await attempt(
            self._client.http.start_thread_without_message(
                row.channel, name=name, auto_archive_duration=REST_MINUTES, type=PRIVATE_THREAD, invitable=False
            )
        )
        return RequestOutcome(int(made.value["id"]) if made.value else None, made.trouble)

    @property
    def _me(self) -> int:
        return self._client.user.id if self._client.user else 0

    async def _write_down(self, row: TableRow, thread: int) -> None:
        await self._services.store.put_surface(
            SurfaceRow(table=row.id, surface=THREAD, channel=row.channel, message=thread, shown=DONE)
        )

    async def _name(self, row: TableRow, *more: str) -> str:
        """Who plays what; `more` tells it from others of that name."""
        speaker = (await self._services.speaker(row.options.lang, row)).plain()
        return thread_name(
            speaker.text(
                "thread-name",
                players=" – ".join(await self._services.names(row)),
                game=speaker.text(f"game-{row.options.game}"),
            ),
            more,
        )


def thread_name(name: str, more: Sequence[str] = ()) -> str:
    """A name that Discord takes.

    >>> len(thread_name("x" * 200, ["abc"])), thread_name("Aoi – Ben", ["abc"])
    (100, 'Aoi – Ben · abc')
    """
    tail = "".join(f" · {each}" for each in more)
    return clipped(name, NAME - len(tail)) + tail
