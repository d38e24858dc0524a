"""Which servers a process keeps up to date, where several share a store: those of its shards, and of dead neighbours.

Any process takes any click, because the journal takes one input at each number. But the messages that show a table are
one process's affair: of the one that holds the shard of its server. Who dies holds nothing any more, and after GRACE_S
seconds a neighbour takes its shards, until it is there again and asks for them.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress

from cachetools import LRUCache
from msgspec import Struct

from data.for_operators import BAD_SHARDS
from data.store import Link
from engine.table import StoreBroken

log = logging.getLogger(__name__)
PERIOD_S = 1.0
GRACE_S = 4.0
"""A shard that nobody holds for so long is taken by a neighbour: longer than a restart in its turn should take."""
KNOWN_TABLES = 20_000
DIRECT = 0
"""The shard to which Discord sends direct messages."""
_RANGE = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")


class BadShards(StoreBroken):
    """KOTATSU_SHARDS is no range of shards, or one that cannot be served so."""

    def __init__(self, sentence: str) -> None:
        super().__init__("bad-shards", sentence)


class Shards(Struct, frozen=True):
    """Shards `first` to `last` of `count`, as 0-3/16."""

    first: int = 0
    last: int = 0
    count: int = 1

    @classmethod
    def parsed(cls, text: str) -> Shards:
        """Raises BadShards.

        >>> Shards.parsed("4-7/16"), Shards.parsed("2/3")
        (Shards(first=4, last=7, count=16), Shards(first=2, last=2, count=3))
        """
        match = _RANGE.fullmatch(text.strip())
        if match is None or not int(match[1]) <= int(match[2] or match[1]) < int(match[3]):
            raise BadShards(BAD_SHARDS.format(text=text))
        return cls(int(match[1]), int(match[2] or match[1]), int(match[3]))

    @property
    def own(self) -> range:
        """Their numbers."""
        return range(self.first, self.last + 1)

    @property
    def is_all(self) -> bool:
        """Whether there are no others."""
        return len(self.own) == self.count

    def of(self, guild: int) -> int:
        """The shard of a server, by Discord's rule; 0, which is that of direct messages, has them too."""
        return (guild >> 22) % self.count


Deed = Callable[[], Awaitable[None]]


class Territory:
    """What this process keeps up to date. Without a link there is no other process, and it is everything.

    `guild_of`: the server of a table, None for a table that is not there.
    """

    def __init__(
        self, shards: Shards, guild_of: Callable[[str], Awaitable[int | None]], link: Link | None = None
    ) -> None:
        self.shards = shards
        self.link = link
        self.held: frozenset[int] = frozenset() if link else frozenset(range(shards.count))
        self._guild_of = guild_of
        self._guilds: LRUCache[str, int] = LRUCache(KNOWN_TABLES)
        self._free: dict[int, float] = {}
        self._task: asyncio.Task[None] | None = None
        self._drained: Deed = _nothing

    def has(self, guild: int) -> bool:
        """Whether a server's tables are this process's affair."""
        return self.shards.of(guild) in self.held

    def is_own(self, guild: int) -> bool:
        """Whether they are for as long as it lives: Discord tells it of that server."""
        return self.shards.of(guild) in self.shards.own

    async def has_table(self, table: str) -> bool:
        """Whether a table is its affair. Raises StoreBroken."""
        if not self.held or len(self.held) == self.shards.count:
            return bool(self.held)
        if table not in self._guilds:
            guild = await self._guild_of(table)
            if guild is None:
                return False
            self._guilds[table] = guild
        return self.has(self._guilds[table])

    async def pass_on(self, table: str) -> None:
        """Tell whoever keeps a table that there is something to do. Raises StoreBroken."""
        if self.link is not None:
            await self.link.tell("table", table)

    def watch(self, gained: Deed, drained: Deed) -> None:
        """Hold what is its own, and what nobody holds; `gained` is awaited whenever there is more than before,
        `drained` before anything is given back: what is still being done must be done."""
        self._drained = drained
        if self.link is not None:
            self._task = asyncio.create_task(self._watch(self.link, gained))

    async def give_back(self, shard: int) -> None:
        """Its own process is there again. Raises StoreBroken."""
        if self.link is not None and shard in self.held and shard not in self.shards.own:
            self.held -= {shard}
            await self._drained()
            await self.link.release(shard)
            log.warning("shard %d is given back", shard)

    def is_left(self, shard: int) -> None:
        """Its own process goes, and says so: nobody has to wait whether it comes back."""
        self._free[shard] = asyncio.get_running_loop().time() - GRACE_S

    async def leave(self) -> None:
        """Let go of everything and say so, once what is being shown has been. Raises StoreBroken."""
        if self.link is None:
            await self._drained()
            return
        if self._task is not None:
            self._task.cancel()
        held, self.held = self.held, frozenset()
        await self._drained()
        for shard in sorted(held):
            await self.link.release(shard)
            await self.link.tell("left", f"{shard}")

    async def stop(self) -> None:
        """Let go of everything, for whoever comes after."""
        if self._task is not None:
            self._task.cancel()
        if self.link is not None:
            held, self.held = self.held, frozenset()
            with suppress(StoreBroken):  # with its session the locks are gone
                for shard in sorted(held):
                    await self.link.release(shard)

    async def _watch(self, link: Link, gained: Deed) -> None:
        while True:
            try:
                if await self._look(link):
                    await gained()
            except StoreBroken as broken:
                log.warning("who holds which shard is not known: %s", broken)
            except Exception:
                log.exception("taking shards")
            await asyncio.sleep(PERIOD_S)

    async def _look(self, link: Link) -> bool:
        """Whether it holds more than before."""
        if await link.mended():
            self.held = frozenset()
        before, taken = self.held, await link.held()
        for shard in self.shards.own:
            if shard not in self.held and not await self._claimed(link, shard):
                await link.tell("back", f"{shard}")
        now = asyncio.get_running_loop().time()
        free = [shard for shard in range(self.shards.count) if shard not in {*taken, *self.held}]
        self._free = {shard: self._free.get(shard, now) for shard in free}
        for shard in [shard for shard, since in self._free.items() if now - since >= GRACE_S]:
            if await self._claimed(link, shard):
                log.warning("shard %d is taken over: nobody held it", shard)
        return not self.held <= before

    async def _claimed(self, link: Link, shard: int) -> bool:
        if await link.claim(shard):
            self.held |= {shard}
        return shard in self.held


async def _nothing() -> None:
    """Is being done."""
