"""A server's own cards, from the file to the table."""

from collections.abc import Callable

import pytest

from rehearsal.client import SeatError, buttons_of, parts, pictures_of, text_of
from tests.community.files import OWN
from tests.e2e.house import Doc, House, Person
from tests.e2e.test_commands import typed


async def test_the_owner_brings_a_set_and_takes_it_away(house: House) -> None:
    aoi = house.people["Aoi"]
    shown = await aoi.answer(await aoi.command("cards import", file=await aoi.upload("fox.yaml", OWN.encode())))
    for part in ("Foxfire", "1 card read as printed", "1 not read", "Fogged Mirror", "en:1", "Possible here"):
        assert part in text_of(shown), part
    await aoi.click(shown, "Save it")
    await aoi.wait(lambda m: m["id"] == shown["id"] and "is saved" in text_of(m) and not buttons_of(m))
    assert "FOX · Foxfire / 狐火 · Disney Lorcana · 2 cards, 1 by hand" in await typed(aoi, "cards list")
    assert [choice["value"] for choice in await aoi.complete("cards list", "remove", "fox")] == ["lorcana:FOX"]
    again = await aoi.answer(await aoi.command("cards import", file=await aoi.upload("fox.yaml", OWN.encode())))
    assert "newer edition" in text_of(again)
    await aoi.click(again, "Cancel")
    await aoi.wait(lambda m: m["id"] == again["id"] and text_of(m) == "Nothing was saved." and not buttons_of(m))
    assert "has been removed" in await typed(aoi, "cards list", remove="FOX")
    assert "no card sets" in await typed(aoi, "cards list")


async def test_a_preview_of_before_a_restart_is_gone_and_a_bad_file_is_told(house: House) -> None:
    aoi = house.people["Aoi"]
    shown = await aoi.answer(await aoi.command("cards import", file=await aoi.upload("fox.yaml", OWN.encode())))
    await house.restart()
    await aoi.click(shown, "Save it")
    await aoi.wait(lambda m: "no longer available" in text_of(m))
    assert "cannot be used" in await typed(aoi, "cards import", file=await aoi.upload("@everyone.yaml", b"nothing"))


async def test_a_member_who_does_not_manage_the_server_is_refused(house: House) -> None:
    ben = house.people["Ben"]
    assert "cards" not in {one["name"] for one in await ben.commands()}
    with pytest.raises(SeatError, match="no command"):
        await ben.command("cards import", file=await ben.upload("fox.yaml", OWN.encode()))


FOXES = "\n".join(
    [
        OWN,
        *[
            f"- {{id: FOX-{number:03}, type: item, name: {{en: Fogged Glass {number}, ja: 曇りガラス{number}}},\n"
            "   ink: amber, cost: 1, inkwell: true,\n"
            "   text: {en: Ask the fog who is there and believe it., ja: 霧に尋ね、信じる。}}"
            for number in range(3, 18)
        ],
    ]
)
LIST = "\n".join(f"4 Fogged Glass {number}" for number in range(3, 18))


async def brought(person: Person, keep: str) -> None:
    """The set is there."""
    file = await person.upload("foxes.yaml", FOXES.encode())
    shown = await person.answer(await person.command("cards import", file=file))
    await person.click(shown, keep)
    await person.wait(lambda m: m["id"] == shown["id"] and not buttons_of(m))


async def dealt(house: House, lobby: Doc, join: str) -> tuple[Person, Person]:
    """Ben has joined, both have decks and are ready, the first turn has begun: who has it, and the other."""
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await ben.answer(await ben.click(lobby, join))
    await typed(aoi, "match deck", file=await aoi.upload("d", LIST.encode()))
    await typed(ben, "match deck", file=await ben.upload("d", LIST.encode()))
    await typed(aoi, "match ready")
    assert not [m for m in await aoi.messages() if pictures_of(m)], "the other has not agreed yet"
    await typed(ben, "match ready")
    first, other = await house.awaited()
    await typed(first, "match choose", option=first.name)
    for person in (first, other):
        await typed(person, "match choose", option="No")
    return first, other


