"""A judge at work through Discord: what he sees is his alone, what he mends is an input, and everybody reads why."""

import asyncio

from rehearsal.client import PATIENCE, pictures_of, text_of
from tests.e2e.house import House, Person
from tests.e2e.points import ux

SEATS = 3
"""The first manages the server and does not play."""
EPHEMERAL = 64


async def told(person: Person, words: str, **options: object) -> str:
    return text_of(await person.answer(await person.command(words, **options)))


@ux(27)
async def test_a_judge_sees_hands_in_private_and_corrects_with_a_public_note(house: House) -> None:
    judge, one, two = house.people.values()
    await house.sit_down(one.name, two.name)
    async with asyncio.timeout(PATIENCE):
        while not (first := [person for person in (one, two) if await person.is_awaited()]):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    await told(first[0], "match choose", option=first[0].name)

    for person in (one, two):
        assert "Only judges" in await told(person, "judge look")
    seen = await judge.answer(await judge.command("judge look"))
    assert seen["flags"] & EPHEMERAL
    assert len(pictures_of(seen)) == 2
    [held, _] = [line for line in text_of(seen).splitlines() if line.startswith("**")]
    card = held.partition("**: ")[2].split(", ")[0]

    choices = await judge.complete("judge fix", "what", f"{card} discard")
    assert [card in each["name"] for each in choices] == [True] * len(choices) != []
    assert await one.complete("judge fix", "what", card) == []
    note = "That card was seen by everybody."
    assert "Done" in await told(judge, "judge fix", what=choices[0]["value"], note=note)
    public = await two.wait(lambda m: note in text_of(m))
    assert f"{judge.name} (judge)" in text_of(public)
    assert card in text_of(public), "a card that goes to the discard pile is seen there"
    log = await told(judge, "judge look", what="rulings")
    assert note in log
    assert "looked at all hands" in log
    assert card in await told(one, "match show") + await told(two, "match show")
