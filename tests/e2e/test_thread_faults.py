"""A match's thread put away, taken away, forbidden: the game goes on."""

import random

import aiohttp
import pytest

from rehearsal.client import buttons_of, pictures_of, text_of
from tests.e2e.house import House, Person, eventually, prompt_ids


async def put_away(house: House, thread: str, **more: bool) -> None:
    """Archive a thread, as Discord does by itself after some days."""
    headers = {"Authorization": f"Bot {house.where['token']}"}
    address = f"{house.where['rest']}/channels/{thread}"
    async with (
        aiohttp.ClientSession() as http,
        http.patch(address, json={"archived": True, **more}, headers=headers) as response,
    ):
        assert response.status == 200


async def decide(house: House) -> Person:
    """The one who is awaited does something."""
    first, _ = await house.awaited()
    await first.step(random.Random(1))
    return first


async def test_a_thread_that_was_put_away_comes_back_and_one_that_is_taken_away_leaves_the_game_in_direct_messages(
    house: House,
) -> None:
    await house.sit_down("Aoi", "Ben")
    aoi = house.people["Aoi"]
    before = text_of(await aoi.wait(lambda m: "My move" in buttons_of(m) and bool(pictures_of(m))))
    thread = await aoi.thread()
    await put_away(house, thread)
    await decide(house)
    await aoi.wait(lambda m: "My move" in buttons_of(m) and text_of(m) != before, channel=thread)
    await eventually(aoi.may_press_the_last_board_alone)
    await aoi.ask("DELETE", f"/channels/{thread}")
    first = await decide(house)
    told = await first.wait(lambda m: "can no longer reach this game" in text_of(m), channel="dm")
    assert pictures_of(told)
    await decide(house)
    sure = await aoi.answer(await aoi.command("match concede"))
    await aoi.answer(await aoi.click(sure, "Yes, I concede"))
    await aoi.answer(await aoi.command("match ready"))
    again = await aoi.wait(
        lambda m: "rematch" in text_of(m) and "Decline" in buttons_of(m), channel=await aoi.channel()
    )
    for person in house.people.values():
        await person.answer(await person.click(again, "Ready"))
    await aoi.wait(lambda m: "My move" in buttons_of(m) and m["channel_id"] not in (thread, again["channel_id"]))


@pytest.mark.parametrize("is_archived", [True, False])
async def test_a_thread_that_is_locked_is_as_good_as_lost_put_away_or_not(house: House, is_archived: bool) -> None:
    await house.sit_down("Aoi", "Ben")
    aoi = house.people["Aoi"]
    await aoi.wait(lambda m: "My move" in buttons_of(m) and bool(pictures_of(m)))
    await aoi.forbid("MANAGE_THREADS")
    await put_away(house, await aoi.thread(), archived=is_archived, locked=True)
    while not (
        told := [
            m
            for person in house.people.values()
            for m in await person.messages("dm")
            if "can no longer reach this game" in text_of(m)
        ]
    ):
        await decide(house)
        await house.settled()
    assert not any("[Board]" in text_of(message) for message in told)


async def test_a_rematch_with_a_partner_that_begins_at_once_finds_a_thread_of_its_own(house: House) -> None:
    aoi = house.people["Aoi"]
    await aoi.answer(await aoi.command("practice", game="lorcana"))
    await aoi.wait(lambda m: "My move" in buttons_of(m) and bool(pictures_of(m)))
    thread = await aoi.thread()
    sure = await aoi.answer(await aoi.command("match concede"))
    await aoi.answer(await aoi.click(sure, "Yes, I concede"))
    await aoi.wait(lambda m: "Rematch" in buttons_of(m), channel=thread)
    await aoi.ask("DELETE", f"/channels/{thread}")
    await aoi.answer(await aoi.command("match ready"))
    board = await aoi.wait(lambda m: "My move" in buttons_of(m) and bool(pictures_of(m)))
    assert board["channel_id"] not in (thread, await aoi.channel())


async def test_where_threads_are_forbidden_the_match_is_played_in_the_channel_and_says_so_if_that_comes_later(
    house: House,
) -> None:
    aoi = house.people["Aoi"]
    await aoi.forbid("SEND_MESSAGES_IN_THREADS")
    await house.sit_down("Aoi", "Ben")
    board = await aoi.wait(lambda m: "My move" in buttons_of(m) and bool(pictures_of(m)))
    assert board["channel_id"] == await aoi.channel()
    first, _ = await house.awaited()
    mine = await first.my_move()
    assert prompt_ids(mine)
    await aoi.forbid("SEND_MESSAGES", "ATTACH_FILES")
    for _ in range(6):
        told = await decide(house)
        if any("can no longer reach this game" in text_of(m) for m in await told.messages("dm")):
            break
    await told.wait(lambda m: "can no longer reach this game" in text_of(m), channel="dm")
