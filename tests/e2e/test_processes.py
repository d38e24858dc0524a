"""Two processes over one PostgreSQL server, each with its shards: what one of them does the other shows, and
whoever dies is stood in for."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from rehearsal.client import PATIENCE, buttons_of, text_of
from tests.e2e.house import Doc, House, Person, Stopwatch, eventually, prompt_ids, wise
from tests.e2e.pair import Pair

WITHIN = 10.0


@pytest.fixture
async def pair(tmp_path: Path, address: str) -> AsyncIterator[Pair]:
    made = Pair(tmp_path, forked=True)
    try:
        await made.open_pair(address)
        yield made
        assert made.complaints() == []
    finally:
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
    await pair.end(dead)
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
    await pair.end(pair.direct)
    watch = Stopwatch(pair)
    person, _ = await pair.awaited()
    assert "Ben" in text_of(await person.answer(await person.command("match show")))
    await play(pair, chance, 1)
    assert watch.seconds < WITHIN, "the other process hears of direct messages too"
    await pair.direct.start()
    await pair.all_connected()
    await play(pair, chance, 3)
    await eventually(lambda: is_shown_once(pair))
    await pair.settled()
    assert await is_shown_once(pair)
