"""What a server's managers settle, what /setup check finds missing, and in which language everybody is spoken to."""

import asyncio
import re

import pytest

from rehearsal.client import PATIENCE, SeatError, buttons_of, parts, pictures_of, text_of
from rehearsal.limits import LOCALES
from tests.e2e.house import Doc, House, Person, newer
from tests.e2e.points import ux
from tests.e2e.test_commands import typed

JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龠]")
BOTH_NAMES = re.compile(r"[ぁ-んァ-ヶ一-龠][^（\n]*（[A-Z][^）]+）")
LACKS = {
    "VIEW_CHANNEL": "View Channel",
    "SEND_MESSAGES": "Send Messages",
    "ATTACH_FILES": "Attach Files",
    "EMBED_LINKS": "Embed Links",
    "SEND_MESSAGES_IN_THREADS": "Send Messages in Threads",
    "CREATE_PUBLIC_THREADS": "Create Public Threads",
    "CREATE_PRIVATE_THREADS": "Create Private Threads",
}


async def setup(person: Person, words: str, **options: object) -> str:
    """What a command of /setup says."""
    return text_of(await person.answer(await person.invoke(f"setup {words}", options)))


async def registered(person: Person, game: str, *, there: bool) -> None:
    """Waits until the commands of a game are to be typed here, or are not."""
    async with asyncio.timeout(PATIENCE):
        while (game in [one["name"] for one in await person.commands()]) is not there:
            await person.ask("GET", "/events", params={"timeout": 0.2})


async def check(person: Person, channel: str = "") -> list[str]:
    """The lines of /setup check."""
    return (await setup(person, "check", **({"channel": channel} if channel else {}))).splitlines()


async def room(person: Person, name: str) -> str:
    """A further channel of the server."""
    return str((await person.ask("POST", "/channels", json={"name": name}))["id"])


