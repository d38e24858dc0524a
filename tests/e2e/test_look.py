"""Any card in sight can be looked at alone: its text, its numbers and where each comes from, by who may see it."""

import random

from rehearsal.client import buttons_of, parts, pictures_of, text_of
from tests.e2e.house import Doc, House, Person


def looks(message: Doc) -> list[Doc]:
    """The selects of cards to look at."""
    return [each for each in parts(message) if f"{each.get('custom_id', '')}".partition(":look")[1]]


async def under(person: Person, place: str) -> tuple[Doc, Doc]:
    """The last message with such a select, and the select."""
    message = await person.wait(lambda m: bool(looks(m)), channel=place)
    return message, looks(message)[0]


async def test_a_card_of_the_own_hand_is_shown_large_to_its_owner_alone(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    chance = random.Random(2)
    while True:
        first, other = await house.awaited()
        if any(looks(each) for each in await first.messages("dm")):
            break
        await first.step(chance)
    message, select = await under(first, "dm")
    shown = await first.answer(await first.choose(message, select["custom_id"], select["options"][0]["value"]))
    said = text_of(shown)
    assert select["options"][0]["label"].split(" - ")[0].split(" #")[0] in said
    assert len(pictures_of(shown)) == 1
    again = looks(shown)[0]
    await first.choose(shown, again["custom_id"], again["options"][-1]["value"])
    turned = await first.wait(lambda m: m["id"] == shown["id"] and text_of(m) != said, channel="dm")
    assert again["options"][-1]["label"].split(" - ")[0].split(" #")[0] in text_of(turned)
    assert not any(said.splitlines()[0] in text_of(each) for each in await other.messages("dm"))


async def test_the_board_offers_what_everybody_sees_and_no_hand(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    first, other = await house.awaited()
    chance = random.Random(2)
    for _ in range(40):
        if any(looks(each) for each in await other.messages("table")):
            break
        await (await house.awaited())[0].step(chance)
    await house.settled()  # boards and hands come one after another: both are of one moment now
    board, select = await under(other, await other.channel())
    assert "My move" in buttons_of(board)
    shown = await other.answer(await other.choose(board, select["custom_id"], select["options"][0]["value"]))
    assert len(pictures_of(shown)) == 1
    hands = [each for each in await first.messages("dm") if looks(each)]
    own = {each["value"] for each in looks(hands[-1])[0]["options"]}
    assert {each["value"] for each in select["options"]} < own
