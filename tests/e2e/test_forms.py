"""A tournament of each form from its creation to its end, with seeds, a season, ratings, a calendar and kills."""

from __future__ import annotations

from rehearsal.client import pictures_of, text_of
from tests.e2e.house import House, Person
from tests.e2e.test_commands import typed
from tests.e2e.test_tournament import pressed, public

SEATS = 4
FORMS = ("single", "double", "robin", "swiss")


async def begun(house: House, name: str, **options: object) -> None:
    """Created by the first, joined by the others, begun."""
    aoi, *players = house.people.values()
    made = await typed(aoi, "tournament create", game="lorcana", name=name, check_in=False, season="Winter", **options)
    assert f"**{name}** has been created" in made
    for person, deck in zip(players, ("island", "hearth", "forge"), strict=True):
        said = await typed(person, "tournament join", deck=deck)
        assert "legal" in said or "使用可" in said


async def decided(aoi: Person) -> None:
    """Whoever stands first wins each match that goes on."""
    for match in await aoi.complete("tournament decide", "table"):
        if "(playing)" in match["name"]:
            [first, *_] = await aoi.complete("tournament decide", "score", table=match["value"])
            given = {"what": "result", "table": match["value"], "score": first["value"], "note": "Agreed."}
            asked = await aoi.answer(await aoi.command("tournament decide", **given))
            await pressed(aoi, asked, "Yes, I am sure")


async def played_out(house: House) -> int:
    """Every round until the standings are final; how many there were."""
    aoi, rounds = next(iter(house.people.values())), 0
    while "Finish the tournament" not in await typed(aoi, "tournament next"):
        assert "is paired" in await typed(aoi, "tournament run", what="round")
        rounds += 1
        if rounds == 1:
            await house.restart()
        await decided(aoi)
    assert "standings are final" in await typed(aoi, "tournament run", what="finish")
    return rounds


async def test_each_form_is_played_from_its_creation_to_its_end(house: House) -> None:
    aoi, ben, chika, dan = house.people.values()
    await dan.settings(locale="ja")
    await begun(house, "single", form="single", seeds="order", starts="2027-01-01 19:00 +09:00")
    await public(ben, "single", "Season Winter · begins <t:1798")
    asked = await aoi.answer(await aoi.command("tournament next"))
    listed = await aoi.answer(await aoi.click(asked, "Seeds"))
    assert "1 Ben\n2 Chika\n3 Dan" in text_of(listed)
    form = await aoi.click(listed, "Change the order")
    ranked = text_of(await aoi.answer(await aoi.submit(form, text="3 1 2")))
    assert "3 Dan\n1 Ben\n2 Chika" in ranked
    await house.restart()
    await typed(aoi, "tournament run", what="start")
    assert await played_out(house) == 2
    await public(aoi, "single: final standings", f"**1.** {dan.name}")

    for name, options, most in (
        ("double", {"form": "double"}, 4),
        ("robin", {"form": "robin"}, 3),
        ("swiss", {"rounds": 1, "cut": 4, "days": 2}, 3),
    ):
        await begun(house, name, **options)
        await typed(aoi, "tournament run", what="start")
        assert 2 <= await played_out(house) <= most, name
        await public(aoi, f"{name}: final standings")

    shown = await dan.answer(await dan.command("tournament next", what="standings"))
    assert "順位" in text_of(shown) or "位**" in text_of(shown)
    assert len(pictures_of(shown)) == 1
    bracket = await ben.answer(await ben.command("tournament next", what="pairings"))
    assert len(pictures_of(bracket)) == 2, "the bracket and the round"

    names = {choice["name"]: choice["value"] for choice in await ben.complete("tournament next", "of")}
    assert "Season Winter" in names
    season = await ben.answer(await ben.command("tournament next", what="standings", of=names["Season Winter"]))
    assert "4 tournaments" in text_of(season)
    for person in (ben, chika):
        own = await person.answer(await person.command("profile"))
        assert "4 tournaments" in text_of(own)
        await person.click(own, "Rate me")
        await person.wait(lambda m: "You are rated" in text_of(m))
    [rating] = [value for name, value in names.items() if name.startswith("Ratings: ")]
    rated = await typed(dan, "tournament next", what="standings", of=rating)
    assert ben.name in rated
    assert f"{dan.name}" not in rated
    assert "公開していません" in await typed(dan, "profile", player=(await aoi.me())["id"])
