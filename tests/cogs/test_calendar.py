"""The scheduled event of a tournament: announced once, moved with it, and said in words where it cannot be."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import CardBook, Speaker
from cogs.safe import Trouble
from cogs.tournaments.calendar import ACTIVE, CANCELED, COMPLETED, SCHEDULED, Calendar
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.typed import read_moment
from engine.tournament import Begin, Cancel, Finish
from tests.cogs.fake_discord import refusal
from tests.cogs.test_clock import HandClock
from tests.cogs.test_tournament import ANN, BEN, DAN, NAME, Bench, bench, clock

__all__ = ["bench", "clock"]
HOUR = 3600


class Events:
    """The events of a server, as the library asks for them."""

    def __init__(self) -> None:
        self.kept: dict[int, dict[str, Any]] = {}
        self.moves: list[int] = []
        self.fails: Exception | None = None
        self.loses_answer = False

    def _may_fail(self) -> None:
        if self.fails is not None:
            raise self.fails

    async def get_scheduled_events(self, guild: int, *, with_user_count: bool) -> list[dict[str, Any]]:
        return list(self.kept.values())

    async def get_scheduled_event(self, guild: int, event: int, with_user_count: bool) -> dict[str, Any]:
        self._may_fail()
        if event not in self.kept:
            raise refusal(10070, 404)
        return self.kept[event]

    async def create_guild_scheduled_event(self, guild: int, **payload: Any) -> dict[str, Any]:
        self._may_fail()
        number = len(self.kept) + 1
        self.kept[number] = {"id": f"{number}", "status": SCHEDULED, **payload}
        if self.loses_answer:
            raise refusal(0, 503)
        return self.kept[number]

    async def edit_scheduled_event(self, guild: int, event: int, *, status: int = 0, **more: Any) -> dict[str, Any]:
        self._may_fail()
        if not status:
            assert self.kept[event]["status"] == SCHEDULED or not more.keys() & {"scheduled_start_time"}
            self.kept[event] |= more
            return self.kept[event]
        allowed = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
        assert status in allowed[self.kept[event]["status"]], "Discord refuses it"
        self.kept[event]["status"] = status
        self.moves.append(status)
        return self.kept[event]


class Kept:
    """A calendar over these events, and the tournament it is about."""

    def __init__(self, bench: Bench, events: Events) -> None:
        self.bench, self.events = bench, events

    async def bring(self) -> Trouble:
        client: Any = SimpleNamespace(http=self.events)
        event: TournamentSnapshot = await self.bench.event()
        speaker = Speaker(self.bench.services.words, "en", CardBook({}), ("a", "b"), game="lorcana")
        return await Calendar(client, self.bench.services).bring(event, speaker)


@pytest.fixture
async def kept(bench: Bench, clock: HandClock) -> Kept:
    await bench.create(users=(ANN, BEN), start=False, starts=clock.time + HOUR)
    return Kept(bench, Events())


async def test_an_event_is_announced_once_begins_and_ends_with_the_tournament(kept: Kept) -> None:
    for _ in range(2):
        assert await kept.bring() is Trouble.NONE
    [event] = kept.events.kept.values()
    assert event["name"] == "Winter Cup"
    assert len(event["entity_metadata"]["location"]) <= 100
    await kept.bench.controller.journal.take(NAME, lambda _: Begin(), DAN)
    await kept.bring()
    assert event["status"] == ACTIVE
    await kept.bench.controller.journal.take(NAME, lambda _: Finish(), DAN)
    for _ in range(2):
        await kept.bring()
    assert kept.events.moves == [ACTIVE, COMPLETED]


async def test_its_name_and_its_time_follow_and_what_is_the_same_is_asked_for_once(
    kept: Kept, bench: Bench, clock: HandClock
) -> None:
    await kept.bring()
    [event] = kept.events.kept.values()
    before = event["scheduled_start_time"]
    body = replace((await bench.event()).row.body, name="Snow Cup", starts=clock.time + 2 * HOUR)
    await bench.controller.journal.describe(NAME, body)
    await kept.bring()
    assert event["name"] == "Snow Cup"
    assert event["scheduled_start_time"] != before
    assert event["scheduled_end_time"] > event["scheduled_start_time"]
    kept.events.fails = refusal(50013, 403)
    assert await kept.bring() is Trouble.NONE, "nothing is left to be asked for"
    kept.events.fails = None
    await bench.controller.journal.take(NAME, lambda _: Begin(), DAN)
    await kept.bring()
    await bench.controller.journal.describe(NAME, replace(body, name="Ice Cup"))
    await kept.bring()
    assert (event["name"], event["status"]) == ("Ice Cup", ACTIVE)


async def test_whoever_cancels_takes_it_off_the_list_and_after_the_start_it_ends(kept: Kept, bench: Bench) -> None:
    await kept.bring()
    await bench.controller.journal.take(NAME, lambda _: Cancel(), DAN)
    await kept.bring()
    assert kept.events.moves == [CANCELED]


async def test_what_began_and_ended_while_nobody_looked_is_brought_to_its_end(kept: Kept, bench: Bench) -> None:
    await kept.bring()
    for move in (Begin(), Cancel()):
        await bench.controller.journal.take(NAME, lambda _, move=move: move, DAN)
    kept.events.kept[1]["status"] = ACTIVE  # Discord begins events when it is their time
    await kept.bring()
    assert kept.events.moves == [COMPLETED]


async def test_an_event_whose_answer_was_lost_is_found_again(kept: Kept) -> None:
    kept.events.loses_answer = True
    assert await kept.bring() is Trouble.UNAVAILABLE
    kept.events.loses_answer = False
    assert await kept.bring() is Trouble.NONE
    assert len(kept.events.kept) == 1


async def test_a_permission_that_is_missing_is_said_once_and_one_that_was_deleted_let_be(kept: Kept) -> None:
    kept.events.fails = refusal(50013, 403)
    assert await kept.bring() is Trouble.FORBIDDEN
    kept.events.fails = None
    assert await kept.bring() is Trouble.FORBIDDEN, "nobody asks again and again"
    assert not kept.events.kept


async def test_one_that_was_deleted_by_hand_stays_deleted(kept: Kept, bench: Bench) -> None:
    await kept.bring()
    kept.events.kept.clear()
    await bench.controller.journal.take(NAME, lambda _: Begin(), DAN)
    assert await kept.bring() is Trouble.MESSAGE_GONE
    assert not kept.events.kept


async def test_a_time_is_read_in_the_zone_of_the_reader(bench: Bench, clock: HandClock) -> None:
    assert read_moment("2026-12-05 19:00", "ja") == read_moment("2026-12-05 10:00", "en")
    assert read_moment("2026-12-05T19:00+09:00", "en") == read_moment("2026-12-05 19:00", "ja")
    for wrong in ("tomorrow", "", "2026-13-05 19:00"):
        with pytest.raises(Unmatched, match="tournament-bad-time"):
            read_moment(wrong, "en")
    clock.time = read_moment("2026-12-05 10:00", "en")
    assert bench.staff.starts("2026-12-05 11:00", "en") == clock.time + HOUR
    for wrong in ("2026-12-05 09:00", "2028-01-01 09:00"):
        with pytest.raises(Unmatched, match="tournament-bad-time"):
            bench.staff.starts(wrong, "en")
