"""What the bot is like to use, by the numbers of the points; further ones stand where they belong."""

import asyncio
import io
import random
import re

from PIL import Image, ImageChops

from rehearsal.client import PATIENCE, buttons_of, pictures_of
from tests.e2e.house import Doc, House, Person, prompt_ids
from tests.e2e.points import ux
from tests.e2e.test_commands import typed

ALT_TEXT = 1024
SEEN = 60
"""How far two levels of grey must lie apart to be told apart at a glance, of 255."""


NUMBERS = re.compile(r"Lore \d+ of 20, Hand \d+, Deck \d+, Ink \d+ \(ready \d+, spent \d+\), Discard \d+")
CARD = re.compile(r"(?m)^• (.+?): ")


async def board_of(person: Person) -> tuple[Image.Image, str]:
    """The board that everybody sees now, in grey, and its alt text. What is replaced meanwhile is looked at anew."""
    async with asyncio.timeout(PATIENCE):
        while True:
            board = await person.wait(lambda m: bool(pictures_of(m)) and "My move" in buttons_of(m))
            address, alt = pictures_of(board)[0]
            assert person._session is not None
            async with person._session.get(address) as response:
                if response.status == 200:
                    return Image.open(io.BytesIO(await response.read())).convert("L"), alt


@ux(9, 10)
async def test_a_board_is_read_without_eyes_and_without_colour(house: House) -> None:
    """Alt text and /match show say the whole public state; every change of the board shows in grey, as a form."""
    await house.sit_down("Aoi", "Ben")
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    chance, last, told, changes = random.Random(4), None, "", 0
    for _ in range(40):
        now, alt = await board_of(aoi)
        if last is not None and alt != told:
            same = last.size == now.size
            levels = ImageChops.difference(last, now).histogram() if same else [0] * SEEN + [1000]
            assert sum(levels[SEEN:]) > 100, f"colour alone tells from each other: {told} / {alt}"
            changes += 1
        last, told = now, alt
        state = await typed(ben, "match show")
        if changes > 3 and CARD.search(state):
            break
        first, _other = await house.awaited()
        assert await first.step(chance)
        await asyncio.sleep(1.2)  # boards that follow each other within a second become one
    assert changes > 3
    whole = [m for person in (aoi, ben) for place in ("table", "dm") for m in await person.messages(place)]
    for message in whole:
        for _, alt in pictures_of(message):
            assert 0 < len(alt) <= ALT_TEXT
    numbers, cards = NUMBERS.findall(state), CARD.findall(state)
    assert len(numbers) == 2
    assert cards, "something lies on the table"
    public = ("Aoi", "Ben", *numbers, *cards)
    assert all(told in state for told in public)
    await aoi.wait(
        lambda m: "My move" in buttons_of(m) and pictures_of(m) and all(told in pictures_of(m)[0][1] for told in public)
    )


@ux(5, 15)
async def test_every_first_answer_comes_in_time_and_a_button_knows_its_game_and_question(house: House) -> None:
    """Each request takes 0.8 s; what is drawn is drawn after the answer. A button of the game before does nothing."""
    await house.sit_down("Aoi", "Ben")
    first, other = await house.awaited()
    mine = await first.my_move()
    _, game, number, *_ = prompt_ids(mine)[0].split(":")
    assert re.fullmatch(r"[a-z2-9]{8}\.1", game)
    assert number.isdecimal()
    await first.faults(latency_ms=800)
    for words, options in (("show", {"what": "hand"}), ("show", {}), ("choose", {"option": first.name})):
        answer = await first.invoke(f"match {words}", options)
        assert answer.kind == "deferred"
        assert await first.answer(answer)
    await first.faults(latency_ms=0)
    sure = await other.answer(await other.command("match concede"))
    over = await pressed(other, sure, "Yes, I concede", "Rematch")
    await first.answer(await first.click(over, "Rematch"))
    for person in (first, other):
        await typed(person, "match ready")
    awaited, _ = await house.awaited(after=game)
    asked = prompt_ids(await awaited.hand(game) or {})[0]
    assert asked.split(":")[1] != game
    await first.click(mine, prompt_ids(mine)[0])
    await first.wait(lambda m: m["id"] == mine["id"] and not prompt_ids(m))  # a panel that is behind is drawn anew
    assert prompt_ids(await awaited.hand(game) or {})[0] == asked, "the game of today has not moved"


async def pressed(person: Person, message: Doc, button: str, then: str) -> Doc:
    """Press a button; gives the message with another one that follows."""
    await person.answer(await person.click(message, button))
    return await person.wait(lambda m: then in buttons_of(m))