async def by_hand(person: Person, shown: Doc, *labels: str) -> Doc:
    """Choose what to move, then how; gives the message that both were chosen in."""
    for label in labels:
        shown = await person.wait(offering(shown["id"], label))
        (select,) = [one for one in parts(shown) if one["type"] == 3]
        value = next(one["value"] for one in select["options"] if label in one["label"])
        await person.choose(shown, select["custom_id"], value)
    return shown


def offered(message: Doc) -> list[str]:
    return [option["label"] for one in parts(message) if one["type"] == 3 for option in one["options"]]


def offering(message: str, label: str) -> Callable[[Doc], bool]:
    return lambda m: m["id"] == message and label in str(offered(m))


async def test_unread_cards_are_played_by_hand_where_all_agree_and_a_move_is_taken_back(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await brought(aoi, "Save it")
    await typed(aoi, "lorcana open")
    lobby = await aoi.wait(lambda m: "Join" in buttons_of(m))
    assert "nothing settled by hand" in text_of(lobby)
    assert "settles such cards by hand" in await typed(aoi, "match deck", file=await aoi.upload("d", LIST.encode()))
    await aoi.answer(await aoi.click(lobby, "Close the table"))
    await typed(aoi, "lorcana open", by_hand=True)
    lobby = await ben.wait(lambda m: "By joining you agree" in text_of(m) and "Join" in buttons_of(m))
    first, other = await dealt(house, lobby, "Join")
    mine = await first.answer(await first.command("match show", what="hand"))
    shown = await first.answer(await first.click(mine, "By hand"))
    await by_hand(first, shown, first.name, "+1 lore")
    await other.wait(lambda m: "by hand" in text_of(m) and f"{first.name}: lore +1 by hand" in text_of(m))
    assert "asked to agree" in await typed(first, "match undo")
    asked = await other.wait(lambda m: "Allow it" in buttons_of(m))
    assert "You have agreed" in text_of(await other.answer(await other.click(asked, "Allow it")))
    assert f"{first.name} undoes a step" in await typed(other, "match show", what="log")


async def test_a_set_that_is_taken_away_stays_in_the_game_and_not_in_the_rematch(house: House) -> None:
    aoi = house.people["Aoi"]
    await brought(aoi, "Save it")
    await typed(aoi, "lorcana open", by_hand=True)
    first, _ = await dealt(house, await aoi.wait(lambda m: "Join" in buttons_of(m)), "Join")
    assert "has been removed" in await typed(aoi, "cards list", remove="fox")
    await house.restart()
    card = (await first.complete("lorcana ink", "card"))[0]["name"]
    assert "Fogged Glass" in card
    assert card in await typed(first, "lorcana ink", card=card)
    sure = await first.answer(await first.command("match concede"))
    await first.answer(await first.click(sure, "Yes, I concede"))
    over = await aoi.wait(lambda m: "Rematch" in buttons_of(m))
    await aoi.answer(await aoi.click(over, "Rematch"))
    await typed(house.people["Ben"], "match ready")
    assert "FOX" in await typed(aoi, "match ready")


async def test_a_challenge_by_hand_is_played_in_japanese_and_out_of_direct_messages(house: House) -> None:
    """What all see is in the table's language, what one sees in his own."""
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    for person in (aoi, ben):
        await person.settings(locale="ja")
    await brought(aoi, "保存する")
    assert "曇りガラス" not in await typed(aoi, "cards list")
    await typed(aoi, "lorcana open", opponent=(await ben.me())["id"], by_hand=True, language="en")
    lobby = await ben.wait(lambda m: "By joining you agree" in text_of(m) and "Join" in buttons_of(m))
    first, other = await dealt(house, lobby, "Join")
    mine = await first.wait(lambda m: "手作業" in buttons_of(m), channel="dm")
    shown = await first.answer(await first.click(mine, "手作業"))
    assert "手作業で何を動かしますか" in text_of(shown)
    await by_hand(first, shown, "曇りガラス", "場に出す")
    await other.wait(
        lambda m: "Ask the fog who is there" in text_of(m) and bool(pictures_of(m)), channel=await other.channel()
    )
    await other.wait(lambda m: "霧に尋ね、信じる。" in text_of(m), channel="dm")
    for words in ("state", "log"):
        said = await typed(other, "match show", what=words)
        assert "霧に尋ね、信じる。" in said, words
        assert "手作業" in said, words
