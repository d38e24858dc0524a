"""Requests to Discord that end in an outcome, not in a traceback."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from enum import Enum
from functools import cache
from typing import Generic, TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)
_T = TypeVar("_T")
ANSWER_SECONDS = (1.0, 1.0)
"""How long each try to answer an interaction may take, the last one aside; Discord waits for three seconds."""


class Trouble(Enum):
    """Why a request did not work, as far as it matters to us. FROZEN: a message that may not be edited any more."""

    NONE = "none"
    DM_CLOSED = "dm_closed"
    CHANNEL_GONE = "channel_gone"
    MESSAGE_GONE = "message_gone"
    FROZEN = "frozen"
    FORBIDDEN = "forbidden"
    EXPIRED = "expired"
    ANSWERED = "answered"
    THREAD_THERE = "thread_there"
    UNAVAILABLE = "unavailable"
    REFUSED = "refused"


CODES = {
    50007: Trouble.DM_CLOSED,
    50278: Trouble.DM_CLOSED,
    40003: Trouble.UNAVAILABLE,
    10003: Trouble.CHANNEL_GONE,
    10008: Trouble.MESSAGE_GONE,
    50001: Trouble.FORBIDDEN,
    50013: Trouble.FORBIDDEN,
    50083: Trouble.FROZEN,
    10070: Trouble.MESSAGE_GONE,
    10062: Trouble.EXPIRED,
    10015: Trouble.EXPIRED,
    50027: Trouble.EXPIRED,
    40060: Trouble.ANSWERED,
    30046: Trouble.FROZEN,
    160004: Trouble.THREAD_THERE,
    160005: Trouble.FORBIDDEN,
    160006: Trouble.FORBIDDEN,
    160007: Trouble.FORBIDDEN,
}
"""Discord's error codes and what they are to us."""


class RequestOutcome(Generic[_T]):
    """What came of a request: its value, or the trouble."""

    def __init__(self, value: _T | None = None, trouble: Trouble = Trouble.NONE) -> None:
        self.value = value
        self.trouble = trouble

    @property
    def ok(self) -> bool:
        """Whether it worked."""
        return self.trouble is Trouble.NONE


def trouble_of(error: BaseException) -> Trouble:
    """What an exception of a request means."""
    if isinstance(error, discord.HTTPException):
        if error.code in CODES:
            return CODES[error.code]
        if isinstance(error, discord.DiscordServerError) or error.status in (429, 408) or error.status >= 500:
            return Trouble.UNAVAILABLE
        return Trouble.FORBIDDEN if error.status == 403 else Trouble.REFUSED
    if isinstance(error, discord.InteractionResponded):
        return Trouble.ANSWERED
    return Trouble.UNAVAILABLE


async def attempt(request: Awaitable[_T]) -> RequestOutcome[_T]:
    """Carry a request out. What Discord or the line to it does wrong becomes a trouble; bugs of ours are raised."""
    try:
        return RequestOutcome(await request)
    except (discord.HTTPException, discord.InteractionResponded, discord.RateLimited) as error:
        trouble = trouble_of(error)
        log.log(logging.ERROR if trouble is Trouble.REFUSED else logging.INFO, "Discord: %s: %s", trouble.value, error)
        return RequestOutcome(trouble=trouble)
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        log.info("Discord cannot be reached: %r", error)
        return RequestOutcome(trouble=Trouble.UNAVAILABLE)


@cache
def _not_alone() -> None:
    """Say it once: it is so with every click from now on."""
    log.critical(
        "somebody else answers what this bot is asked: ANOTHER PROCESS RUNS WITH THE SAME TOKEN, and knows"
        " nothing of the tables of this one. Stop one of them, or reset the token if the other is not yours"
    )


async def acknowledge(answer: Callable[[], Awaitable[object]]) -> bool:
    """Give an interaction its first answer; False if Discord no longer wants one.

    After a second 5xx the library sleeps for longer than Discord waits, so it is asked anew. A try that seemed to fail
    may have got through: then Discord says that the interaction is answered, and it is. Where it says so at the first
    try, somebody else has answered.
    """
    seconds: float | None
    for again, seconds in enumerate((*ANSWER_SECONDS, None)):
        try:
            async with asyncio.timeout(seconds):
                trouble = (await attempt(answer())).trouble
        except TimeoutError:
            continue
        if trouble is Trouble.ANSWERED and not again:
            _not_alone()
        if trouble is not Trouble.UNAVAILABLE:
            return trouble is Trouble.NONE or (again > 0 and trouble is Trouble.ANSWERED)
    return False
