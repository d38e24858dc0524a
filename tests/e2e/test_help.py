"""Help: asked for by a command, each of its buttons does what it says, in both languages."""

import pytest

from engine.games.registry import GAMES
from rehearsal.client import buttons_of, parts, text_of
from tests.e2e.house import Doc, House, Person, prompt_ids

WORDS = {
    "en-US": ("Learn", "Practise", "Open a table", "Puzzle", "My decks", "Look something up"),
    "ja": ("遊び方を覚える", "練習する", "卓を開く", "詰め問題", "自分のデッキ", "調べる"),
}
EPHEMERAL = 64


async def pressed(person: Person, message: Doc, button: str, game: str = "lorcana") -> Doc:
    """What a button of the help answers, with a game chosen where it asks for one."""
    answer = await person.answer(await person.click(message, button))
    choice = next((one for one in parts(answer) if str(one.get("custom_id", "")).startswith("h::helpgame.")), None)
    if choice is None:
        return answer
    told = await person.answer(await person.choose(answer, choice["custom_id"], game))
    assert told["id"] == answer["id"], "what was asked gives way to what came of it"
    assert choice["custom_id"] not in [one.get("custom_id") for one in parts(told)]
    return told


@pytest.mark.parametrize("lang", ["en-US", "ja"])
async def test_each_button_of_the_help_does_what_it_says(house: House, lang: str) -> None:
    aoi = house.people["Aoi"]
    await aoi.settings(locale=lang)
    menu = await aoi.answer(await aoi.command("help"))
    learn, _, open_, _, decks, look = WORDS[lang]
    assert buttons_of(menu) == [*WORDS[lang]]
    assert menu["flags"] & EPHEMERAL
    card = await aoi.click(menu, look)
    assert "Kaguya" in text_of(await aoi.answer(await aoi.fill(card, {"words": "Kaguya - Called by the Moon"})))
    asked = await aoi.answer(await aoi.fill(await aoi.click(menu, look), {"kind": "rule", "words": "10.8"}))
    rule = await aoi.answer(await aoi.choose(asked, "h::helprule.10.8", "lorcana"))
    assert "10.8" in text_of(rule)
    assert any(":ruleall" in str(one.get("custom_id", "")) for one in parts(rule)), "a rule, with what stands under one"
    shelf = await aoi.answer(await aoi.click(menu, decks))
    made = next(one for one in parts(shelf) if one.get("custom_id") == "h::decklook")
    shown = await aoi.answer(await aoi.choose(shelf, made["custom_id"], made["options"][0]["value"]))
    assert text_of(shown).startswith(f"**{made['options'][0]['label'].partition(' · ')[0]}** · ")
    keep = await aoi.click(shelf, "h:lorcana:decksave")
    assert keep.kind == "modal"
    await pressed(aoi, menu, open_)
    await aoi.wait(lambda m: any(str(one.get("custom_id", "")).endswith(":join") for one in parts(m)))
    await pressed(aoi, menu, learn)
    assert await aoi.wait(lambda m: any("▸" in label for label in buttons_of(m)), channel="dm")


