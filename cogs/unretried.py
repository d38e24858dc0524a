"""Follow-ups, which have no nonce: each is sent once, since nobody can tell whether one that failed has got through."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord


class UnknownOutcome(aiohttp.ClientError):
    """Discord failed; what was asked may have been done all the same."""


class UnretriedSession:
    """A session whose requests are not tried again by the library where Discord fails."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(self, method: str, url: str, **more: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        """As of the session. Raises Unsure."""
        async with self._session.request(method, url, **more) as response:
            if response.status >= 500:
                raise UnknownOutcome(f"{response.status} for {method}")
            yield response


def without_retries(webhook: discord.Webhook) -> discord.Webhook:
    """The same, whose messages are sent once."""
    session: Any = webhook.session
    once_only: Any = session if isinstance(session, UnretriedSession) else UnretriedSession(session)
    webhook.session = once_only
    return webhook
