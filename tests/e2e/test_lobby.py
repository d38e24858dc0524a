"""From the lobby to the rematch: threads, options, challenges, what is confirmed, what is told."""

import re
import time
from pathlib import Path

from rehearsal.client import buttons_of, parts, pictures_of, text_of
from tests.e2e.house import Doc, House, Person, game_of, newer
from tests.e2e.meddling import alter_table
from tests.e2e.points import ux
from tests.e2e.test_commands import typed


async def opened(person: Person, words: str, **options: object) -> Doc:
    """The lobby of a table that somebody opens."""
    reply = await person.command(words, **options)
    await person.answer(reply)
    return await person.wait(lambda m: "Join" in buttons_of(m) and newer(m, reply), channel=await person.channel())


async def pressed(person: Person, message: Doc, button: str) -> str:
    """What a button answers."""
    return text_of(await person.answer(await person.click(message, button)))


async def own(person: Person, channel: str) -> list[Doc]:
    """What stands in a channel itself, without its threads."""
    found: list[Doc] = await person.ask("GET", f"/channels/{channel}/messages")
    return found


@ux(7, 8, 16)
async def test_several_matches_go_on_beside_each_other_each_in_its_thread(tmp_path: Path) -> None:
    house = House(tmp_path, seats=4, forked=True)
    try:
        await house.open()
        aoi, ben, chika, dan = house.people.values()
        channel = await aoi.channel()
        await house.sit_down(aoi.name, ben.name)
        asked = time.monotonic()
        await aoi.wait(lambda m: bool(pictures_of(m)))
        took = time.monotonic() - asked
        first = await aoi.thread()
        await house.sit_down(chika.name, dan.name)
        await chika.wait(lambda m: m["channel_id"] not in (first, channel) and bool(pictures_of(m)))
        second = await chika.thread()
        assert first != second
        for thread in (first, second):
            await aoi.wait(lambda m, to=thread: m["channel_id"] == channel and f"/{to})" in text_of(m))
        there = await own(aoi, channel)
        assert [m for m in there if pictures_of(m)] == [], "boards stand in the threads"
        links = [re.findall(r"/(\d+)\)", text_of(m)) for m in there]
        assert {link for found in links for link in found} == {first, second}, "each lobby leads to its match"
        named = {one["id"]: one for one in (await aoi.state())["channels"]}
        assert "Aoi – Ben" in named[first]["name"]
        assert "Aoi" in await typed(aoi, "match show"), "in the channel a player means his own match"
        assert chika.name in text_of(await aoi.answer(await aoi.command("match show", channel=second)))
        board = await aoi.wait(lambda m: bool(pictures_of(m)), channel=first)
        assert "My move" in buttons_of(board)
        assert "is waiting for players" not in await typed(aoi, "lorcana open"), "who plays may open another"
        assert "is waiting for players" in await typed(aoi, "lorcana open")
        assert house.complaints() == []
        assert await house.findings() == []
        print(f"first board {took:.2f} s after ready")
    finally:
        await house.close()


