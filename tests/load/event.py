"""`python -m tests.load.event`: a round of a large tournament through the rehearsal server, measured.

Everybody registers within a second; a round is paired; everybody drops, so that every result is told. Counted are the
requests of the bot, what Discord would have refused, and the seconds until everybody had his answer, the last table its
lobby and the last player his result.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path

from rehearsal.client import text_of
from tests.e2e.house import House, Person, is_answered_once_more

MOST = 63
PATIENCE = 900.0


async def answer_to(person: Person, words: str, **options: object) -> str:
    """What a command answers."""
    return text_of(await person.answer(await person.invoke(words, options), PATIENCE))


async def registered(person: Person, began: float) -> float:
    """After how many seconds somebody knew that he was in. Raises RuntimeError if he was not."""
    said = await answer_to(person, "tournament join", deck="island")
    if "legal" not in said:
        raise RuntimeError(f"{person.name} is not in: {said}")
    return time.time() - began


async def dropped(person: Person) -> None:
    asked = await person.answer(await person.command("tournament drop"), PATIENCE)
    await person.answer(await person.click(asked, "Yes, I am sure"), PATIENCE)


async def until_told(house: House, people: list[Person], words: str) -> float:
    """The seconds until everybody has a direct message with these words."""
    began, left = time.time(), list(people)
    while left and time.time() - began < PATIENCE:
        await asyncio.sleep(1.0)
        left = [one for one in left if not any(words in text_of(each) for each in await one.messages("dm"))]
    if left:
        raise RuntimeError(f"never told: {[one.name for one in left]}")
    return time.time() - began


async def seated(person: Person) -> None:
    """Press Ready at the table where one plays, as `/tournament next` says."""
    said = await answer_to(person, "tournament next")
    nth = re.search(r"\[table (\d+)\]", said)
    if nth is None:
        return  # who has the bye
    lobby = await person.wait(lambda m: f"round 1, table {nth[1]}\n" in text_of(m), PATIENCE)
    await person.answer(await person.click(lobby, "Ready"), PATIENCE)


async def until_there(person: Person, threads: int) -> int:
    """Wait for so many threads; how many there are."""
    async with asyncio.timeout(PATIENCE):
        while True:
            state = await person.state()
            there = len([one for one in state["channels"] if one.get("parent_id")])
            if there >= threads:
                return there
            await person.ask("GET", "/events", params={"after": state["last"], "timeout": 5})


def in_order(messages: list[dict[str, object]], tables: int) -> str:
    """Whether the messages of the tables stand in the channel in the order of their numbers, each once."""
    found = (re.search(r"round 1, table (\d+)\n", text_of(each)) for each in messages)
    numbers = [int(one[1]) for one in found if one]
    if numbers == list(range(1, tables + 1)):
        return "yes"
    moved = sum(1 for before, after in pairwise(numbers) if after < before)
    return f"no, {moved} of {len(numbers)} stand after a later one: {numbers}"


async def measured(house: House, players: int, *, results: bool, threads: bool) -> list[str]:
    organiser, *everybody = list(house.people.values())[: players + 1]
    await answer_to(organiser, "tournament create", game="lorcana", name="Large Cup", check_in=False)
    told: list[str] = []
    before = Counter(await house.requests())

    async def step(name: str, seconds: float) -> None:
        nonlocal before
        now = Counter(await house.requests())
        spent = now - before
        before = now
        findings = [one for one in await house.anybody.findings(None) if not is_answered_once_more(one)]
        refused = Counter(f"{one['code']} {one['where'].split(' ')[0]}" for one in findings)
        await house.anybody.ask("DELETE", "/findings")
        told.append(f"{name}: {seconds:.1f} s, {sum(spent.values())} requests, refused: {dict(refused) or 'none'}")
        told.extend(f"    {count:4} {route}" for route, count in spent.most_common(6))

    began = time.time()
    waits = await asyncio.gather(*(registered(person, began) for person in everybody))
    await step(f"{players} register at once, the last knows it after {max(waits):.1f} s", time.time() - began)
    await answer_to(organiser, "tournament run", what="start")
    began = time.time()
    await answer_to(organiser, "tournament run", what="round")
    tables = players // 2
    channel = await organiser.channel()

    def has_lobby(message: dict[str, object]) -> bool:
        return f"round 1, table {tables}" in text_of(message) and "Press Ready" in text_of(message)

    await organiser.wait(has_lobby, PATIENCE)
    lobby = time.time() - began
    await organiser.wait(
        lambda m: f"**{tables}.**" in text_of(m) and "to the table" in text_of(m), PATIENCE, channel=channel
    )
    await step(f"{tables} tables, the last lobby after {lobby:.1f} s, the list leads to all", time.time() - began)
    told.append(f"lobbies in order of their tables: {in_order(await organiser.messages(channel), tables)}")
    if threads:
        began = time.time()
        await asyncio.gather(*(seated(person) for person in everybody))
        there = await until_there(organiser, tables)
        await step(f"all press Ready at once, {there} threads", time.time() - began)
    if results:
        began = time.time()
        losers = everybody[: max(tables // 2, 1)]
        await asyncio.gather(*(dropped(person) for person in losers))
        public = time.time() - began
        private = await until_told(house, losers, "has been recorded")
        await step(f"{len(losers)} drop at once ({public:.1f} s), all of them are told in private", public + private)
    return told


async def run(home: Path, players: int, latency_ms: float, *, results: bool, threads: bool) -> list[str]:
    house = House(home, seats=players + 1)
    try:
        await house.open()
        await house.anybody.faults(rate_limits=True, latency_ms=latency_ms)
        return await measured(house, players, results=results, threads=threads)
    finally:
        await house.close()


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.load.event", description=__doc__)
    reader.add_argument("--players", type=int, default=54, choices=range(2, MOST + 1), metavar=f"2-{MOST}")
    reader.add_argument("--latency-ms", type=float, default=80.0)
    reader.add_argument("--results", action="store_true", help="also let some drop, and wait until they are told")
    reader.add_argument("--threads", action="store_true", help="also let everybody press Ready at once")
    args = reader.parse_args()
    with tempfile.TemporaryDirectory() as made:
        print(
            "\n".join(
                asyncio.run(run(Path(made), args.players, args.latency_ms, results=args.results, threads=args.threads))
            )
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
