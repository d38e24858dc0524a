"""Takes the buttons off messages that others have replaced: outside every lock, and never in the way of what counts.

What is pressed on a message that kept its buttons is answered; so where Discord lets few edits through, it keeps them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Final, NamedTuple, Protocol

import discord
from msgspec.structs import replace

from cogs.presentation.layout import is_laid_out, said, without_controls
from cogs.request_budget import RequestBudget
from cogs.safe import Trouble, attempt
from cogs.surfaces.marks import extra_of, mark_of
from engine.table import SurfaceRow

log = logging.getLogger(__name__)
PATIENCE: Final = 8.0
"""So many seconds an edit may take: longer than a channel's limit (5 in 5 s) holds it up, but not that of old ones."""
OLD: Final = 3600.0
OLD_PACE: Final = 10.0
"""Messages over an hour old may be edited three times in 20 s a channel (30046); so this leaves one for what counts."""
TRIES: Final = 6
"""So often it is tried where Discord is away, which takes about a minute."""


class Keeper(Protocol):
    """Where surfaces are written down."""

    async def surface(self, owner: str, name: str, /) -> SurfaceRow | None:
        """One, or None."""

    async def surface_of(self, message: int, /) -> SurfaceRow | None:
        """The one that a message shows, or None."""

    async def put_surface(self, row: SurfaceRow, /) -> None:
        """Remember one."""

    async def note_surface(self, before: SurfaceRow, extra: str, /) -> bool:
        """What else is known of one, if it still stands as it was read."""


class Job(NamedTuple):
    """A message whose buttons must go; `text`: what it says from now on, "" for what it said; `is_laid_out`: it may
    have the form of components V2."""

    keeper: Keeper
    owner: str
    surface: str
    channel: int
    message: int
    text: str
    is_laid_out: bool


class ButtonRemover:
    """One worker for each channel in which something is to be taken away."""

    def __init__(self, client: discord.Client, budget: RequestBudget) -> None:
        self._client, self._budget = client, budget
        self._jobs: dict[int, deque[Job]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._is_over = False

    def take(self, keeper: Keeper, row: SurfaceRow, text: str = "") -> None:
        """Take the buttons off the older messages of a surface, soon. `text`: what its own message then says."""
        mark = mark_of(row)
        for channel, message in () if self._is_over else mark.old:
            jobs, said = self._jobs.setdefault(channel, deque()), text if message == row.message else ""
            known = [job for job in jobs if job.message == message and job.text in (said, text)]
            if known:
                continue
            jobs.append(Job(keeper, row.table, row.surface, channel, message, said, mark.is_laid_out))
            if channel not in self._tasks:
                self._tasks[channel] = asyncio.create_task(self._run(channel, jobs))

    async def idle(self) -> None:
        """Wait until everything is taken away that is to be."""
        await asyncio.gather(*self._tasks.values())

    def stop(self) -> None:
        """Let everything be, for good; the next start goes on from the store."""
        self._is_over = True
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, channel: int, jobs: deque[Job]) -> None:
        clock, last = asyncio.get_running_loop().time, -OLD_PACE
        try:
            while jobs:
                await self._budget.spare()
                if _is_old(jobs[0].message):
                    await asyncio.sleep(last + OLD_PACE - clock())
                    last = clock()
                if await self._is_done(jobs[0]):
                    await _forget(jobs[0])
                jobs.popleft()
        except Exception:
            log.exception("tidying up in channel %s", channel)
        finally:
            del self._tasks[channel], self._jobs[channel]

    async def _is_done(self, job: Job) -> bool:
        """Whether nothing is left to do for a message; False where Discord was away: that is left to the next start."""
        for tries in range(TRIES):
            try:
                async with asyncio.timeout(PATIENCE):
                    trouble = await self._strip(job)
            except TimeoutError:
                log.info("channel %s is limited: message %s keeps its buttons", job.channel, job.message)
                return True
            if trouble is not Trouble.UNAVAILABLE:
                return True
            await asyncio.sleep(2.0**tries)
        return False

    async def _strip(self, job: Job) -> Trouble:
        there = self._client.get_partial_messageable(job.channel).get_partial_message(job.message)
        if job.is_laid_out:
            return await self._strip_layout(there, job.text)
        return (await attempt(there.edit(content=job.text, view=None) if job.text else there.edit(view=None))).trouble

    async def _strip_layout(self, there: discord.PartialMessage, text: str) -> Trouble:
        """Without controls such a message is what else it shows; one of the old form may stand there from before."""
        read = await attempt(there.fetch())
        if read.value is None:
            return read.trouble
        if not is_laid_out(read.value):
            return (await attempt(there.edit(content=text, view=None) if text else there.edit(view=None))).trouble
        left = said(text) if text else without_controls(read.value)
        return (await attempt(there.edit(view=left))).trouble


async def _forget(job: Job) -> None:
    """Written without a lock: where the surface was changed meanwhile, it is read again."""
    while row := await job.keeper.surface(job.owner, job.surface):
        mark = mark_of(row)
        old = tuple(each for each in mark.old if each != (job.channel, job.message))
        if old == mark.old or await job.keeper.note_surface(row, extra_of(replace(mark, old=old))):
            return


def _is_old(message: int) -> bool:
    """Whether edits of a message are slowed down (30046); its id says when it was posted."""
    return time.time() - discord.utils.snowflake_time(message).timestamp() > OLD
