"""What several want to know at once is looked up once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Each gets what a look has found that began after he had asked, so that nobody is told what was so before."""

    def __init__(self, look: Callable[[str], Awaitable[T]]) -> None:
        self._look = look
        self._coming: dict[str, asyncio.Task[T]] = {}

    async def of(self, what: str) -> T:
        """Raises what the look raises."""
        coming = self._coming.get(what)
        if coming is None:
            coming = self._coming[what] = asyncio.create_task(self._begin(what))
        return await asyncio.shield(coming)

    async def _begin(self, what: str) -> T:
        del self._coming[what]  # from here on it may be too old for who comes
        return await self._look(what)
