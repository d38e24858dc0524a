"""A tournament under way: what is owed is done once, whatever moment the process dies at; and who may do what."""

from __future__ import annotations

import asyncio
import csv
import dataclasses
import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType, SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from msgspec.structs import replace

from cogs.presentation.controls import Select
from cogs.presentation.option_matching import Unmatched
from cogs.services import Services
from cogs.surfaces.marks import MessageMark, marked
from cogs.surfaces.sync import SurfaceSync
from cogs.table_locator import TableLocator
from cogs.tournaments import staff as tournament_staff
from cogs.tournaments import surface_sync as tournament_surfaces
from cogs.tournaments.archive import Archive
from cogs.tournaments.controller import TournamentController
from cogs.tournaments.decks import Brought, chooser, named
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.judging import Judging
from cogs.tournaments.runner import score_of
from cogs.tournaments.screens import CALLED, PAGE, TEXT, rounds
from cogs.tournaments.staff import Staff
from cogs.tournaments.surface_sync import speaker_of
from cogs.tournaments.typed import read_score, scores
from data.store import SETTLED, Body, TournamentRow
from engine.games.registry import GAMES
from engine.kernel.record.record import RecordRow
from engine.kernel.state.question import Answer, TimeForfeit
from engine.table import OVER, PLAYING, Diverged, Frozen, JudgeSeated, Options, SurfaceRow, TableError, TableRow
from engine.tournament import (
    BY_DROP,
    CANCELLED,
    REGISTRATION,
    RUNNING,
    Begin,
    Cancel,
    CheckIn,
    Drop,
    Finish,
    OpenCheckIn,
    Score,
    TournamentPlan,
    proposed_rounds,
)
from tests.cogs.asking import Asking
from tests.cogs.fake_discord import Client, Fuse, Killed, World, refusal
from tests.cogs.test_clock import HandClock

GUILD, CHANNEL, NAME = 9, 100, "kx7p2m9a"
ANN, BEN, CAT, DAN = 1, 2, 3, 4
PLAYERS = (ANN, BEN, CAT)


class Burning:
    """Journals of tournaments, with a fuse at every write of a surface and around every input."""

    def __init__(self, store: Any, fuse: Fuse) -> None:
        self._store, self._fuse = store, fuse

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        return Burning(found, self._fuse) if name == "tournaments" else found

    async def put_surface(self, row: SurfaceRow) -> None:
        self._fuse.burn()
        await self._store.put_surface(row)

    async def append(self, *args: Any, **named: Any) -> bool:
        self._fuse.burn()
        done: bool = await self._store.append(*args, **named)
        self._fuse.burn()
        return done


def asking(services: Services, user: int, *, manages: bool = False) -> Asking:
    member = Mock(spec=discord.Member)
    member.id, member.get_role = user, lambda _: None
    return Asking(
        services,
        SimpleNamespace(
            guild_id=GUILD,
            channel_id=CHANNEL,
            user=member,
            locale="en-US",
            guild_locale="en-US",
            channel=None,
            permissions=discord.Permissions(manage_guild=manages),
        ),
    )


