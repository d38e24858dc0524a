"""Few clicks, plain questions, and panels that mend themselves, through the rehearsal server."""

import asyncio
from collections import Counter
from pathlib import Path

from rehearsal.client import buttons_of, parts, text_of
from tests.e2e.house import House, eventually
from tests.e2e.points import ux
from tests.e2e.test_commands import typed
from tests.e2e.test_puzzle import TITLE, press, shown
from tests.warm import shelf_of

ALL = "Quest with all (3)"


@ux(6)
async def test_one_click_quests_with_all_and_each_quest_can_be_taken_back(house: House) -> None:
    aoi = house.people["Aoi"]
    await typed(aoi, "puzzle", game="lorcana", name=TITLE)
    begun = await shown(aoi, TITLE, "Win this turn")
    assert ALL in buttons_of(begun)
    assert "Play: Zashiki Child" in buttons_of(begun), "what few cards can do has a button of its own"

    quested = await press(aoi, ALL, "quests")
    log = await typed(aoi, "match show", what="log", channel="dm")
    assert log.count(" quests") == 3
    assert not [label for label in buttons_of(quested) if label.startswith("Quest")]

    await aoi.click(quested, "Undo")
    back = await aoi.wait(
        lambda m: m["id"] == begun["id"] and [label for label in buttons_of(m) if label.startswith("Quest: ")],
        channel="dm",
    )
    assert ALL not in buttons_of(back), "one step back is one quest back"


@ux(6)
async def test_who_is_sure_once_is_not_asked_again_in_this_game(house: House) -> None:
    aoi = house.people["Aoi"]
    await typed(aoi, "puzzle", game="lorcana", name=TITLE)
    await shown(aoi, TITLE, "Win this turn")
    asked = await press(aoi, "End turn", "You can still")
    assert buttons_of(asked)[:3] == ["Yes, end turn", "Don't ask again this game", "Back"]
    await press(aoi, "Back", "Win this turn")
    await press(aoi, "End turn", "You can still")
    await press(aoi, "Don't ask again", "Not this time")