async def test_practice_and_puzzles_begin_out_of_the_help(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    for person, button in ((aoi, "Practise"), (ben, "Puzzle")):
        await pressed(person, await person.answer(await person.command("help")), button)
        assert await person.wait(lambda m: prompt_ids(m), channel="dm")


async def test_without_a_game_help_says_who_may_mend_it(house: House) -> None:
    aoi = house.people["Aoi"]
    for game in GAMES:
        await aoi.answer(await aoi.command("setup games", game=game, offered=False))
    assert await aoi.complete("tutorial", "game") == []
    assert "/setup games" in text_of(await aoi.answer(await aoi.command("tutorial", game="Nothing")))
    menu = await aoi.answer(await aoi.command("help"))
    assert "/setup games" in text_of(menu)
    assert not buttons_of(menu)


async def test_whoever_mentions_the_bot_or_writes_to_it_is_told_what_there_is(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    bot = (await aoi.state())["bot"]["id"]
    await aoi.say("nothing for you")
    await aoi.say(f"<@{bot}> what do you do?")
    told = await ben.wait(lambda m: "Learn" in buttons_of(m), channel=await ben.channel())
    assert not told["flags"] & EPHEMERAL
    assert len([m for m in await ben.messages() if "Learn" in buttons_of(m)]) == 1
    await ben.ask("POST", "/dm")
    await ben.say("ヘルプ", channel="dm")
    private = await ben.wait(lambda m: "遊び方を覚える" in buttons_of(m), channel="dm")
    asked = await ben.answer(await ben.click(private, "卓を開く"))
    choice = next(one["custom_id"] for one in parts(asked) if str(one.get("custom_id", "")).startswith("h::helpgame."))
    await ben.choose(asked, choice, "lorcana")
    assert await ben.wait(lambda m: "/lorcana open" in text_of(m), channel="dm"), "where tables stand"
    kept = [one for one in await ben.messages("dm") if one["id"] == asked["id"]]
    assert kept, "what was asked can be answered otherwise"


async def test_a_game_that_is_left_out_is_offered_nowhere_and_others_are_named_as_people_do(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await aoi.answer(await aoi.command("setup games", game="mlp", offered=False))
    for words, focused in (("rule", "game"), ("practice", "game"), ("puzzle", "game"), ("deck save", "game")):
        offered = [each["value"] for each in await ben.complete(words, focused)]
        assert sorted(offered) == [game for game in GAMES if game != "mlp"], words
        assert offered[0] == "lorcana", "by their titles"
    assert "10.8" in text_of(await ben.answer(await ben.command("rule", game="lorcana", query="10.8")))
    await ben.settings(locale="ja")
    for typed in ("ロルカナ", "disney lorcana"):
        assert "10.8" in text_of(await ben.answer(await ben.command("rule", game=typed, query="10.8")))
    refused = text_of(await ben.answer(await ben.command("practice", game="マイリトルポニー")))
    assert "ここで遊べるゲームではありません" in refused
    assert "ロルカナ" in refused
    await ben.ask("POST", "/dm")
    assert len(await ben.complete("practice", "game", channel="dm")) == len(GAMES), "there each is"


async def test_where_no_game_is_known_it_is_asked_for(house: House) -> None:
    aoi = house.people["Aoi"]
    only = text_of(await aoi.answer(await aoi.command("rule", query="4-4.3.0")))
    assert only.startswith("**My Little Pony 4-4.3.0**"), "one game has a rule of this number"
    for words, options, told in (
        ("rule", {"query": "hand limit"}, "match “hand limit”"),
        ("puzzle", {}, "Your puzzle"),
    ):
        asked = await aoi.answer(await aoi.command(words, **options))
        choice = next(one for one in parts(asked) if one["type"] == 3)
        assert choice["options"][0]["value"] == "lorcana"
        shown = await aoi.answer(await aoi.choose(asked, choice["custom_id"], "mlp"))
        assert told in text_of(shown)
    assert "**My Little Pony**" in text_of(await aoi.answer(await aoi.command("rule", query="hand limit"))), "as before"


async def test_where_nothing_is_played_it_is_said_what_to_do(house: House) -> None:
    aoi = house.people["Aoi"]
    for words, told in (("match show", "/help"), ("mlp end", "/mlp open"), ("cards list", "/cards import")):
        assert told in text_of(await aoi.answer(await aoi.command(words))), words
    await aoi.answer(await aoi.command("lorcana open"))
    assert "/help" in text_of(await aoi.answer(await aoi.command("match show", what="hand")))


async def test_a_printed_name_is_not_taken_for_a_card_that_looks_like_it(house: House) -> None:
    aoi = house.people["Aoi"]
    for lang, nearest, absent in (
        ("en-US", "No card is called", "No printed cards"),
        ("ja", "最も近い", "印刷されたカード"),
    ):
        await aoi.settings(locale=lang)
        told = text_of(await aoi.answer(await aoi.command("card", name="ハートの女王")))
        assert nearest in told
        assert absent in told
        told = text_of(await aoi.answer(await aoi.command("card", name="エルサ")))
        assert nearest not in told, "no card is anything like it"
        assert absent in told
        assert nearest not in text_of(await aoi.answer(await aoi.command("card", name="きんたろう")))
