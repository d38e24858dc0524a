"""Thousands of open tables in a store, over which a process starts: `python -m tests.tables --open 10000`.

Most are idle: their games wait, an hour's time runs, and what shows them is up to date. Some are awaited: somebody
acted after the process before showed anything for the last time. Discord is played by a world in which each request
takes 80 ms and which notes when and where each was made. Measured are the start until the gateway could be asked for,
the memory that idle tables take once all that lag have been repaired, and the order and the pace in which that is done.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import os
import resource
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

import discord
import msgspec

from cogs.client import Kotatsu
from cogs.garbage_collector import settle
from cogs.memory_allocator import be_frugal
from cogs.services import Services
from cogs.settings import Settings
from cogs.surfaces.sync import AT_ONCE, SurfaceSync
from data.store import DECISION, Store
from data.store.store import _CREATE, _PUT_GAME, _SEAT, _changing
from tests import postgres, tables, warm
from tests.cogs.fake_discord import Channel, Client, Fuse, Message, Posted, World

INPUTS: Final = (2, 3, 4)
LATENCY_S: Final = 0.08
OPEN_BARS: Final = {"ready_s": 10.0, "kb_a_table": 4.0, "most_a_second": 50, "most_in_a_channel": 5, "out_of_order": 0}
"""`most_a_second`: requests of a bot; `most_in_a_channel`: within five seconds. Discord refuses more."""
BASE: Final = 500
"""So many tables are there when the memory is measured to which that of the others is added, as many awaited."""
ACTED_AT: Final = 1_700_000_000.0
_pack = msgspec.msgpack.Encoder().encode
_SURFACE = 'INSERT INTO surfaces ("table", surface, channel, message, shown, extra, game, version) VALUES '
_TIMER = "INSERT INTO timers (kind, key, guild, due, token) VALUES (?, ?, ?, ?, '')"
_INPUT = "INSERT INTO inputs (game, no, by, at, row) VALUES (?, ?, ?, ?, ?)"


@dataclass
class Requests:
    """When each request was made and in which channel."""

    made: list[tuple[float, int]] = field(default_factory=list)

    async def take(self, channel: int) -> None:
        self.made.append((time.monotonic(), channel))
        await asyncio.sleep(LATENCY_S)

    def channels(self) -> list[int]:
        """In the order in which each was first asked something of."""
        return list(dict.fromkeys(channel for _, channel in self.made))

    def most(self, seconds: float, made: Iterable[tuple[float, int]] | None = None) -> int:
        """So many were made within so many seconds at most."""
        within: deque[float] = deque()
        most = 0
        for at, _ in self.made if made is None else made:
            within.append(at)
            while within[0] <= at - seconds:
                within.popleft()
            most = max(most, len(within))
        return most

    def most_in_a_channel(self, seconds: float) -> int:
        by: dict[int, list[tuple[float, int]]] = {}
        for each in self.made:
            by.setdefault(each[1], []).append(each)
        return max((self.most(seconds, each) for each in by.values()), default=0)


class SlowChannel(Channel):
    """Each of its requests takes its time and is noted."""

    async def send(self, *args: Any, **named: Any) -> Posted:
        await cast(SlowWorld, self.world).requests.take(self.id)
        return await super().send(*args, **named)

    def get_partial_message(self, message: int) -> Message:
        self.world.messages.setdefault(message, Posted(message, self.id, "", [], ""))  # the process before posted it
        return SlowMessage(self.world, message, self.id)


@dataclass
class SlowMessage(Message):
    channel: int

    async def edit(self, **changed: Any) -> Posted:
        await cast(SlowWorld, self.world).requests.take(self.channel)
        return await super().edit(**changed)


@dataclass
class SlowWorld(World):
    requests: Requests = field(default_factory=Requests)


class SlowClient(Client):
    def get_partial_messageable(self, channel: int) -> Channel:
        return SlowChannel(self.world, channel)


@asynccontextmanager
async def house_at(home: Path, address: str) -> AsyncIterator[Services]:
    """The bot's house over a file in its home, or over a PostgreSQL database."""
    warm.lend(home)
    house = await Services.open(Settings(home=home, DATABASE_URL=address, sync_commands=False))
    warm.keep(home)
    try:
        yield house
    finally:
        await house.store.close()


