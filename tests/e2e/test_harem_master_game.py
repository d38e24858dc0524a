"""ハーレムマスター by buttons: a whole game in each language, with a kill in the middle of it."""

from __future__ import annotations

import asyncio
import random

import pytest

from rehearsal.client import PATIENCE, buttons_of, text_of
from tests.e2e.house import House, eventually, newer
from tests.e2e.points import ux

WITHIN = 10.0
BEFORE = 25
"""So many presses come before the kill."""


@ux(1)
@pytest.mark.parametrize(
    ("lang", "join", "rematch", "won"), [("en", "Join", "Rematch", "wins"), ("ja", "参加", "もう一度", "勝ちました")]
)
async def test_a_whole_game_is_played_by_buttons_through_a_kill(
    house: House, lang: str, join: str, rematch: str, won: str
) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    for person in (aoi, ben):
        await person.settings(locale="ja" if lang == "ja" else "en-US")
    opened = await aoi.invoke("harem_master open", {"language": lang})
    await aoi.answer(opened)
    lobby = await aoi.wait(lambda m: join in buttons_of(m) and newer(m, opened), channel=await aoi.channel())
    await ben.answer(await ben.click(lobby, join))
    for person, deck in ((aoi, "gate"), (ben, "stocks")):
        await person.answer(await person.command("match deck", deck=deck))
    for person in (aoi, ben):
        await person.answer(await person.command("match ready"))
    chance, presses = random.Random(7), 0
    async with asyncio.timeout(20 * PATIENCE):
        while not [m for m in await aoi.messages() if rematch in buttons_of(m)]:
            steps = [await person.step(chance) for person in (aoi, ben)]
            presses += len([step for step in steps if step])
            if BEFORE <= presses < BEFORE + 2:
                watch = await house.restart()
                assert watch.seconds < WITHIN
                presses += 2
            if not any(steps):
                await asyncio.sleep(0.05)
    assert presses > 2 * BEFORE, "the game went on"
    await eventually(aoi.may_press_the_last_board_alone)
    assert won in text_of(await aoi.answer(await aoi.command("match show", what="log")))
    await eventually(house.is_nobody_asked)
