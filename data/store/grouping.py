"""Group commit: single statements that wait at once are carried out in one transaction, on disk with one sync."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from typing import TypeAlias

from data.store.connection import Statement

_Group: TypeAlias = list[tuple[Statement, asyncio.Future[int]]]
CarryOut: TypeAlias = Callable[[Sequence[Statement]], Awaitable[Sequence[int]]]


class Apart(Exception):
    """A group cannot be done as a whole, and nothing of it was."""


class Grouping:
    """`carry_out` takes a group and gives how many lines each statement changed once all is committed. Where it raises
    Apart each statement is carried out alone, so that what is refused is refused for itself; anything else that it
    raises is told to the whole group. At most `at_once` groups are under way; what comes meanwhile is the next one."""

    def __init__(self, carry_out: CarryOut, at_once: int) -> None:
        self._carry_out = carry_out
        self._at_once = at_once
        self._waiting: _Group = []
        self._under_way = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def write(self, statement: Statement) -> int:
        """How many lines it changed, once that is committed. Who is cancelled may have written all the same."""
        if self._under_way < self._at_once:
            return await self._write_now(statement)
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((statement, told))
        return await told

    async def _write_now(self, statement: Statement) -> int:
        """Nobody waits yet. Who comes meanwhile must not depend on this caller, who may be cancelled."""
        self._under_way += 1
        try:
            [changed] = await self._carry_out([statement])
        finally:
            if self._waiting:
                self._begin(self._carry_out_waiting())
            else:
                self._under_way -= 1
        return changed

    async def close(self) -> None:
        """Wait for what is under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_out_waiting(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                await self._carry_out_and_tell(group)
        finally:
            self._under_way -= 1  # at once: who is told now writes again before this task counts as done

    async def _carry_out_and_tell(self, group: _Group) -> None:
        try:
            outcomes = await self._carry_out([statement for statement, _ in group])
        except Apart:
            for each in group:
                self._begin(self._carry_out_and_tell([each]))
        except Exception as error:
            for told in _waiting(group):
                told.set_exception(error)
        except asyncio.CancelledError:
            for told in _waiting(group):
                told.cancel()
            raise
        else:
            for (_, told), outcome in zip(group, outcomes, strict=True):
                if not told.done():
                    told.set_result(outcome)


def _waiting(group: _Group) -> Iterator[asyncio.Future[int]]:
    """Who was not cancelled meanwhile."""
    return (told for _, told in group if not told.done())
