"""A slash command of each kind, as a player types it, and what he is told when it cannot be done."""

from pathlib import Path

from rehearsal.client import buttons_of, parts, pictures_of, text_of
from tests.e2e.house import House, Person, eventually, game_of, prompt_ids
from tests.e2e.points import ux


async def typed(person: Person, words: str, **options: object) -> str:
    """What a command answers."""
    return text_of(await person.answer(await person.command(words, **options)))


async def names(person: Person, words: str, focused: str, text: str = "", **options: object) -> list[str]:
    return [choice["name"] for choice in await person.complete(words, focused, text, **options)]


async def begin(house: House) -> tuple[Person, Person]:
    """A game in its first turn: who has it, and the other."""
    await house.sit_down("Aoi", "Ben")
    first, other = await house.awaited()
    assert set(await names(first, "match choose", "option")) == {"Aoi", "Ben"}
    assert "Done" in await typed(first, "match choose", option=first.name)
    await typed(first, "match choose", option="No")
    await typed(other, "match choose", option="No")
    return first, other


@ux(11)
async def test_rule_actions_are_typed_completed_and_refused_by_rule(house: House) -> None:
    first, other = await begin(house)
    cards = await names(first, "lorcana ink", "card")
    assert cards
    assert await names(other, "lorcana ink", "card") == [], "nothing is offered to who is not asked"
    part = cards[0].partition(" - ")[0][:4]
    assert cards[0] in await names(first, "lorcana ink", "card", part.lower())
    assert cards[0] in await typed(first, "lorcana ink", card=cards[0])
    held = await names(first, "why", "card")
    assert "(rule 4.3.3)" in await typed(first, "lorcana ink", card=held[0])
    assert "(rule 4.3.3)" in await typed(first, "why", action="ink", card=held[0])
    assert "(rule" in await typed(first, "lorcana quest", character=held[0])
    assert "not in your hand or in play" in await typed(first, "lorcana play", card="No Such Card")
    assert "not one of the choices" in await typed(first, "why", action="dance")
    assert "(rule 1.5.1)" in await typed(other, "lorcana end")
    for words, options in (
        ("shift", {"card": held[0]}),
        ("sing", {"song": held[0]}),
        ("use", {"card": held[0]}),
        ("move", {"character": held[0]}),
        ("challenge", {"attacker": held[0]}),
    ):
        said = await typed(first, f"lorcana {words}", **options)
        assert "(rule" in said, (words, said)
    assert "not one of the choices" in await typed(first, "match choose", option="a, b")
    assert "Done" in await typed(first, "lorcana end")
    assert "Waiting for" in await typed(first, "match choose", option="Yes")


async def test_state_log_and_hand_can_be_read(house: House) -> None:
    first, other = await begin(house)
    state = await typed(first, "match show")
    assert first.name in state
    assert "Main phase" in state
    assert await typed(other, "match show") == state
    for player in (first, other):
        told = await player.wait(lambda m: ": hand, " in text_of(m) and ", cost " in text_of(m))
        assert text_of(told).startswith(f"{player.name}: hand, "), "each reads his own hand, and nobody else's"
    mine, theirs = (
        await typed(first, "match show", what="log", page=1),
        await typed(other, "match show", what="log", page=1),
    )
    assert f"{first.name} draws" in mine
    assert f"{first.name} draws 7 cards" in theirs, "what was drawn is told to its player alone"
    assert f"{first.name} draws 7 cards" not in mine
    shown = await first.answer(await first.command("match show", what="hand"))
    assert pictures_of(shown)[0][1].startswith(first.name)


@ux(14)
async def test_undo_is_free_at_first_and_needs_consent_later(house: House) -> None:
    first, other = await begin(house)
    card = (await names(first, "lorcana ink", "card"))[0]
    await typed(first, "lorcana ink", card=card)
    assert "undone" in await typed(first, "match undo")
    await typed(first, "lorcana ink", card=card)
    await typed(first, "lorcana end")
    assert "asked to agree" in await typed(first, "match undo")
    asked = await other.wait(lambda m: "Allow it" in buttons_of(m))
    assert [each["id"] for each in asked["mentions"]] == [(await other.me())["id"]]
    assert "↩" in text_of(asked), "what goes back is shown"
    assert card in text_of(asked) or "Turn" in text_of(asked)
    assert "You have agreed" in text_of(await other.answer(await other.click(asked, "Allow it")))
    await first.wait(lambda m: not buttons_of(m) and m["id"] == asked["id"])
    assert card in await names(first, "lorcana ink", "card") or await names(first, "lorcana quest", "character") == []


@ux(13)
async def test_a_draw_needs_both_and_a_concession_is_confirmed(house: House) -> None:
    first, other = await begin(house)
    assert "offered" in await typed(first, "match draw")
    asked = await other.wait(lambda m: "Agree to a draw" in buttons_of(m))
    assert "is a draw" in text_of(await other.answer(await other.click(asked, "Agree to a draw")))
    over = await first.wait(lambda m: "draw by agreement" in text_of(m) and "Rematch" in buttons_of(m))
    await first.answer(await first.click(over, "Rematch"))
    for person in (first, other):
        await typed(person, "match ready")
    sure = await first.answer(await first.command("match concede"))
    assert "Yes, I concede" in buttons_of(sure)
    await first.answer(await first.click(sure, "Yes, I concede"))
    await first.wait(lambda m: f"{other.name} wins" in text_of(m) and "Rematch" in buttons_of(m))


