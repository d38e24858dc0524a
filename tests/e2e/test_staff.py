"""Staff of a tournament: who plays does not judge his own match, and a judge by role comes when called."""

from rehearsal.client import text_of
from tests.e2e.house import House, Person
from tests.e2e.test_commands import typed
from tests.e2e.test_tournament import direct, pressed, public

SEATS, JUDGES = 4, 1


async def is_refused(person: Person, table: str, score: str) -> bool:
    """Whether somebody is told that he cannot judge where he plays."""
    given = {"what": "result", "table": table, "score": score, "note": "I was better."}
    return "cannot be its judge" in await typed(person, "tournament decide", **given)


async def test_a_knockout_whose_organiser_plays_is_judged_by_somebody_else(house: House) -> None:
    aoi, ben, chika, dan = house.people.values()
    assert "are judges now" in await typed(aoi, "setup server", judges="Judges")
    await typed(aoi, "tournament create", game="lorcana", name="Snow Cup", form="single", check_in=False)
    for person in (aoi, ben, chika):
        assert "legal" in await typed(person, "tournament join", deck="island")
    await typed(aoi, "tournament run", what="start")
    assert "Round 1 is paired" in await typed(aoi, "tournament run", what="round")
    told = text_of(await public(aoi, "Snow Cup · round 1 of 2", "seed"))
    playing = [person for person in (aoi, ben, chika) if f"<@{(await person.me())['id']}>" in told]
    assert len(playing) == 2
    one, other = playing

    table = await public(one, "round 1, table 1", "Press Ready")
    assert "called" in await pressed(one, table, "Call a judge")
    assert "already been called" in await typed(one, "tournament call-judge")
    call = await public(dan, "is calling a judge")
    assert "Only the organiser" in await pressed(ben if aoi is one or aoi is other else one, call, "I'll take it")
    assert "go to table 1" in await pressed(dan, call, "I'll take it")
    await public(aoi, f"{dan.name} is on the way")

    [match] = await dan.complete("tournament decide", "table")
    value = (await dan.complete("tournament decide", "score", table=match["value"]))[0]["value"]
    note = "Agreed by both."
    refused = 0
    if aoi in playing:
        refused += await is_refused(aoi, match["value"], value)
    asked = await dan.answer(
        await dan.command("tournament decide", what="result", table=match["value"], score=value, note=note)
    )
    assert "Are you sure?" in text_of(asked)
    await pressed(dan, asked, "Yes, I am sure")
    for person in playing:
        await direct(person, note)
    for what in ("finish", "cancel"):
        assert "your own place depends on this" in await typed(aoi, "tournament run", what=what)
    assert "Cancel the tournament?" in await typed(dan, "tournament run", what="cancel")
    final = await typed(aoi, "tournament run", what="round")
    assert "Round 2 is paired" in final
    await public(aoi, "Snow Cup · round 2 of 2")
    [match] = [each for each in await dan.complete("tournament decide", "table") if "(playing)" in each["name"]]
    if aoi.name in match["name"]:
        refused += await is_refused(aoi, match["value"], value)
    assert refused, "she plays in one of the two rounds at least"
    assert note in await typed(dan, "tournament next", what="log")
    assert "Only the organiser" in await typed(ben, "tournament next", what="log")
