"""My Little Pony by buttons: a whole game, and a kill while its player puts his effects in order."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rehearsal.client import PATIENCE, buttons_of, parts, text_of
from tests.e2e import ferry
from tests.e2e.house import Doc, House, Person, eventually, prompt_ids
from tests.e2e.points import ux

WITHIN = 10.0
ORDERING = "your effects go on the list"


@pytest.fixture
async def ferries(tmp_path: Path) -> AsyncIterator[House]:
    """A house with the small set on its shelf."""
    house = House(tmp_path, forked=True)
    try:
        await house.open(KOTATSU_CARDS=json.dumps([str(ferry.write(tmp_path))]))
        yield house
        assert await house.findings() == []
        assert house.complaints() == []
    finally:
        await house.close()


async def play_on(house: House, chance: random.Random, enough: str = "\0") -> tuple[Person, Doc] | None:
    """Press what is there until a hand says something, or the game is over."""
    aoi = house.people["Aoi"]
    while not [m for m in await aoi.messages() if "Rematch" in buttons_of(m)]:
        steps = []
        for person in house.people.values():
            message = await person.hand()
            if message is not None and enough in text_of(message):
                return person, message
            steps.append(await person.step(chance))
        if not any(steps):
            await asyncio.sleep(0.05)
    return None


async def test_a_whole_game_is_played_by_buttons(house: House) -> None:
    await house.sit_down("Aoi", "Ben", game="mlp", decks=("bread", "mail"))
    async with asyncio.timeout(10 * PATIENCE):
        await play_on(house, random.Random(7))
    aoi = house.people["Aoi"]
    over = [m for m in await aoi.messages() if "Rematch" in buttons_of(m)]
    assert len(over) == 1
    await eventually(aoi.may_press_the_last_board_alone)
    log = text_of(await aoi.answer(await aoi.command("match show", what="log")))
    assert "wins" in log
    await eventually(house.is_nobody_asked)


@ux(1, 12)
async def test_a_kill_in_the_middle_of_an_order_leaves_it_to_be_finished(ferries: House) -> None:
    deck = ferry.DECK.encode()
    await ferries.sit_down("Aoi", "Ben", game="mlp", decks=(deck, deck))
    async with asyncio.timeout(4 * PATIENCE):
        found = await play_on(ferries, random.Random(5), ORDERING)
    assert found is not None
    person, message = found
    assert "The last one resolves first" in text_of(message), "it says which one resolves first"
    asked = {each.rpartition(":")[0] for each in prompt_ids(message)}
    labels = effects(message)
    assert len(set(labels)) == 3, "three effects of one card are told apart"
    await put(person, message, labels[0])
    await person.until(lambda now: "1. " in text_of(now), message["id"])
    watch = await ferries.restart()
    again = await only_prompt(ferries)
    assert watch.seconds < WITHIN
    assert {each.rpartition(":")[0] for each in prompt_ids(again)} == asked, "the same question of the same game"
    assert again["id"] == message["id"]
    if "1. " not in text_of(again):
        await put(person, again, labels[0])
        await person.until(lambda now: "1. " in text_of(now), message["id"])
    now = await only_prompt(ferries)
    await put(person, now, labels[1])
    await person.until(lambda now: prompt_ids(now) != prompt_ids(again), message["id"])
    assert await resolved(person) == [told_by(label) for label in reversed(labels)], "the last one put resolves first"


def effects(message: Doc) -> list[str]:
    """What is to be ordered, as the list of the question names it."""
    return [option["label"] for option in listed(message)["options"]]


def listed(message: Doc) -> Doc:
    found: Doc = next(one for one in parts(message) if one.get("type") == 3 and one["custom_id"].startswith("k:"))
    return found


async def put(person: Person, message: Doc, label: str) -> None:
    """Put an effect on the list, by its line or, where only two are left, by its button."""
    if label in buttons_of(message):
        await person.click(message, label)
        return
    one = listed(message)
    value = next(option["value"] for option in one["options"] if option["label"] == label)
    await person.choose(message, one["custom_id"], value)


def told_by(label: str) -> str:
    """What the log says of an effect; its button shows the beginning of its text."""
    return next(
        told
        for part, told in (("Draw", "draws a card"), ("This", "idea +1"), ("Add", "adds the scene"))
        if f"Meet: {part}" in label
    )


async def resolved(person: Person) -> list[str]:
    """What the three effects have done, in the order of the log."""
    last = (await log_of(person)).rpartition("enters the adventure area")[2].replace("draws Rower", "draws a card")
    known = ("draws a card", "idea +1", "adds the scene")
    return [told for line in last.splitlines() for told in known if told in line][:3]


async def log_of(person: Person) -> str:
    """The whole log as somebody may read it."""
    foot = text_of(await person.answer(await person.command("match show", what="log"))).splitlines()[-1]
    count = int(foot.rpartition(" ")[2]) if "Page" in foot else 1
    pages = [
        text_of(await person.answer(await person.command("match show", what="log", page=page)))
        for page in range(1, count + 1)
    ]
    return "\n".join(line for page in pages for line in page.splitlines() if "Page" not in line)


async def only_prompt(house: House) -> Doc:
    """The one prompt of all, once there is one; never more than one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = [m for person in house.people.values() for m in await person.messages("dm") if prompt_ids(m)]
            assert len(found) < 2
            if found:
                return found[0]
            await asyncio.sleep(0.05)


async def test_a_hand_a_plan_and_an_inspiration_are_nobody_elses_business(ferries: House) -> None:
    """Nothing that the channel or the other player is sent names a card that only one may know."""
    deck = ferry.DECK.encode()
    await ferries.sit_down("Aoi", "Ben", game="mlp", decks=(deck, deck))
    chance = random.Random(3)
    aoi, ben = ferries.people["Aoi"], ferries.people["Ben"]
    for _ in range(40):
        person, other = await ferries.awaited()
        message = await person.hand()
        assert message is not None
        assert prompt_ids(message)[0] not in json.dumps(await other.messages("dm"))
        if "Do you use an inspiration?" in text_of(message):
            assert "Pass" in buttons_of(message)
        assert await person.step(chance)
        for said in [text_of(m) for m in await aoi.messages()]:
            assert "draws Rower" not in said
            assert "looks at Rower" not in said
    plans = [line for line in (await log_of(ben)).splitlines() if "lays a plan" in line]
    assert len(plans) == 8
    assert not [line for line in plans if "Rower" in line], "a plan is hidden from its owner too"
