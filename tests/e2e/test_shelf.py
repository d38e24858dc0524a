"""Cards and decks away from any table: looked up, kept, shown, brought to a table, forgotten."""

from engine.games.registry import GAMES
from rehearsal.client import buttons_of, parts, pictures_of, text_of
from tests.e2e.house import Doc, House
from tests.e2e.points import ux
from tests.e2e.test_commands import typed

EPHEMERAL = 64


def custom(message: Doc, verb: str) -> str:
    """The control of a verb."""
    return next(str(one["custom_id"]) for one in parts(message) if f":{verb}" in str(one.get("custom_id", "")))


@ux(20)
async def test_a_card_is_looked_up_in_private_with_picture_its_text_once_and_its_rules(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    assert len(await aoi.complete("card", "name")) == 25
    choices = await aoi.complete("card", "name", "called by the")
    [choice] = choices
    card = await aoi.answer(await aoi.invoke("card", {"name": choice["value"]}))
    assert card["flags"] & EPHEMERAL
    assert all(part in text_of(card) for part in ("Kaguya", "かぐや姫", "The table plays it as printed"))
    [(_, alt)] = pictures_of(card)
    assert "Shift 4" in alt
    rule = await aoi.answer(await aoi.click(card, custom(card, "ruleopen")))
    assert "10.8" in text_of(rule)
    await aoi.click(card, custom(card, "cardall"))
    shown = await ben.wait(
        lambda m: "Called by the Moon" in text_of(m) and bool(pictures_of(m)), channel=await ben.channel()
    )
    assert not buttons_of(shown)
    await ben.settings(locale="ja")
    assert "卓は印刷どおりに処理します" in await typed(ben, "card", name="月に召され")
    assert "合うカードはありません" in await typed(ben, "card", name="qwertzuiop")


async def test_a_deck_is_kept_looked_at_tried_out_and_brought_to_a_table(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    listed = "\n".join(f"4 HRT-{number:03}" for number in range(1, 16)).encode()
    bad = await aoi.upload("bad.txt", b"4 Nobody At All\n4 Kaguya - Called by the Moon")
    assert "Line 1" in await typed(aoi, "deck save", game="lorcana", name="bad", file=bad)
    assert "0 of 50" in await typed(aoi, "deck show")
    file = await aoi.upload("mine.txt", listed)
    saved = await typed(aoi, "deck save", game="lorcana", name="Moon *and* more", file=file)
    assert "is saved, with 60 cards" in saved
    assert "The deck is legal" in saved
    [choice, *made] = await aoi.complete("deck show", "deck")
    assert choice["name"] == "Moon *and* more · Disney Lorcana"
    assert all(each["name"].endswith(" · ready-made") for each in made)
    assert {each["value"].partition(":")[0] for each in made} == {*GAMES}
    assert await ben.complete("deck show", "deck") == made, "his own first, and those of the tables"
    assert [await person.complete("deck delete", "deck") for person in (aoi, ben)] == [[choice], []]
    assert "Neither your decks" in await typed(ben, "deck show", deck=choice["value"])
    forge = next(each for each in made if each["name"].startswith("Forge and Palace"))
    ready = await ben.answer(await ben.invoke("deck show", {"deck": forge["value"]}))
    assert pictures_of(ready)[0][1].startswith("Forge and Palace: 60 cards")
    assert "sample hand of 7" in text_of(await ben.answer(await ben.click(ready, custom(ready, "deckhand"))))
    await ben.click(ready, custom(ready, "deckshare"))
    await aoi.wait(lambda m: "**Forge and Palace**" in text_of(m) and "shown by Ben" in text_of(m))
    [card, *_] = await ben.complete("deck show", "card", deck="bread")
    assert card["value"].startswith("mlp:")
    assert "**Bread in the Oven**" in await typed(ben, "deck show", what="odds", deck="bread", card=card["value"])
    shown = await aoi.answer(await aoi.invoke("deck show", {"deck": choice["value"]}))
    assert "4 Kaguya - Called by the Moon" in text_of(shown)
    assert pictures_of(shown)[0][1].startswith("Moon *and* more: 60 cards")
    hand = await aoi.answer(await aoi.click(shown, custom(shown, "deckhand")))
    assert "sample hand of 7" in text_of(hand)
    await aoi.click(hand, custom(hand, "deckagain"))
    await aoi.click(shown, custom(shown, "deckshare"))
    public = await ben.wait(lambda m: "shown by Aoi" in text_of(m) and bool(pictures_of(m)))
    assert not public["flags"] & EPHEMERAL
    odds = await typed(aoi, "deck show", what="odds", deck="moon and", card="Called by")
    assert "Opening hand of 7: **39.9%** going first, **39.9%** going second" in odds
    await aoi.answer(await aoi.command("lorcana open"))
    assert (await aoi.complete("match deck", "deck"))[0]["name"] == "Moon *and* more"
    chosen = await aoi.answer(await aoi.command("match deck"))
    menu = next(one for one in parts(chosen) if str(one.get("custom_id", "")).endswith("takedeck"))
    assert [menu["options"][0]["label"], menu["options"][0]["description"]] == ["Moon *and* more", "Your own deck"]
    await aoi.choose(chosen, menu["custom_id"], menu["options"][0]["value"])
    await aoi.wait(lambda m: m["id"] == chosen["id"] and "Deck chosen: Moon" in text_of(m))
    assert (await aoi.complete("practice", "deck", game="lorcana"))[0]["name"] == "Moon *and* more"
    assert "You play “Moon \\*and" in await typed(aoi, "practice", game="lorcana", deck="moon and")
    file = await aoi.upload("mine.txt", listed)
    assert "replaces your earlier deck" in await typed(
        aoi, "deck save", game="lorcana", name="Moon *and* more", file=file
    )
    assert "4 Kaguya" in await typed(aoi, "deck delete", deck="moon and")
    assert "0 of 50" in await typed(aoi, "deck show")


async def test_who_wants_to_be_forgotten_leaves_a_seat_without_a_name(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    form = await aoi.invoke("deck save", {"game": "lorcana", "name": "short"})
    assert form.kind == "modal"
    kept = text_of(await aoi.answer(await aoi.submit(form, name="short list", text="4x HRT-001\n9 HRT-002")))
    assert "**short list** is saved" in kept
    assert "needs at least 60. (rule 2.1.1.1)" in kept
    assert "9 copies" in kept, "every fault at once"
    await house.sit_down("Aoi", "Ben")
    asked = await aoi.answer(await aoi.invoke("forget-me", {}))
    assert "your decks (1)" in text_of(asked)
    assert "one table that is not over" in text_of(asked)
    await aoi.click(asked, "Forget me")
    done = text_of(await aoi.wait(lambda m: "What is still saved" in text_of(m)))
    assert "one table that is not over" in done
    assert "none of your own data" not in done
    sure = await ben.answer(await ben.command("match concede"))
    await ben.answer(await ben.click(sure, "Yes, I concede"))
    asked = await aoi.answer(await aoi.invoke("forget-me", {}))
    assert "not over" not in text_of(asked)
    await aoi.click(asked, "Forget me")
    await aoi.wait(lambda m: "none of your own data" in text_of(m))
    assert "0 of 50" in await typed(aoi, "deck show")
    told = await typed(ben, "match show", what="log", page=1)
    assert "a former player" in told
    assert "Aoi" not in told
