"""A Japanese organiser: name and pairing changed by hand, kills at many steps, a league whose deadlines pass."""

import contextlib
import csv
import io
import json
import sqlite3
from collections.abc import Callable

import aiohttp
import msgspec
from msgspec.structs import replace

from engine.tournament import Input, Pair
from rehearsal.client import buttons_of, parts, pictures_of, text_of
from tests.e2e.house import Doc, House, Person
from tests.e2e.test_commands import typed
from tests.e2e.test_tournament import direct, pressed, public

SEATS = 4
DAY = 24 * 3600
NAME = "<script>alert(1)</script>"
SURE = "はい、実行する"


async def decided(aoi: Person, what: str, **told: object) -> None:
    """A decision, after being sure."""
    asked = await aoi.answer(await aoi.command("tournament decide", what=what, **told))
    assert "よろしいですか" in text_of(asked)
    assert "決まりました" in await pressed(aoi, asked, SURE)


async def chosen(person: Person, message: Doc, said: str) -> Doc:
    """Choose the first of a select, which puts the next question in its place."""
    select = next(part for part in parts(message) if part["type"] == 3)
    await person.choose(message, select["custom_id"], select["options"][0]["value"])
    return await person.wait(lambda m: m["id"] == message["id"] and said in text_of(m))


def passes(house: House, seconds: float) -> Callable[[], None]:
    """The last round was paired so much earlier."""

    def done() -> None:
        decoder: msgspec.msgpack.Decoder[Input] = msgspec.msgpack.Decoder(Input)
        with contextlib.closing(sqlite3.connect(house.home / "kotatsu" / "kotatsu.sqlite3")) as store, store:
            for tournament, no, row in store.execute("SELECT tournament, no, row FROM tournament_inputs").fetchall():
                move = decoder.decode(row)
                if isinstance(move, Pair):
                    moved = msgspec.msgpack.encode(replace(move, at=move.at - seconds))
                    where = (moved, tournament, no)
                    store.execute("UPDATE tournament_inputs SET row = ? WHERE tournament = ? AND no = ?", where)

    return done


async def posted(person: Person, *words: str) -> int:
    """How many messages of the channel say that."""
    there = await person.messages(await person.channel())
    return sum(all(word in text_of(each) for word in words) for each in there)


async def test_a_league_in_japanese_lives_through_kills_and_its_deadlines_pass(house: House) -> None:
    aoi, ben, chika, dan = house.people.values()
    await aoi.settings(guild_locale="ja")
    for person in house.people.values():
        await person.settings(locale="ja")
    made = await aoi.answer(
        await aoi.command(
            "tournament create", game="lorcana", name="冬", days=7, rounds=2, check_in=False, starts="2027-01-01 19:00"
        )
    )
    form = await aoi.click(made, "名前・日時を変える")
    assert "大会の名前は" in text_of(await aoi.answer(await aoi.fill(form, {"name": NAME, "starts": "2027-01-02 9:00"})))
    await house.restart()
    for person, deck in ((aoi, "island"), (ben, "hearth"), (chika, "forge"), (dan, "island")):
        assert "使用可" in await typed(person, "tournament join", deck=deck)
    await typed(aoi, "tournament run", what="start")
    [event] = [one for one in (await aoi.ask("GET", "/events", params={"after": 0, "timeout": 0}))["events"]] or [{}]
    await typed(aoi, "tournament run", what="round")
    await house.restart()
