"""A small tournament through Discord: from the registration to the final standings, with a kill in the middle."""

import re

from rehearsal.client import buttons_of, parts, text_of
from tests.e2e.house import Doc, House, Person
from tests.e2e.points import ux
from tests.e2e.test_commands import typed

SEATS = 4
"""The first manages the server, runs the tournament, and comes in late as a player."""
EPHEMERAL = 64


async def pressed(person: Person, message: Doc, button: str) -> str:
    """What a button answers."""
    return text_of(await person.answer(await person.click(message, button)))


async def public(person: Person, *words: str) -> Doc:
    """A message of the channel with these words."""
    return await person.wait(lambda m: all(word in text_of(m) for word in words), channel=await person.channel())


async def direct(person: Person, *words: str) -> Doc:
    """A direct message with these words."""
    return await person.wait(lambda m: all(word in text_of(m) for word in words), channel="dm")


async def pairs_of(round_: Doc, house: House) -> list[list[Person]]:
    """Who sits opposite whom, by the mentions of a round's message."""
    known = {f"<@{(await person.me())['id']}>": person for person in house.people.values()}
    lines = [line for line in text_of(round_).splitlines() if re.match(r"\*\*\d+\.\*\*", line)]
    return [[known[each] for each in re.findall(r"<@\d+>", line)] for line in lines]


async def ready(person: Person, nth: int, of: int) -> str:
    """Press Ready at a table of a round."""
    return await pressed(person, await public(person, f"round {of}, table {nth}", "Press Ready"), "Ready")


