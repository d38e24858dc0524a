"""Symbols of printed texts in messages: the application's own emojis, repaired by the next start, else words."""

import re
from collections.abc import Mapping

import aiohttp

from rehearsal.client import parts, text_of
from tests.e2e.house import Doc, House, eventually
from tests.e2e.test_commands import typed

EMOJI = re.compile(r"<:(\w+)_[0-9a-f]{6}:(\d+)>")
SIGNS = 6
"""Symbols that the games that come with the bot print, each once however many print it."""


async def kept(house: House) -> Mapping[str, str]:
    """The numbers of the application's emojis by name, as Discord has them."""
    return {each["name"]: each["id"] for each in (await asked(house, "GET", ""))["items"]}


async def asked(house: House, method: str, rest: str) -> Doc:
    """What Discord answers to the bot's token."""
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {house.where['token']}"}) as http:
        me = await (await http.get(f"{house.where['rest']}/users/@me")).json()
        path = f"{house.where['rest']}/applications/{me['id']}/emojis{rest}"
        async with http.request(method, path) as response:
            found: Doc = await response.json() if response.content_type == "application/json" else {}
            return found


async def complete(house: House, count: int) -> None:
    async def is_so() -> bool:
        return len(await kept(house)) == count

    await eventually(is_so)


async def test_a_text_shows_emojis_and_what_is_lost_comes_back(house: House) -> None:
    ben = house.people["Ben"]
    await complete(house, SIGNS)
    first = await kept(house)
    said = await typed(ben, "card", name="Lucky Teakettle")
    known = {(name.partition("_")[0], number) for name, number in first.items()}
    assert {sign for sign, _ in EMOJI.findall(said)} >= {"exerted", "inkwell"}
    assert set(EMOJI.findall(said)) <= known
    assert "{" not in EMOJI.sub("", said)
    gone = next(name for name in first if name.startswith("exerted"))
    await asked(house, "DELETE", f"/{first[gone]}")
    await house.restart()
    await complete(house, SIGNS)
    again = await kept(house)
    assert {name for name in first if first[name] != again[name]} == {gone}, "no other was touched"

    async def is_shown() -> bool:
        return f"<:{gone}:{again[gone]}>" in await typed(ben, "card", name="Lucky Teakettle")

    await eventually(is_shown)


async def test_where_discord_refuses_them_words_stand_and_nothing_is_said_of_it(house: House) -> None:
    aoi = house.people["Aoi"]
    await complete(house, SIGNS)
    for number in (await kept(house)).values():
        await asked(house, "DELETE", f"/{number}")
    await aoi.faults(orders=[{"status": 403, "where": "POST /applications"}])
    await house.restart()
    said = await typed(aoi, "card", name="Lucky Teakettle")
    assert r"\[exert\], 1 ink" in said
    assert "<:" not in said
    assert (await kept(house)) == {}


async def test_no_button_and_no_option_holds_markup(house: House) -> None:
    await complete(house, SIGNS)
    await house.sit_down("Aoi", "Ben")
    first, _ = await house.awaited()
    shown = [*await first.messages("dm"), *await first.messages("table")]
    labels = [
        f"{part.get('label', '')}{part.get('placeholder', '')}{part.get('options', '')}"
        for message in shown
        for part in parts(message)
    ]
    assert any(labels)
    assert not [label for label in labels if "<:" in label or "{E}" in label]
    assert not any("\ue000" <= sign <= "\uf8ff" for message in shown for sign in text_of(message))
