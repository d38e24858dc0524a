"""`python -m tests.load.house`: a large house, two bot processes over one PostgreSQL server whose commits are on disk.

Tables are played at behind the rehearsal server with its rate limits, each request of the bots takes 80 ms longer. Each
figure is printed with its bar, and what every process took of a processor. Exit 1 if a bar is missed. --workers gives
each bot processes that draw; --profile leaves the processor time of both bots' loops during play in a folder, for
pstats.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import psycopg

from rehearsal.world import NAMES
from tests import postgres
from tests.committed_bot import COMMITS_FILE, PROFILE_FOLDER
from tests.e2e.house import Doc
from tests.e2e.pair import Pair
from tests.load.hall import START, Conditions, opened
from tests.load.meter import Meter, Use
from tests.load.play import Table
from tests.load.report import times

BARS: Final = {"acknowledged": 300, "new picture": 1500, "committed": 10}
"""Milliseconds that 95 of 100 may take at most, from the click; of an input: until it is committed."""
ROUTES: Final = 8
WRITING_S: Final = 5.0
"""A profile is written in less."""


class LargeHouse(Pair):
    """Both bots write down how long their inputs take until they are committed."""

    BOT = ("-m", "tests.committed_bot")

    @property
    def commits(self) -> Path:
        return self.home / "commits"

    def pids(self) -> dict[str, int]:
        """Every process of the house by what it is called in the figures."""
        running = {"stand-in": self.stand, "bot of the server": self.bot, "bot of direct messages": self.direct}
        told = {
            name: each.process.pid for name, each in running.items() if each is not None and each.process is not None
        }
        return {**told, "players": os.getpid()}


@dataclass
class Night:
    """What came of it. `tables` that had begun; `commits` in seconds, and of each how long the loop waited for a
    processor; `syncs`: of the database, and milliseconds for them; `broken`: limits of Discord."""

    tables: list[Table] = field(default_factory=list)
    commits: list[tuple[float, float]] = field(default_factory=list)
    syncs: tuple[int, float] = (0, 0.0)
    uses: dict[str, Use] = field(default_factory=dict)
    broken: Counter[str] = field(default_factory=Counter)
    seated_s: float = 0.0
    requests: Counter[str] = field(default_factory=Counter)


def is_uploaded_twice(finding: Doc) -> bool:
    """Whether an emoji was there already: of two bots that begin together both upload what is missing."""
    return finding["code"] == 50035 and str(finding["where"]).endswith("/emojis")


def tell(said: str) -> None:
    """How far it has come."""
    print(said, file=sys.stderr, flush=True)


def syncs_of(address: str) -> tuple[int, float]:
    """How often the server has brought its journal to the disk, and milliseconds for it in all."""
    with psycopg.connect(address) as session:
        [count, spent] = session.execute("SELECT wal_sync, wal_sync_time FROM pg_stat_wal").fetchone() or (0, 0.0)
    return int(count), float(spent)


async def measured(home: Path, asked: Conditions, address: str, server: int) -> Night:
    """`server`: the process of the database."""
    house, night = LargeHouse(home, seats=2 * asked.games), Night()
    os.environ[COMMITS_FILE] = str(house.commits)
    try:
        await house.open_pair(address)
        await house.anybody.faults(rate_limits=True)
        began = time.time()
        night.tables = await opened(house, asked, tell)
        night.seated_s = time.time() - began
        before = syncs_of(address)
        await played(house, asked, night, server)
        after = syncs_of(address)
        night.syncs = after[0] - before[0], after[1] - before[1]
        lines = [line.split() for line in house.commits.read_text().splitlines()]
        night.commits = [(float(took) / 1000, float(queued) / 1000) for took, queued in lines]
        found = [each for each in await house.findings() if each["kind"] == "limit" and not is_uploaded_twice(each)]
        night.broken = Counter(f"{each['where']}: {each['code']} {each['message']}" for each in found)
        return night
    finally:
        await house.close()


async def played(house: LargeHouse, asked: Conditions, night: Night, server: int) -> None:
    """All tables are played at until the time is over."""
    tell(f"{asked.minutes:g} minutes of play begin")
    house.commits.write_bytes(b"")
    await house.anybody.faults(latency_ms=asked.latency_ms)
    meters = {name: Meter(pid, family=name.startswith("bot")) for name, pid in house.pids().items()}
    meters["PostgreSQL"] = Meter(server, family=True)
    profile(house, signal.SIGUSR2)
    before = Counter(await house.requests())
    until, chance = time.time() + asked.minutes * 60, random.Random(asked.seed)

    async def play(table: Table) -> None:
        await asyncio.sleep(chance.uniform(0, min(START, asked.minutes * 60 / 4)))
        await table.play(until)

    await asyncio.gather(*[play(table) for table in night.tables])
    night.uses = {name: meter.use() for name, meter in meters.items()}
    night.requests = Counter(await house.requests()) - before
    if profile(house, signal.SIGUSR1):
        await asyncio.sleep(WRITING_S)


def profile(house: LargeHouse, what: signal.Signals) -> bool:
    """Begin the bots' profiles anew, or have them written; whether any are made."""
    if not os.environ.get(PROFILE_FOLDER):
        return False
    for bot in house.bots:
        assert bot.process is not None
        os.kill(bot.process.pid, what)
    return True