@ux(5)
async def test_a_panel_behind_its_game_is_redrawn_in_place(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    first, _ = await house.awaited()
    hand = await first.hand()
    assert hand is not None
    control = next(one for one in parts(hand) if str(one.get("custom_id", "")).startswith("k:"))
    seen = {m["id"] for m in await first.messages()} | {m["id"] for m in await first.messages("dm")}
    old = str(control["custom_id"])
    if control.get("type") == 3:
        await first.choose(hand, old, control["options"][0]["value"])
    else:
        await first.click(hand, old)
    await first.wait(
        lambda m: m["id"] == hand["id"] and old not in [one.get("custom_id") for one in parts(m)], channel="dm"
    )
    assert not [m for m in await first.messages() if m["id"] not in seen and "already been answered" in text_of(m)]


@ux(8)
async def test_a_double_click_leaves_ready(house: House) -> None:
    aoi = house.people["Aoi"]
    await typed(aoi, "lorcana open")
    lobby = await aoi.wait(lambda m: "Join" in buttons_of(m), channel=await aoi.channel())
    await typed(aoi, "match deck", deck="hearth")
    async with house.slowly():
        replies = await asyncio.gather(*[aoi.click(lobby, "Ready") for _ in range(2)])
    answers = [await aoi.answer(reply) for reply in replies]
    assert [text_of(answer) for answer in answers] == [text_of(answers[0])] * 2
    await aoi.wait(lambda m: m["id"] == lobby["id"] and "✅" in text_of(m), channel=await aoi.channel())


@ux(8)
async def test_an_answer_that_only_says_that_something_was_done_goes_away(tmp_path: Path) -> None:
    """As soon as it was said, so that nobody has to be in time to read it."""
    house = House(tmp_path, forked=True)
    try:
        await house.open(KOTATSU_FADING_SECONDS="0")
        aoi = house.people["Aoi"]
        opened = await aoi.answer(await aoi.command("lorcana open"))
        lobby = await aoi.wait(lambda m: "Join" in buttons_of(m), channel=await aoi.channel())
        brought = await aoi.command("match deck", deck="hearth")
        assert brought.message_id, "it was there"

        async def is_brought() -> bool:
            return brought.message_id not in {m["id"] for m in await aoi.messages()}

        await eventually(is_brought)
        answer = await aoi.click(lobby, "Ready")
        assert (answer.kind, bool(answer.message_id)) == ("deferred", True), "it was there"

        async def is_gone() -> bool:
            return answer.message_id not in {m["id"] for m in await aoi.messages()}

        await eventually(is_gone)
        await aoi.wait(lambda m: m["id"] == lobby["id"] and "✅" in text_of(m), channel=await aoi.channel())
        assert opened["id"] in {m["id"] for m in await aoi.messages()}, "what says more stays"
        assert house.complaints() == []
    finally:
        await house.close()


@ux(8)
async def test_a_pasted_list_with_a_wrong_line_comes_back_filled_in(house: House) -> None:
    aoi = house.people["Aoi"]
    await typed(aoi, "lorcana open")
    lobby = await aoi.wait(lambda m: "Deck" in buttons_of(m), channel=await aoi.channel())
    choose = await aoi.answer(await aoi.click(lobby, "Deck"))
    wrong = "4 Nobody\n4 Momotaro - Peach Boy"
    await aoi.fill(await aoi.click(choose, "Paste a list"), {"text": wrong})
    told = await aoi.wait(lambda m: "Line 1" in text_of(m))
    assert told["id"] == choose["id"], "what is wrong stands where the list was asked for"
    assert any(one["type"] == 3 for one in parts(told)), "another deck can still be chosen"
    again = await aoi.click(told, "Correct the list")
    assert [one["value"] for one in parts(again.modal or {}) if one.get("type") == 4] == [wrong]


@ux(9)
async def test_the_choice_of_decks_goes_when_a_list_is_taken(house: House) -> None:
    aoi = house.people["Aoi"]
    await typed(aoi, "lorcana open")
    lobby = await aoi.wait(lambda m: "Deck" in buttons_of(m), channel=await aoi.channel())
    choose = await aoi.answer(await aoi.click(lobby, "Deck"))
    shelf = shelf_of("lorcana")
    hearth = next(deck for deck in shelf.decks if deck.id == "hearth")
    text = "\n".join(f"{count} {shelf.cards.cards[key].full_name}" for key, count in Counter(hearth.cards).items())
    await aoi.fill(await aoi.click(choose, "Paste a list"), {"text": text})
    await aoi.wait(lambda m: m["id"] == choose["id"] and "Deck chosen" in text_of(m) and not buttons_of(m))


@ux(8)
async def test_a_deck_to_be_saved_with_a_wrong_line_comes_back_filled_in(house: House) -> None:
    aoi = house.people["Aoi"]
    shelf = await aoi.answer(await aoi.command("deck show"))
    wrong = "4 Nobody\n4 Momotaro - Peach Boy"
    form = await aoi.click(shelf, "h:lorcana:decksave")
    told = await aoi.answer(await aoi.fill(form, {"name": "Peaches", "text": wrong}))
    assert "Line 1" in text_of(told)
    again = await aoi.click(told, "Correct the list")
    fields = {one["custom_id"]: one.get("value") for one in parts(again.modal or {}) if one.get("type") == 4}
    assert fields == {"name": "Peaches", "text": wrong}
    saved = await aoi.answer(await aoi.fill(again, {"name": "Peaches", "text": "4 Momotaro - Peach Boy"}))
    assert "**Peaches** is saved" in text_of(saved)
    empty = await aoi.click(shelf, "h:lorcana:decksave")
    assert [one.get("value") or "" for one in parts(empty.modal or {}) if one.get("type") == 4] == ["", ""]