@ux(30)
async def test_a_check_says_what_is_missing_where_what_will_not_work_and_how_to_mend_it(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    table, other = await aoi.channel(), await room(aoi, "other")
    whole = await check(aoi)
    assert f"✅ I have every permission I need in <#{table}>." in whole
    assert "✅ Direct messages reach you." in whole
    assert any("commands" in line and line.startswith("✅") for line in whole)
    assert [line for line in whole if line.startswith("✅ Disney Lorcana: ")]
    assert [line for line in whole if line.startswith("✅ My Little Pony")]
    assert [line for line in whole if "❌" in line or "❔" in line] == []
    for name in ("table", "other"):
        await setup(aoi, "channels", add=name)
    await aoi.forbid("VIEW_CHANNEL", channel="other")
    await aoi.forbid(*[name for name in LACKS if name != "VIEW_CHANNEL"])
    await aoi.settings(dms_closed=True)
    found = [line for line in await check(aoi) if line.startswith("❌")]
    for name, called in LACKS.items():
        [line] = [line for line in found if line.startswith(f"❌ **{called}** is missing in ")]
        lost, _, mend = line.partition(" is missing in ")[2].partition(" To fix: ")
        where, _, consequence = lost.partition(": ")
        assert where == f"<#{other if name == 'VIEW_CHANNEL' else table}>"
        assert consequence.endswith(".")
        assert mend.endswith(f"allow “{called}”.")
    [closed] = [line for line in found if line.startswith("❌ **Direct messages** do not reach you")]
    assert "My move" in closed
    assert len(found) == len(LACKS) + 1
    alone = await check(aoi, "other")
    assert [line for line in alone if f"<#{table}>" in line and line.startswith("❌")] == []
    with pytest.raises(SeatError, match="no command"):
        await check(ben)


async def test_tables_are_opened_where_the_managers_allow_it_and_looked_at_everywhere(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    table, other = await aoi.channel(), await room(aoi, "other")
    await house.sit_down("Aoi", "Ben")
    said = await setup(aoi, "channels", add="other")
    assert f"Tables may be opened in: <#{other}>" in said
    assert f"✅ I have every permission I need in <#{other}>." in said
    refused = await typed(ben, "mlp open")
    assert refused == f"On this server tables are opened in: <#{other}>. Games already running here continue."
    assert "Aoi" in await typed(ben, "match show"), "looking stays possible"
    assert "You have joined" in text_of(await ben.answer(await ben.command("lorcana open", channel="other")))
    await house.restart()
    assert f"<#{other}>" in await setup(aoi, "channels")
    await aoi.delete_channel("other")
    assert [line for line in await check(aoi) if line.startswith(f"❌ <#{other}> is not there")]
    assert "not on the list" in await setup(aoi, "channels", remove=table)
    choices = await aoi.complete("setup channels", "remove")
    assert [choice["value"] for choice in choices] == [other]
    assert "in every channel" in await setup(aoi, "channels", remove=choices[0]["value"])
    await setup(aoi, "channels", add="table")
    assert "in every channel" in await setup(aoi, "channels", every=True)


@pytest.mark.parametrize(
    ("game", "called", "word"), [("mlp", "My Little Pony", "Tansy"), ("harem_master", "Harem Master", "Berta")]
)
async def test_a_game_that_a_server_leaves_out_has_no_commands_look_ups_or_decks_there(
    house: House, game: str, called: str, word: str
) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    assert await typed(aoi, "setup games") == "Every game is offered on this server."

    async def decks() -> list[str]:
        return [choice["name"] for choice in await ben.complete("deck show", "deck")]

    async def cards(name: str = word) -> list[str]:
        return [choice["value"] for choice in await ben.complete("card", "name", name)]

    assert any(called in name for name in await decks())
    key = next(value for value in await cards() if value.startswith(f"{game}:"))
    rules = await ben.answer(await ben.command("rule", game=game))
    await typed(ben, f"{game} open")
    lobby = await aoi.wait(lambda m: "Join" in buttons_of(m), channel=await aoi.channel())
    assert f"Not offered on this server: {called}" in await typed(aoi, "setup games", game=game)
    for command, options in (
        ("practice", {"game": game}),
        ("tutorial", {"game": game}),
        ("puzzle", {"game": game}),
        ("rule", {"game": game}),
    ):
        last = await ben.answer(await ben.command(command, **options))
        assert "is not offered on this server" in text_of(last), command
    await registered(ben, game, there=False)
    with pytest.raises(SeatError, match="no command"):
        await ben.command(f"{game} open")
    listed = next(one for one in parts(rules) if one["type"] == 3)
    await ben.choose(rules, listed["custom_id"], listed["options"][0]["value"])
    await ben.wait(lambda m: "is not offered on this server" in text_of(m) and newer(m, last))
    assert "is not offered on this server" in text_of(await aoi.answer(await aoi.click(lobby, "Join")))
    assert not any(called in name for name in await decks())
    assert not [value for value in await cards() if value.startswith(f"{game}:")]
    assert "no card" in (await typed(ben, "card", name=key)).lower()
    assert "You have joined" in await typed(ben, "lorcana open"), "other games are there"
    await house.restart()
    assert called in await setup(aoi, "channels")
    assert await typed(aoi, "setup games", game=game, offered=True) == "Every game is offered on this server."
    await registered(ben, game, there=True)
    assert any(called in name for name in await decks())


@ux(29)
async def test_the_server_is_spoken_to_in_its_language_and_each_reader_in_his_own(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await ben.settings(locale="ja")

    async def lobby(join: str, said: str, **options: object) -> None:
        """Aoi opens a table: what stands in the channel, what she is told, and what Ben is told when he joins."""
        assert said in await typed(aoi, "lorcana open", **options)
        shown = await aoi.wait(lambda m: join in buttons_of(m), channel=await aoi.channel())
        assert "卓に着きました" in text_of(await ben.answer(await ben.click(shown, join)))
        control = next(each for each in custom_ids(shown) if each.endswith(":close"))
        await aoi.answer(await aoi.click(shown, control))
        await aoi.wait(lambda m: m["id"] == shown["id"] and not buttons_of(m))

    await lobby("Join", "You have joined")
    assert "日本語" in await typed(aoi, "setup server", language="ja")
    await lobby("参加", "You have joined")
    await lobby("Join", "You have joined", language="en")
    await typed(aoi, "setup server", language="server")
    await aoi.settings(guild_locale="ja")
    await lobby("参加", "You have joined")
    await aoi.settings(guild_locale="en-US", locale="ja")
    await lobby("参加", "卓に着きました")  # nobody has set what the server speaks
    await aoi.settings(locale="en-US")
    await house.sit_down("Aoi", "Ben")
    first, _ = await house.awaited()
    await typed(first, "match choose", option=first.name)
    mine = await typed(ben, "match show", what="log", page=1)
    assert BOTH_NAMES.search(mine), "the cards he holds by both names"
    board = await ben.wait(lambda m: bool(pictures_of(m)) and "My move" in buttons_of(m))
    assert not JAPANESE.search(text_of(board) + pictures_of(board)[0][1])
    for locale in sorted(LOCALES):
        await ben.settings(locale=locale)
        said = await typed(ben, "match show", what="log", page=1)
        assert bool(JAPANESE.search(said)) == (locale == "ja"), locale


def custom_ids(message: Doc) -> list[str]:
    return [str(one["custom_id"]) for one in parts(message) if one.get("custom_id")]
