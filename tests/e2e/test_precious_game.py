"""Precious Memories by buttons, in both languages: a whole game, and the bot is killed in the middle of it."""

from __future__ import annotations

import asyncio
import random
import re

from rehearsal.client import PATIENCE, buttons_of, parts, text_of
from tests.e2e.house import Doc, House, Person, eventually, prompt_ids
from tests.e2e.through_a_kill import kill_amid_a_press

KILLS_AFTER = (25, 60)
"""How many answers have been given when the bot is killed."""
JAPANESE = re.compile(r"[ぁ-ん]")


async def test_a_whole_game_is_played_by_buttons_in_both_languages_and_through_kills(house: House) -> None:
    await house.people["Ben"].settings(locale="ja")
    await house.sit_down("Aoi", "Ben", game="precious_memories", decks=("peach", "sea"))
    chance, asked = random.Random(7), list[tuple[Person, Doc]]()
    async with asyncio.timeout(30 * PATIENCE):
        for answers in KILLS_AFTER:
            await play(house, chance, asked, answers)
            person, _ = await house.awaited()
            before = of_which_question(await person.hand())
            await house.restart()
            again, _ = await house.awaited()
            assert (again.name, of_which_question(await again.hand())) == (person.name, before)
            await kill_amid_a_press(house, chance)
        await play(house, chance, asked)
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    over = [m for m in await aoi.messages() if "Rematch" in buttons_of(m)]
    assert len(over) == 1
    await eventually(aoi.may_press_the_last_board_alone)
    assert "wins" in text_of(await aoi.answer(await aoi.command("match show", what="log")))
    assert "勝利" in text_of(await ben.answer(await ben.command("match show", what="log")))
    assert {who.name for who, _ in asked} == {"Aoi", "Ben"}
    assert all(bool(JAPANESE.search(" ".join([*buttons_of(m), text_of(m)]))) == (who is ben) for who, m in asked)
    await eventually(house.is_nobody_asked)


async def test_a_reading_is_agreed_upon_before_the_match_and_stands_among_its_rules(house: House) -> None:
    """There are more settings than buttons have room for: the last ones stand together in a select."""
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await aoi.answer(await aoi.command("precious_memories open"))
    lobby = await aoi.wait(lambda m: "Join" in buttons_of(m), channel=await aoi.channel())
    panel = await aoi.answer(await aoi.click(lobby, "Options"))
    many = next(one["custom_id"] for one in parts(panel) if str(one.get("custom_id", "")).endswith(":setoption"))
    await aoi.choose(panel, many, "aid_source")
    await aoi.wait(lambda m: m["id"] == lobby["id"] and "aid is used on the field" in text_of(m))
    await ben.answer(await ben.click(lobby, "Join"))
    for person, deck in ((aoi, "peach"), (ben, "sea")):
        await person.answer(await person.command("match deck", deck=deck))
    for person in (aoi, ben):
        await person.answer(await person.command("match ready"))
    await house.awaited()
    assert "aid is used on the field" in text_of(await aoi.answer(await aoi.command("match show", what="rules")))


async def play(house: House, chance: random.Random, asked: list[tuple[Person, Doc]], answers: int = 1 << 30) -> None:
    """Press what is there until so many answers have been given, or the game is over; `asked` has each question."""
    aoi = house.people["Aoi"]
    while len(asked) < answers and not [m for m in await aoi.messages() if "Rematch" in buttons_of(m)]:
        for person in house.people.values():
            message = await person.hand()
            if message is not None:
                asked.append((person, message))
                await person.step(chance)
        await asyncio.sleep(0.05)


def of_which_question(message: Doc | None) -> set[str]:
    """What tells a question from the next: its buttons' names without their answers."""
    return {each.rpartition(":")[0] for each in prompt_ids(message or {})}
