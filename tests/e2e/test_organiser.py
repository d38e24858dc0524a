"""A Japanese organiser: name and pairing changed by hand, kills at many steps, a league whose deadlines pass."""

import csv
import io
import json

import aiohttp

from rehearsal.client import buttons_of, parts, text_of
from tests.e2e.house import Doc, House, Person, eventually
from tests.e2e.meddling import pass_rounds
from tests.e2e.test_commands import typed
from tests.e2e.test_tournament import direct, pressed, public

SEATS = 4
HOUR, DAY = 3600, 24 * 3600
NAME = "<script>alert(1),=1</script>"
COMPLETED = 3


async def chosen(person: Person, message: Doc, said: str) -> Doc:
    """Choose the first of a select, which puts the next question in its place."""
    select = next(part for part in parts(message) if part["type"] == 3)
    await person.choose(message, select["custom_id"], select["options"][0]["value"])
    return await person.wait(lambda m: m["id"] == message["id"] and said in text_of(m))


async def changed_by_hand(aoi: Person, note: str) -> str:
    """The first player that is offered shall meet the first who is offered for him; what is said to the note."""
    asked = await aoi.answer(
        await aoi.click(await aoi.answer(await aoi.command("tournament next")), "組み合わせを変える")
    )
    both = await chosen(aoi, await chosen(aoi, asked, "相手をだれに"), "理由を書いて")
    proposed = await aoi.answer(await aoi.submit(await aoi.click(both, "理由を書く"), text=note))
    if "はい、実行する" not in buttons_of(proposed):
        return text_of(proposed)
    return await pressed(aoi, proposed, "はい、実行する")


async def lobby(person: Person, of: int, nth: int) -> Doc:
    return await public(person, f"第{of}ラウンド {nth}番卓\n", "「準備完了」を押してください")


async def once(person: Person, *words: str) -> Doc:
    """The only message of the channel that says all this, once it is there."""
    there = await public(person, *words)
    every = [
        each for each in await person.messages(await person.channel()) if all(word in text_of(each) for word in words)
    ]
    assert [each["id"] for each in every] == [there["id"]], words
    return there


async def files(message: Doc) -> list[bytes]:
    """What is attached to a message."""
    async with aiohttp.ClientSession() as session:
        return [await (await session.get(each["url"])).read() for each in message["attachments"]]


async def announced(house: House) -> list[Doc]:
    """The events in the list of the server."""
    guild = (await house.anybody.state())["guild"]["id"]
    who = {"Authorization": f"Bot {house.where['token']}", "User-Agent": "DiscordBot (tests, 1)"}
    async with aiohttp.ClientSession(headers=who) as session:
        answer = await session.get(f"{house.where['rest']}/guilds/{guild}/scheduled-events")
        found: list[Doc] = await answer.json()
    return found


async def test_a_league_in_japanese_lives_through_kills_and_its_deadlines_pass(house: House) -> None:
    aoi, ben, chika, dan = house.people.values()
    known = {}
    for person in house.people.values():
        await person.settings(locale="ja")
        known[f"<@{(await person.me())['id']}>"] = person
    plan = {"game": "lorcana", "name": "冬", "days": 7, "rounds": 2, "check_in": False, "starts": "2027-01-01 19:00"}
    made = await aoi.answer(await aoi.invoke("tournament create", plan))
    assert "イベントとして" in text_of(made)
    form = await aoi.click(made, "名前・日時を変える")
    said = text_of(await aoi.answer(await aoi.fill(form, {"name": NAME, "starts": "2027-01-02 9:00"})))
    assert "大会の名前は" in said
    await house.restart()
    for person in (aoi, ben, chika, dan):
        assert "使用可" in await typed(person, "tournament join", deck="island")
    await typed(aoi, "tournament run", what="start")
    await house.restart()
    await typed(aoi, "tournament run", what="round")
    await house.restart()
    first, second = await lobby(aoi, 1, 1), await lobby(aoi, 1, 2)
    listed = text_of(await once(aoi, "第1ラウンド（全2）", "[卓へ]", "**2.**"))
    one, two, three, _ = [known[word] for word in listed.replace(" ", "\n").splitlines() if word in known]
    for person, table in ((one, first), (two, first), (three, second)):
        assert "準備完了です" in await pressed(person, table, "準備完了")
    await one.wait(lambda m: "自分の番" in buttons_of(m))
    assert "ジャッジになれません" in await changed_by_hand(aoi, "強い相手だから。"), "she plays herself"

    await house.restart(lambda: pass_rounds(house, 6 * DAY + HOUR))
    told = text_of(await once(aoi, "⏰", "第1ラウンド"))
    assert all(mention in told for mention in known), "both tables are still open"
    await house.restart(lambda: pass_rounds(house, DAY))
    await once(aoi, "⏱️", "1番卓", "0–0")
    await once(aoi, "⏱️", "2番卓", "1–0")
    await direct(three, "いまの勝ち点は3です")
    await direct(one, "いまの勝ち点は1です")

    await pressed(aoi, await aoi.answer(await aoi.command("tournament drop")), "はい、実行する")
    await typed(aoi, "tournament run", what="round")
    await house.restart()
    await lobby(aoi, 2, 1)
    assert "決まりました" in await changed_by_hand(aoi, "約束のため。")
    await house.restart()
    await once(aoi, "⚖️", "約束のため。")
    await once(aoi, "第2ラウンド（全2）", "運営による組み合わせ", "[卓へ]")
    [match] = [each for each in await aoi.complete("tournament decide", "table") if "対戦中" in each["name"]]
    told_of = {"table": match["value"], "score": "1-0", "note": "=cmd(),「合意」"}
    asked = await aoi.answer(await aoi.command("tournament decide", what="result", **told_of))
    await pressed(aoi, asked, "はい、実行する")
    await house.restart()
    await once(aoi, "⚖️", "「合意」")
    await typed(aoi, "tournament run", what="finish")
    await house.restart()
    await once(aoi, "最終順位")

    lines, data, page = await files(await ben.answer(await ben.command("tournament next", what="export")))
    rows = list(csv.DictReader(io.StringIO(lines.decode("utf-8-sig"))))
    assert [row["how"] for row in rows] == ["time", "no_show", "judge", "bye"]
    assert json.loads(data)["name"] == NAME
    assert b"<script" not in page
    assert b"&lt;script&gt;alert(1),=1&lt;/script&gt;" in page

    async def is_over() -> bool:
        return [(each["name"], each["status"]) for each in await announced(house)] == [(NAME, COMPLETED)]

    await eventually(is_over)
