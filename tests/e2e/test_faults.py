"""Traps of Discord and its library, each met by a whole bot: docs/faults.md lists them all with their tests."""

import asyncio
from pathlib import Path

from rehearsal.client import buttons_of, pictures_of, text_of
from tests.e2e.house import House, eventually, prompt_ids
from tests.e2e.meddling import change
from tests.e2e.test_commands import typed

TOKEN_LIFE = 15 * 60


async def test_a_form_outlives_a_restart_and_messages_outlive_their_tokens(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await typed(aoi, "lorcana open")
    lobby = await aoi.wait(lambda m: "Join" in buttons_of(m), channel=await aoi.channel())
    shown = await aoi.answer(await aoi.click(lobby, "Deck"))
    form = await aoi.click(shown, "Paste a list")
    await house.restart()
    await aoi.fill(form, {"text": "4 Nobody"})
    assert await aoi.wait(lambda m: m["id"] == shown["id"] and "Line 1" in text_of(m))
    await ben.answer(await ben.click(lobby, "Join"))
    for person, deck in ((aoi, "hearth"), (ben, "island")):
        await typed(person, "match deck", deck=deck)
    for person in (aoi, ben):
        await typed(person, "match ready")
    first, _ = await house.awaited()
    board = await first.wait(lambda m: bool(pictures_of(m)) and "My move" in buttons_of(m))
    hand = await first.hand()
    assert hand is not None
    await aoi.advance(TOKEN_LIFE + 60)
    await typed(first, "match choose", option=first.name)
    shown_then = prompt_ids(hand)
    await first.wait(lambda m: m["id"] == hand["id"] and prompt_ids(m) != shown_then)
    await first.wait(lambda m: m["id"] == board["id"] and text_of(m) != text_of(board))


async def test_a_game_goes_on_while_discord_refuses_the_commands(tmp_path: Path) -> None:
    """A start without registered commands plays all the same: buttons need none."""
    house = House(tmp_path, forked=True)
    try:
        await house.open()
        await house.sit_down("Aoi", "Ben")
        first, _ = await house.awaited()
        await first.faults(orders=[{"status": 503, "where": "PUT /applications"}] * 5)
        await house.restart(lambda: change(house, "DELETE FROM told_commands"))
        mine = await first.my_move()
        asked = prompt_ids(mine)
        await first.click(mine, asked[0])
        await first.wait(lambda m: m["id"] == mine["id"] and prompt_ids(m) != asked)

        async def is_refused() -> bool:
            return any("/applications" in one["where"] for one in await first.findings("injected"))

        await eventually(is_refused)
        assert await house.findings() == []
    finally:
        await house.close()


async def test_both_players_and_a_stranger_at_once_count_once(tmp_path: Path) -> None:
    house = House(tmp_path, seats=3, forked=True)
    try:
        await house.open()
        await house.sit_down("Aoi", "Ben")
        first, other = await house.awaited()
        chika = house.people["Chika"]
        board = await chika.wait(lambda m: bool(prompt_ids(m)) and bool(pictures_of(m)))
        control = prompt_ids(board)[0]
        async with house.slowly():
            await asyncio.gather(*[person.click(board["id"], control) for person in (first, other, chika, first)])
        told = await chika.wait(lambda m: "are not playing at" in text_of(m) and bool(m["flags"] & 64))
        assert told["id"] not in [m["id"] for person in (first, other) for m in await person.messages()]
        late = ("not your turn to decide", "already been answered")  # by whose click came first
        await other.wait(lambda m: bool(m["flags"] & 64) and any(words in text_of(m) for words in late))
        log = await typed(first, "match show", what="log", page=1)
        assert log.count("takes the first turn") == 1
        assert await house.findings() == []
        assert house.complaints() == []
    finally:
        await house.close()
