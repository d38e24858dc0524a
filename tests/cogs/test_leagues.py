"""Leagues over weeks: a round has days, players are reminded once, who did not come has lost when it ends."""

from __future__ import annotations

import pytest

from cogs.presentation.option_matching import Unmatched
from engine.tournament import BY_NO_SHOW, BY_TIME, MOST_EXTRA_LEAGUE, Score
from tests.cogs.fake_discord import Killed
from tests.cogs.test_clock import HandClock
from tests.cogs.test_tournament import ANN, BEN, CAT, CHANNEL, Bench, bench, clock

__all__ = ["bench", "clock"]
HOUR, DAY = 3600, 24 * 3600
USERS = (ANN, BEN, CAT, 5)


async def test_a_reminder_comes_a_day_before_the_end_once_and_names_those_who_have_not_played(
    bench: Bench, clock: HandClock
) -> None:
    await bench.create(users=USERS, plan={"days": 7})
    await bench.pair()
    assert bench.texts(CHANNEL, "Arrange with your opponent")
    played, waiting = await bench.tables(0)
    await bench.begin(played)
    await bench.services.tables.concede(played.id, played.seats[0].user)
    clock.time += 5 * DAY
    await bench.work()
    assert not bench.texts(CHANNEL, "Still to be played")
    clock.time += DAY + HOUR
    kills = 0
    for length in range(1, 40):
        bench.world.fuse.left = length
        try:
            await bench.work()
        except Killed:
            kills += 1
        finally:
            bench.world.fuse.left = -1
    await bench.work()
    [text] = bench.texts(CHANNEL, "Still to be played")
    assert kills, "it died in between"
    assert all(f"<@{seat.user}>" in text for seat in waiting.seats)
    assert not any(f"<@{seat.user}>" in text for seat in played.seats)


async def test_at_the_end_of_a_round_who_is_not_ready_has_lost_and_a_game_that_goes_on_is_drawn(
    bench: Bench, clock: HandClock
) -> None:
    await bench.create(users=(*USERS, 6, 7), plan={"days": 1})
    await bench.pair()
    comes, _, playing = await bench.tables(0)
    await bench.services.tables.ready(comes.id, comes.seats[1].user)
    await bench.begin(playing)
    clock.time += DAY - HOUR
    await bench.work()
    assert len((await bench.event()).state.open) == 3
    clock.time += HOUR + 1
    while not await bench.work():
        pass
    matches = (await bench.event()).state.rounds[0].matches
    assert [match.score for match in matches] == [Score((0, 1)), Score((0, 0), neither=True), Score((0, 0), 1)]
    assert [match.how for match in matches] == [BY_NO_SHOW, BY_NO_SHOW, BY_TIME]


async def test_a_match_of_a_league_can_be_given_days(bench: Bench, clock: HandClock) -> None:
    await bench.create(users=(ANN, BEN), plan={"days": 7})
    await bench.pair()
    await bench.decide("allow", "1.1", MOST_EXTRA_LEAGUE, "On holiday.")
    clock.time += 8 * DAY
    await bench.work()
    assert (await bench.event()).state.open == [0]
    with pytest.raises(Unmatched, match="tournament-bad-minutes"):
        await bench.decide("allow", "1.1", 1, "And more.")
    clock.time += 7 * DAY
    await bench.work()
    assert not (await bench.event()).state.open
