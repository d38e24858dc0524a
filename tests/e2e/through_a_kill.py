"""A whole game by buttons, in a language, with a kill at some moment in the middle of it."""

from __future__ import annotations

import asyncio
import random

from rehearsal.client import PATIENCE, buttons_of, text_of
from tests.e2e.house import House, eventually, newer
from tests.e2e.test_kill import press_until_it_works, restart_amid_a_press

WITHIN = 10.0
"""Seconds after which a bot that was killed has to be there again."""
BEFORE = 25
"""So many presses come before the kill."""
WORDS = {"en": ("Join", "Rematch", "wins"), "ja": ("参加", "もう一度", "の勝利")}
"""What the buttons say in each language, and the last line of the log."""


async def play_through_a_kill(house: House, game: str, decks: tuple[str, str], lang: str, seed: int = 7) -> None:
    """Two people open a table, play it to its end and are asked nothing more."""
    aoi, rematch, won = house.people["Aoi"], *WORDS[lang][1:]
    await _sit_down(house, game, decks, lang)
    presses = await _play(house, rematch, random.Random(seed))
    assert presses > 2 * BEFORE, "the game went on"
    await eventually(aoi.may_press_the_last_board_alone)
    assert won in text_of(await aoi.answer(await aoi.command("match show", what="log")))
    await eventually(house.is_nobody_asked)


async def kill_amid_a_press(house: House, chance: random.Random) -> None:
    """At whatever moment, while what somebody has pressed is on its way; then somebody can go on."""
    watch = await restart_amid_a_press(house, chance)
    assert watch.seconds < WITHIN
    await press_until_it_works(house, chance)


async def _sit_down(house: House, game: str, decks: tuple[str, str], lang: str) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    join = WORDS[lang][0]
    for person in (aoi, ben):
        await person.settings(locale="ja" if lang == "ja" else "en-US")
    opened = await aoi.invoke(f"{game} open", {"language": lang})
    await aoi.answer(opened)
    lobby = await aoi.wait(lambda m: join in buttons_of(m) and newer(m, opened), channel=await aoi.channel())
    await ben.answer(await ben.click(lobby, join))
    for person, deck in zip((aoi, ben), decks, strict=True):
        await person.answer(await person.command("match deck", deck=deck))
    for person in (aoi, ben):
        await person.answer(await person.command("match ready"))


async def _play(house: House, rematch: str, chance: random.Random) -> int:
    """To the end; says after how many presses."""
    aoi, presses, killed = house.people["Aoi"], 0, False
    async with asyncio.timeout(20 * PATIENCE):
        while not [m for m in await aoi.messages() if rematch in buttons_of(m)]:
            steps = [await person.step(chance) for person in (aoi, house.people["Ben"])]
            presses += len([step for step in steps if step])
            if presses >= BEFORE and not killed:
                killed = True
                await kill_amid_a_press(house, random.Random(presses))
            if not any(steps):
                await asyncio.sleep(0.05)
    return presses
