"""The application's own emojis: our signs, uploaded once, so that messages show the symbols of printed texts.

Each is named after its sign and its drawing (`strength_3fa9c1`), so that a new drawing is uploaded anew and the one of
before is taken away. An operator's other emojis are left alone. As long as one is missing, words stand in its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
from collections.abc import Mapping
from functools import partial
from typing import Final

import aiohttp
import discord

from cogs.services import Services
from render.emojis import EMOJI_SIGNS, emoji

AT_START_S: Final = 2.0
"""So long the start waits to hear which emojis there are, so that messages of before are not written anew in words."""
BAD_REQUEST: Final = 400
LEFT_TO_OTHERS: Final = 4
UPLOADED_S: Final = 2.0
"""So often, so many seconds apart, a process without shard 0 looks whether the one that has it has uploaded them."""
ROUNDS: Final = 2
"""How often it is looked what is missing: another process of the bot may upload the same at the same time."""
TROUBLE: Final = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
_OURS: Final = re.compile(rf"({'|'.join(EMOJI_SIGNS)})_[0-9a-f]{{6}}")

log = logging.getLogger(__name__)


class ApplicationEmojis:
    """Keeps `services.emojis` as Discord has them. Trouble is one line in the log, and nobody waits for an upload."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._heard = asyncio.Event()
        self._repairing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Hear which emojis there are; what is missing is uploaded while the bot goes on."""
        self._repairing = asyncio.create_task(self._repair())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._heard.wait(), AT_START_S)

    def stop(self) -> None:
        """What is still missing is uploaded at the next start."""
        if self._repairing is not None:
            self._repairing.cancel()

    async def settled(self) -> None:
        """Once nothing is missing, or Discord does not take it."""
        if self._repairing is not None:
            await asyncio.wait((self._repairing,))

    async def _repair(self) -> None:
        try:
            await self._complete({f"{sign}_{_mark(data)}": data for sign, data in await self._drawn()})
        except TROUBLE as error:
            log.warning("symbols are told in words where there is no emoji: %s", error)
        finally:
            self._heard.set()

    async def _drawn(self) -> list[tuple[str, bytes]]:
        return [(sign, await self._services.pens.drawn(partial(emoji, sign))) for sign in EMOJI_SIGNS]

    async def _complete(self, wanted: Mapping[str, bytes]) -> None:
        """Raises what Discord's library raises, except for what is refused as such."""
        left_to_others = 0 if self._services.territory.is_own(0) else LEFT_TO_OTHERS
        for turn in range(left_to_others + ROUNDS):
            there = await self._client.fetch_application_emojis()
            self._take({each.name: str(each) for each in there if each.name in wanted})
            self._heard.set()
            missing = [name for name in wanted if name not in {each.name for each in there}]
            if not missing:
                await self._tidy([each for each in there if each.name not in wanted])
                return
            if turn < left_to_others:
                await asyncio.sleep(UPLOADED_S)
                continue
            for name in missing:
                await self._upload(name, wanted[name])
        log.warning("Discord keeps %d of %d emojis", len(self._services.emojis), len(wanted))

    def _take(self, markup: Mapping[str, str]) -> None:
        self._services.emojis.clear()
        self._services.emojis.update({name.rpartition("_")[0]: each for name, each in markup.items()})

    async def _upload(self, name: str, data: bytes) -> None:
        """What is refused may be there by now."""
        try:
            await self._client.create_application_emoji(name=name, image=data)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            log.info("emoji %s: %s", name, error)

    async def _tidy(self, others: list[discord.Emoji]) -> None:
        """Take away our drawings of before; one process does."""
        for each in others if self._services.territory.is_own(0) else []:
            if _OURS.fullmatch(each.name):
                await each.delete()


def _mark(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:6]
