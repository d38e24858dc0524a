"""`python -m tests.load.house`: a large house, two bot processes over one PostgreSQL server whose commits are on disk.

Tables are played at behind the rehearsal server with its rate limits, each request of the bots takes 80 ms longer. Each
figure is printed with its bar. Exit 1 if one is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rehearsal.world import NAMES
from tests import postgres
from tests.committed_bot import COMMITS_FILE
from tests.e2e.pair import Pair
from tests.load.hall import START, Conditions, opened
from tests.load.play import Click, Table
from tests.load.report import times

BARS: Final = {"acknowledged": 300, "new picture": 1500, "committed": 10}
"""Milliseconds that 95 of 100 may take at most, from the click; of an input: until it is committed."""


class LargeHouse(Pair):
    """Both bots write down how long their inputs take until they are committed."""

    BOT = ("-m", "tests.committed_bot")

    @property
    def commits(self) -> Path:
        return self.home / "commits"


async def played(house: LargeHouse, asked: Conditions) -> list[Table]:
    """All tables are opened, then played at."""
    await house.anybody.faults(rate_limits=True)
    tables = await opened(house, asked)
    print(f"{len(tables)} tables are open, {asked.minutes:g} minutes of play begin", file=sys.stderr)
    house.commits.unlink(missing_ok=True)
    await house.anybody.faults(latency_ms=asked.latency_ms)
    until, chance = time.time() + asked.minutes * 60, random.Random(asked.seed)

    async def play(table: Table) -> None:
        await asyncio.sleep(chance.uniform(0, min(START, asked.minutes * 60 / 4)))
        await table.play(until)

    await asyncio.gather(*[play(table) for table in tables])
    return tables


async def measured(home: Path, asked: Conditions, address: str) -> tuple[list[Table], list[float], list[str]]:
    """The tables, seconds until inputs were committed, and what Discord had to find fault with."""
    house = LargeHouse(home, seats=2 * asked.games)
    os.environ[COMMITS_FILE] = str(house.commits)
    try:
        await house.open_pair(address)
        tables = await played(house, asked)
        found = [
            f"{one['where']}: {one['code']} {one['message']}"
            for one in await house.findings()
            if one["kind"] == "limit"
        ]
        return tables, [float(line) / 1000 for line in house.commits.read_text().split()], found
    finally:
        await house.close()


def told(clicks: Iterable[Click], commits: Iterable[float]) -> list[str]:
    """Each figure with its bar, and the bars that were missed."""
    clicks = list(clicks)
    figures = {
        "acknowledged": times(click.acknowledged for click in clicks),
        "new picture": times(click.picture for click in clicks if click.is_input),
        "committed": times(commits),
    }
    missed = []
    for name, bar in BARS.items():
        shown = figures[name]
        print(f"{name:<14}{shown['count']:>6}  p50 {shown['p50']:>5}  p95 {shown['p95']:>5}  bar {bar:>5} ms")
        missed += [] if shown["count"] and shown["p95"] <= bar else [name]
    return missed


def main() -> int:
    """Play and say it."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.house", description="A large house, measured.")
    parser.add_argument("--tables", type=int, default=60, choices=range(1, len(NAMES) // 2 + 1), metavar="N")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--think", type=float, default=2.0, help="seconds between a picture and the next click")
    args = parser.parse_args()
    asked = Conditions(games=args.tables, minutes=args.minutes, think=args.think, fault_rate=0.0)
    with tempfile.TemporaryDirectory() as home, postgres.served(fsync="on") as address:
        store = postgres.new_store(address, "house")
        tables, commits, found = asyncio.run(measured(Path(home), asked, store))
    missed = told((click for table in tables for click in table.clicks), commits)
    problems = [problem for table in tables for problem in table.problems]
    print(f"load average {os.getloadavg()[0]:.1f}; {sum(table.games for table in tables)} games")
    print(*[f"players: {each}" for each in sorted({*problems})], *[f"limits: {each}" for each in found], sep="\n")
    missed += ["limits"] if found else []
    print(f"missed: {', '.join(missed)}" if missed else "all bars met")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
