"""Seeds, seasons, ratings and profiles: what follows from tournaments that are over, and who may see it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.presentation.option_matching import Unmatched
from cogs.tournaments.decks import Brought
from cogs.tournaments.profile import RATE, SHOW, Profiles
from cogs.tournaments.records import Records
from cogs.tournaments.seeding import Seeding
from data.store import SETTLED, ProfileRow
from engine.tournament import BY_ORDER, BY_RATING, SINGLE, Begin, Finish, Result, Score, TournamentPlan
from tests.cogs.test_tournament import ANN, BEN, CAT, DAN, GUILD, NAME, Bench, another_after, asking, bench, clock

__all__ = ["bench", "clock"]


async def played_out(bench: Bench, winner: int) -> None:
    """One match, conceded to somebody, and the tournament is over."""
    await bench.pair()
    for row in await bench.tables(0):
        await bench.begin(row)
        loser = next(place.user for place in row.seats if place.user != winner)
        await bench.services.tables.concede(row.id, loser)
    await bench.work()
    await bench.controller.journal.take(NAME, lambda _: Finish(), DAN)
    await bench.work()


async def rated(bench: Bench, *users: int) -> None:
    for user in users:
        await bench.services.store.profiles.put(GUILD, user, ProfileRow(rated=True))


async def test_the_organiser_types_an_order_and_reads_it_as_it_is_then(bench: Bench) -> None:
    await bench.create(start=False, plan={"seeding": BY_ORDER, "form": SINGLE})
    seeding = Seeding(bench.controller)
    asked = asking(bench.services, DAN)
    await seeding.ask(asked, await bench.event())
    assert "1 Player 1\n2 Player 2\n3 Player 3" in asked.told[-1]
    await seeding.filled(asked, await bench.event(), "3 Player 3\n1 Player 1")
    assert "3 Player 3\n1 Player 1\n2 Player 2" in asked.told[-1]
    for wrong in ("", "9", "1 1", "nobody\nat all"):
        with pytest.raises(Unmatched, match="tournament-bad-seeds"):
            await seeding.filled(asked, await bench.event(), wrong)
    with pytest.raises(Unmatched, match="tournament-not-yours"):
        await seeding.filled(asking(bench.services, ANN), await bench.event(), "1 2 3")
    await bench.controller.journal.take(NAME, lambda _: Begin(), DAN)
    event = await bench.pair()
    assert event.state.seeds == (2, 0, 1)


async def test_ratings_come_from_matches_between_those_who_want_to_be_rated(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await rated(bench, ANN)
    await played_out(bench, ANN)
    history = bench.controller.history
    assert await history.ratings(GUILD, "lorcana") == {}, "one alone is not enough"
    await rated(bench, BEN)
    ratings = await history.ratings(GUILD, "lorcana")
    assert ratings[ANN].value > ratings[BEN].value
    assert ratings[ANN].matches == 1
    assert await history.ratings(GUILD, "mlp") == {}, "each game has its own"
    assert await history.ratings(GUILD + 1, "lorcana") == {}, "and each server"
    await bench.services.store.forgetting.forget(BEN)
    assert await history.ratings(GUILD, "lorcana") == {}, "who is forgotten takes his matches with him"


async def test_the_best_rated_is_the_first_seed_of_the_next_tournament(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await rated(bench, ANN, BEN)
    await played_out(bench, BEN)
    row = another_after((await bench.event()).row)
    body = replace(row.body, plan=TournamentPlan(check_in=False, seeding=BY_RATING, form=SINGLE))
    journal = bench.controller.journal
    await journal.create(replace(row, body=body))
    brought = Brought(bench.services.shelves["lorcana"].decks[0].cards, "", "x")
    for user in (CAT, ANN, BEN):
        await bench.controller.enter(await journal.event(row.id), user, brought, user)
    await journal.take(row.id, lambda _: Begin(), ANN)
    event = await bench.staff.seeding.before_round(await journal.event(row.id), ANN)
    assert [event.row.users[player] for player in event.state.order] == [BEN, ANN], "who has no rating is behind them"
    assert (await journal.pair(row.id, ANN)).state.seeds == (2, 1, 0)


async def second(bench: Bench, game: str, season: str) -> None:
    """A tournament of another game in the same season that Ann wins."""
    row = another_after((await bench.event()).row)
    body = replace(row.body, options=replace(row.body.options, game=game), season=season)
    journal = bench.controller.journal
    await journal.create(replace(row, body=body))
    deck = bench.services.shelves[game].decks[0]
    for user in (BEN, ANN):
        await bench.controller.enter(await journal.event(row.id), user, Brought(deck.cards, deck.id, "x"), user)
    await journal.take(row.id, lambda _: Begin(), ANN)
    event = await journal.pair(row.id, ANN)
    ann = event.row.users.index(ANN)
    side = event.state.rounds[0].matches[0].side_of(ann)
    await journal.take(row.id, lambda _: Result(0, 0, Score((1 - side, side))), ANN)
    await journal.take(row.id, lambda _: Finish(), ANN)
    await bench.services.store.tournaments.settle(row.id, SETTLED)


async def test_a_season_adds_up_tournaments_of_different_games(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN), season="Winter 26")
    await played_out(bench, BEN)
    await second(bench, "mlp", "Winter 26")
    rows = await bench.controller.history.season(GUILD, "Winter 26")
    assert [(row.user, row.place, row.points, row.events, row.firsts) for row in rows] == [
        (ANN, 1, 3, 2, 1),
        (BEN, 1, 3, 2, 1),
    ]
    assert dict(rows[0].games) == {"lorcana": 0, "mlp": 3}
    asked = asking(bench.services, ANN)
    records = Records(bench.controller)
    await records.show(asked, "season:Winter 26")
    assert "Season Winter 26" in asked.told[0]
    assert len(asked.pictures) == 1
    assert await bench.controller.history.seasons(GUILD) == ["Winter 26"]
    with pytest.raises(Unmatched, match="tournament-season-empty"):
        await records.show(asked, "season:Summer")
    await bench.services.store.forgetting.forget(BEN)
    assert [row.user for row in await bench.controller.history.season(GUILD, "Winter 26")] == [ANN]


async def test_an_earlier_tournament_is_looked_at_on_its_own_server_alone(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await played_out(bench, BEN)
    asked = asking(bench.services, CAT)
    records = Records(bench.controller)
    await records.show(asked, f"cup:{NAME}")
    assert "Winter Cup" in asked.told[0]
    asked.interaction.guild_id = GUILD + 1
    for wrong in (f"cup:{NAME}", "cup:", "rating:chess", "x"):
        with pytest.raises(Unmatched, match="tournament-unknown"):
            await records.show(asked, wrong)


async def test_a_profile_shows_others_only_what_its_owner_has_chosen(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await rated(bench, BEN)
    await played_out(bench, ANN)
    profiles = Profiles(bench.controller.locator)
    own, other = asking(bench.services, ANN), asking(bench.services, CAT)
    own.interaction.message = None
    await profiles.show(own, ANN)
    assert "place **1**" in own.told[-1]
    assert "Saved decks: 0" in own.told[-1]
    with pytest.raises(Unmatched, match="profile-hidden"):
        await profiles.show(other, ANN)
    await profiles.turn(own, RATE)
    assert "Rating in" in own.told[-1]
    await profiles.show(other, ANN)
    assert "Rating in" in other.told[-1]
    assert "place **1**" not in other.told[-1]
    assert "Saved decks" not in other.told[-1]
    await profiles.turn(own, SHOW)
    await profiles.show(other, ANN)
    assert "place **1**" in other.told[-1]
    await profiles.turn(own, RATE)
    await profiles.turn(own, SHOW)
    assert await bench.services.store.profiles.get(GUILD, ANN) == ProfileRow()
    await rated(bench, ANN)
    await bench.services.store.forgetting.forget(ANN)
    assert await bench.services.store.profiles.rated(GUILD) == {BEN}


async def test_ratings_list_those_alone_who_want_it(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await played_out(bench, ANN)
    asked, records = asking(bench.services, CAT), Records(bench.controller)
    with pytest.raises(Unmatched, match="tournament-ratings-empty"):
        await records.show(asked, "rating:lorcana")
    await rated(bench, ANN, BEN)
    await records.show(asked, "rating:lorcana")
    lines = asked.told[-1].splitlines()
    assert "Player 1" in lines[1]
    assert "Player 2" in lines[2]
