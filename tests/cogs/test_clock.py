"""The clock as it is seen: deadlines, one reminder, nudges, pauses, the button of a claim, what an outage changed."""

import asyncio
import dataclasses
import re
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

from cogs.outages import OutageMonitor
from cogs.presentation import clock_screens
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.times import length
from cogs.presentation.words import CardBook, Speaker
from cogs.services import Services, WallClock, tables_of
from cogs.surfaces.sync import SurfaceSync
from cogs.timers import TimerTaker
from data.catalogue import catalogue
from data.store import DECISION
from engine.table import AlreadyPaused, NotPlaying, StoreBroken
from rehearsal.client import PATIENCE
from tests.cogs.fake_discord import Client, Fuse, Killed, Posted, World
from tests.cogs.test_repair import AOI, BEN, CHANNEL, DIRECT, Burning, answer_once, seated

CLOCK = 600


class HandClock(WallClock):
    """It stands until somebody moves its hands."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def now(self) -> float:
        return self.time


class Room:
    """A table with a clock of ten minutes whose surfaces are shown again and again, each time by a new process."""

    def __init__(self, services: Services, clock: HandClock) -> None:
        self.services = services
        self.clock = clock
        self.world = World(Fuse())
        self.table = ""
        self.awaited = self.waiting = 0

    async def open(self, seconds: int = CLOCK, best_of: int = 1) -> None:
        """Who decides has acted, so that no rule of politeness delays the first ping."""
        self.table = await seated(self.services)
        row = await self.services.tables.table(self.table)
        options = replace(row.options, clock=seconds, best_of=best_of)
        timed = replace(row, options=options, version=row.version + 1)
        assert await self.services.store.save_table(timed, row.version)
        await self.look()

    async def look(self) -> None:
        live = await self.services.tables.current(self.table)
        assert live.question is not None
        self.awaited = live.table.seats[live.question.seat].user
        self.waiting = AOI + BEN - self.awaited

    def surfaces(self) -> SurfaceSync:
        """Those of a new process, which may die of the fuse."""
        burning = dataclasses.replace(self.services, store=cast(Any, Burning(self.services.store, self.world.fuse)))
        return SurfaceSync(cast(discord.Client, Client(self.world)), burning)

    async def show(self, after: float = 0.0) -> None:
        self.clock.time += after
        made = self.surfaces()
        assert await made._private(self.table)
        assert await made._public(self.table)
        made.stop()

    async def decide(self) -> None:
        """Until another seat is awaited than before, or the same one by another question."""
        await answer_once(self.services, self.table)
        await self.look()

    async def nudge(self, by: int) -> None:
        live = await self.services.tables.current(self.table)
        await self.surfaces().reminders.nudge(live, live.seat_of(by))

    def pinged(self) -> list[tuple[int, ...]]:
        """Whom each message in the channel has notified, in order."""
        return [message.pinged for message in self.world.in_channel(CHANNEL) if message.pinged]

    def said(self, part: str) -> list[Posted]:
        return [message for message in self.world.in_channel(CHANNEL) if part in message.content]

    def hand(self, user: int) -> Posted:
        return self.world.in_channel(DIRECT[user])[-1]


@pytest.fixture
async def room(services: Services) -> Room:
    clock = HandClock()
    made = Room(
        dataclasses.replace(services, clock=clock, tables=tables_of(services.store, services.communities, clock)), clock
    )
    await made.open()
    return made


def verbs(message: Posted) -> list[str]:
    """What may be pressed that belongs to the table."""
    return [each.split(":")[2] for each in message.buttons if each.startswith("t:")]


def deadline(message: Posted) -> int:
    found = re.search(r"Deadline: <t:(\d+):R>", message.content)
    assert found is not None
    return int(found[1])


# --- deadlines and reminders ---


async def test_ping_board_and_hand_show_the_deadline_and_follow_it(room: Room) -> None:
    await room.show()
    due = int(room.clock.time) + CLOCK
    ping, board = room.said("your turn to decide")[-1], room.said("Waiting for **")[-1]
    assert [deadline(each) for each in (ping, board, room.hand(room.awaited))] == [due, due, due]
    assert "Deadline" not in room.hand(room.waiting).content
    edits = room.world.edits
    await room.show(after=30)
    assert room.world.edits == edits, "times run by themselves"
    before = room.awaited
    await room.decide()
    await room.show()
    if room.awaited == before:
        assert deadline(room.said("your turn to decide")[-1]) == due + 30
    assert deadline(room.hand(room.awaited)) == due + 30


async def test_one_reminder_comes_when_a_quarter_of_the_time_is_left(room: Room) -> None:
    await room.show()
    assert room.pinged() == [(room.awaited,)]
    await room.show(after=449)
    assert len(room.pinged()) == 1
    await room.show(after=1)
    assert room.pinged() == [(room.awaited,)] * 2
    assert deadline(room.said("running out")[0]) == int(room.clock.time) + 150
    for seconds in (100, 100):
        await room.show(after=seconds)
    assert len(room.pinged()) == 2
    await room.decide()
    await room.show()
    assert room.said("running out")[0].buttons == []


async def test_a_late_first_message_is_reminder_enough(room: Room) -> None:
    await room.show(after=500)
    await room.show(after=50)
    assert room.pinged() == [(room.awaited,)]


async def test_who_wants_no_reminders_gets_the_first_message_alone(room: Room) -> None:
    await room.show()
    await room.services.store.set_user_reminded(room.awaited, False)
    await room.show(after=500)
    with pytest.raises(Unmatched) as refused:
        await room.nudge(room.waiting)
    assert refused.value.key == "error-nudge-off"
    assert len(room.pinged()) == 1


async def test_the_surfaces_look_by_themselves_when_the_time_is_over(room: Room) -> None:
    made = room.surfaces()
    taker = TimerTaker(room.services, {DECISION: made.look})
    room.clock.time += CLOCK - 0.05
    await made._public(room.table)
    assert "claim" not in "".join(verbs(room.said("your turn to decide")[-1]))
    room.clock.time += 1
    taker.start()
    async with asyncio.timeout(PATIENCE):
        while not any(each.startswith("claim") for each in verbs(room.said("your turn to decide")[-1])):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    taker.stop()
    made.stop()


async def test_after_the_deadline_those_who_wait_may_claim(room: Room) -> None:
    await room.show()
    await room.show(after=CLOCK)
    live = await room.services.tables.current(room.table)
    claim = f"claim.{live.no}"
    ping = room.said("your turn to decide")[-1]
    assert verbs(ping) == ["move", "hand", claim]
    assert verbs(room.hand(room.waiting))[0] == claim
    assert claim not in verbs(room.hand(room.awaited))
    assert live.outcome is None
    assert len([each for each in room.pinged() if each == (room.awaited,)]) == 1, "an edit notifies nobody"
    await room.services.tables.claim(room.table, room.waiting, live.no)
    await room.show()
    assert ping.buttons == []
    assert "time ran out" in room.said("Game over")[-1].content
    assert room.said("your turn to decide") == []
    assert [each.buttons for each in room.said("The game is over")] == [[]]


# --- nudges ---


async def test_a_nudge_pings_once_for_a_decision_and_at_most_every_ten_minutes(room: Room) -> None:
    async def refused(by: int) -> str:
        with pytest.raises(Unmatched) as error:
            await room.nudge(by)
        return error.value.key

    await room.show()
    assert verbs(room.hand(room.waiting))[:2] == ["nudge", "pause"]
    assert await refused(room.awaited) == "error-nudge-you"
    assert await refused(room.waiting) == "error-nudge-early"
    await room.show(after=60)
    await room.nudge(room.waiting)
    assert room.pinged() == [(room.awaited,)] * 2
    assert f"Player {room.waiting} is waiting" in room.said("is waiting for your decision")[0].content
    assert await refused(room.waiting) == "error-nudge-once"
    await room.show(after=400)
    assert len(room.pinged()) == 2, "nobody is reminded twice of one decision"
    await room.decide()
    room.clock.time += 100
    assert await refused(room.waiting) == "error-nudge-early"
    room.clock.time += 100
    await room.nudge(room.waiting)
    assert room.said("is waiting for your decision")[0].buttons == []


async def test_during_a_pause_and_after_the_game_nobody_is_nudged(room: Room) -> None:
    room.clock.time += 100
    for user in (AOI, BEN):
        await room.services.tables.ask_pause(room.table, user)
    with pytest.raises(AlreadyPaused):
        await room.nudge(room.waiting)
    await room.services.tables.concede(room.table, AOI)
    with pytest.raises(NotPlaying):
        await room.nudge(BEN)


async def test_a_partner_of_the_house_is_never_nudged(room: Room) -> None:
    row = await room.services.tables.table(room.table)
    seats = tuple(replace(place, partner="heuristic" if place.user == room.awaited else "") for place in row.seats)
    await room.services.store.save_table(replace(row, seats=seats, version=row.version + 1), row.version)
    await room.show(after=100)
    assert "nudge" not in verbs(room.hand(room.waiting))
    with pytest.raises(Unmatched) as refused:
        await room.nudge(room.waiting)
    assert refused.value.key == "error-nudge-off"
    assert await room.services.tables.ask_pause(room.table, room.waiting), "nor asked"


async def test_a_channel_that_takes_no_message_is_told_to_who_nudges(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await room.show(after=100)

    async def gone(*_: object, **__: object) -> Posted:
        raise discord.HTTPException(cast(Any, type("Answer", (), {"status": 404, "reason": ""})), {"code": 10003})

    monkeypatch.setattr("tests.cogs.fake_discord.Channel.send", gone)
    with pytest.raises(Unmatched) as refused:
        await room.nudge(room.waiting)
    assert refused.value.key == "error-nudge-lost"


async def test_a_kill_at_each_await_reminds_once(room: Room) -> None:
    """The fuse is lit for the reminder and for the showing after the decision."""
    for size in range(1, 60):
        await room.show()
        await room.look()
        begun, room.world.fuse.left = len(room.pinged()), size
        try:
            await room.show(after=450)
        except Killed:
            room.world.fuse.left = -1
            await room.show()
        burnt, room.world.fuse.left = room.world.fuse.left, -1
        assert room.pinged()[begun:] == [(room.awaited,)], f"after {size}"
        await room.services.tables.concede(room.table, AOI)
        room.world.messages.clear()
        await room.open()
        if burnt > 0:
            break
    assert burnt > 0
    assert size > 4


async def test_a_reminder_that_was_under_way_when_the_decision_came_has_nothing_to_press(room: Room) -> None:
    await room.show()
    room.clock.time += 450
    killed = 0
    while not room.said("running out"):
        room.world.fuse.left = killed
        with pytest.raises(Killed):
            await room.show()
        killed += 1
    room.world.fuse.left = -1
    await room.decide()
    await room.show()
    assert [each for each in room.said("running out") if each.buttons] == []
    assert len(room.said("has answered")) == 1


# --- between two games ---


async def between(room: Room) -> Posted:
    """The result of the first game of three, after which BEN alone has pressed Next game."""
    await room.services.tables.concede(room.table, AOI)
    await room.open(best_of=3)
    await room.show()
    await room.services.tables.concede(room.table, AOI)
    await room.services.tables.ready(room.table, BEN)
    await room.show()
    return room.said("Game over")[-1]


async def test_between_two_games_the_result_shows_until_when_the_others_are_waited_for(room: Room) -> None:
    result = await between(room)
    due = int(room.clock.time) + CLOCK
    assert f"Be ready for the next game by <t:{due}:f>" in result.content
    assert verbs(result) == ["entropy", "ready", "nudge", "pause"]
    edits = room.world.edits
    await room.show(after=CLOCK - 200)
    assert room.world.edits == edits, "times run by themselves"
    assert not any("next game by" in room.hand(user).content for user in (AOI, BEN)), "it stands in one place"
    live = await room.services.tables.current(room.table)
    said = clock_screens.state(live, await room.services.speaker("en", live.table, live))
    assert said[0].startswith(f"⏳ The next game is waiting for Player {AOI}. Deadline: <t:{due}:F>")


async def test_who_is_not_ready_for_the_next_game_is_reminded_once(room: Room) -> None:
    await between(room)
    begun = len(room.pinged())
    await room.show(after=449)
    assert len(room.pinged()) == begun
    await room.show(after=1)
    await room.show(after=100)
    assert room.pinged()[begun:] == [(AOI,)]
    [reminder] = room.said("the time to be ready for the next game is running out")
    assert verbs(reminder) == ["ready"]
    await room.services.tables.ready(room.table, AOI)
    await room.show()
    assert reminder.buttons == []


async def test_who_is_ready_may_nudge_the_other_once(room: Room) -> None:
    async def refused(by: int) -> str:
        with pytest.raises(Unmatched) as error:
            await room.nudge(by)
        return error.value.key

    await between(room)
    begun = len(room.pinged())
    assert (await refused(AOI), await refused(BEN)) == ("error-nudge-next", "error-nudge-early")
    room.clock.time += 60
    await room.nudge(BEN)
    assert room.pinged()[begun:] == [(AOI,)]
    assert f"Player {BEN} is waiting for the next game" in room.said("is waiting for the next game")[0].content
    assert await refused(BEN) == "error-nudge-once-next"
    await room.show(after=450)
    assert len(room.pinged()) == begun + 1


async def test_who_is_ready_may_claim_the_match_when_the_time_is_over(room: Room) -> None:
    result = await between(room)
    made = room.surfaces()
    taker = TimerTaker(room.services, {DECISION: made.look})
    room.clock.time += CLOCK - 0.05
    await made._public(room.table)
    assert "claim" not in "".join(verbs(result))
    room.clock.time += 1
    taker.start()
    live = await room.services.tables.current(room.table)
    async with asyncio.timeout(PATIENCE):
        while f"claim.{live.no}" not in verbs(result):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    taker.stop()
    made.stop()
    await room.services.tables.claim(room.table, BEN, live.no)
    await room.show()
    assert f"Player {AOI} was not ready for the next game in time: Player {BEN} wins the match" in result.content
    assert verbs(result) == ["rematch"]


async def test_who_leaves_between_two_games_has_left_the_match_to_the_other(room: Room) -> None:
    result = await between(room)
    await room.services.tables.give_up(room.table, AOI)
    await room.show()
    assert f"Player {AOI} has left: Player {BEN} wins the match" in result.content
    assert "in time" not in result.content


async def test_a_pause_and_an_outage_between_two_games_speak_of_the_next_game(room: Room) -> None:
    await between(room)
    beats = OutageMonitor(room.services)
    await beats.look()
    room.clock.time += CLOCK
    await beats.look()
    await room.show()
    assert "The full time to get ready for the next game starts again" in room.said("could not be reached")[0].content
    for user in (AOI, BEN):
        await room.services.tables.ask_pause(room.table, user)
    await room.show(after=CLOCK)
    stands = room.said("the full time to get ready")[-1]
    assert ("has been paused since" in stands.content, verbs(stands)) == (True, ["resume"])
    assert "claim" not in "".join(verbs(room.said("Game over")[-1]))
    await room.services.tables.ready(room.table, AOI)
    await room.show()
    assert stands.buttons == []


# --- pauses and outages ---


async def test_a_pause_is_asked_for_stands_and_ends_in_the_channel(room: Room) -> None:
    await room.show()
    await room.services.tables.ask_pause(room.table, room.waiting)
    await room.show(after=10)
    asked = room.said("asks to pause")[0]
    assert (asked.pinged, verbs(asked)) == ((room.awaited,), ["pause", "nopause"])
    await room.services.tables.ask_pause(room.table, room.awaited)
    await room.show()
    stands = room.said("has been paused since")[-1]
    assert (asked.buttons, stands.pinged, verbs(stands)) == ([], (), ["resume"])
    assert f"<t:{int(room.clock.time)}:f>" in room.hand(room.awaited).content
    await room.show(after=5 * CLOCK)
    assert room.pinged()[-1] == (room.awaited,)
    assert not any("claim" in verb for verb in verbs(room.hand(room.waiting)))
    await room.services.tables.resume(room.table, room.awaited)
    await room.show()
    assert (stands.buttons, deadline(room.said("Waiting for **")[-1])) == ([], int(room.clock.time) + CLOCK)


async def test_an_outage_is_told_once_and_by_timestamps(room: Room) -> None:
    await room.show(after=1)
    beats = OutageMonitor(room.services)
    await beats.look()
    down = int(room.clock.time)
    await room.show(after=59)
    await beats.look()
    assert room.said("could not be reached") == []
    room.clock.time += 5 * CLOCK
    await beats.look()
    up = int(room.clock.time)
    for size in (1, 2, 3, -1, -1):
        room.world.fuse.left = size
        try:
            await room.show()
        except Killed:
            room.world.fuse.left = -1
    [told] = room.said("could not be reached")
    assert f"<t:{down + 59}:f> to <t:{up}:f>" in told.content
    assert deadline(room.hand(room.awaited)) == up + CLOCK


async def test_the_gap_of_a_lost_gateway_begins_with_its_loss(room: Room) -> None:
    beats = OutageMonitor(room.services)
    await beats.down()
    assert await room.services.store.last_beat() == 0.0, "it has not been up"
    await beats.up()
    await beats.up()
    room.clock.time += 25
    await beats.down()
    room.clock.time += 55
    await beats.up()
    assert (await room.services.tables.table(room.table)).outage == ()
    await beats.down()
    lost = room.clock.time
    room.clock.time += 61
    await beats.up()
    assert (await room.services.tables.table(room.table)).outage == (lost, lost + 61)
    beats.stop()


async def test_it_beats_while_the_gateway_is_there(room: Room) -> None:
    quick = room.services.settings.model_copy(update={"heartbeat_seconds": 0.01})
    beats = OutageMonitor(dataclasses.replace(room.services, settings=quick))
    await beats.up()
    room.clock.time += 7
    async with asyncio.timeout(PATIENCE):
        while await room.services.store.last_beat() < room.clock.time:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    beats.stop()


async def test_a_store_that_cannot_be_written_stops_no_heart(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(now: float, process: int = 0) -> None:
        raise StoreBroken("store-full", "The disk is full.")

    monkeypatch.setattr(room.services.store, "beat", full)
    await OutageMonitor(room.services).look()


# --- words ---


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (120, "2 minutes"),
        (60, "one minute"),
        (3600, "one hour"),
        (21_600, "6 hours"),
        (86_400, "one day"),
        (259_200, "3 days"),
        (5, "5 seconds"),
        (90, "90 seconds"),
        (5400, "90 minutes"),
    ],
)
def test_a_length_is_said_in_the_largest_unit_that_fits(seconds: int, said: str) -> None:
    assert length(seconds, Speaker(catalogue(), "en", CardBook({}))) == said