async def lay(home: Path, address: str, count: int, awaited: int) -> None:
    """Write so many tables down. Of the awaited ones, which lie between the others, the last was acted at first."""
    async with house_at(home, address) as house:
        every = max(count // awaited, 1) if awaited else count + 1
        each = enumerate(tables.lain(house, tables.deals(house, pool=False), count, INPUTS))
        while batch := [(number, lain) for number, lain in _next(each, 500)]:
            async with house.store._db.transaction() as db:
                for sql, lines in _lines(batch, every, awaited):
                    await db.write_all(sql, lines)


def _next(each: Iterator[tuple[int, tables.Lain]], most: int) -> Iterator[tuple[int, tables.Lain]]:
    for _, one in zip(range(most), each, strict=False):
        yield one


def _lines(batch: Sequence[tuple[int, tables.Lain]], every: int, awaited: int) -> Iterator[tuple[str, list[Any]]]:
    rows = [lain.row for _, lain in batch]
    yield _CREATE, [(row.id, row.guild, row.channel, row.opened_at, *_changing(row)) for row in rows]
    yield _SEAT, [(row.id, seat, place.user) for row in rows for seat, place in enumerate(row.seats)]
    games = [lain.game for _, lain in batch]
    yield _PUT_GAME, [(game.id, game.table, _pack(game.setup), game.secret, 0) for game in games]
    yield (
        _INPUT,
        [
            (lain.game.id, row.no, row.no % 2, ACTED_AT - 60 * number + row.no, _pack(row))
            for number, lain in batch
            for row in lain.play.rows
        ],
    )
    yield _TIMER, [(DECISION, row.id, row.guild, time.time() + 3600) for row in rows]
    shown = [
        surface
        for number, lain in batch
        for surface in tables.shown(lain, number, behind=number % every == 0 and number // every < awaited)
    ]
    yield f"{_SURFACE}(?, ?, ?, ?, ?, ?, ?, ?)", [msgspec.structs.astuple(surface) for surface in shown]


async def started(
    home: Path, address: str, since: float, opened: Callable[[], object] = lambda: None
) -> dict[str, float]:
    """A process starts over what lies there and repairs what lags. `opened`: called once the store is open."""
    reading = time.time()
    store = await Store.open(address or home / "kotatsu.sqlite")
    world, acted = SlowWorld(Fuse()), await store.behind()
    [(count,)] = await store._db.read("SELECT count(*) FROM tables")
    where = {row.channel: row.id for row in await store.pending_surfaces()}
    await store.close()
    since += time.time() - reading
    async with house_at(home, address) as house:
        opened()
        client = Kotatsu(house, tables.Unhurried())
        client.surfaces = SurfaceSync(cast(discord.Client, SlowClient(world)), house)
        await client.setup_hook()
        ready, spent = time.time() - since, time.process_time()
        await client.surfaces.idle()
        repaired, done = time.time() - since, await house.store.pending_surfaces()
        gc.collect()
        memory = _resident_kb()
        await client.close()
    order = [where[channel] for channel in world.requests.channels() if channel in where]
    wanted = sorted(where.values(), key=lambda table: -acted[table])
    return {
        "tables": int(str(count)),
        "awaited": len(where),
        "ready_s": round(ready, 2),
        "ready_cpu_s": round(spent, 2),
        "repaired_s": round(repaired, 1),
        "repaired_cpu_s": round(time.process_time(), 1),
        "left_behind": len(done),
        "requests": len(world.requests.made),
        "most_a_second": world.requests.most(1.0),
        "most_in_a_channel": world.requests.most_in_a_channel(5.0),
        "out_of_order": _out_of_order(order, wanted),
        "memory_kb": memory,
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
        "load": round(os.getloadavg()[0], 1),
    }


def _out_of_order(order: Sequence[str], wanted: Sequence[str], most: int = AT_ONCE) -> int:
    """How many came more than so many places before or after their turn: a few at a time overtake each other."""
    turn = {table: number for number, table in enumerate(wanted)}
    return sum(abs(turn[table] - number) > most for number, table in enumerate(order)) + len(wanted) - len(order)


def _resident_kb() -> int:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise OSError("this system does not tell what memory is taken")


def _lay(home: str, address: str, count: int, awaited: int) -> None:
    asyncio.run(lay(Path(home), address, count, awaited))


def _start(home: str, address: str, since: float) -> dict[str, float]:
    be_frugal()
    return asyncio.run(started(Path(home), address, since, settle))


def in_processes(count: int, awaited: int, address: str = "") -> dict[str, float]:
    """Lay and start, each in a process of its own."""
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as home:
        with ProcessPoolExecutor(1, mp_context=spawn) as first:
            first.submit(_lay, home, address, count, awaited).result()
        with ProcessPoolExecutor(1, mp_context=spawn) as second:
            return second.submit(_start, home, address, time.time()).result()


def figures(count: int, awaited: int, *, server: bool) -> dict[str, Any]:
    """All of them on one engine; memory against that of a process over few tables, which has drawn boards as well."""
    with contextlib.ExitStack() as stack:
        base = stack.enter_context(postgres.served(fsync="on")) if server else ""
        few = in_processes(BASE, min(awaited, BASE), postgres.new_store(base, "few") if server else "")
        found = in_processes(count, awaited, postgres.new_store(base, "many") if server else "")
    idle = (found["memory_kb"] - few["memory_kb"]) / (count - BASE)
    told = {"store": "PostgreSQL" if server else "SQLite", **found, "kb_a_table": round(idle, 2)}
    missed = [f"{name} {told[name]} > {bar}" for name, bar in OPEN_BARS.items() if told[name] > bar]
    return {**told, "missed": missed + (["left behind"] if told["left_behind"] else [])}
