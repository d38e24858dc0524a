"""What processes over one PostgreSQL server say to each other: which shard is whose, and what has changed.

A shard is held by a session-level advisory lock, which the server lets go of when its holder dies. What has changed is
told by NOTIFY, from triggers on the journals; it names a table or tournament and no more, so that whoever hears of it
reads the journal up to its last number, and a notification that is lost costs a look.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Iterable
from typing import Self

import msgspec
import psycopg

from data.store.connection import Heard
from data.store.sessions import Session, clearly, named, session_of

log = logging.getLogger(__name__)
SHARDS = 0x6B6F7462
"""The first half of the advisory locks of shards; the second one is the shard's number."""
AGAIN_S = 1.0
REMEMBERED = 200
"""So many interactions that were claimed stay so; of older ones Discord wants no answer any more."""
_CLAIM = "SELECT pg_try_advisory_lock($1, $2)"
_RELEASE = "SELECT pg_advisory_unlock($1, $2)"
_CLAIM_ONE = "SELECT pg_try_advisory_lock($1::bigint)"
_FORGET = "SELECT pg_advisory_unlock($1::bigint)"
_HELD = """
    SELECT objid::int FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_TELL = "SELECT pg_notify('kotatsu_' || current_schema(), $1)"


class Exchange:
    """One process's part in it: a session that holds its shards, and one that listens."""

    def __init__(self, url: str, name: str, holder: Session) -> None:
        self._url = url
        self._name = name
        self._holder = holder
        self._turn = asyncio.Lock()
        self._claimed: deque[int] = deque()

    @classmethod
    async def open(cls, url: str, name: str) -> Self:
        """`name`: what all sessions of this process are called on the server. Raises StoreBroken."""
        with clearly(named(url)):
            return cls(url, name, await session_of(url, name))

    async def close(self) -> None:
        """Every shard is free."""
        await self._holder.close()

    async def claim(self, shard: int) -> bool:
        """Hold a shard alone; False if somebody else holds it. Raises StoreBroken."""
        return await self._asked(_CLAIM, (SHARDS, shard)) is True

    async def release(self, shard: int) -> None:
        """Hold it no longer. Raises StoreBroken."""
        await self._asked(_RELEASE, (SHARDS, shard))

    async def held(self) -> frozenset[int]:
        """Every shard that is held by anybody. Raises StoreBroken."""
        async with self._turn:
            with clearly(named(self._url)):
                lines = await (await self._holder.execute(_HELD.encode(), (SHARDS,))).fetchall()
        return frozenset(msgspec.convert(shard, int) for (shard,) in lines)

    async def claim_interaction(self, interaction: int) -> bool:
        """Whether nobody else has claimed an interaction of which several were told. Raises StoreBroken."""
        if await self._asked(_CLAIM_ONE, (interaction,)) is not True:
            return False
        self._claimed.append(interaction)
        if len(self._claimed) > REMEMBERED:
            await self._asked(_FORGET, (self._claimed.popleft(),))
        return True

    async def tell(self, kind: str, what: str) -> None:
        """Say something to the others. Raises StoreBroken."""
        await self._asked(_TELL, (f"{self._name} {kind} {what}",))

    async def mended(self) -> bool:
        """Whether the session had to be replaced, so that nothing is held any more. Raises StoreBroken."""
        if not self._holder.closed:
            return False
        with clearly(named(self._url)):
            self._holder = await session_of(self._url, self._name)
        return True

    async def heard(self) -> AsyncIterator[Heard]:
        """What the others say, for ever; whenever listening begins, something may have been missed."""
        while True:
            try:
                async with await session_of(self._url, self._name) as session:
                    [(channel,)] = await (await session.execute(b"SELECT 'kotatsu_' || current_schema()")).fetchall()
                    await session.execute(f'LISTEN "{channel}"'.encode())
                    yield Heard("")
                    async for said in session.notifies():
                        who, kind, what = said.payload.rsplit(" ", 2)
                        if who != self._name:
                            yield Heard(kind, what)
            except (psycopg.Error, OSError) as error:
                log.warning("nothing is heard of other processes: %s", error)
            await asyncio.sleep(AGAIN_S)

    async def _asked(self, sql: str, values: Iterable[str | int]) -> object:
        async with self._turn:
            with clearly(named(self._url)):
                [(answer,)] = await (await self._holder.execute(sql.encode(), tuple(values))).fetchall()
                return answer
