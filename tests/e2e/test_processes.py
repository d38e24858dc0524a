"""Two processes over one PostgreSQL server, each with its shards: what one of them does the other shows, and
whoever dies is stood in for."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from rehearsal.client import PATIENCE, buttons_of, text_of
from tests.e2e.house import Doc, House, Person, Stopwatch, eventually, prompt_ids, wise

WITHIN = 10.0


class Pair(House):
    """A house with two bots: the shard of its server is one's, the shard of direct messages the other's."""

    async def open_pair(self, address: str) -> None:
        self.home.mkdir(parents=True, exist_ok=True)
        await self.stand.start()
        self.where = json.loads(await self.stand.line())
        self.people = {name: Person(name, url) for name, url in self.where["seats"].items()}
        guild = int((await self.anybody.state())["guild"]["id"])
        count = next(count for count in range(2, 99) if (guild >> 22) % count)
        self.count, shard = count, (guild >> 22) % count
        rest = [f"0-{shard - 1}" if shard > 1 else "0", f"{shard}-{count - 1}"]
        self.bots = [self._made(DATABASE_URL=address, KOTATSU_SHARDS=f"{part}/{count}") for part in rest]
        self.direct, self.bot = self.bots
        for bot in self.bots:
            await bot.start()
        await self.anybody.connected(commands=2)
        await self.all_connected()

        async def is_known() -> bool:
            return "lorcana" in [each["name"] for each in await self.anybody.commands()]

        await eventually(is_known)  # each server is told of its games by the process that serves it

    async def all_connected(self) -> None:
        """Each shard is on the gateway."""

        async def are_there() -> bool:
            return bool((await self.anybody.ask("GET", "/counters"))["connected"] == self.count)

        await eventually(are_there)


@pytest.fixture
async def pair(tmp_path: Path, address: str) -> AsyncIterator[Pair]:
    made = Pair(tmp_path, forked=True)
    try:
        await made.open_pair(address)
        yield made
        assert made.complaints() == []
    finally:
        for bot in made.bots:
            await bot.kill()
        await made.close()


async def prompts(pair: House) -> list[tuple[Person, Doc]]:
    """Direct messages with a prompt, of everybody."""
    return [
        (person, message)
        for person in pair.people.values()
        for message in await person.messages("dm")
        if prompt_ids(message)
    ]


async def play(pair: House, chance: random.Random, clicks: int) -> None:
    """So many clicks in direct messages, each of which leads on."""
    for _ in range(clicks):
        async with asyncio.timeout(PATIENCE):
            while not await led_on(pair, chance):  # noqa: ASYNC110
                await asyncio.sleep(0.1)


async def led_on(pair: House, chance: random.Random) -> bool:
    """Whether a click on what is there has led on: what was pressed is there no more."""
    for person, message in await prompts(pair):
        before = prompt_ids(message)
        pressed = await person.press(message, wise(message, chance), chance)
        if pressed.startswith("failed"):
            continue
        with suppress(TimeoutError):
            async with asyncio.timeout(WITHIN):
                while before in [prompt_ids(each) for each in await person.messages("dm")]:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            return True
    return False


async def is_shown_once(pair: House) -> bool:
    """One prompt, and one board that can be pressed."""
    boards = await pair.anybody.boards()
    pressed = [board for board in boards if "My move" in buttons_of(board)]
    return (len(await prompts(pair)), len(pressed)) == (1, 1)


async def test_who_dies_is_stood_in_for_and_gets_back_what_was_its_own(pair: Pair) -> None:
    assert pair.bot is not None
    chance = random.Random(5)
    await pair.sit_down("Aoi", "Ben")
    await play(pair, chance, 4)
    dead, pair.bot = pair.bot, pair.direct
    await dead.kill()
    watch = Stopwatch(pair)
    await play(pair, chance, 1)
    assert watch.seconds < WITHIN, "the other process shows what follows"
    await play(pair, chance, 3)
    await dead.start()
    pair.bot = dead

    async def is_given_back() -> bool:
        return "is given back" in (pair.home / "bot.log").read_text()

    await eventually(is_given_back)
    await play(pair, chance, 3)
    await eventually(lambda: is_shown_once(pair))
    await pair.settled()
    assert await is_shown_once(pair)
    assert await pair.findings() == []


async def test_who_hears_of_the_direct_messages_may_die_too(pair: Pair) -> None:
    chance = random.Random(6)
    await pair.sit_down("Aoi", "Ben")
    await play(pair, chance, 3)
    await pair.direct.kill()
    person, _ = await pair.awaited()
    assert "Ben" in text_of(await person.answer(await person.command("match show")))
    await pair.direct.start()
    await pair.all_connected()
    await play(pair, chance, 3)
    await eventually(lambda: is_shown_once(pair))
    await pair.settled()
    assert await is_shown_once(pair)
