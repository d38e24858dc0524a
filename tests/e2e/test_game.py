"""A whole game by buttons alone."""

import asyncio
import random

from rehearsal.client import PATIENCE, buttons_of, pictures_of, text_of
from tests.e2e.house import House, eventually
from tests.e2e.points import ux


@ux(8)
async def test_a_whole_game_is_played_by_buttons(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    before = await house.requests()
    chance = random.Random(7)
    pressed = 0
    aoi = house.people["Aoi"]
    async with asyncio.timeout(10 * PATIENCE):
        while not [m for m in await aoi.messages() if "Rematch" in buttons_of(m)]:
            steps = [await person.step(chance) for person in house.people.values()]
            pressed += sum(step is not None for step in steps)
            if not any(steps):
                await asyncio.sleep(0.05)
    after = await house.requests()
    used = sum(after.values()) - sum(before.values())
    assert used / pressed < 3.5, "one callback, one edit of the message that was clicked, and a share of boards"
    await eventually(aoi.may_press_the_last_board_alone)
    await aoi.wait(lambda m: "Game over" in text_of(m) and pictures_of(m))
    await eventually(house.is_nobody_asked)
    print(f"{pressed} clicks, {used} requests")


@ux(6)
async def test_the_board_says_whose_decision_it_is_and_pings_that_player_alone(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    aoi = house.people["Aoi"]
    ping = await aoi.wait(lambda m: "your turn to decide" in text_of(m))
    awaited, _ = await house.awaited()
    assert [each["id"] for each in ping["mentions"]] == [(await awaited.me())["id"]]
    board = await aoi.wait(lambda m: bool(pictures_of(m)), channel=await aoi.channel())
    assert text_of(board).splitlines()[-1].startswith(f"Waiting for **{awaited.name}**")
    assert board["mentions"] == []
    assert board["id"] in text_of(ping), "the ping links the board"
    _, alt = pictures_of(board)[0]
    assert awaited.name in alt


@ux(2)
async def test_a_hand_is_seen_by_its_player_alone(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    board = await ben.wait(lambda m: "Hand" in buttons_of(m) and bool(pictures_of(m)), channel=await ben.channel())
    mine = await ben.answer(await ben.click(board, "Hand"))
    assert pictures_of(mine)[0][1].startswith("Ben")
    assert mine["id"] not in [m["id"] for m in await aoi.messages()]
    sent = await ben.wait(lambda m: bool(pictures_of(m)), channel="dm")
    assert pictures_of(sent)[0][1].startswith("Ben"), "and by direct message"