class Bench:
    """A house, its world, and processes over both that may die."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.world = World(Fuse())
        self.controller, self.surfaces = self.process()
        self.staff = Staff(self.controller)
        self.judging = Judging(self.controller)

    def process(self) -> tuple[TournamentController, SurfaceSync]:
        burning = dataclasses.replace(self.services, store=cast(Any, Burning(self.services.store, self.world.fuse)))
        surfaces = SurfaceSync(cast(discord.Client, Client(self.world)), burning)
        controller = TournamentController(TableLocator(burning, surfaces))
        controller.runner._workers = cast(Any, Mock())  # what is owed is done when a test says so
        return controller, surfaces

    async def create(
        self,
        *,
        game: str = "lorcana",
        best_of: int = 1,
        users: Sequence[int] = PLAYERS,
        start: bool = True,
        check_in: bool = False,
        plan: Mapping[str, int | str] = MappingProxyType({}),
        season: str = "",
        starts: float = 0.0,
    ) -> None:
        body = Body(
            name="Winter Cup",
            options=Options(game=game, best_of=best_of),
            plan=TournamentPlan(best_of=best_of, check_in=check_in, **cast(Any, plan)),
            season=season,
            starts=starts,
        )
        assert await self.controller.journal.create(
            TournamentRow(id=NAME, guild=GUILD, channel=CHANNEL, organiser=DAN, at=1.0, body=body)
        )
        staff = SurfaceRow(table=NAME, surface="direct:staff", channel=200 + DAN, message=0)
        await self.services.store.tournaments.put_surface(marked(staff, MessageMark(about=f"{DAN}")))
        deck = self.services.shelves[game].decks[0]
        for number, user in enumerate(users):
            await self.services.meet(user, f"Player {user}", "en-US")
            event = await self.controller.enter(await self.event(), user, Brought(deck.cards, deck.id, "x"), user)
            direct = SurfaceRow(table=NAME, surface=f"direct:{number}", channel=200 + user, message=0)
            await self.services.store.tournaments.put_surface(marked(direct, MessageMark(about=f"{user}")))
            assert event.row.player_of(user) == number
        if start:
            await self.controller.journal.take(NAME, lambda _: Begin(), DAN)

    async def event(self) -> TournamentSnapshot:
        return await self.controller.journal.event(NAME)

    async def work(self) -> bool:
        """Everything that is owed, by a new process that may die of the fuse."""
        controller, surfaces = self.process()
        for number in range(len((await self.event()).state.rounds)):
            for row in await self.tables(number):
                await self._lobby(surfaces, row)
        done: bool = await controller.runner._bring(NAME)
        for row in await self.tables(len((await self.event()).state.rounds) - 1):
            await self._lobby(surfaces, row)
        surfaces.stop()
        return done

    async def _lobby(self, surfaces: SurfaceSync, row: TableRow) -> None:
        if row.status != OVER:
            await surfaces._public(row.id)

    async def tables(self, number: int) -> list[TableRow]:
        event = await self.event()
        there = [event.table(at, place) for at, place, _ in event.matches() if at == number]
        return [row for each in there if (row := await self.services.store.table(each)) is not None]

    async def pair(self) -> TournamentSnapshot:
        event = await self.controller.journal.pair(NAME, DAN)
        while not await self.work():
            pass
        return event

    async def begin(self, row: TableRow) -> None:
        for place in row.seats:
            await self.services.tables.ready(row.id, place.user)

    async def drop(self, user: int) -> None:
        event = await self.event()
        await self.controller.drop(asking(self.services, user), event, sure=event.stage(event.row.player_of(user)))

    async def decide(self, what: str, *told: object, asked: Asking | None = None) -> None:
        """Propose something, by who made it unless somebody else is named, and be sure."""
        asked = asked or asking(self.services, DAN)
        await getattr(self.judging, what)(asked, await self.event(), *told)
        await self.judging.decide(asked, await self.event(), sure=list(self.judging._proposals)[-1])

    def texts(self, channel: int, *words: str) -> list[str]:
        return [each.content for each in self.world.in_channel(channel) if all(word in each.content for word in words)]


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def bench(services: Services, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> Bench:
    monkeypatch.setattr(tournament_surfaces, "LOBBIES_SECONDS", 0.1)
    return Bench(dataclasses.replace(services, clock=clock))


async def test_a_kill_at_each_await_lays_each_table_once_and_tells_each_thing_once(bench: Bench) -> None:
    await bench.create()
    await bench.controller.journal.pair(NAME, DAN)
    kills = 0
    for stage in range(2):
        for length in range(1, 60):
            bench.world.fuse.left = length
            try:
                done = await bench.work()
            except Killed:
                kills += 1
                continue
            finally:
                bench.world.fuse.left = -1
            if done:
                break
        [row] = await bench.tables(0)
        assert len(bench.texts(CHANNEL, "🏆 **Winter Cup**")) == 1
        [text] = bench.texts(CHANNEL, "Winter Cup · round 1")
        assert f"/{row.channel}/" in text or stage
        pinged = [user for each in bench.world.in_channel(CHANNEL) for user in each.pinged]
        assert sorted(pinged) == [*PLAYERS], "each player is called once"
        assert len(await bench.services.store.open_tables()) == 1 - stage
        [bye] = [place for place in PLAYERS if place not in [seat.user for seat in row.seats]]
        assert len(bench.texts(200 + bye, "you have the bye")) == 1
        if not stage:
            await bench.begin(row)
            await bench.services.tables.concede(row.id, row.seats[0].user)
    for user in PLAYERS:
        assert len(bench.texts(200 + user, "Winter Cup")) == 1, "its result or his bye"
    assert len(bench.texts(200 + DAN, "all results of round 1 are in", "Pair round 2")) == 1
    assert len(await bench.services.store.tournaments.inputs(NAME)) == 6, "3 players, begin, pair, result"
    assert kills > 10


async def test_a_panel_whose_step_was_done_elsewhere_loses_its_button(bench: Bench) -> None:
    """Nobody presses "Pair the round" for a round that is paired; what the panel said stays."""
    await bench.create()
    await bench.pair()
    [row] = await bench.tables(0)
    await bench.begin(row)
    await bench.services.tables.concede(row.id, row.seats[0].user)
    await bench.work()
    [panel] = [each for each in bench.world.in_channel(200 + DAN) if "all results of round 1 are in" in each.content]
    assert any("cuppair" in button for button in panel.buttons)
    await bench.controller.journal.pair(NAME, DAN)
    edits = bench.world.edits
    for _ in range(2):
        await bench.controller.runner._bring(NAME)
    for _ in range(500):
        await asyncio.sleep(0.01 * bool(bench.world.messages[panel.id].buttons))
    assert bench.world.messages[panel.id].buttons == []
    assert "all results of round 1 are in" in bench.world.messages[panel.id].content
    told = bench.world.edits
    await bench.controller.runner._bring(NAME)
    await asyncio.sleep(0.05)
    assert edits < bench.world.edits == told, "once"


@pytest.mark.parametrize("game", GAMES)
async def test_the_secrets_open_when_all_is_over_and_the_channel_is_free(bench: Bench, game: str) -> None:
    await bench.create(game=game, users=(ANN, BEN))
    await bench.pair()
    [row] = await bench.tables(0)
    await bench.begin(row)
    await bench.services.tables.concede(row.id, ANN)
    await bench.work()
    for opened in (False, True):
        kept = await bench.services.store.game(f"{row.id}.1")
        assert kept is not None
        assert kept.opened == opened
        if not opened:
            await bench.staff.finish(asking(bench.services, DAN), await bench.event())
            assert await bench.work()
    event = await bench.event()
    assert event.row.status == SETTLED
    assert bench.texts(CHANNEL, "final standings", "**1.** Player 2")
    assert await bench.controller.journal.create(another_after(event.row))


def another_after(row: TournamentRow) -> TournamentRow:
    """Another tournament in the same channel."""
    return TournamentRow(id="zzzzzzzz", guild=row.guild, channel=row.channel, organiser=ANN, at=2.0, body=row.body)


async def test_who_drops_leaves_his_table_and_what_was_played_counts(bench: Bench) -> None:
    await bench.create(best_of=3, users=(ANN, BEN))
    await bench.pair()
    [row] = await bench.tables(0)
    await bench.begin(row)
    one, other = (place.user for place in row.seats)
    await bench.services.tables.concede(row.id, other)
    await bench.begin(await bench.services.tables.table(row.id))
    await bench.drop(one)
    match = (await bench.event()).state.rounds[0].matches[0]
    assert match.score == Score((1, 2)), "one game was his"
    assert (await bench.services.tables.table(row.id)).status == OVER


async def test_who_drops_before_the_deal_has_lost_and_the_table_is_closed(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await bench.pair()
    [row] = await bench.tables(0)
    await bench.drop(row.seats[0].user)
    await bench.work()
    match = (await bench.event()).state.rounds[0].matches[0]
    assert (match.score, match.how) == (Score((0, 1)), BY_DROP)
    row = await bench.services.tables.table(row.id)
    assert (row.status, row.ended) == (OVER, "called_off")


async def test_who_was_sure_before_his_match_began_is_asked_anew(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    sure = (await bench.event()).stage(0)
    await bench.pair()
    asked = asking(bench.services, ANN)
    await bench.controller.drop(asked, await bench.event(), sure=sure)
    assert "your opponent will win it" in asked.told[0]
    assert (await bench.event()).state.open == [0]


async def test_a_judge_gives_a_result_with_a_note_and_the_game_that_goes_on_ends(bench: Bench) -> None:
    await bench.create()
    event = await bench.pair()
    [row] = await bench.tables(0)
    await bench.begin(row)
    place = next(at for at, match in enumerate(event.state.rounds[0].matches) if not match.pairing.is_bye)
    typed = f"1.{place + 1}"
    with pytest.raises(Unmatched, match="tournament-not-yours"):
        await bench.decide("result", typed, "1-0", "no", asked=asking(bench.services, ANN))
    asked = asking(bench.services, row.seats[0].user, manages=True)
    with pytest.raises(JudgeSeated):
        await bench.decide("result", typed, "1-0", "no", asked=asked)
    asked = asking(bench.services, 77, manages=True)
    await bench.decide("result", typed, "neither", "Nobody was there.", asked=asked)
    assert "Are you sure?" in asked.told[0]
    while not await bench.work():
        pass
    await bench.work()
    assert (await bench.services.tables.table(row.id)).status == OVER
    assert len(bench.texts(CHANNEL, "(judge)", "Nobody was there.", "both lose")) == 1
    await bench.decide("result", typed, "1-0", "He was after all.")
    await bench.work()
    assert (await bench.event()).state.rounds[0].matches[place].score == Score((1, 0))
    for wrong in ("9.9", "1.9", "x"):
        with pytest.raises(Unmatched, match="tournament-no-match"):
            await bench.decide("result", wrong, "1-0", "no")


async def test_a_cancelled_tournament_closes_tables_that_wait_and_lets_others_be_played(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT, DAN))
    await bench.pair()
    waits, goes_on = await bench.tables(0)
    await bench.begin(goes_on)
    asked = asking(bench.services, 77, manages=True)
    await bench.staff.cancel(asked, await bench.event())
    assert "Cancel the tournament?" in asked.told[0]
    await bench.staff.cancel(asked, await bench.event(), sure=(await bench.event()).stage())
    await bench.work()
    states = [(await bench.services.tables.table(row.id)).status for row in (waits, goes_on)]
    assert states == [OVER, "playing"]
    assert (await bench.event()).row.status == "over", "something is still to be done"
    await bench.services.tables.concede(goes_on.id, goes_on.seats[0].user)
    await bench.work()
    assert (await bench.event()).row.status == SETTLED
    kept = await bench.services.store.game(f"{goes_on.id}.1")
    assert kept is not None
    assert kept.opened


async def test_an_organiser_adds_with_a_deck_and_removes(bench: Bench) -> None:
    await bench.create(users=(ANN,), start=False)
    user = Mock(spec=discord.Member)
    user.id, user.display_name, user.bot = BEN, "Ben", False
    with pytest.raises(Unmatched, match="tournament-needs-deck"):
        await bench.staff.add(asking(bench.services, DAN), await bench.event(), user, "", None)
    await bench.staff.add(asking(bench.services, DAN), await bench.event(), user, "island", None)
    assert (await bench.event()).row.users == (ANN, BEN)
    await bench.decide("remove", BEN, "He asked me to.")
    with pytest.raises(Unmatched, match="tournament-too-few"):
        await bench.staff.start(asking(bench.services, DAN), await bench.event())
    with pytest.raises(Unmatched, match="tournament-no-player"):
        await bench.decide("remove", CAT, "Who?")


async def test_a_table_whose_record_can_be_read_no_more_is_ended_by_a_judges_result(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await bench.pair()
    [row] = await bench.tables(0)
    await bench.begin(row)
    game = f"{row.id}.1"
    assert await bench.services.store.append(game, 0, RecordRow(1, Answer(0, (99,)), "x", ""))
    bench.services.tables.drop_caches()
    asked = asking(bench.services, ANN)
    await bench.controller.next(asked, await bench.event())
    assert "cannot continue at its table" in asked.told[0]
    await bench.decide("result", "1.1", "0-1", "The record is lost.")
    await bench.controller.runner._bring(NAME)
    assert (await bench.services.tables.table(row.id)).status == OVER
    await bench.staff.finish(asking(bench.services, DAN), await bench.event(), sure=(await bench.event()).stage())
    await bench.controller.runner._bring(NAME)
    assert (await bench.event()).row.status == SETTLED


@pytest.mark.parametrize("game", GAMES)
async def test_every_ready_made_deck_that_is_offered_can_be_registered(bench: Bench, game: str) -> None:
    """Some are made for tables that have agreed on more than a tournament does."""
    await bench.create(game=game, users=(ANN,), start=False)
    event = await bench.event()
    speaker = await bench.controller.speaker(asking(bench.services, BEN), event)
    select, _ = await chooser(bench.services, event, BEN, speaker)
    assert isinstance(select, Select)
    assert len(select.picks) > 1
    for pick in select.picks:
        assert (await named(bench.services, event, BEN, pick.value, speaker)).keys


async def test_next_speaks_of_a_table_that_cannot_go_on(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await bench.pair()
    [row] = await bench.tables(0)
    await bench.services.tables.call_off(row.id)
    for user, words in ((ANN, "cannot continue"), (DAN, "give its result")):
        asked = asking(bench.services, user)
        await bench.controller.next(asked, await bench.event())
        assert words in asked.told[0]


async def test_what_has_just_ended_is_being_recorded_and_needs_no_judge(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    event = await bench.pair()
    [row] = await bench.tables(0)
    await bench.begin(row)
    adviser, speaker = bench.controller.adviser, await bench.controller.speaker(asking(bench.services, DAN), event)
    await bench.services.tables.concede(row.id, ANN)
    lines, _ = await adviser.organiser(event, speaker)
    assert "result is being recorded" in "\n".join(lines)
    for user in (ANN, BEN):
        assert "result is being recorded" in await adviser.player(event, user, speaker)
    ended = await bench.services.store.table(row.id)
    assert ended is not None
    behind = replace(ended, status=PLAYING, results=(), version=ended.version + 1)
    assert await bench.services.store.save_table(behind, ended.version)
    bench.services.tables.drop_caches()
    lines, _ = await adviser.organiser(event, speaker)
    assert "result is being recorded" in "\n".join(lines), "the game is over, the table does not know yet"
    assert "result is being recorded" in await adviser.player(event, ANN, speaker)


async def test_a_table_that_is_not_laid_yet_is_not_said_to_be_stuck(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await bench.controller.journal.pair(NAME, DAN)
    asked = asking(bench.services, DAN)
    await bench.controller.next(asked, await bench.event())
    assert "being set up" in asked.told[0]
    assert "give its result" not in asked.told[0]


async def test_standings_are_explained_to_the_one_who_asks(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    asked = asking(bench.services, ANN)
    with pytest.raises(Unmatched, match="tournament-no-standings"):
        await bench.controller.standings(asked, await bench.event())
    await bench.pair()
    await bench.controller.standings(asked, await bench.event())
    assert "none of your matches is over yet" in asked.told[-1]
    await bench.decide("result", "1.1", "1-0", "By agreement.")
    for user, words in ((ANN, "won"), (CAT, "")):
        asked = asking(bench.services, user)
        await bench.controller.standings(asked, await bench.event())
        told = asked.told[-1]
        assert ("Your figures" in told) == bool(words), "who does not play has no figures"
        assert ("The average of your opponent is" in told) == bool(words)
    for number in (2, -1):
        with pytest.raises(Unmatched, match="tournament-no-round"):
            await bench.controller.pairings(asked, await bench.event(), number)


async def test_after_finishing_nobody_comes_in(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    for move in (Drop(0), Finish()):
        await bench.controller.journal.take(NAME, lambda _, move=move: move, DAN)
    with pytest.raises(Unmatched, match="tournament-is-over"):
        await bench.controller.join(asking(bench.services, CAT), await bench.event(), "island")


async def test_who_was_brought_in_is_told_and_a_fault_of_discord_closes_nobodys_direct_messages(bench: Bench) -> None:
    await bench.create(users=(), start=False)
    for user in (ANN, BEN):
        deck = bench.services.shelves["lorcana"].decks[0]
        await bench.controller.enter(await bench.event(), user, Brought(deck.cards, deck.id, "x"), DAN)
    await bench.controller.journal.take(NAME, lambda _: Begin(), DAN)
    await bench.pair()
    await bench.decide("result", "1.1", "1-0", "By agreement.")
    bench.world.faulty = True
    assert not await bench.work(), "it is tried again"
    bench.world.faulty = False
    while not await bench.work():
        pass
    assert await bench.work()
    for user in (ANN, BEN):
        assert len(bench.texts(200 + user, "By agreement.")) == 1


async def test_who_takes_no_direct_messages_is_not_asked_again_and_again(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN), start=False)
    deck = bench.services.shelves["lorcana"].decks[0]
    await bench.controller.enter(await bench.event(), CAT, Brought(deck.cards, deck.id, "x"), DAN)
    bench.world.shut.add(200 + CAT)
    await bench.controller.journal.take(NAME, lambda _: Begin(), DAN)
    await bench.pair()
    for place in (await bench.event()).state.open:
        await bench.decide("result", f"1.{place + 1}", "1-0", "Agreed.")
    assert await bench.work()
    assert not bench.texts(200 + CAT)
    assert bench.texts(200 + ANN)


async def test_a_tournament_whose_channel_is_deleted_is_given_up(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    event = await bench.pair()
    bench.world.gone.add(CHANNEL)
    await bench.drop(event.row.users[0])
    assert await bench.work()
    event = await bench.event()
    assert event.state.phase == CANCELLED
    assert await bench.work()
    assert (await bench.event()).row.status == SETTLED
    assert await bench.services.store.forgetting.tournaments_with(ANN) == 0


@pytest.mark.parametrize("asleep", [False, True])
async def test_a_channel_is_missed_though_nothing_happens_in_its_tournament(bench: Bench, asleep: bool) -> None:
    await bench.create(start=False)
    hall = bench.controller.runner
    for channel in (CHANNEL + 1, CHANNEL):
        assert await bench.work()
        assert (await bench.event()).state.phase == REGISTRATION
        bench.world.gone.add(channel)
        await (hall.start() if asleep else hall.closed(channel))
    await bench.work()
    assert (await bench.event()).state.phase == CANCELLED


async def test_a_server_that_the_bot_is_taken_off_loses_its_tournament_with_all_its_matches(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT, DAN))
    await bench.pair()
    await bench.begin((await bench.tables(0))[0])
    hall = bench.controller.runner
    await hall.left(lambda guild: guild == GUILD + 1)
    assert (await bench.event()).state.phase == RUNNING
    bench.world.gone.add(CHANNEL)
    for _ in range(2):
        await hall.left(lambda guild: guild == GUILD)
    assert await bench.work()
    event = await bench.event()
    assert (event.state.phase, event.row.status) == (CANCELLED, SETTLED)
    assert [row.status for row in await bench.tables(0)] == [OVER, OVER]
    forgetting = bench.services.store.forgetting
    assert [
        (await forgetting.tournaments_with(user), await forgetting.tables_with(user)) for user in (ANN, BEN, CAT, DAN)
    ] == [(0, 0)] * 4


@pytest.mark.parametrize("has_begun", [True, False])
async def test_nobody_decides_about_his_own_match(bench: Bench, has_begun: bool) -> None:
    await bench.create(users=(ANN, BEN, CAT, DAN))
    event = await bench.pair()
    [row] = [row for row in await bench.tables(0) if DAN in [place.user for place in row.seats]]
    [other] = [place.user for place in row.seats if place.user != DAN]
    if has_begun:
        await bench.begin(row)
    place = next(at for at, _ in enumerate(event.state.rounds[0].matches) if event.table(0, at) == row.id)
    third = next(user for user in (ANN, BEN, CAT) if user != other)
    for what, told in (
        ("remove", (other, "He never came.")),
        ("result", (f"1.{place + 1}", "1-0", "I was better.")),
        ("allow", (f"1.{place + 1}", 10, "I think slowly.")),
        ("exchange", (other, third, "I fear him.")),
        ("exchange", (DAN, third, "I fear the other one.")),
        ("unpair", ("I fear them all.",)),
        ("penalty", (other, "warning", "He looked at me.")),
    ):
        with pytest.raises(JudgeSeated):
            await bench.decide(what, *told)
    for what, told in (
        ("remove", (DAN, "He never came.")),
        ("result", (f"1.{place + 1}", "0-1", "I was better.")),
        ("allow", (f"1.{place + 1}", 10, "I think slowly.")),
        ("penalty", (DAN, "warning", "He looked at me.")),
        ("unpair", ("I fear them all.",)),
    ):
        with pytest.raises(JudgeSeated):
            await bench.decide(what, *told, asked=asking(bench.services, other, manages=True))
    assert (await bench.event()).state == event.state
    [waits] = [each for each in await bench.tables(0) if each.id != row.id]
    for user in (place.user for place in waits.seats):
        with pytest.raises(Unmatched, match="tournament-own-place"):
            await bench.decide("remove", user, "They left.")
    for user in (other, *[place.user for place in waits.seats]):
        await bench.decide("remove", user, "He left.", asked=asking(bench.services, 77, manages=True))
    assert not (await bench.event()).state.open


async def test_who_is_removed_and_whose_result_is_mended_is_told_by_whom_and_why(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT))
    event = await bench.pair()
    place = event.state.open[0]
    one, other = (event.row.users[player] for player in event.state.rounds[0].matches[place].pairing.players)
    bye = next(user for user in PLAYERS if user not in (one, other))
    await bench.decide("result", f"1.{place + 1}", "0-1", "Seen by me.")
    await bench.decide("result", f"1.{place + 1}", "0-0", "It was a draw after all.")
    await bench.decide("remove", one, "He asked me to.")
    while not await bench.work():
        pass
    for user in (one, other):
        [told] = bench.texts(200 + user, "It was a draw after all.")
        assert "you have 1 point now" in told
    assert len(bench.texts(200 + one, "He asked me to.")) == 1
    assert not bench.texts(200 + bye, "⚖️")
    for note in ("Seen by me.", "It was a draw after all.", "He asked me to."):
        assert len(bench.texts(CHANNEL, note)) == 1


async def test_who_is_told_of_a_decision_is_told_his_points_after_it(bench: Bench) -> None:
    """A look that began before it and ended after it told those from before."""
    await bench.create(users=(ANN, BEN))
    before = await bench.pair()
    await bench.decide("result", "1.1", "1-0", "Seen by me.")
    await bench.controller.surfaces.bring(before)
    while not await bench.work():
        pass
    one, other = (before.row.users[player] for player in before.state.rounds[0].matches[0].pairing.players)
    for user, points in ((one, "3 points"), (other, "0 points")):
        [told] = bench.texts(200 + user, "Seen by me.")
        assert f"you have {points} now" in told


async def test_what_somebody_is_sure_of_holds_for_what_he_saw(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await bench.pair()
    asked = asking(bench.services, DAN)
    await bench.judging.result(asked, await bench.event(), "1.1", "1-0", "Agreed.")
    [token] = bench.judging._proposals
    with pytest.raises(Unmatched, match="tournament-decide-again"):
        await bench.judging.decide(asking(bench.services, 77, manages=True), await bench.event(), sure=token)
    await bench.decide("unpair", "Too early.")
    with pytest.raises(Unmatched, match="tournament-decide-again"):
        await bench.judging.decide(asked, await bench.event(), sure=token)
    assert not (await bench.event()).state.rounds


async def test_a_round_that_is_taken_back_closes_its_tables_and_is_played_at_others(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT))
    await bench.pair()
    [before] = await bench.tables(0)
    await bench.decide("unpair", "One is late.")
    while not await bench.work():
        pass
    assert (await bench.services.tables.table(before.id)).status == OVER
    assert bench.texts(CHANNEL, "the pairing of round 1 was undone")
    [bye] = [user for user in PLAYERS if user not in [place.user for place in before.seats]]
    [told] = bench.texts(200 + bye, "One is late.")
    assert "you have 0 points now" in told, "he was told that the bye is a win"
    assert not bench.texts(CHANNEL, "paired <t:")
    await bench.pair()
    [after] = await bench.tables(0)
    assert (after.id, after.status) == (f"{NAME}r1x1t1", "open")
    assert len(bench.texts(CHANNEL, "paired <t:")) == 1
    await bench.begin(after)
    await bench.services.tables.concede(after.id, after.seats[0].user)
    await bench.work()
    assert not (await bench.event()).state.open
    with pytest.raises(Unmatched, match="tournament-round-has-results"):
        await bench.decide("unpair", "I do not like it.")


async def test_two_who_change_places_play_at_new_tables(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT, 5))
    event = await bench.pair()
    before = await bench.tables(0)
    (first, _), (third, _) = (match.pairing.players for match in event.state.rounds[0].matches)
    await bench.decide("exchange", event.row.users[first], event.row.users[third], "Brothers.")
    while not await bench.work():
        pass
    after = await bench.tables(0)
    assert {row.id for row in after}.isdisjoint(row.id for row in before)
    assert [(await bench.services.tables.table(row.id)).status for row in before] == [OVER, OVER]
    assert {place.user for place in after[0].seats} != {place.user for place in before[0].seats}
    assert len(bench.texts(CHANNEL, "has swapped")) == 1


async def test_who_is_not_at_the_table_in_time_has_lost_and_was_told_so_before(bench: Bench, clock: HandClock) -> None:
    await bench.create(users=(ANN, BEN, CAT, 5), plan={"no_show": 5})
    await bench.pair()
    assert bench.texts(CHANNEL, "Press Ready by <t:")
    comes, nobody = await bench.tables(0)
    await bench.services.tables.ready(comes.id, comes.seats[1].user)
    clock.time += 4 * 60
    await bench.work()
    assert len((await bench.event()).state.open) == 2
    clock.time += 61
    while not await bench.work():
        pass
    matches = (await bench.event()).state.rounds[0].matches
    assert [match.score for match in matches] == [Score((0, 1)), Score((0, 0), neither=True)]
    assert {match.how for match in matches} == {"no_show"}
    assert [(await bench.services.tables.table(row.id)).status for row in (comes, nobody)] == [OVER, OVER]
    assert len(bench.texts(200 + comes.seats[0].user, "time to come to the table had run out")) == 1


async def test_a_round_ends_with_its_time_and_a_pause_does_not_count(bench: Bench, clock: HandClock) -> None:
    await bench.create(users=(ANN, BEN), best_of=3, plan={"minutes": 50})
    await bench.pair()
    [row] = await bench.tables(0)
    await bench.begin(row)
    clock.time += 40 * 60
    await bench.staff.pause(asking(bench.services, DAN), await bench.event())
    clock.time += 60 * 60
    await bench.work()
    await bench.staff.pause(asking(bench.services, DAN), await bench.event())
    await bench.decide("allow", "1.1", 5, "The pause was noisy.")
    clock.time += 14 * 60
    await bench.work()
    assert (await bench.event()).state.open == [0]
    clock.time += 61
    while not await bench.work():
        pass
    [match] = (await bench.event()).state.rounds[0].matches
    assert (match.score, match.how) == (Score((0, 0), 1), "time")
    assert (await bench.services.tables.table(row.id)).status == OVER


async def test_a_judge_is_called_once_and_the_table_learns_who_comes(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, DAN))
    event = await bench.pair()
    place = event.state.open[0]
    one, other = event.state.rounds[0].matches[place].pairing.players
    caller = asking(bench.services, event.row.users[one])
    await bench.controller.call_judge(caller, await bench.event())
    with pytest.raises(Unmatched, match="tournament-judge-is-called"):
        await bench.controller.call_judge(asking(bench.services, event.row.users[other]), await bench.event())
    await bench.work()
    assert len(bench.texts(CHANNEL, "is calling a judge")) == 1
    with pytest.raises(Unmatched, match="tournament-not-yours"):
        await bench.staff.take_call(asking(bench.services, ANN), await bench.event(), sure="0")
    await bench.staff.take_call(asking(bench.services, 77, manages=True), await bench.event(), sure="0")
    with pytest.raises(Unmatched, match="tournament-call-is-taken"):
        await bench.staff.take_call(asking(bench.services, 78, manages=True), await bench.event(), sure="0")
    await bench.work()
    assert len(bench.texts(CHANNEL, "is on the way")) == 1


async def test_deck_lists_are_seen_by_staff_who_do_not_play_and_afterwards_by_all(bench: Bench) -> None:
    await bench.create(users=(ANN, DAN))
    archive = Archive(bench.controller)

    async def may_see(user: int, whose: int) -> str:
        asked = asking(bench.services, user, manages=user == 77)
        try:
            await archive.deck(asked, await bench.event(), whose)
        except Unmatched as refused:
            return str(refused.key)
        assert "```" in asked.told[0]
        assert asked.pictures
        return "seen"

    hidden = "tournament-deck-hidden"
    wanted = {(ANN, ANN): "seen", (ANN, DAN): hidden, (DAN, ANN): hidden, (77, ANN): "seen", (CAT, ANN): hidden}
    assert {who: await may_see(*who) for who in wanted} == wanted
    await bench.controller.journal.take(NAME, lambda _: Cancel(), DAN)
    assert [await may_see(*who) for who in wanted] == ["seen"] * len(wanted)
    with pytest.raises(Unmatched, match="tournament-no-player"):
        await archive.deck(asking(bench.services, ANN), await bench.event(), CAT)


async def test_deck_lists_that_are_never_shown_stay_hidden_when_it_is_over(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    body = replace((await bench.event()).row.body, open_lists=False)
    await bench.controller.journal.describe(NAME, body)
    await bench.controller.journal.take(NAME, lambda _: Cancel(), DAN)
    archive = Archive(bench.controller)
    with pytest.raises(Unmatched, match="tournament-deck-never"):
        await archive.deck(asking(bench.services, BEN), await bench.event(), ANN)
    own, judge = asking(bench.services, ANN), asking(bench.services, 77, manages=True)
    for asked in (own, judge):
        await archive.deck(asked, await bench.event(), ANN)
        assert "```" in asked.told[0]


async def test_the_cut_is_played_with_the_lists_of_the_beginning(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT, 5), plan={"rounds": 1, "cut": 4})
    await bench.pair()
    decks = {seat.user: seat.deck for row in await bench.tables(0) for seat in row.seats}
    other = bench.services.shelves["lorcana"].decks[1]
    for round_ in (1, 2):
        with pytest.raises(Unmatched, match=r"tournament-(deck-locked|too-late)"):
            await bench.controller.enter(await bench.event(), ANN, Brought(other.cards, other.id, "x"), ANN)
        for nth in (1, 2):
            await bench.decide("result", f"{round_}.{nth}", "1-0", "Agreed.")
        if round_ == 1:
            await bench.pair()
    assert {seat.user: seat.deck for row in await bench.tables(1) for seat in row.seats} == decks


async def test_a_penalty_stands_in_the_log_of_staff_and_is_told_to_the_player_alone(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await bench.pair()
    await bench.decide("penalty", ANN, "warning", "Slow play.")
    await bench.decide("result", "1.1", "1-0", "Agreed.")
    while not await bench.work():
        pass
    assert len(bench.texts(200 + ANN, "Slow play.")) == 1
    assert not bench.texts(CHANNEL, "Slow play.")
    assert not bench.texts(200 + BEN, "Slow play.")
    archive, asked = Archive(bench.controller), asking(bench.services, DAN)
    await archive.log(asked, await bench.event())
    told = "\n".join(asked.told)
    assert all(words in told for words in ("started the tournament", "paired round 1", "Slow play.", "Agreed."))
    with pytest.raises(Unmatched, match="tournament-not-yours"):
        await archive.log(asking(bench.services, ANN), await bench.event())


async def test_the_files_of_a_tournament_tell_its_course_and_no_deck_and_no_user(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT))
    for user, name in ((ANN, "=1+1 <b>Ann</b>"), (BEN, '@cmd(),"Ben"'), (CAT, "<script>a</script>,\t-2")):
        await bench.services.meet(user, name, "en-US")
    await bench.pair()
    await bench.decide("result", f"1.{(await bench.event()).state.open[0] + 1}", "1-0", "Agreed.")
    asked = asking(bench.services, BEN)
    await Archive(bench.controller).take_away(asked, await bench.event())
    lines, data, page = (picture.draw().decode("utf-8-sig") for picture in asked.pictures)
    rows = list(csv.DictReader(lines.splitlines()))
    assert [(row["round"], row["how"]) for row in rows] == [("1", "judge"), ("1", "bye")]
    assert not any(cell.startswith(("=", "@", "-", "+", "\t")) for row in rows for cell in row.values())
    assert all(len(row) == len(rows[0]) and None not in row for row in rows), "commas and quotes move no column"
    known = json.loads(data)
    assert [line["points"] for line in known["standings"]] == [3, 3, 0]
    assert "@cmd" in " ".join(known["players"])
    assert "<b>" not in page
    assert "&lt;b&gt;" in page
    assert "<script" not in page
    deck = (await bench.event()).state.players[0].deck[0]
    assert not any(deck in each for each in (lines, data, page))


async def test_a_knockout_is_played_to_its_end_at_tables(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT, 5), plan={"form": "single"})
    for number in range(2):
        await bench.pair()
        for row in await bench.tables(number):
            await bench.begin(row)
            await bench.services.tables.concede(row.id, row.seats[0].user)
        await bench.work()
    assert (await bench.event()).state.all_paired
    await bench.staff.finish(asking(bench.services, DAN), await bench.event())
    while not await bench.work():
        pass
    [final] = bench.texts(CHANNEL, "final standings")
    assert [line[:6] for line in final.splitlines()[1:5]] == ["**1.**", "**2.**", "**3.**", "**3.**"]


@pytest.mark.parametrize("trouble", [Diverged(game="g", no=1), Frozen(cycle="x")])
async def test_a_table_that_cannot_be_read_keeps_nobody_in_the_tournament(
    bench: Bench,
    trouble: TableError,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await bench.create(users=(ANN, BEN))
    await bench.pair()
    [row] = await bench.tables(0)
    await bench.begin(row)
    for name in ("leave_game", "call_off"):
        monkeypatch.setattr(bench.services.tables, name, AsyncMock(side_effect=trouble))
    await bench.drop(ANN)
    assert not (await bench.event()).state.open
    await bench.controller.runner._bring(NAME)
    assert (await bench.services.tables.table(row.id)).status == OVER


async def test_private_matches_need_a_channel_that_has_private_threads(
    bench: Bench,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("check_posting", "admit"):
        monkeypatch.setattr(tournament_staff, name, AsyncMock())
    asked = asking(bench.services, DAN)
    asked.interaction.channel = SimpleNamespace(type=discord.ChannelType.text)
    options = Options(game="lorcana", spectators=False)
    rights = {"create_public_threads": True, "send_messages_in_threads": True}
    asked.interaction.app_permissions = discord.Permissions(**rights)
    with pytest.raises(Unmatched, match="error-no-private"):
        await bench.staff.create(asked, "Winter Cup", options, TournamentPlan())
    asked.interaction.app_permissions = discord.Permissions(**rights, create_private_threads=True)
    asked.interaction.user.send.side_effect = refusal(50007)
    await bench.staff.create(asked, "Winter Cup", options, TournamentPlan())
    assert asked.told


async def test_a_round_that_is_posted_anew_calls_nobody_again(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await bench.pair()
    bench.world.frozen |= {each.id for each in bench.world.in_channel(CHANNEL) if each.pinged}
    await bench.drop(ANN)
    while not await bench.work():
        pass
    there = [each for each in bench.world.in_channel(CHANNEL) if "Winter Cup · round 1" in each.content]
    assert [sorted(each.pinged) for each in there] == [[ANN, BEN], []]


async def test_the_check_in_calls_everybody_who_is_registered_once(bench: Bench) -> None:
    await bench.create(users=(), start=False, check_in=True)
    event, deck = await bench.event(), bench.services.shelves["lorcana"].decks[0]
    many = [900_000_000_000_000_000 + number for number in range(CALLED + 1)]
    for user in many:
        event = await bench.controller.enter(event, user, Brought(deck.cards, deck.id, "x"), user)
    await bench.work()
    assert not [each for each in bench.world.in_channel(CHANNEL) if each.pinged], "nobody is called before it opens"
    await bench.controller.journal.take(NAME, lambda _: OpenCheckIn(), DAN)
    await bench.work()
    assert sorted(user for each in bench.world.in_channel(CHANNEL) for user in each.pinged) == many
    await bench.controller.journal.take(NAME, lambda _: CheckIn(player=0), many[0])
    await bench.work()
    first, last = bench.texts(CHANNEL, "still missing")
    assert f"<@{many[0]}>" not in first
    assert f"<@{many[1]}>" in first
    assert f"<@{many[-1]}>" in last
    assert all(len(text) < TEXT for text in (first, last))
    await bench.controller.journal.take(NAME, lambda _: CheckIn(player=1), many[1])
    await bench.controller.journal.take(NAME, lambda _: Begin(), DAN)
    await bench.work()
    assert len(bench.texts(CHANNEL, "Check-in for **Winter Cup** is over.")) == 2
    assert sorted(user for each in bench.world.in_channel(CHANNEL) for user in each.pinged) == many, "once"


async def test_a_full_round_fits_into_messages_whoever_was_paired_down(bench: Bench) -> None:
    await bench.create(users=[900_000_000_000_000_000 + number for number in range(25)])
    event = await bench.controller.journal.pair(NAME, DAN)
    link = "https://discord.com/channels/" + "/".join(["9" * 19] * 3)
    speaker = await speaker_of(bench.services, event, "en")
    screens = rounds(event, 0, speaker, [link] * 13)
    assert len(screens) == -(-13 // PAGE)
    assert all(len(screen.text) < TEXT for screen in screens)
    assert sorted(user for screen in screens for user in screen.mentions) == sorted(event.row.users)
    assert event.state.length == proposed_rounds(25)


@pytest.mark.parametrize(
    ("end", "score"),
    [("concede", Score((0, 1))), ("leave", Score((0, 1))), ("time", Score((0, 1))), ("draw", Score((0, 0), 1))],
)
async def test_every_end_of_a_series_is_reported(bench: Bench, end: str, score: Score) -> None:
    await bench.create(users=(ANN, BEN))
    await bench.pair()
    [row] = await bench.tables(0)
    await bench.begin(row)
    one, other = (place.user for place in row.seats)
    tables = bench.services.tables
    if end == "concede":
        await tables.concede(row.id, one)
    elif end == "leave":
        await tables.leave_game(row.id, one)
    elif end == "time":
        await tables.submit(row.id, f"{row.id}.1", other, lambda seat: TimeForfeit(1 - seat, seat), 0)
    else:
        for user in (one, other):
            await tables.offer_draw(row.id, user)
    await bench.work()
    assert (await bench.event()).state.rounds[0].matches[0].score == score
    for user in (one, other):
        assert len(bench.texts(200 + user, "has been recorded")) == 1


@pytest.mark.parametrize(
    ("wins", "results", "left", "score"),
    [
        ((1, 2), ((0,), (1,), (1,)), (), Score((1, 2))),
        ((1, 1), ((0,), (1,), ()), (), Score((1, 1), 1)),
        ((1, 0), ((0,), (), ()), (), Score((1, 0), 2)),
        ((1, 0), ((0,),), (0,), Score((1, 2))),
        ((1, 1), ((0,), (), (1,)), (0,), Score((1, 2))),
        ((0, 0), ((), (), ()), (), Score((0, 0), 3)),
    ],
)
def test_the_score_of_a_series_is_what_was_played(
    wins: tuple[int, int],
    results: tuple[tuple[int, ...], ...],
    left: tuple[int, ...],
    score: Score,
) -> None:
    row = TableRow(
        id="t",
        guild=1,
        channel=1,
        host=0,
        options=Options(game="lorcana", best_of=3),
        status=OVER,
        seats=cast(Any, (None, None)),
        games=("g",) * len(results),
        wins=wins,
        results=results,
        left=left,
    )
    assert score_of(row) == score


def test_every_result_that_is_offered_can_be_read() -> None:
    assert scores(1) == ["1-0", "0-1", "0-0", "neither"]
    assert scores(3) == ["2-0", "2-1", "1-2", "0-2", "1-1-1", "0-0", "neither"]
    assert [read_score(each) for each in scores(1)] == [
        Score((1, 0)),
        Score((0, 1)),
        Score((0, 0)),
        Score((0, 0), neither=True),
    ]
    for wrong in ("", "a-b", "1", "1-2-3-4", "10-2"):
        with pytest.raises(Unmatched):
            read_score(wrong)
