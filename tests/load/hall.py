"""A hall of tables: the stand-in, the bot and everybody seated; played for a while, then counted."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from rehearsal.client import InteractionFailed, SeatError
from tests.e2e.house import Doc, House, is_answered_once_more
from tests.load.meter import Meter, Use
from tests.load.play import PATIENCE, Click, Table, open_table

DECKS = (("hearth", "island"), ("island", "hearth"), ("hearth", "hearth"), ("island", "island"))
AT_ONCE = 8
"""So many tables are opened at once."""
START = 10.0


@dataclass(frozen=True)
class Conditions:
    """What is asked: `think` seconds between a picture and the next click, latency and faults of the stand-in.
    `patience`: so many seconds after a click something new must have come.
    """

    games: int = 20
    minutes: float = 5.0
    think: float = 2.0
    latency_ms: float = 80.0
    fault_rate: float = 0.01
    rate_limits: bool = True
    seed: int = 1
    patience: float = PATIENCE


@dataclass(frozen=True)
class Result:
    """What came of it. `requests`: by route, within the time of play; `load`: the machine's load average at its end."""

    clicks: list[Click]
    problems: Counter[str]
    requests: Counter[str]
    findings: list[Doc]
    complaints: list[str]
    uses: dict[str, Use]
    games: int
    seconds: float
    load: float


async def run(home: Path, asked: Conditions, tell: Callable[[str], None]) -> Result:
    """Seat everybody without faults, then let them play under the conditions. Raises TimeoutError, SeatError."""
    house = House(home, seats=2 * asked.games)
    try:
        await house.open()
        await house.anybody.faults(rate_limits=asked.rate_limits)
        tell(f"{asked.games} tables are being opened")
        tables = await opened(house, asked, tell)
        if len(tables) < asked.games:
            raise SeatError("not all tables have begun")
        assert house.bot is not None
        assert house.bot.process is not None
        tell(f"playing for {asked.minutes:g} minutes; the bot is process {house.bot.process.pid}")
        await house.anybody.faults(latency_ms=asked.latency_ms, share=asked.fault_rate)
        return await _measured(house, tables, asked)
    finally:
        await house.close()


async def opened(house: House, asked: Conditions, tell: Callable[[str], None] = lambda said: None) -> list[Table]:
    """Every table that has begun its first game; each is told of as it does, and so is each that does not."""
    people = list(house.people.values())
    room, began, done = asyncio.Semaphore(AT_ONCE), time.time(), count(1)

    async def one(number: int) -> Table | None:
        async with room:
            host, guest = people[2 * number], people[2 * number + 1]
            try:
                channel = await open_table(host, guest, f"table-{number + 1}", DECKS[number % len(DECKS)])
            except (SeatError, InteractionFailed, TimeoutError) as wrong:
                tell(f"table {number + 1} has not begun: {wrong}")
                return None
            tell(f"{next(done)} of {asked.games} tables are open after {time.time() - began:.0f} s")
            return Table((host, guest), channel, asked.think, random.Random(asked.seed * 1000 + number), asked.patience)

    tables = await asyncio.gather(*[one(number) for number in range(asked.games)])
    return [table for table in tables if table is not None]


async def _measured(house: House, tables: list[Table], asked: Conditions) -> Result:
    assert house.bot is not None and house.bot.process is not None and house.stand.process is not None  # noqa: PT018
    meters = {
        "bot": Meter(house.bot.process.pid),
        "stand-in": Meter(house.stand.process.pid),
        "players": Meter(os.getpid()),
    }
    before = Counter(await house.requests())
    began = time.time()
    until = began + asked.minutes * 60
    starts = random.Random(asked.seed)

    async def play(table: Table) -> None:
        await asyncio.sleep(starts.uniform(0, min(START, asked.minutes * 60 / 4)))
        await table.play(until)

    await asyncio.gather(*[play(table) for table in tables])
    seconds = time.time() - began
    return Result(
        clicks=[click for table in tables for click in table.clicks],
        problems=Counter(problem for table in tables for problem in table.problems),
        requests=Counter(await house.requests()) - before,
        findings=[one for one in await house.anybody.findings(None) if not is_answered_once_more(one)],
        complaints=house.complaints(),
        uses={name: meter.use() for name, meter in meters.items()},
        games=sum(table.games for table in tables),
        seconds=seconds,
        load=os.getloadavg()[0],
    )
