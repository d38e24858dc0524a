"""What goes wrong on Discord's side ends in one private sentence or in a repair."""

import asyncio
import random
from pathlib import Path

from rehearsal.client import buttons_of, pictures_of, text_of
from rehearsal.limits import NONCE_MEMORY
from tests.e2e.house import House, Person, eventually, newer, prompt_controls, prompt_ids
from tests.e2e.meddling import age_surfaces, change, posted
from tests.e2e.points import ux


@ux(3)
async def test_with_closed_direct_messages_everything_goes_by_the_button(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await aoi.settings(dms_closed=True)
    await ben.settings(dms_closed=True)
    said = await aoi.answer(await aoi.command("lorcana open"))
    assert "cannot send you direct messages" in text_of(said)
    lobby = await aoi.wait(lambda m: "Join" in buttons_of(m), channel=await aoi.channel())
    said = await ben.answer(await ben.click(lobby, "Join"))
    assert "cannot send you direct messages" in text_of(said)
    for person, deck in ((aoi, "hearth"), (ben, "island")):
        await person.answer(await person.command("match deck", deck=deck))
    for person in (aoi, ben):
        await person.answer(await person.command("match ready"))
    chance = random.Random(1)
    for _ in range(12):
        for person in (aoi, ben):
            mine = await person.my_move()
            if not prompt_ids(mine):
                continue
            shown = prompt_ids(mine)
            await person.press(mine, chance.choice(prompt_controls(mine)), chance)
            await person.wait(lambda m, mine=mine, shown=shown: m["id"] == mine["id"] and prompt_ids(m) != shown)
    assert await aoi.messages("dm") == []
    shut = [one for one in await aoi.findings("world") if one["code"] == 50007]
    assert len(shut) <= 2, "a closed door is tried once, at the joining of each"
    said = [m for person in (aoi, ben) for m in await person.messages() if "cannot send you" in text_of(m)]
    assert len(said) == 2, "each is told once"


@ux(4, 5)
async def test_stale_foreign_and_double_clicks_are_answered_in_private(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    first, other = await house.awaited()
    board = await other.wait(lambda m: bool(prompt_ids(m)) and bool(pictures_of(m)), channel=await other.channel())
    control = prompt_ids(board)[0]
    answer = await said_after(other, board["id"], control)
    assert f"Waiting for {first.name}" in text_of(answer)
    assert answer["id"] not in [m["id"] for m in await first.messages()]
    async with house.slowly():
        await asyncio.gather(first.click(board["id"], control), first.click(board["id"], control))
    double = await first.wait(lambda m: "already been answered" in text_of(m))
    assert "The question is now" in text_of(double) or "Waiting for" in text_of(double)


async def said_after(person: Person, message: str, control: str) -> dict[str, object]:
    """The private message that a click leads to."""
    before = {m["id"] for m in await person.messages()}
    await person.click(message, control)
    return await person.wait(lambda m: m["id"] not in before and bool(m["flags"] & 64))


async def test_a_deleted_board_and_a_deleted_hand_come_back(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    first, _ = await house.awaited()
    board = await first.wait(lambda m: bool(pictures_of(m)), channel=await first.channel())
    hand = await first.hand()
    assert hand is not None
    await first.delete_message(board)
    again = await first.wait(lambda m: bool(pictures_of(m)) and m["id"] != board["id"], channel=await first.channel())
    assert "Waiting for **" in text_of(again), "a board comes back by itself"
    await first.delete_message(hand)
    await first.answer(await first.command("match choose", option=first.name))
    fresh = await first.wait(lambda m: bool(prompt_ids(m)) and m["id"] != hand["id"], channel="dm")
    assert pictures_of(fresh)


async def test_a_lost_channel_leaves_the_game_in_direct_messages(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    first, _ = await house.awaited()
    await first.wait(lambda m: bool(pictures_of(m)), channel=await first.channel())
    await first.delete_channel("table")
    told = await first.wait(lambda m: "can no longer reach this game" in text_of(m))
    assert pictures_of(told)


async def test_missing_permissions_are_said_before_a_table_is_opened(house: House) -> None:
    aoi = house.people["Aoi"]
    await aoi.forbid("SEND_MESSAGES")
    said = await aoi.answer(await aoi.command("lorcana open"))
    assert "Send Messages" in text_of(said)
    await aoi.forbid()
    assert "You have joined" in text_of(await aoi.answer(await aoi.command("lorcana open")))


async def test_faults_of_discord_delay_and_double_nothing(house: House) -> None:
    aoi = house.people["Aoi"]
    await aoi.faults(
        orders=[
            {"status": 503, "where": "POST /channels/", "after": True},
            {"status": 503, "where": "PATCH /channels/"},
        ]
    )
    await house.sit_down("Aoi", "Ben")
    first, _ = await house.awaited()
    await first.answer(await first.command("match choose", option=first.name))

    async def once() -> bool:
        """One lobby and one board that may be pressed."""
        lobbies = [m for m in await aoi.messages() if "opens a table" in text_of(m)]
        boards = [m for m in await aoi.boards() if "My move" in buttons_of(m)]
        return (len(lobbies), len(boards)) == (1, 1)

    await eventually(once)
    await house.settled()
    assert await once()
    assert len(await aoi.findings("injected")) == 2


async def test_a_command_survives_faults_of_its_acknowledgement(house: House) -> None:
    """Discord waits for three seconds, and the library after two failures as long."""
    await house.sit_down("Aoi", "Ben")
    first, _ = await house.awaited()
    await first.faults(orders=[{"status": 429, "where": "/callback"}, {"status": 503, "where": "/callback"}])
    assert first.name in text_of(await first.answer(await first.command("match show")))


async def test_a_lost_gateway_is_found_again(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    first, _ = await house.awaited()
    assert await first.drop_gateway(4000, forget=True) == 1
    await first.connected()
    said = await first.answer(await first.command("match choose", option=first.name))
    assert "Done" in text_of(said)


async def test_a_follow_up_that_discord_takes_and_fails_over_is_not_doubled(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    first, _ = await house.awaited()
    await house.settled()
    before = {m["id"] for m in await first.messages()}
    await first.faults(orders=[{"status": 500, "where": "POST /webhooks/", "after": True}])
    await first.answer(await first.command("match show"))
    await first.wait(lambda m: m["id"] not in before and "Discord had a problem" in text_of(m))
    await house.settled()
    pages = [text_of(m) for m in await first.messages() if m["id"] not in before]
    assert len(pages) == len(set(pages))


async def test_a_board_that_was_posted_before_a_kill_is_found_again_when_its_nonce_is_forgotten(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    first, _ = await house.awaited()
    await house.settled()
    board = (await first.boards())[-1]
    age_surfaces(house, 2 * 60 * 60)
    where = f"POST /channels/{board['channel_id']}/messages"
    await first.faults(orders=[{"status": 503, "where": where, "after": True}])
    deciding = asyncio.create_task(first.command("match choose", option=first.name))
    await first.wait(lambda m: bool(pictures_of(m)) and newer(m, board), channel=board["channel_id"])
    assert house.bot is not None
    await house.bot.kill()
    deciding.cancel()
    await asyncio.gather(deciding, return_exceptions=True)
    await first.advance(NONCE_MEMORY + 1)
    change(
        house,
        "UPDATE surfaces SET extra = json_set(extra, '$.since', json_extract(extra, '$.since') - ?)"
        " WHERE json_extract(nullif(extra, ''), '$.since') > 0",
        NONCE_MEMORY + 1,
    )
    await house.restart()

    async def is_found() -> bool:
        """What was posted is written down."""
        return posted(house, "board") == int((await first.boards())[-1]["id"])

    await eventually(is_found)
    await eventually(first.may_press_the_last_board_alone)
    await house.settled()
    boards = [m for m in await first.boards() if m["channel_id"] == board["channel_id"]]
    assert len(boards) == 2, "the one of before and the one that was under way"
    assert "My move" in buttons_of(boards[-1])
    assert await first.may_press_the_last_board_alone()


@ux(3)
async def test_direct_messages_that_are_closed_in_mid_game_are_told_at_the_table_and_come_back(tmp_path: Path) -> None:
    house = House(tmp_path, forked=True)
    try:
        await house.open(KOTATSU_DM_AGAIN_SECONDS="0")
        await house.sit_down("Aoi", "Ben")
        first, other = await house.awaited()
        await house.settled()
        had = {m["id"] for m in await other.messages("dm")}
        await other.settings(dms_closed=True)
        age_surfaces(house, 2 * 60 * 60)
        await first.answer(await first.command("match choose", option=other.name))
        told = await first.wait(
            lambda m: "no longer send you direct messages" in text_of(m) and "My move" in buttons_of(m)
        )
        mine = await other.answer(await other.click(told, "My move"))
        asked = prompt_ids(mine)
        assert asked
        await other.settings(dms_closed=False)
        await other.press(mine, prompt_controls(mine)[0], random.Random(3))
        while not {m["id"] for m in await other.messages("dm")} - had:
            mine = await other.my_move()
            if prompt_ids(mine):
                await other.press(mine, prompt_controls(mine)[-1], random.Random(3))
            else:
                await first.step(random.Random(3))
            await house.settled()
        await first.wait(lambda m: m["id"] == told["id"] and not buttons_of(m))
        assert await house.findings() == []
        assert house.complaints() == []
    finally:
        await house.close()
