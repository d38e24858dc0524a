"""How many requests this process makes in a second: Discord counts those of a bot together, whichever process sends
them, and refuses what is over 50 (429); a bot that is refused 10,000 times in ten minutes is shut out.

Interaction endpoints do not count. Where several processes share the bot, each tells the others every second how many
it wanted; they part what there is in that proportion.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from data.store import Link
from engine.table import StoreBroken

log = logging.getLogger(__name__)
SECOND: Final = 1.05
"""Requests that left within a second may arrive a little closer together."""
SILENT_S: Final = 5.0
"""Who has told nothing for so long is not there."""
TOLD: Final = "wants"
"""What a process tells the others: a name of its own, and how many requests it wanted in the last second."""
LEAST: Final = 4
"""So many a process may always make, where there are not too many of them."""
SPARE: Final = 0.6
"""What can wait is done while no more than this share has been used."""
EXEMPT: Final = ("/interactions/", "/webhooks/")


class RequestBudget:
    """At most so many requests in any second, in the order in which they were asked for. `now`: seconds that only
    grow."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._name, self._now = secrets.token_hex(4), now
        self._sent: deque[float] = deque()
        self._turn, self._spare_turn = asyncio.Lock(), asyncio.Lock()
        self._waiting = 0
        self._wanted = self._asked = 0
        self._others: dict[str, tuple[float, int]] = {}

    @property
    def quota(self) -> int:
        """So many of them are this process's now, at least 1.

        >>> budget = RequestBudget(45, lambda: 0.0)
        >>> budget.quota, budget.hear("other:0"), budget.quota
        (45, None, 22)
        """
        now = self._now()
        others = [wanted for at, wanted in self._others.values() if now - at < SILENT_S]
        if not others:
            return self.most
        least = min(LEAST, self.most / (2 * (len(others) + 1)))
        wanted = self._wanted + sum(others)
        share = self._wanted / wanted if wanted else 1 / (len(others) + 1)
        return max(int(least + (self.most - least * (len(others) + 1)) * share), 1)

    def hear(self, told: str) -> None:
        """Another process has told what it wanted."""
        name, _, wanted = told.rpartition(":")
        self._others[name] = self._now(), int(wanted)

    async def take(self) -> None:
        """Wait for the turn of a request; then it counts as made."""
        self._asked += 1
        self._waiting += 1
        try:
            async with self._turn:
                await self._fewer_than(self.quota)
                self._sent.append(self._now())
        finally:
            self._waiting -= 1

    async def spare(self) -> None:
        """Wait until there is room for what can wait, one after the other; nothing is taken. However much else is
        asked for, its turn comes."""
        async with self._spare_turn:
            await self._fewer_than(max(int(self.quota * SPARE), 1))

    async def _fewer_than(self, count: int) -> None:
        """Wait until fewer than so many were made within the last second."""
        now = self._now()
        while self._sent and self._sent[0] <= now - SECOND:
            self._sent.popleft()
        if len(self._sent) >= count:
            await asyncio.sleep(self._sent[-count] + SECOND - now)

    async def share(self, link: Link) -> None:
        """Tell the others what is wanted, for ever."""
        while True:
            self._wanted, self._asked = self._asked + self._waiting, 0
            try:
                await link.tell(TOLD, f"{self._name}:{self._wanted}")
            except StoreBroken as broken:
                log.warning("the others are not told what is wanted: %s", broken)
            await asyncio.sleep(SECOND)

    def trace(self) -> aiohttp.TraceConfig:
        """By which the library's requests wait for their turn."""
        traced = aiohttp.TraceConfig()

        async def begins(_: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams) -> None:
            address = str(asked.url)
            if address.startswith(discord.http.Route.BASE) and not is_exempt(address):
                await self.take()

        traced.on_request_start.append(begins)
        return traced


def is_exempt(address: str) -> bool:
    """Whether a request does not count towards what a bot may make.

    >>> base = discord.http.Route.BASE
    >>> is_exempt(f"{base}/webhooks/1/token/messages/@original"), is_exempt(f"{base}/channels/1/messages")
    (True, False)
    """
    return address.removeprefix(discord.http.Route.BASE).startswith(EXEMPT)
