"""A game is watched and, once it is over, looked through: nobody sees in either what was hidden at the table."""

import io
from pathlib import Path

from PIL import Image

from data.records import verify
from rehearsal.client import buttons_of, pictures_of, text_of
from tests.e2e.house import Doc, House, Person
from tests.e2e.points import ux
from tests.e2e.test_commands import names, typed

SEATS = 3
"""The third watches."""
EPHEMERAL = 64


async def file_of(person: Person, message: Doc) -> bytes:
    """What is attached to a message."""
    assert person._session is not None
    async with person._session.get(message["attachments"][0]["url"]) as response:
        return await response.read()


async def held(person: Person) -> set[str]:
    """The cards of somebody's opening hand: all that he can ask about while nothing is in play."""
    return {name.partition(" - ")[0] for name in await names(person, "why", "card")}


@ux(22, 23)
async def test_a_finished_game_is_stepped_through_exported_and_shown_to_all(house: House, tmp_path: Path) -> None:
    aoi, ben, eve = house.people.values()
    await house.sit_down(aoi.name, ben.name)
    first, other = await house.awaited()
    await typed(first, "match choose", option=first.name)
    secret = await held(first) | await held(other)
    assert len(secret) > 3
    assert "no finished game" in await typed(eve, "replay"), "a game that goes on is no replay"
    watched = await typed(eve, "match show") + await typed(eve, "match show", what="log")
    assert first.name in watched
    assert not [card for card in secret if card in watched]
    for player in (first, other):
        await typed(player, "match choose", option="No")
    sure = await first.answer(await first.command("match concede"))
    await first.answer(await first.click(sure, "Yes, I concede"))
    over = await eve.wait(lambda m: "Rematch" in buttons_of(m))

    found = await names(eve, "replay", "game", "aoi")
    assert len(found) == 1
    assert "Disney Lorcana · Aoi – Ben" in found[0]
    assert "Step 0 of" in await typed(eve, "replay")
    step = await eve.answer(await eve.click(over, "Look back"))
    assert step["flags"] & EPHEMERAL
    assert "Step 0 of" in text_of(step)
    assert {"First", "Back one", "Turn back"}.isdisjoint(buttons_of(step)), "there is nothing before the start"

    async def to(button: str, words: str, message: Doc) -> Doc:
        await eve.click(message, button)
        return await eve.wait(lambda m: m["id"] == message["id"] and words in text_of(m) and bool(pictures_of(m)))

    told = ""
    step = await to("Next", "Step 1 of", step)
    told += text_of(step) + pictures_of(step)[0][1]
    assert house.bot is not None
    await house.restart()
    step = await to("Last", f"{first.name} concedes", step)
    told += text_of(step) + pictures_of(step)[0][1]
    last = text_of(step)
    await eve.click(step, "Back one")
    step = await eve.wait(lambda m: m["id"] == step["id"] and text_of(m) != last and bool(pictures_of(m)))
    assert "Step " in text_of(step)
    told += text_of(step) + pictures_of(step)[0][1]
    assert not [card for card in secret if card in told], "a hand that nobody saw is not seen afterwards"

    film = await eve.answer(await eve.click(step, "Film"))
    [(_, alt)] = pictures_of(film)
    assert film["attachments"][0]["filename"] == "replay.gif"
    assert alt.startswith("Moving picture")
    assert not [card for card in secret if card in alt]
    with Image.open(io.BytesIO(await file_of(eve, film))) as moving:
        assert moving.format == "GIF"
    record = await eve.answer(await eve.click(step, "Record"))
    assert "verify_shuffles.py" in text_of(record)
    name = record["attachments"][0]["filename"]
    assert not [person for person in (first, other) if person.name.casefold() in name.casefold()]
    path = tmp_path / name
    path.write_bytes(await file_of(eve, record))
    assert verify(path).result == "exact"

    assert not [m for m in await ben.messages() if "Step " in text_of(m)], "private until it is shown"
    await eve.click(step, "Show all")
    shown = await ben.wait(lambda m: "Step " in text_of(m) and bool(pictures_of(m)))
    assert buttons_of(shown) == []


@ux(23)
async def test_a_table_may_be_closed_to_spectators_also_afterwards(house: House) -> None:
    aoi, ben, eve = house.people.values()
    await aoi.answer(await aoi.command("lorcana open", spectators=False))
    lobby = await aoi.wait(lambda m: "Join" in buttons_of(m), channel=await aoi.channel())
    await ben.answer(await ben.click(lobby, "Join"))
    for person, deck in ((aoi, "hearth"), (ben, "island")):
        await typed(person, "match deck", deck=deck)
    for person in (aoi, ben):
        await typed(person, "match ready")
    await house.awaited()
    for words in ("state", "log"):
        assert aoi.name not in await typed(eve, "match show", what=words)
    sure = await aoi.answer(await aoi.command("match concede"))
    await aoi.answer(await aoi.click(sure, "Yes, I concede"))
    await aoi.wait(lambda m: "Rematch" in buttons_of(m))
    assert await names(eve, "replay", "game") == []
    [choice] = await aoi.complete("replay", "game")
    assert "to look through here" in await typed(eve, "replay", game=choice["value"])
    mine = await aoi.answer(await aoi.command("replay"))
    assert "Step 0" in text_of(mine)
    assert "Show all" not in buttons_of(mine)