@ux(16, 17)
async def test_a_named_opponent_is_challenged_and_nobody_else_may_join(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    me, other = await aoi.me(), await ben.me()
    assert "cannot play against yourself" in await typed(aoi, "lorcana open", opponent=me["id"])
    await typed(aoi, "lorcana open", opponent=other["id"], best_of=3)
    lobby = await ben.wait(lambda m: "Join" in buttons_of(m))
    assert [each["id"] for each in lobby["mentions"]] == [other["id"]]
    assert "best of 3" in text_of(lobby)
    assert "You have joined" in text_of(await ben.answer(await ben.click(lobby, "Join")))
    await ben.answer(await ben.click(lobby, "Leave"))
    assert "Only the host" in text_of(await ben.answer(await ben.click(lobby, "Close the table")))
    await aoi.answer(await aoi.click(lobby, "Close the table"))
    await aoi.wait(lambda m: m["id"] == lobby["id"] and not buttons_of(m))


async def test_every_fault_of_a_deck_is_told_in_private(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await typed(aoi, "lorcana open")
    lobby = await aoi.wait(lambda m: "Deck" in buttons_of(m))
    assert "are not playing at" in text_of(await ben.answer(await ben.click(lobby, "Deck")))
    shown = await aoi.answer(await aoi.click(lobby, "Deck"))
    assert any(one["type"] == 3 for one in parts(shown))
    form = await aoi.click(shown, "Paste a list")
    await aoi.fill(form, {"text": "4 Nobody @everyone\n9 Momotaro - Peach Boy"})
    told = text_of(await aoi.wait(lambda m: m["id"] == shown["id"] and "Line 1" in text_of(m)))
    for part in ("Line 1", "Nobody", "2.1.1.1", "2.1.1.3"):
        assert part in told
    assert "@everyone" not in told
    for data, part in ((b"x" * 70_000, "64 KiB"), (b"\x00\x01\x02" * 9, "plain text"), (b"4 Nobody", "Line 1")):
        assert part in await typed(aoi, "match deck", file=await aoi.upload("deck.txt", data))
    chosen = next(one for one in parts(shown) if one["type"] == 3)
    await aoi.choose(shown, chosen["custom_id"], chosen["options"][0]["value"])
    said = await aoi.wait(lambda m: m["id"] == shown["id"] and "Deck chosen" in text_of(m))
    assert text_of(said) not in [text_of(m) for m in await ben.messages()]


@ux(29)
async def test_private_words_follow_the_reader_and_public_ones_the_table(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await ben.settings(locale="ja")
    await typed(aoi, "lorcana open", language="ja")
    lobby = await aoi.wait(lambda m: "参加" in buttons_of(m))
    assert "卓に着きました" in text_of(await ben.answer(await ben.click(lobby, "参加")))
    assert "You are not ready" not in await typed(aoi, "match ready")
    described = {one["name"]: one for one in await ben.commands()}["lorcana"]
    assert described["options"][0]["description"]


async def test_a_series_goes_on_until_it_is_decided(house: House) -> None:
    await house.sit_down("Aoi", "Ben", best_of=3)
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    played = ""
    for game in (1, 2):
        first, _ = await house.awaited(after=played)
        played = game_of(await first.hand(played) or {})
        assert played.endswith(f".{game}")
        sure = await ben.answer(await ben.command("match concede"))
        await ben.answer(await ben.click(sure, "Yes, I concede"))
        result = await aoi.wait(lambda m, game=game: f"Aoi {game}, Ben 0" in text_of(m))
        assert "head" not in text_of(result)
        assert f"Record `{played}`" in text_of(await aoi.answer(await aoi.click(result, "Proof")))
        if game == 1:
            for person in (aoi, ben):
                await person.answer(await person.click(result, "Next game"))
            await aoi.wait(lambda m, result=result: m["id"] == result["id"] and not buttons_of(m))
    assert "Rematch" in buttons_of(result)
    assert "decks" in await typed(aoi, "match deck", deck="hearth")

    async def is_put_away() -> bool:
        return not any("My move" in buttons_of(board) for board in await aoi.boards())

    await eventually(is_put_away)


async def test_three_play_and_the_others_go_on_when_one_leaves(tmp_path: Path) -> None:
    house = House(tmp_path, seats=3, forked=True)
    try:
        await house.open()
        names_ = tuple(house.people)
        await house.sit_down(*names_)
        aoi, ben, chika = house.people.values()
        assert "Done" in " ".join([await typed(each, "match choose", option="Ben") for each in house.people.values()])
        sure = await ben.answer(await ben.command("match leave"))
        await ben.answer(await ben.click(sure, "Yes, I leave"))
        for person in (aoi, chika):
            await person.wait(lambda m: bool(prompt_ids(m)) or "Waiting for" in text_of(m))
        assert "out of the game" in await typed(aoi, "match show")
        sure = await aoi.answer(await aoi.command("match concede"))
        await aoi.answer(await aoi.click(sure, "Yes, I concede"))
        await chika.wait(lambda m: f"{chika.name} wins" in text_of(m) and "Rematch" in buttons_of(m))
        assert await house.findings() == []
        assert house.complaints() == []
    finally:
        await house.close()
