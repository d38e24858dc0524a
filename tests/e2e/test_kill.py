"""SIGKILL at any moment: the awaited player has a working prompt within ten seconds, exactly once."""

import asyncio
import random

import pytest

from rehearsal.client import PATIENCE, InteractionFailed, SeatError, buttons_of, pictures_of, text_of
from tests.e2e.house import Doc, House, Person, Stopwatch, eventually, prompt_ids, wise
from tests.e2e.points import ux

WITHIN = 10.0


async def working_prompts(house: House) -> list[tuple[Person, Doc]]:
    """Direct messages with a prompt, of everybody."""
    return [
        (person, message)
        for person in house.people.values()
        for message in await person.messages("dm")
        if prompt_ids(message)
    ]


async def press_until_it_works(house: House, chance: random.Random) -> None:
    """Click what is there until a click leads on."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for person, message in await working_prompts(house):
                control = wise(message, chance)
                pressed = await person.press(message, control, chance)
                try:
                    shown = prompt_ids(message)
                    await person.until(lambda now, shown=shown: prompt_ids(now) != shown, message["id"], 1.0)
                except TimeoutError:
                    continue
                if not pressed.startswith("failed"):
                    return
            await asyncio.sleep(0.1)


async def restart_amid_a_press(house: House, chance: random.Random) -> Stopwatch:
    """SIGKILL at whatever moment, while what the awaited one has pressed is on its way, and a new start."""
    person, _ = await house.awaited()
    message = await person.hand()
    assert message is not None
    pressing = asyncio.create_task(person.press(message, wise(message, chance), chance))
    await asyncio.sleep(chance.random() * 0.25)
    started = await house.restart()
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)
    return started


@ux(1)
async def test_a_kill_between_any_two_awaits_loses_nothing_and_doubles_nothing(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    chance = random.Random(11)
    aoi = house.people["Aoi"]
    assert house.bot is not None
    await press_until_it_works(house, chance)
    for _ in range(6):
        for _ in range(chance.randrange(4)):
            await press_until_it_works(house, chance)
        started = await restart_amid_a_press(house, chance)
        assert started.seconds < WITHIN
        await press_until_it_works(house, chance)
        assert started.seconds < WITHIN + 3

    async def once() -> bool:
        """One prompt, one board and at most one ping; there is none for some seconds after a restart."""
        prompts, messages = await working_prompts(house), await aoi.messages()
        boards = [m for m in messages if pictures_of(m) and "My move" in buttons_of(m)]
        pings = [m for m in messages if "your turn to decide" in text_of(m) and buttons_of(m)]
        return (len(prompts), len(boards)) == (1, 1) and len(pings) <= 1

    await eventually(once)
    await house.settled()
    assert await once()


@ux(1)
@pytest.mark.parametrize("kills", [3])
async def test_kills_while_the_table_is_being_set_post_each_message_once(house: House, kills: int) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    chance = random.Random(3)

    async def is_answered() -> bool:
        """Aoi opens a table, or is told that one is open."""
        try:
            await aoi.command("lorcana open")
        except (InteractionFailed, SeatError):
            return False
        return True

    opening = asyncio.create_task(aoi.command("lorcana open"))
    await asyncio.sleep(0.05)
    for _ in range(kills):
        await asyncio.sleep(chance.random() * 0.2)
        await house.restart()
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)
        await is_answered()
    await eventually(is_answered)
    lobby = await aoi.wait(lambda m: "Join" in buttons_of(m), channel=await aoi.channel())
    await ben.answer(await ben.click(lobby, "Join"))
    await aoi.wait(lambda m: "Ready" in buttons_of(m))
    await house.settled()
    assert len([m for m in await aoi.messages() if "Ready" in buttons_of(m)]) == 1
