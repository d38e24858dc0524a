"""`python -m tests.load.kills`: two processes over one PostgreSQL server, one of which is killed again and again while
people play; and each of them is restarted in its turn. Exit 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import psycopg

from rehearsal.client import PATIENCE, buttons_of, pictures_of
from tests import postgres
from tests.e2e.house import Doc, Process, Stopwatch, eventually, prompt_ids, wise
from tests.e2e.pair import Pair
from tests.load.play import PACE, Table, number, open_table

WITHIN = 10.0
"""Seconds after a kill in which every table has to go on."""
DECKS = ("hearth", "island")
SHOWN_S = 60.0
"""So long after a click something new is waited for."""
UNANSWERED = "did not respond"


@dataclass(frozen=True)
class Conditions:
    """`away`: seconds for which a process that was killed stays away; `between`: at most so many seconds pass between
    one that has come back and the next kill. `restarts`: so many, of both in their turn."""

    kills: int = 10
    tables: int = 2
    away: float = 8.0
    between: float = 4.0
    restarts: int = 2
    seed: int = 1


@dataclass
class Figures:
    """What came of it. `elsewhere`: seconds from each kill until every table has gone on by a click made after it,
    without those for which the machine let it wait;
    `lost_by_kills`, `lost_by_restarts`: clicks that nobody answered; `missed`: bars that were not met."""

    clicks: int = 0
    inputs: int = 0
    elsewhere: list[float] = field(default_factory=list)
    ended: list[float] = field(default_factory=list)
    lost_by_kills: int = 0
    lost_by_restarts: int = 0
    undone: list[str] = field(default_factory=list)
    prompts: list[int] = field(default_factory=list)
    boards: list[int] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    problems: dict[str, int] = field(default_factory=dict)

    @property
    def missed(self) -> list[str]:
        """Bars that were not met."""
        wrong = {
            "elsewhere": max(self.elsewhere, default=0.0) > WITHIN,
            "lost_by_restarts": self.lost_by_restarts > 0,
            "undone": bool(self.undone),
            "prompts": any(count != 1 for count in self.prompts),
            "boards": any(count != 1 for count in self.boards),
            "findings": bool(self.findings),
            "complaints": bool(self.complaints),
        }
        return [name for name, is_wrong in wrong.items() if is_wrong]


@dataclass
class Watched(Table):
    """Two people who click whatever can be clicked. `led`: when a click was made that has led on; `lost`: when one was
    that nobody has answered; `seen`: the highest number of a question that was shown, by game."""

    led: list[float] = field(default_factory=list)
    lost: list[float] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)

    async def play_on(self, is_over: Callable[[], bool]) -> None:
        """Until somebody says that it is over."""
        for person in self.people:
            self._homes[person.name] = await person.channel("dm")
        while not is_over():
            awaited = await self._awaited()
            if awaited is None:
                await self._again()
                continue
            person, message, _ = awaited
            began = time.monotonic()
            pressed = await person.press(message, wise(message, self.chance), self.chance)
            if UNANSWERED in pressed:
                self.lost.append(began)
            elif not pressed.startswith("failed") and await self._has_led_on(message):
                self.led.append(began)
            await asyncio.sleep(PACE)

    async def _has_led_on(self, pressed: Doc) -> bool:
        """Whether what was pressed is there no more soon, and somebody has something else to press."""
        until = time.monotonic() + SHOWN_S
        while time.monotonic() < until:
            there = [one for person in self.people for one in await self.messages(person, self._homes[person.name])]
            for one in filter(prompt_ids, there):
                game = prompt_ids(one)[0].split(":")[1]
                self.seen[game] = max(self.seen.get(game, 0), number(one))
            shown = [prompt_ids(one) for one in there if prompt_ids(one)]
            if (shown or await self._is_over()) and prompt_ids(pressed) not in shown:
                return True
            await asyncio.sleep(PACE)
        self.problems.append(f"nothing new for {SHOWN_S:.0f} s after a click that was answered")
        return False

    async def _is_over(self) -> bool:
        there = await self.messages(self.people[0], self.channel)
        return any("Rematch" in buttons_of(one) for one in there)

    async def prompts(self) -> int:
        """How many messages of both have something of a prompt to press."""
        there = [one for person in self.people for one in await self.messages(person, self._homes[person.name])]
        return len([one for one in there if prompt_ids(one)])

    async def boards(self) -> int:
        """How many pictures of the table can be pressed."""
        there = await self.messages(self.people[0], self.channel, 50)
        return len([one for one in there if pictures_of(one) and "My move" in buttons_of(one)])


async def run(home: Path, address: str, asked: Conditions, tell: Callable[[str], None]) -> Figures:
    """Play under kills, then under restarts, then count. Raises TimeoutError, SeatError."""
    pair = Pair(home, seats=2 * asked.tables, forked=True)
    figures, chance, over = Figures(), random.Random(asked.seed), asyncio.Event()
    try:
        await pair.open_pair(address)
        tables = await _opened(pair, asked)
        playing = [asyncio.create_task(table.play_on(over.is_set)) for table in tables]
        await _until_led(tables, time.monotonic())
        for nth in range(asked.kills):
            await _kill(pair, tables, asked, figures, chance)
            tell(f"kill {nth + 1}: every table went on after {figures.elsewhere[-1]} s")
        figures.lost_by_kills = sum(len(table.lost) for table in tables)
        for nth in range(asked.restarts):
            await _restart(pair, pair.bots[nth % 2], tables, figures)
            tell(f"restart {nth + 1}: it took {figures.ended[-1]} s to end")
        figures.lost_by_restarts = sum(len(table.lost) for table in tables) - figures.lost_by_kills
        over.set()
        await asyncio.gather(*playing)
        await _count(pair, tables, address, figures)
    finally:
        await pair.close()
    return figures


async def _opened(pair: Pair, asked: Conditions) -> list[Watched]:
    people = list(pair.people.values())
    made = []
    for nth in range(asked.tables):
        host, guest = people[2 * nth], people[2 * nth + 1]
        channel = await open_table(host, guest, f"table-{nth + 1}", DECKS)
        made.append(Watched((host, guest), channel, 0.0, random.Random(asked.seed * 1000 + nth)))
    return made


async def _until_led(tables: list[Watched], since: float) -> None:
    """Wait until each table was led on by a click made since then."""
    async with asyncio.timeout(PATIENCE):
        while not all(table.led and table.led[-1] >= since for table in tables):  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def _kill(pair: Pair, tables: list[Watched], asked: Conditions, figures: Figures, chance: random.Random) -> None:
    """One of both dies at some moment, stays away for a while, and comes back."""
    await asyncio.sleep(chance.uniform(0, asked.between))
    dead, pair.bot = chance.sample(pair.bots, 2)
    await pair.end(dead)
    began, watch = time.monotonic(), Stopwatch(pair)
    await _until_led(tables, began)
    figures.elsewhere.append(round(max(watch.seconds, 0.0), 1))
    await asyncio.sleep(max(asked.away - (time.monotonic() - began), 0.0))
    await _back(pair, dead)
    await _until_led(tables, time.monotonic())


async def _restart(pair: Pair, bot: Process, tables: list[Watched], figures: Figures) -> None:
    """One is asked to end, and starts again when it has."""
    began = time.monotonic()
    code = await pair.end(bot, signal.SIGTERM)
    figures.ended.append(round(time.monotonic() - began, 1))
    if code:
        figures.complaints.append(f"it ended with {code}")
    await _until_led(tables, time.monotonic())
    await _back(pair, bot)
    await _until_led(tables, time.monotonic())


async def _back(pair: Pair, bot: Process) -> None:
    """It is there again and listens to its shards, and nobody does in its place."""
    await bot.start()
    pair.bot = bot
    await pair.all_connected()


async def _count(pair: Pair, tables: list[Watched], address: str, figures: Figures) -> None:
    """What is there when nothing is done any more."""

    async def is_shown_once() -> bool:
        return all([(await table.prompts(), await table.boards()) == (1, 1) for table in tables])

    try:
        async with asyncio.timeout(SHOWN_S):
            await eventually(is_shown_once)
    except TimeoutError:
        pass  # the figures say what is there instead
    await pair.settled()
    figures.prompts = [await table.prompts() for table in tables]
    figures.boards = [await table.boards() for table in tables]
    figures.clicks = sum(len(table.led) for table in tables)
    for table in tables:
        for game, shown in table.seen.items():
            kept = _kept(address, game)
            figures.inputs += len(kept)
            if kept != list(range(1, len(kept) + 1)) or len(kept) < shown:
                figures.undone.append(f"{game}: shown up to {shown}, kept {len(kept)}")
    figures.findings = [f"{one['where']}: {one['code']} {one['message']}" for one in await pair.findings()]
    figures.complaints += pair.complaints()
    figures.problems = dict(Counter(problem for table in tables for problem in table.problems))


def _kept(address: str, game: str) -> list[int]:
    """The numbers of a game's inputs in the store, in order."""
    with psycopg.connect(address) as session:
        lines = session.execute("SELECT no FROM inputs WHERE game = %s ORDER BY no", (game,)).fetchall()
    return [int(no) for (no,) in lines]


def main() -> int:
    usual = Conditions()
    parser = argparse.ArgumentParser(prog="python -m tests.load.kills", description="Kills and restarts, measured.")
    for name, value in asdict(usual).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    asked = Conditions(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory() as home, postgres.served() as server:
        address = postgres.new_store(server, "kills")
        figures = asyncio.run(run(Path(home), address, asked, lambda said: print(said, file=sys.stderr)))
    print(json.dumps({**asdict(figures), "missed": figures.missed}, indent=1))
    return 1 if figures.missed else 0


if __name__ == "__main__":
    sys.exit(main())
