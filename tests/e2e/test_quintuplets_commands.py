"""Decks and moves of the Quintuplets that cannot be: each is told in private, in one sentence with its rule."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rehearsal.client import text_of
from tests.e2e.house import House, Person
from tests.e2e.test_commands import names, typed

HEAD = """
game: quintuplets
set: QUA
name: {en: Quay}
words: {walker: {en: Walker}, keeper: {en: Keeper}}
cards:
"""
ANY_NUMBER = "【Continuous】A deck may hold any number of copies of this card."
HEROES = [f"1 Keeper - Day {number}" for number in range(1, 11)]


def _card(number: int, **fields: str) -> str:
    return "\n".join([f"- id: QUA-{number:03}", *[f"  {name}: {value}" for name, value in fields.items()]])


def write(folder: Path) -> Path:
    """Ten heroes whom anybody may approach, one who fills a deck, and one who is there four times at most."""
    heroes = [
        _card(at, type="hero", name="{en: Keeper}", version=f"{{en: Day {at}}}", need="1", classes="[keeper]")
        for at in range(1, 11)
    ]
    walker = {"type": "character", "classes": "[walker]", "power": "3"}
    many = _card(11, name="{en: Walker}", text=f'{{en: "{ANY_NUMBER}"}}', **walker)
    few = _card(12, name="{en: Walker}", version="{en: In the Rain}", **walker)
    path = folder / "quay.yaml"
    path.write_text(HEAD + "\n".join([*heroes, many, few]), "utf-8")
    return path


def deck(*lines: str) -> bytes:
    return "\n".join(lines).encode()


@pytest.fixture
async def quay(tmp_path: Path) -> AsyncIterator[House]:
    """A house with this set on its shelf."""
    house = House(tmp_path, forked=True)
    try:
        await house.open(KOTATSU_CARDS=json.dumps([str(write(tmp_path))]))
        yield house
        assert await house.findings() == []
        assert house.complaints() == []
    finally:
        await house.close()


async def refused(person: Person, other: Person, words: str, sentence: str, rule: str, **options: object) -> None:
    """It is said to who typed it, once, and to nobody else."""
    before = await heard(other, sentence)
    said = await typed(person, f"quintuplets {words}", **options)
    assert said.count(f"{sentence} (rule {rule})") == 1, said
    assert await heard(other, sentence) == before


async def heard(person: Person, sentence: str) -> int:
    """In how many messages that somebody sees it stands."""
    return len([message for message in await person.messages() if sentence in text_of(message)])


async def test_a_deck_that_is_none_is_told_by_its_rule(quay: House) -> None:
    aoi, ben = quay.people["Aoi"], quay.people["Ben"]
    await aoi.answer(await aoi.command("quintuplets open"))
    for lines, sentence, rule in (
        ([*HEROES[:9], "50 Walker"], "The hero deck has 9 heroes; it needs exactly 10.", "6.1.2.2"),
        ([*HEROES, "Main deck", "49 Walker", "1 Keeper - Day 1"], "The hero deck has 11 heroes", "6.1.2.2"),
        ([*HEROES, "45 Walker", "5 Walker - In the Rain"], "has 5 copies of", "6.1.3.3"),
    ):
        said = await typed(aoi, "match deck", file=await aoi.upload("deck.txt", deck(*lines)))
        assert sentence in said, said
        assert f"(rule {rule})" in said, said
        assert await heard(ben, sentence) == 0


async def test_moves_are_typed_and_refused_by_rule_in_private(quay: House) -> None:
    whole = deck(*HEROES, "50 Walker")
    await quay.sit_down("Aoi", "Ben", game="quintuplets", decks=(whole, whole))
    first, other = await quay.awaited()
    await typed(first, "match choose", option="No")
    await typed(other, "match choose", option="No")
    assert await names(other, "quintuplets character", "card") == [], "nothing is offered to who is not asked"
    assert "Walker" in await typed(first, "quintuplets character", card="Walker", lane="1")
    await refused(
        first,
        other,
        "character",
        "You have already played a character this turn.",
        "8.2.2",
        card="Walker",
        lane="2",
    )
    none = "It has no such ability."
    await refused(first, other, "effect", none, "8.5.1", card="Walker")  # the one in play, not those in the hand
    for _ in range(2):
        await typed(first, "quintuplets episode", card="Walker", wearer=(await wearers(first))[0])
    third = "You have played as many episodes as you can this turn."
    await refused(first, other, "episode", third, "8.3.2", card="Walker", wearer="Walker #1")
    await refused(first, other, "event", "That is not an event.", "8.4.1", event="Walker")
    await refused(other, first, "end", "You cannot do that now.", "10.5.4.2")
    await typed(first, "quintuplets end")
    heroes = await names(first, "quintuplets approach", "hero", character="Walker")
    await typed(first, "quintuplets approach", character="Walker", hero=heroes[0])
    await refused(first, other, "pass", "You cannot do that now.", "10.5.4.2")


async def wearers(person: Person) -> list[str]:
    return await names(person, "quintuplets episode", "wearer", card="Walker")