def told(night: Night, asked: Conditions) -> list[str]:
    """Each figure with its bar, and the bars that were missed."""
    clicks = [click for table in night.tables for click in table.clicks]
    figures = {
        "acknowledged": times(click.acknowledged for click in clicks),
        "new picture": times(click.picture for click in clicks if click.is_input),
        "committed": times(took for took, _ in night.commits),
    }
    missed = ["tables"] if len(night.tables) < asked.games else []
    games = sum(table.games for table in night.tables)
    each = night.requests.total() / max(len(clicks), 1)
    print(f"{len(night.tables)} of {asked.games} tables, open after {night.seated_s:.0f} s; {games} games")
    print(f"{len(clicks)} clicks, {each:.1f} requests a click, of which most:")
    for route, count in night.requests.most_common(ROUTES):
        print(f"  {count / max(len(clicks), 1):.2f} {route}")
    for name, bar in BARS.items():
        shown = figures[name]
        print(f"{name:<14}{shown['count']:>6}  p50 {shown['p50']:>5}  p95 {shown['p95']:>5}", end="")
        print(f"  max {shown['max']:>6}  bar {bar:>5} ms")
        missed += [] if shown["count"] and shown["p95"] <= bar else [name]
    own = times(max(0.0, took - queued) for took, queued in night.commits)
    print(f"committed, less what the loop waited for a processor: p50 {own['p50']}, p95 {own['p95']} ms; ", end="")
    print(f"the disk: {night.syncs[0]} syncs, {night.syncs[1] / max(night.syncs[0], 1):.1f} ms each")
    for name, use in night.uses.items():
        print(f"{name:<24}{use.cpu:>5.0%} of a processor, {use.memory_mb:>6.1f} MB at most")
    problems = Counter(problem for table in night.tables for problem in table.problems)
    for kind, counted in (("players", problems), ("limits", night.broken)):
        print(*[f"{kind}: {count} x {each}" for each, count in counted.items()], sep="\n", end="\n" if counted else "")
    return [*missed, *(["limits"] if night.broken else [])]


def main() -> int:
    """Play and say it."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.house", description="A large house, measured.")
    parser.add_argument("--tables", type=int, default=60, choices=range(1, len(NAMES) // 2 + 1), metavar="N")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--think", type=float, default=2.0, help="seconds between a picture and the next click")
    parser.add_argument("--workers", type=int, default=0, help="processes of each bot that draw, 0 for threads")
    parser.add_argument("--profile", type=Path, metavar="FOLDER", help="of the processor time of both bots' loops")
    args = parser.parse_args()
    asked, began = Conditions(games=args.tables, minutes=args.minutes, think=args.think, fault_rate=0.0), time.time()
    os.environ["KOTATSU_WORKERS"] = str(args.workers)
    if args.profile:
        args.profile.mkdir(parents=True, exist_ok=True)
        os.environ[PROFILE_FOLDER] = str(args.profile.resolve())
    with tempfile.TemporaryDirectory() as home, postgres.served(fsync="on", track_wal_io_timing="on") as address:
        store = postgres.new_store(address, "house")
        night = asyncio.run(measured(Path(home), asked, store, postgres.process_of(address)))
    missed = told(night, asked)
    print(f"load average {os.getloadavg()[0]:.1f}; {time.time() - began:.0f} s in all")
    print(f"missed: {', '.join(missed)}" if missed else "all bars met")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
