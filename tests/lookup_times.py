"""`python -m tests.lookup_times`: how long rules take to be looked up, through the rehearsal server and the whole bot.

Rules of every game are looked up by number and by words of both languages, each completed once while it is typed. What
counts is the time in the bot, from the event to the end of its last answer. Exit 1 unless 95 of 100 keep within 150 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from data.rules import digests, games
from tests.e2e.house import House, Person, Process
from tests.load.report import Times, times
from tests.watched_bot import WATCH_FILE, WATCH_STAND

BAR_MS = 150
KINDS = ("answered", "completed")


class Query(NamedTuple):
    """What somebody types after `/rule`, in the language that he reads."""

    game: str
    lang: str
    typed: str


class WatchedHouse(House):
    """A house whose bot writes down how long it takes."""

    BOT = ("-m", "tests.watched_bot")

    async def watched(self) -> Path:
        """Open; gives the file in which the times will be."""
        file = self.home / "times"
        await self.open(**{WATCH_FILE: str(file)})
        return file

    def _made(self, **env: str) -> Process:
        assert self.stand.process is not None
        return super()._made(**env, **{WATCH_STAND: str(self.stand.process.pid)})


def queries(seed: int) -> Iterator[Query]:
    """Without end: of each game in turn a rule of its own, by its number, by words of its text, or by a part of one."""
    chance, rules = Random(seed), {game: digests(game) for game in games()}
    while True:
        for game, known in rules.items():
            rule, lang = chance.choice(list(known)), chance.choice(("en", "ja"))
            text = known[rule].text(lang)
            words = text.split() if lang == "en" else [text[at : at + 4] for at in range(0, len(text), 4)]
            at = chance.randrange(len(words))
            yield Query(game, lang, chance.choice((rule, " ".join(words[at : at + 2]), words[at])))


async def look_up(person: Person, query: Query) -> None:
    """As somebody types it: completed when half of it stands there, then sent."""
    half = query.typed[: -(-len(query.typed) // 2)]
    await person.complete("rule", "query", half, game=query.game)
    await person.answer(await person.command("rule", game=query.game, query=query.typed))


async def measured(home: Path, count: int, seed: int = 0) -> dict[str, Times]:
    """So many look-ups; milliseconds in the bot by kind."""
    house = WatchedHouse(home)
    try:
        file = await house.watched()
        lang = ""
        for query in islice(queries(seed), count):
            if query.lang != lang:
                lang = query.lang
                await house.anybody.settings(locale="ja" if lang == "ja" else "en-US")
            await look_up(house.anybody, query)
        assert not house.complaints()
        return read(file)
    finally:
        await house.close()


def read(file: Path) -> dict[str, Times]:
    """What the bot has written down."""
    lines = [line.split() for line in file.read_text().splitlines() if line.startswith("rule ")]
    assert Counter(kind for _, kind, _ in lines).keys() == {*KINDS}
    return {kind: times(float(spent) / 1000 for _, found, spent in lines if found == kind) for kind in KINDS}


def main() -> int:
    """Measure and say it."""
    parser = argparse.ArgumentParser(prog="python -m tests.lookup_times", description="Look-ups of rules, measured.")
    parser.add_argument("--count", type=int, default=200, help="look-ups, each with one completion")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        found = asyncio.run(measured(Path(home), asked.count, asked.seed))
    for kind, took in found.items():
        print("{:<10}{count:>5} times: p50 {p50} ms, p95 {p95} ms, at most {max} ms".format(kind, **took))
    return int(any(took["p95"] > BAR_MS for took in found.values()))


if __name__ == "__main__":
    sys.exit(main())