@ux(25, 26, 28)
async def test_a_small_tournament_from_registration_to_the_final_standings(house: House) -> None:
    aoi, ben, chika, dan = house.people.values()
    players = (ben, chika, dan)

    assert "no tournament" in await typed(aoi, "tournament next")
    made = await typed(aoi, "tournament create", game="lorcana", name="Winter Cup", rounds=2)
    assert "Waiting for players: 0 of at least 2" in made
    main = await public(aoi, "Winter Cup", "Registration is open")
    assert "already a tournament in this channel" in await typed(ben, "tournament create", game="mlp", name="Other")
    assert "Press **Register**" in await pressed(ben, main, "What now?")

    short = await ben.upload("short.txt", b"4 Kaguya - Called by the Moon")
    assert "(rule 2.1.1.1)" in await typed(ben, "tournament join", file=short), "an illegal deck is refused by its rule"
    chooser = await ben.answer(await ben.click(main, "Register"))
    assert chooser["flags"] & EPHEMERAL
    menu = next(one for one in parts(chooser) if str(one.get("custom_id", "")).endswith("cuptake"))
    told = text_of(await ben.answer(await ben.choose(chooser, menu["custom_id"], menu["options"][0]["value"])))
    assert "60 cards, legal" in told
    assert "nothing to do until check-in opens" in told
    for person, deck in ((chika, "island"), (dan, "forge")):
        assert "legal" in await typed(person, "tournament join", deck=deck)
    assert "Only the organiser" in await typed(ben, "tournament run", what="start")
    assert "Open check-in first" in await typed(aoi, "tournament run", what="start")
    await pressed(aoi, await aoi.answer(await aoi.command("tournament next")), "Open the check-in")
    main = await public(aoi, "Winter Cup", "Check-in is open")
    for person in players:
        assert "Wait for the start" in await pressed(person, main, "Check in")
    await public(aoi, "3 of 3 have checked in")

    await house.restart()
    started = await aoi.answer(await aoi.command("tournament run", what="start"))
    assert "over 2 rounds" in text_of(started)
    paired = await aoi.answer(await aoi.click(started, "Pair the round"))
    assert paired["id"] == started["id"], "a panel gives way to what came of it"
    assert "Round 1 is paired" in text_of(paired)
    assert "Pair the round" not in buttons_of(paired)
    first = await public(aoi, "round 1 of 2", "paired <t:")
    (one, two), [bye] = await pairs_of(first, house)
    assert "fewest points (0) among players without a bye" in text_of(first)
    await direct(bye, "you have the bye", "3 points", "Wait for one table")
    assert "Waiting for one table" in await typed(aoi, "tournament next")

    assert "press **Ready**" in await typed(one, "tournament next")
    assert "seats, decks and options stay" in await typed(one, "match deck", deck="parade")
    await ready(one, 1, 1)
    assert f"{two.name} still has to press Ready" in await typed(one, "tournament next")
    assert f"not ready yet: {two.name}" in await typed(aoi, "tournament next")
    await ready(two, 1, 1)
    await one.wait(lambda m: "My move" in buttons_of(m))
    assert "turn to decide" in await typed(one, "tournament next") + await typed(two, "tournament next")
    assert "does not allow undo" in await typed(one, "match undo")
    sure = await two.answer(await two.command("match concede"))
    await pressed(two, sure, "Yes, I concede")
    for person in (one, two):
        await direct(person, "has been recorded", "The next round will be paired")
    await public(
        aoi,
        "round 1 of 2",
        "1–0" if "1–0" in text_of(await direct(one, "has been recorded")) else "0–1",
        "All results of this round are in",
    )

    before = (await typed(bye, "tournament next", what="standings")).splitlines()
    assert "Your figures" not in before[0]
    assert any("You have had no opponent yet" in line for line in before)
    assert any(line.startswith("**1.**") and one.name in line for line in before)
    late = await typed(aoi, "tournament join", deck="hearth")
    assert "from the next round on" in late
    after = (await typed(bye, "tournament next", what="standings")).splitlines()
    for person in (one, two, bye):
        [was], [now] = (
            [line for line in lines if line.startswith("**") and f"** {person.name} " in line]
            for lines in (before, after)
        )
        assert now == was, "who comes late changes nobody's figures"

    assert "press **Register**" not in await pressed(one, await direct(one, "has been recorded"), "What now?")
    over = await direct(aoi, "all results of round 1 are in", "Pair round 2")
    assert "Round 2 is paired" in await pressed(aoi, over, "Pair the round")
    await aoi.wait(lambda m: m["id"] == over["id"] and not buttons_of(m), channel="dm")
    second = await public(aoi, "round 2 of 2", "paired <t:")
    assert [{each.name for each in pair} for pair in await pairs_of(second, house)] == [
        {one.name, bye.name},
        {two.name, aoi.name},
    ]
    assert "both have 3 points" in text_of(second)
    why = await typed(ben, "tournament next", what="pairings")
    assert "second byes and rematches are avoided" in why
    past = [
        line for line in (await typed(bye, "tournament next", what="standings")).splitlines() if line.startswith("**")
    ]
    asked = await two.answer(await two.command("tournament drop"))
    assert "your opponent will win it" in text_of(asked)
    assert "You are out" in await pressed(two, asked, "Yes, I am sure")
    await direct(aoi, "has been recorded", "3 points")
    await public(aoi, "round 2, table 2", "This table is closed")
    [gone] = [
        line
        for line in (await typed(bye, "tournament next", what="standings")).splitlines()
        if line.startswith("**") and f"** {bye.name} " in line
    ]
    assert gone in past, "who drops changes nobody else's figures"

    [match] = [each for each in await aoi.complete("tournament decide", "table") if "(playing)" in each["name"]]
    scores = await aoi.complete("tournament decide", "score", table=match["value"])
    value = next(each["value"] for each in scores if each["name"].startswith(f"{bye.name} wins"))
    note = "Nobody came to the table."
    assert "Only the organiser" in await typed(
        ben, "tournament decide", what="result", table=match["value"], score=value, note=note
    )
    asked = await aoi.answer(
        await aoi.command("tournament decide", what="result", table=match["value"], score=value, note=note)
    )
    assert note in text_of(asked)
    await pressed(aoi, asked, "Yes, I am sure")
    await public(ben, f"{aoi.name}** (judge)", note)
    await direct(bye, note, "6 points")
    await pressed(aoi, await aoi.answer(await aoi.command("tournament next")), "Finish")
    final = await public(ben, "final standings")
    lines = [line for line in text_of(final).splitlines() if line.startswith("**")]
    assert f"**1.** {bye.name}" in lines[0]
    assert "is ahead of" in text_of(final), "equal points are told apart by figures in words"
    assert "place **1** with 6 points" in await typed(bye, "tournament next")
    assert not buttons_of(await public(ben, "Winter Cup", "Over"))[1:]
