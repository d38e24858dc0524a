"""A server's own cards, from the file to the table."""

import pytest

from rehearsal.client import SeatError, buttons_of, parts, text_of
from tests.community.files import OWN
from tests.e2e.house import House
from tests.e2e.test_commands import typed


async def test_the_owner_brings_a_set_and_takes_it_away(house: House) -> None:
    aoi = house.people["Aoi"]
    shown = await aoi.answer(await aoi.command("cards import", file=await aoi.upload("fox.yaml", OWN.encode())), 40)
    for part in ("Foxfire", "1 cards read as printed", "1 not read", "Fogged Mirror", "en:1", "Closest phrases"):
        assert part in text_of(shown), part
    await aoi.click(shown, "Keep it")
    await aoi.wait(lambda m: m["id"] == shown["id"] and "is kept" in text_of(m) and not buttons_of(m), 10)
    assert "FOX · Foxfire" in await typed(aoi, "cards list")
    assert [choice["value"] for choice in await aoi.complete("cards remove", "code", "fox")] == ["FOX"]
    assert "taken away" in await typed(aoi, "cards remove", code="FOX")
    assert "no card sets" in await typed(aoi, "cards list")


async def test_a_preview_of_before_a_restart_is_gone_and_a_bad_file_is_told(house: House) -> None:
    aoi = house.people["Aoi"]
    shown = await aoi.answer(await aoi.command("cards import", file=await aoi.upload("fox.yaml", OWN.encode())), 40)
    await house.restart()
    await aoi.connected(30, commands=3)
    await aoi.click(shown, "Keep it")
    await aoi.wait(lambda m: "no longer at hand" in text_of(m), 10)
    assert "cannot be used" in await typed(aoi, "cards import", file=await aoi.upload("@everyone.yaml", b"nothing"))


async def test_a_member_who_does_not_manage_the_server_is_refused(house: House) -> None:
    ben = house.people["Ben"]
    assert "cards" not in {one["name"] for one in await ben.commands()}
    with pytest.raises(SeatError, match="no command"):
        await ben.command("cards import", file=await ben.upload("fox.yaml", OWN.encode()))


FOXES = "\n".join([OWN, *[
    f"- {{id: FOX-{number:03}, type: item, name: {{en: Fogged Glass {number}}}, ink: amber, cost: 1, inkwell: true,\n"
    "   text: {en: Ask the fog who is there and believe it.}}" for number in range(3, 18)]])
LIST = "\n".join(f"4 Fogged Glass {number}" for number in range(3, 18))


async def test_unread_cards_are_played_by_hand_where_all_agree_and_a_move_is_taken_back(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    shown = await aoi.answer(await aoi.command("cards import", file=await aoi.upload("f.yaml", FOXES.encode())), 40)
    await aoi.click(shown, "Keep it")
    await aoi.wait(lambda m: "is kept" in text_of(m), 10)
    await typed(aoi, "lorcana open")
    lobby = await aoi.wait(lambda m: "Join" in buttons_of(m), 10)
    assert "settled by hand" not in text_of(lobby)
    assert "settles such cards by hand" in await typed(aoi, "lorcana deck", file=await aoi.upload("d", LIST.encode()))
    await aoi.answer(await aoi.click(lobby, "Close the table"))
    await typed(aoi, "lorcana open", by_hand=True)
    lobby = await ben.wait(lambda m: "Who joins agrees" in text_of(m), 10)
    await ben.answer(await ben.click(lobby, "Join"))
    assert "Deck chosen" in await typed(aoi, "lorcana deck", file=await aoi.upload("d", LIST.encode()))
    assert "Deck chosen" in await typed(ben, "lorcana deck", deck="hearth")
    for person in (aoi, ben):
        await typed(person, "lorcana ready")
    first, other = await house.awaited()
    await typed(first, "lorcana choose", option=first.name)
    for person in (first, other):
        await typed(person, "lorcana pass")
    mine = await first.answer(await first.command("lorcana hand"))
    offered = await first.answer(await first.click(mine, "By hand"))
    select = next(one for one in parts(offered) if one["type"] == 3)
    lore = next(one for one in select["options"] if one["label"] == f"{first.name}: +1 lore")
    await first.choose(offered, select["custom_id"], lore["value"])
    await other.wait(lambda m: "by hand" in text_of(m) and f"{first.name}: lore +1 by hand" in text_of(m), 10)
    assert "consent" in await typed(first, "lorcana undo")
    asked = await other.wait(lambda m: "Allow it" in buttons_of(m), 10)
    assert "consented" in text_of(await other.answer(await other.click(asked, "Allow it")))
    assert f"{first.name} takes a step back" in await typed(other, "match log")
