"""The partner of the house through the rehearsal server: a lesson by what is marked, practice, a kill in between."""

from __future__ import annotations

import asyncio
import random
import re

import pytest

from engine.games.registry import GAMES
from rehearsal.client import PATIENCE, SeatError, buttons_of, pictures_of, text_of
from tests.e2e.house import Doc, House, Person, prompt_controls, prompt_ids

MARK = "▸"
MESSAGE_LIMIT = 2000


def marked(message: Doc) -> list[tuple[str, list[str]]]:
    """What a lesson wishes to be pressed: its custom id, and the values to choose there."""
    found = []
    for control in prompt_controls(message):
        values = [each["value"] for each in control.get("options", ()) if each["label"].startswith(MARK)]
        if control.get("label", "").startswith(MARK) or values:
            found.append((control["custom_id"], values))
    return found


async def next_step(person: Person, before: Doc | None) -> Doc | None:
    """The hand with the next step marked; None when the lesson is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            messages = await person.messages("dm")
            if any("/practice" in text_of(message) for message in messages):
                return None
            for message in messages[::-1]:
                if marked(message) and (before is None or prompt_ids(message) != prompt_ids(before)):
                    return message
            await asyncio.sleep(0.05)


def shows_table_and_hand(message: Doc) -> bool:
    """The table, and the hand as long as there is one."""
    board, *hand = (alt for _, alt in pictures_of(message))
    return bool(hand) != bool(re.search(r"Aoi[^.]* (Hand|手札) ?0", board))


async def walk(house: House, game: str, *, kill_at: int = 0) -> list[str]:
    """Press what is marked until the lesson is over; gives what was read on the way."""
    aoi = house.people["Aoi"]
    await aoi.answer(await aoi.command("tutorial", game=game))
    said: list[str] = []
    message = await next_step(aoi, None)
    while message is not None:
        wanted = marked(message)
        assert len(wanted) == 1, "one thing is marked, and no more"
        assert len(text_of(message)) <= MESSAGE_LIMIT
        assert shows_table_and_hand(message)
        try:
            await aoi.choose(message, wanted[0][0], *wanted[0][1])
        except SeatError:
            assert kill_at == len(said), "after a kill alone a message is put in order before somebody presses it"
            message = await next_step(aoi, None)
            continue
        said.append(text_of(message))
        if len(said) == kill_at:
            await house.restart()
            message = None  # the click may have been lost with the process: what is marked now is pressed
        message = await next_step(aoi, message)
    return said


@pytest.mark.parametrize("game", ["lorcana", "mlp"])
async def test_ux_30_a_newcomer_learns_a_game_by_pressing_what_the_text_asks_for(house: House, game: str) -> None:
    """UX 30: the first five minutes; a kill in the middle changes nothing."""
    said = await walk(house, game, kill_at=9)
    assert 20 <= len(said) <= 40
    words = sum(len(line.split()) for line in dict.fromkeys(text.splitlines()[0] for text in said))
    assert words <= 900, "five minutes of reading"
    aoi = house.people["Aoi"]
    last = await aoi.wait(lambda m: "/practice" in text_of(m), channel="dm")
    assert last["id"] == (await aoi.messages("dm"))[-1]["id"], "the hand says so, and no result stands below it"
    assert [m for m in await aoi.messages() if pictures_of(m) or "<@" in text_of(m)] == [], "nobody else is bothered"
    assert {"Practise", "Puzzle"} <= set(buttons_of(last)), "what comes next is a button"
    assert "Mikan" in text_of(await aoi.answer(await aoi.click(last, "Practise")))
    assert prompt_ids(await aoi.wait(lambda m: bool(prompt_ids(m)), channel="dm"))


async def test_a_lesson_keeps_to_its_script_and_goes_on_when_asked_for_again(house: House) -> None:
    aoi = house.people["Aoi"]
    await aoi.answer(await aoi.command("tutorial", game="lorcana"))
    message = await next_step(aoi, None)
    assert message is not None
    other = next(each for each in prompt_ids(message) if each not in dict(marked(message)))
    await aoi.choose(message, other)
    await aoi.wait(lambda m: "This lesson continues" in text_of(m))
    again = await aoi.answer(await aoi.command("tutorial", game="lorcana"))
    assert "already begun a lesson" in text_of(again)
    assert await next_step(aoi, None) is not None
    answer = await aoi.answer(await aoi.command("match concede", channel="dm"))
    busy = await aoi.answer(await aoi.command("practice", game="mlp", channel="dm"))
    assert "already have a game" in text_of(busy)
    await aoi.answer(await aoi.click(answer, "Yes, I concede"))
    assert not any("Rematch" in buttons_of(m) for m in await aoi.messages("dm")), "nothing stands under a lesson"
    await aoi.answer(await aoi.command("tutorial", game="lorcana"))
    anew = await aoi.wait(marked, channel="dm")
    assert "Step 1 " in text_of(anew), "the lesson begins anew"
    answer = await aoi.answer(await aoi.command("match concede", channel="dm"))
    await aoi.answer(await aoi.click(answer, "Yes, I concede"))
    await aoi.answer(await aoi.command("practice", game="mlp", channel="dm"))
    hand = await aoi.wait(lambda m: bool(prompt_ids(m)) and not marked(m), channel="dm")
    assert shows_table_and_hand(hand), "alone, one has both in one message"
    assert [m for m in await aoi.messages() if pictures_of(m)] == []


async def test_practice_speaks_the_language_of_the_server_and_says_where_the_hand_is_without_dms(house: House) -> None:
    aoi = house.people["Aoi"]
    await aoi.settings(dms_closed=True, guild_locale="ja")
    reply = text_of(await aoi.answer(await aoi.command("practice", game="lorcana", deck="hearth")))
    assert "cannot send you direct messages" in reply
    board = await aoi.wait(lambda m: bool(pictures_of(m)) and "自分の番" in buttons_of(m))
    assert re.search("[ぁ-ん]", pictures_of(board)[0][1]), "all read it, not only who asked"
    assert not [m for m in await aoi.messages() if "参加" in buttons_of(m)], "nobody is offered the partner's seat"


async def test_practice_begins_at_once_and_so_does_its_rematch(house: House) -> None:
    aoi, chance = house.people["Aoi"], random.Random(3)
    reply = await aoi.answer(await aoi.command("practice", game="lorcana", deck="hearth", partner_deck="island"))
    assert "Mikan" in text_of(reply)
    async with asyncio.timeout(4 * PATIENCE):
        pressed = 0
        while pressed < 12:
            pressed += await aoi.step(chance) is not None
            await asyncio.sleep(0.02)
    await aoi.wait(lambda m: bool(pictures_of(m)), channel=await aoi.channel())  # in a channel it is for everybody
    assert not [m for m in await aoi.messages() if "<@-" in text_of(m)], "a partner is never mentioned"
    answer = await aoi.answer(await aoi.command("match concede"))
    await aoi.answer(await aoi.click(answer, "Yes, I concede"))
    over = await aoi.wait(lambda m: "Rematch" in buttons_of(m), channel=await aoi.channel())
    await aoi.answer(await aoi.click(over, "Rematch"))
    await aoi.wait(lambda m: bool(prompt_ids(m)), channel="dm")


@pytest.mark.parametrize("game", GAMES)
async def test_practice_of_any_game_begins_with_decks_that_its_table_takes(house: House, game: str) -> None:
    aoi = house.people["Aoi"]
    reply = text_of(await aoi.answer(await aoi.command("practice", game=game)))
    assert "Mikan" in reply, reply
    assert await aoi.wait(lambda m: bool(prompt_ids(m)), channel="dm")