@ux(11, 12, 16, 17)
async def test_the_host_sets_options_and_the_invited_may_decline(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await typed(aoi, "mlp open", opponent=(await ben.me())["id"], clock=600, undo=False, items_on_opponent=True)
    lobby = await ben.wait(lambda m: "Join" in buttons_of(m), channel=await ben.channel())
    for words in ("10 minutes per decision", "no undo", "the opponent's characters too", "Open until"):
        assert words in text_of(lobby)
    assert "Only the host" in await pressed(ben, lobby, "Options")
    await pressed(ben, lobby, "Join")
    await typed(ben, "match deck", deck=next(one["value"] for one in await ben.complete("match deck", "deck")))
    assert "ready" in await pressed(ben, lobby, "Ready")
    panel = await aoi.answer(await aoi.click(lobby, "Options"))
    chooser = next(one for one in parts(panel) if str(one.get("custom_id", "")).endswith(".chooser"))
    await aoi.choose(
        panel,
        chooser["custom_id"],
        next(one["value"] for one in chooser["options"] if one["label"].startswith("the second seat chooses")),
    )
    for switch in (".best_of", ".language", ".spectators"):
        await aoi.choose(panel, next(one["custom_id"] for one in parts(panel) if switch in one.get("custom_id", "")))
    shown = await aoi.wait(lambda m: m["id"] == lobby["id"] and "観戦なし" in text_of(m))
    assert "2本先取" in text_of(shown)
    assert "準備完了だった人" in text_of(shown), "Ben is asked to be ready again, and told why"
    assert "✅" not in text_of(shown)
    await pressed(ben, shown, "席を立つ")
    await pressed(ben, shown, "辞退")
    closed = await aoi.wait(lambda m: m["id"] == lobby["id"] and not buttons_of(m))
    assert "Benは辞退" in text_of(closed)
    await aoi.wait(lambda m: "Ben has declined" in text_of(m), channel="dm")


@ux(7)
async def test_without_spectators_the_match_is_private_and_without_threads_it_stays(tmp_path: Path) -> None:
    house = House(tmp_path, seats=3, forked=True)
    try:
        await house.open(KOTATSU_SWEEP_SECONDS="0.5")
        aoi, ben, chika = house.people.values()
        lobby = await opened(ben, "lorcana open", spectators=False)
        await pressed(aoi, lobby, "Join")
        for person in (aoi, ben):
            await typed(person, "match deck", deck="hearth")
        for person in (aoi, ben):
            await typed(person, "match ready")
        await ben.wait(lambda m: bool(pictures_of(m)) and "My move" in buttons_of(m))
        thread = await ben.thread()
        assert thread not in [one["id"] for one in (await chika.state())["channels"]]
        for looking in ("match show", "match clock"):
            assert "are not playing at" in await typed(chika, looking)
        await aoi.forbid("CREATE_PRIVATE_THREADS")
        assert "private thread" in await typed(chika, "lorcana open", spectators=False)
        await aoi.forbid("CREATE_PUBLIC_THREADS")
        lobby = await opened(chika, "lorcana open")
        assert "being played in this channel" in await typed(aoi, "lorcana open"), "one at a time where no thread is"
        alter_table(house, lambda row: row.update(expires_at=1.0))
        gone = await chika.wait(lambda m: m["id"] == lobby["id"] and not buttons_of(m))
        assert "Nothing happened here" in text_of(gone), "an open seat expires"
        assert house.complaints() == []
    finally:
        await house.close()


@ux(13, 24)
async def test_what_cannot_be_undone_is_confirmed_and_a_rematch_swaps_who_begins(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    first, other = await house.awaited()
    thread = await first.thread()
    await typed(first, "match choose", option=first.name)
    for person in (first, other):
        await typed(person, "match choose", option="No")
    hand = await first.wait(lambda m: "End turn" in buttons_of(m), channel="dm")
    played = game_of(hand)
    await first.click(hand, "End turn")
    await first.until(lambda m: "Yes, end turn" in buttons_of(m), hand["id"])
    await first.click(hand, "Back")
    panel = await first.answer(await first.command("match show", what="settings"))
    assert "may notice" in text_of(panel)
    await first.click(panel, "Confirm end of turn: yes")
    await first.until(lambda m: any(one.endswith("End turn") for one in buttons_of(m)), hand["id"])
    await typed(other, "match draw")
    asked = await first.wait(lambda m: "Agree to a draw" in buttons_of(m))
    assert "withdrawn" in await pressed(other, asked, "Decline")
    await first.wait(lambda m: m["id"] == asked["id"] and not buttons_of(m))
    await typed(other, "match draw")
    asked = await first.wait(lambda m: "Agree to a draw" in buttons_of(m))
    assert "have declined" in await pressed(first, asked, "Decline")
    told = await other.wait(lambda m: m["id"] == asked["id"] and not buttons_of(m))
    assert f"{first.name} does not agree" in text_of(told)
    sure = await other.answer(await other.command("match concede"))
    await pressed(other, sure, "Yes, I concede")
    over = await first.wait(lambda m: "Rematch" in buttons_of(m))
    await pressed(first, over, "Rematch")
    again = await other.wait(lambda m: "rematch" in text_of(m) and "Decline" in buttons_of(m))
    assert again["channel_id"] == thread, "a rematch goes on where the match was"
    assert f"{other.name} chooses who starts" in text_of(again)
    await typed(other, "match deck", deck="hearth")
    await pressed(other, again, "Decline")
    closed = await first.wait(lambda m: m["id"] == again["id"] and not buttons_of(m))
    assert f"{other.name} declined" in text_of(closed)
    await pressed(first, over, "Rematch")
    for person in (first, other):
        await typed(person, "match ready")
    await other.wait(lambda m: game_of(m) not in ("", played), channel="dm")
    assert await other.thread() == thread
    told = await first.answer(await first.click(over, "Rematch"))
    assert "already begun" in text_of(told)
    hands = [message["id"] for message in await other.messages("dm")]
    await typed(other, "match choose", option=first.name)
    await first.wait(lambda m: game_of(m) not in ("", played), channel="dm")
    assert [message["id"] for message in await other.messages("dm")] == hands, "the hand is where it was"
