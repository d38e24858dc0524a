"""What other processes over the same store have changed is shown here too, where it is this process's affair."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cogs.gateway_lines import HERE
from cogs.request_budget import TOLD
from cogs.services import Services
from data.store import Heard
from engine.table import StoreBroken, TableError

log = logging.getLogger(__name__)


class Neighbours:
    """Listens to the other processes. `tournament`: told that one has changed; `missed`: looks for whatever may have
    been missed, which is done now and then, and whenever listening has to begin anew; `here`: told of a shard that
    somebody else listens to.
    """

    def __init__(
        self,
        services: Services,
        tournament: Callable[[str], None],
        missed: Callable[[], Awaitable[None]],
        here: Callable[[int], Awaitable[None]],
    ) -> None:
        self._services = services
        self._tournament = tournament
        self._missed = missed
        self._here = here
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """From now on; where there is no link there are no others."""
        if self._services.territory.link is not None:
            share = self._services.budget.share(self._services.territory.link)
            self._tasks = [asyncio.create_task(each) for each in (self._listen(), self._look_again(), share)]

    def stop(self) -> None:
        """No longer."""
        for task in self._tasks:
            task.cancel()

    async def _listen(self) -> None:
        link = self._services.territory.link
        assert link is not None, "it was started"
        async for heard in link.heard():
            try:
                await self._hear(heard)
            except TableError as broken:
                log.warning("what was heard is looked for later: %s", broken)
            except Exception:
                log.exception("hearing of %s", heard)

    async def _hear(self, heard: Heard) -> None:
        territory = self._services.territory
        if heard.kind == "table" and await territory.has_table(heard.what):
            await self._services.tables.tell(heard.what)
        elif heard.kind == "tournament":
            self._tournament(heard.what)
        elif heard.kind == "back":
            await territory.give_back(int(heard.what))
        elif heard.kind == "left":
            territory.is_left(int(heard.what))
        elif heard.kind == TOLD:
            self._services.budget.hear(heard.what)
        elif heard.kind == HERE:
            await self._here(int(heard.what))
        elif not heard.kind:
            await self._missed()

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(self._services.settings.sweep_seconds)
            try:
                await self._missed()
            except StoreBroken as broken:
                log.warning("nothing was looked for: %s", broken)
            except Exception:
                log.exception("looking for what was missed")
