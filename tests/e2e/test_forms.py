"""A tournament of each form, of every game, played at its tables by clicks; season, ratings, /forget-me, kills."""

from __future__ import annotations

import csv
import io

from rehearsal.client import pictures_of, text_of
from tests.e2e.house import House, Person
from tests.e2e.seated import FEW, TO_THE_END, Event
from tests.e2e.test_commands import typed
from tests.e2e.test_organiser import files
from tests.e2e.test_tournament import public

SEATS = 4


async def created(organiser: Person, event: Event, game: str, name: str, **options: object) -> None:
    """Created, and everybody has registered."""
    plan = {"game": game, "name": name, "check_in": False, **options}
    assert f"**{name}**" in await typed(organiser, "tournament create", **plan)
    await event.register(await public(organiser, f"**{name}** ·"))


async def played_out(house: House, event: Event, organiser: Person) -> int:
    """Every round until the standings are final; how many there were. The bot is killed after the first one."""
    await typed(organiser, "tournament run", what="start")
    rounds = 0
    while await event.round(organiser):
        event.moves, rounds = FEW, rounds + 1
        if rounds == 1:
            await house.restart()
    await event.finish(organiser)
    await came_from_the_tables(event)
    return rounds


async def came_from_the_tables(event: Event) -> None:
    """What was recorded is what the players have done, and nobody else had a hand in it."""
    anybody = event.strong[0]
    lines, *_ = await files(await anybody.answer(await anybody.command("tournament next", what="export")))
    rows = [row for row in csv.DictReader(io.StringIO(lines.decode("utf-8-sig"))) if row["how"] != "bye"]
    assert {row["how"] for row in rows} == {"played"}
    recorded = [{row["player"]: int(row["games_won"]), row["opponent"]: int(row["games_lost"])} for row in rows]
    assert sorted(map(in_order, recorded)) == sorted(map(in_order, event.played))


def in_order(score: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(score.items())


async def test_knockouts_of_two_games_are_played_by_clicks_in_one_season(house: House) -> None:
    aoi, ben, chika, dan = house.people.values()
    ranked = Event((dan, ben, chika))
    await created(
        aoi, ranked, "lorcana", "single", season="Winter", form="single", seeds="order", starts="2027-01-01 19:00"
    )
    await public(ben, "single", "Season Winter · begins <t:1798")
    asked = await aoi.answer(await aoi.command("tournament next"))
    listed = await aoi.answer(await aoi.click(asked, "Seeds"))
    assert "1 Dan\n2 Ben\n3 Chika" in text_of(listed)
    form = await aoi.click(listed, "Change the order")
    assert "3 Chika\n1 Dan\n2 Ben" in text_of(await aoi.answer(await aoi.submit(form, text="3 1 2")))
    assert await played_out(house, ranked, aoi) == 2
    assert [{*score} for score in ranked.played] == [{"Dan", "Ben"}, {"Dan", "Chika"}], "the first seed waits"
    await public(aoi, "single: final standings", f"**1.** {dan.name}", f"**2.** {chika.name}")

    twice = Event((ben, chika, dan))
    await created(aoi, twice, "mlp", "double", season="Winter", form="double")
    assert 3 <= await played_out(house, twice, aoi) <= 4
    await public(aoi, "double: final standings", f"**1.** {ben.name}", f"**2.** {chika.name}")

    names = {choice["name"]: choice["value"] for choice in await ben.complete("tournament next", "of")}
    season = await ben.answer(await ben.command("tournament next", what="standings", of=names["Season Winter"]))
    assert "2 tournaments" in text_of(season)
    assert len(pictures_of(season)) == 1
    for person in (ben, chika, dan):
        own = await person.answer(await person.command("profile"))
        assert "2 tournaments" in text_of(own)
        await person.click(own, "Rate me")
        await person.wait(lambda m: "You are rated" in text_of(m))
    ratings = {name: value for name, value in names.items() if name.startswith("Ratings: ")}
    assert len(ratings) == 2, "each game has its own"
    rated = await typed(dan, "tournament next", what="standings", of=ratings["Ratings: Disney Lorcana"])
    assert rated.index(dan.name) < rated.index(chika.name) < rated.index(ben.name)
    assert chika.name in await typed(ben, "profile", player=(await chika.me())["id"])
    await is_forgotten(chika, ben, [names["Season Winter"], *ratings.values()])


async def test_a_round_robin_is_played_by_clicks_and_one_of_its_matches_to_the_end(house: House) -> None:
    aoi, *players = house.people.values()
    around = Event(players, moves=TO_THE_END)
    await created(aoi, around, "quintuplets", "robin", form="robin")
    assert await played_out(house, around, aoi) == 3
    assert sorted(sorted(score) for score in around.played) == [["Ben", "Chika"], ["Ben", "Dan"], ["Chika", "Dan"]]
    await public(aoi, "robin: final standings")


async def is_forgotten(person: Person, other: Person, of: list[str]) -> None:
    """Forgotten by everything that another one can ask for, whose own lines stay."""
    asked = await person.answer(await person.command("forget-me"))
    await person.click(asked, "Forget me")
    await person.wait(lambda m: "none of your own data" in text_of(m))
    told = [await typed(other, "tournament next", what="standings", of=each) for each in of]
    assert other.name in told[0], "the season goes on without the one"
    assert not [each for each in told if person.name in each]
    assert person.name not in await typed(other, "profile", player=(await person.me())["id"])
    last = await typed(other, "tournament next", what="standings")
    assert "a former player" in last
    assert person.name not in last
    for held in await files(await other.answer(await other.command("tournament next", what="export"))):
        assert person.name not in held.decode()


async def test_swiss_rounds_with_a_best_of_three_in_the_cut_are_played_by_clicks(house: House) -> None:
    """Their organiser plays with them, and reads Japanese as the others do."""
    aoi, ben, chika, dan = await japanese(house)
    swiss = Event((chika, aoi, ben, dan), "ja")
    await created(aoi, swiss, "harem_master", "夏", rounds=1, cut=4, cut_best_of=3)
    await typed(aoi, "tournament run", what="start")
    assert await swiss.round(aoi)
    await house.restart()
    assert await swiss.round(aoi)
    swiss.through_three = True
    assert await swiss.round(aoi)
    assert not await swiss.round(aoi)
    await swiss.finish(aoi)
    await came_from_the_tables(swiss)
    assert [sorted(score.values()) for score in swiss.played] == [[0, 1]] * 2 + [[0, 2]] * 2 + [[1, 2]]
    final = await public(aoi, "夏", "最終順位", f"**1位** {chika.name}")
    assert len(pictures_of(final)) == 2, "the bracket and the standings"
    bracket = await ben.answer(await ben.command("tournament next", what="pairings"))
    assert len(pictures_of(bracket)) == 2, "the bracket and the round"
    assert "公開していません" in await typed(dan, "profile", player=(await aoi.me())["id"])


async def test_a_league_is_played_by_clicks(house: House) -> None:
    aoi, ben, chika, dan = await japanese(house)
    league = Event((dan, ben, chika, aoi), "ja")
    await created(aoi, league, "precious_memories", "冬", days=2, rounds=2)
    assert await played_out(house, league, aoi) == 2
    await public(aoi, "冬", "最終順位", f"**1位** {dan.name}")


async def japanese(house: House) -> list[Person]:
    """Everybody in a house whose server and people read Japanese."""
    people = [*house.people.values()]
    await people[0].settings(guild_locale="ja")
    for person in people:
        await person.settings(locale="ja")
    return people
