"""How often the bot may begin anew: each beginning is an IDENTIFY, and who makes too many a day loses its token."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from typing import Final

import discord

log = logging.getLogger(__name__)
SHORTEST: Final = 1.0
LONGEST: Final = 900.0
UNCOUNTED: Final = 60.0
STEADY: Final = 600.0
"""Who has served for so many seconds begins anew at once."""
SPARE: Final = 20
"""So many of the day's beginnings (1,000) are kept for whoever mends what is wrong."""
FATAL: Final = (4010, 4011, 4012, 4013, 4014)
"""Ends of a connection that no new one mends, by their close codes."""


class FatalClose(Exception):
    """Discord ends every connection of this bot until somebody has mended something."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class IdentifyTooSoon(Exception):
    """A connection was lost so soon and so often that the next one has to wait."""


def fatal_close(error: BaseException) -> FatalClose | None:
    """What somebody has to mend before another start, None for anything that passes by itself."""
    code = 4014 if isinstance(error, discord.PrivilegedIntentsRequired) else getattr(error, "code", 0)
    is_end = isinstance(error, discord.PrivilegedIntentsRequired | discord.ConnectionClosed)
    return FatalClose(code) if is_end and code in FATAL else None


class IdentifyBackoff:
    """Beginnings that follow each other soon are ever further apart: a second, two, four, up to a quarter of an hour (a
    minute, as long as nothing has come of it that Discord counts), and up to half as much less, as chance will have it.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chance: Callable[[float, float], float] = random.uniform,
    ) -> None:
        self._clock, self._sleep, self._chance = clock, sleep, chance
        self._began = -STEADY
        self._wait = self._streak = 0.0
        self._is_counted = False

    async def turn(self) -> None:
        """Wait until a client may begin."""
        wait = self._left()
        if wait > SHORTEST:
            log.warning("the next start is in %.0f s", wait)
        await self._sleep(wait)
        self._spend()

    def identify(self, *, again: bool) -> None:
        """A client identifies; `again`: not for the first time. Raises IdentifyTooSoon."""
        if again:
            if self._left() > 0:
                raise IdentifyTooSoon
            self._spend()
        self._is_counted = True

    async def allowed(self, http: discord.http.HTTPClient) -> None:
        """Wait, where hardly any beginnings are left, until Discord counts anew."""
        _, _, limit = await http.get_bot_gateway()
        if limit["remaining"] <= SPARE:
            wait = limit["reset_after"] / 1000
            log.error(
                "Discord allows %d more starts of %d; the next one is in %.0f s, when it counts anew",
                limit["remaining"],
                limit["total"],
                wait,
            )
            await self._sleep(wait)

    def _left(self) -> float:
        """Seconds until the next beginning."""
        served = self._clock() - self._began
        if served > STEADY + self._wait:
            self._streak = self._wait = 0.0
        return max((self._wait if self._is_counted else min(self._wait, UNCOUNTED)) - served, 0.0)

    def _spend(self) -> None:
        self._began = self._clock()
        self._wait = min(SHORTEST * 2**self._streak, LONGEST) * self._chance(0.5, 1.0)
        self._streak += 1
        self._is_counted = False
