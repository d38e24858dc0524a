"""A server's own cards, from the file to the table."""

import pytest

from rehearsal.client import SeatError, buttons_of, text_of
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
