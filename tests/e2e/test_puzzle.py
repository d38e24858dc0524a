"""A puzzle through the rehearsal server: failed once, helped with, solved by its buttons, and ticked."""

from rehearsal.client import buttons_of, parts, pictures_of, text_of
from tests.e2e.house import Doc, House, Person
from tests.e2e.test_commands import names, typed

TITLE = "Behind by Two"


def look(message: Doc) -> tuple[str, list[str]]:
    return text_of(message), buttons_of(message)


async def shown(person: Person, *words: str, before: Doc | None = None) -> Doc:
    """The message of the puzzle, once it says so and looks different from before."""
    return await person.wait(
        lambda m: (
            "🧩" in text_of(m) + "🧩" * ("🎉" in text_of(m))
            and pictures_of(m)
            and all(word in text_of(m) for word in words)
            and (before is None or look(m) != look(before))
        ),
        channel="dm",
    )


def quests(message: Doc) -> list[str]:
    return [label for label in buttons_of(message) if label.startswith("Quest: ")]


async def press(person: Person, begins: str, *words: str) -> Doc:
    """Press the button of the puzzle's message whose label begins so; what the message says then."""
    message = await person.wait(
        lambda m: pictures_of(m) and [label for label in buttons_of(m) if label.startswith(begins)], channel="dm"
    )
    await person.click(message, next(label for label in buttons_of(message) if label.startswith(begins)))
    return await shown(person, *words, before=message)


async def test_a_puzzle_is_failed_helped_with_solved_and_ticked(house: House) -> None:
    aoi = house.people["Aoi"]
    assert any(TITLE in name and "▫️" in name for name in await names(aoi, "puzzle", "name", "behind"))
    await aoi.settings(dms_closed=True)
    assert "cannot send" in await typed(aoi, "puzzle", game="lorcana", name=TITLE)
    await aoi.settings(dms_closed=False)
    assert "direct messages" in await typed(aoi, "puzzle", game="lorcana", name=TITLE)
    begun = await shown(aoi, TITLE, "Win this turn")
    assert len(pictures_of(begun)) == 2, "the table and the hand"
    assert "Not this time" not in text_of(begun)

    await press(aoi, "End turn", "You can still")
    failed = await press(aoi, "Yes, end", "Not this time")
    assert not [label for label in buttons_of(failed) if label.startswith("Quest")]
    await aoi.click(failed, "Hint")
    hint = await aoi.wait(lambda m: "Hint 1 of 3" in text_of(m))
    await aoi.click(hint, "Next hint")
    hint = await aoi.wait(lambda m: m["id"] == hint["id"] and "Hint 2 of 3" in text_of(m))
    told = await aoi.answer(await aoi.click(hint, "Show the solution"))
    assert "Zashiki Child" in text_of(told)

    await aoi.click(failed, "Undo")
    await aoi.wait(lambda m: "it is undone" in text_of(m))
    await typed(aoi, "lorcana quest", character="Dog of Kibi - First to Follow", channel="dm")
    wrong = await shown(aoi, "Dog of Kibi quests")
    await aoi.click(wrong, "Set up again")
    await aoi.wait(lambda m: "beginning" in text_of(m))
    await aoi.wait(lambda m: m["id"] == wrong["id"] and "Quest with all (3)" in buttons_of(m))
    await press(aoi, "Play", "Win this turn")
    await typed(aoi, "lorcana quest", character="Louhi - Thief of the Sun", channel="dm")
    await typed(aoi, "lorcana quest", character="Momotaro - Peach Boy", channel="dm")
    await aoi.wait(lambda m: m["id"] == wrong["id"] and quests(m) == ["Quest: Dog of Kibi"])
    solved = await press(aoi, "Quest: Dog of Kibi", "Solved", "Louhi brings 3 lore")
    assert "Next puzzle" in buttons_of(solved)

    ticks = await aoi.answer(await aoi.click(solved, "All puzzles"))
    assert f"✅ {TITLE}" in text_of(ticks)
    choice = next(one for one in parts(ticks) if one["type"] == 3)
    await aoi.answer(await aoi.choose(ticks, choice["custom_id"], choice["options"][3]["value"]))
    await aoi.wait(lambda m: "🧩" in text_of(m) and pictures_of(m) and "One Dumpling Each" in text_of(m))
    await aoi.answer(await aoi.click(solved, "Next puzzle"))
    await aoi.wait(lambda m: "🧩" in text_of(m) and pictures_of(m) and TITLE not in text_of(m))
    assert [m for m in await aoi.messages() if pictures_of(m)] == [], "nobody else is bothered"
