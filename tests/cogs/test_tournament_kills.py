"""A tournament whose process dies at every step, between each write and each message: all of it is done, and once.

Each step is done twice: in a house where nothing goes wrong, and in one where the process dies again and again, each
time a little later than before. Both journals, both servers' messages, tables and events are then the same.
"""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.services import Services
from cogs.surfaces import poster
from cogs.surfaces.sync import SurfaceSync
from cogs.table_locator import TableLocator
from cogs.tournaments import journal
from cogs.tournaments import surface_sync as tournament_surfaces
from cogs.tournaments.controller import TournamentController
from cogs.tournaments.decks import Brought
from data.store import SETTLED, Body, TournamentRow
from engine.table import OPEN, PLAYING, Options, TableRow
from engine.tournament import TournamentPlan
from tests.cogs.fake_discord import Client, Fuse, Killed, Posted
from tests.cogs.opened import opened
from tests.cogs.test_calendar import Events
from tests.cogs.test_clock import HandClock
from tests.cogs.test_tournament import CHANNEL, DAN, GUILD, NAME, Bench, Burning, asking

Deed = Callable[["Mortal"], Awaitable[Any]]
Step = tuple[float, Deed]
"""So many seconds pass, and somebody does something."""
USERS = (1, 2, 3, 5, 6)
JUDGE, LATER = 77, 7
MOST_DEATHS = 400
MINUTE, DAY = 60, 24 * 3600
WRITES = ("create", "settle")
CHANGES = ("lay", "call_off", "abandon", "leave_game", "reveal", "ready", "concede")


class BurningStore(Burning):
    """A fuse also before and after a tournament is made or put away."""

    def __getattr__(self, name: str) -> Any:
        there = getattr(self._store, name)
        if name == "tournaments":
            return BurningStore(there, self._fuse)
        return burning(there, self._fuse) if name in WRITES else there


def burning(there: Any, fuse: Fuse) -> Any:
    """With a fuse before and after it."""

    async def burnt(*args: Any, **named: Any) -> Any:
        fuse.burn()
        done = await there(*args, **named)
        fuse.burn()
        return done

    return burnt


class BurningTables:
    """Tables with a fuse before and after whatever changes one."""

    def __init__(self, tables: Any, fuse: Fuse) -> None:
        self._tables, self._fuse = tables, fuse

    def __getattr__(self, name: str) -> Any:
        there = getattr(self._tables, name)
        return burning(there, self._fuse) if name in CHANGES else there


class BurningEvents:
    """The events of a server, with a fuse before and after each request."""

    def __init__(self, events: Events, http: Any, fuse: Fuse) -> None:
        self._events, self._http, self._fuse = events, http, fuse

    def __getattr__(self, name: str) -> Any:
        return burning(getattr(self._events, name), self._fuse) if "scheduled" in name else getattr(self._http, name)


class Mortal(Bench):
    """A house whose process dies while it does something, and comes back until that is done."""

    def __init__(self, services: Services, *, dies: bool) -> None:
        self.events = Events()
        self.dies = dies
        self.deaths = 0
        self.leaving: dict[int, int] = {}
        super().__init__(services)

    def process(self) -> tuple[TournamentController, SurfaceSync]:
        fuse = self.world.fuse
        burning = dataclasses.replace(
            self.services,
            store=cast(Any, BurningStore(self.services.store, fuse)),
            tables=cast(Any, BurningTables(self.services.tables, fuse)),
        )
        client = Client(self.world)
        client.http = cast(Any, BurningEvents(self.events, client.http, fuse))
        surfaces = SurfaceSync(cast(discord.Client, client), burning)
        controller = TournamentController(TableLocator(burning, surfaces))
        controller.runner._workers = cast(Any, SILENT)
        return controller, surfaces

    def renewed(self) -> None:
        """Another process answers from now on."""
        self.controller, self.surfaces = self.process()
        self.staff, self.judging = type(self.staff)(self.controller), type(self.judging)(self.controller)

    async def through(self, deed: Deed, length: int) -> None:
        """Somebody does something, again and again until it is done or as many inputs are there as it makes; then
        everything is done that is owed."""
        before = await self.length()
        for left in count():
            self.renewed()
            if await self._survives(deed, left) or before < await self.length() == length:
                break
        for left in count():
            done: list[bool] = []

            async def owed(house: Mortal, done: list[bool] = done) -> None:
                done.append(await house.work())

            if await self._survives(owed, left // 2) and done[-1]:
                break
            assert left < MOST_DEATHS, "it never ends"

    async def _survives(self, deed: Deed, left: int) -> bool:
        self.world.fuse.left, self.world.fuse.burnt = left if self.dies else -1, False
        try:
            await deed(self)
        except Killed:
            self.deaths += 1
            return False
        finally:
            self.world.fuse.left = -1
        return True

    async def length(self) -> int:
        return len(await self.services.store.tournaments.inputs(NAME))

    async def work(self) -> bool:
        there = await self.services.store.tournaments.get(NAME)
        return await super().work() if there else True

    async def _lobby(self, surfaces: SurfaceSync, row: TableRow) -> None:
        """What is still done beside it is done now, or dies with it."""
        await super()._lobby(surfaces, row)
        await surfaces.idle()
        if self.world.fuse.burnt:
            raise Killed

    async def seen(self) -> dict[str, Any]:
        """Everything that anybody can see of it now."""
        tables = [row for at in range(len((await self.event()).state.rounds)) for row in await self.tables(at)]
        return {
            "journal": [repr(move) for move in await self.services.store.tournaments.inputs(NAME)],
            "messages": Counter(told(each) for each in self.world.messages.values() if stands(each)),
            "pinged": Counter(user for each in self.world.in_channel(CHANNEL) for user in each.pinged),
            "threads": len(self.world.threads),
            "tables": [(row.id, row.status, row.wins, row.ended) for row in tables],
            "events": [(each["name"], each["status"]) for each in self.events.kept.values()],
        }


def stands(posted: Posted) -> bool:
    """At a table itself a board without buttons is an old one."""
    return posted.channel < 1000 or bool(posted.buttons)


def told(posted: Posted) -> tuple[int, str]:
    """Where a message stands and what it says; at a table itself without who has to decide there, which is by lot."""
    said = stripped(posted.content)
    return (posted.channel, said) if posted.channel < 1000 else (0, re.sub(r"Player \d|<@\d>", "…", said))


class Silent:
    """What is owed is done when a test says so."""

    def touch(self, tournament: str) -> None:
        pass

    def stop(self) -> None:
        pass


SILENT = Silent()


def stripped(text: str) -> str:
    """Without what differs from world to world: addresses, and the lots of shuffles."""
    return re.sub(r"https://discord\.com/\S+?(?=[)\s]|$)|\b[0-9a-f]{16,}\b", "…", text)


# --- what is done ---


def created(plan: TournamentPlan, starts: float = 0.0) -> Deed:
    async def deed(house: Mortal) -> None:
        body = Body(name="Winter Cup", options=Options(game="lorcana"), plan=plan, season="Winter", starts=starts)
        row = TournamentRow(id=NAME, guild=GUILD, channel=CHANNEL, organiser=DAN, at=1.0, body=body)
        if await house.services.store.tournaments.get(NAME) is None:
            assert await house.controller.journal.create(row)

    return deed


def entered(user: int) -> Deed:
    async def deed(house: Mortal) -> None:
        deck = house.services.shelves["lorcana"].decks[0]
        await house.services.meet(user, f"Player {user}", "en-US")
        await house.controller.enter(await house.event(), user, Brought(deck.cards, deck.id, "x"), user)

    return deed


def said(what: str, user: int) -> Deed:
    """A player asks for something."""

    async def deed(house: Mortal) -> None:
        await getattr(house.controller, what)(asking(house.services, user), await house.event())

    return deed


def ran(what: str, *told: object, by: int = DAN, **named: object) -> Deed:
    """Whoever runs it does something."""

    async def deed(house: Mortal) -> None:
        event = await house.event()
        sure = {"sure": event.stage()} if what in ("finish", "cancel") else {}
        asked = asking(house.services, by, manages=by == JUDGE)
        await getattr(house.staff, what)(asked, event, *told, **named, **sure)

    return deed


def seeded(order: str) -> Deed:
    async def deed(house: Mortal) -> None:
        await house.staff.seeding.filled(asking(house.services, DAN), await house.event(), order)

    return deed


def judged(what: str, *told: object) -> Deed:
    async def deed(house: Mortal) -> None:
        await house.decide(what, *told)

    return deed


def results(score: str = "1-0") -> list[Step]:
    """A judge gives the results of the last round, table by table."""

    def at(nth: int) -> Deed:
        async def deed(house: Mortal) -> None:
            event = await house.event()
            await house.decide("result", f"{len(event.state.rounds)}.{event.state.open[0] + 1}", score, "Agreed.")

        return deed

    return [(0.0, at(nth)) for nth in range(2)]


def dropped_out(nth: int) -> Deed:
    """One of those who play at the first table that is open leaves the tournament, who asks again until he is out."""

    async def deed(house: Mortal) -> None:
        event = await house.event()
        if nth not in house.leaving:
            house.leaving[nth] = event.state.rounds[-1].matches[event.state.open[0]].pairing.players[nth]
        await house.drop(event.row.users[house.leaving[nth]])

    return deed


def game(what: str) -> Deed:
    """A game begins at the first table that is open, or is conceded there."""

    async def deed(house: Mortal) -> None:
        event = await house.event()
        table = await house.services.tables.table(event.table(len(event.state.rounds) - 1, event.state.open[0]))
        tables = house.controller.services.tables
        if what == "concede" and table.status == PLAYING:
            await tables.concede(table.id, table.seats[0].user)
        elif what == "begin" and table.status == OPEN:
            for seat in table.seats:
                await tables.ready(table.id, seat.user)

    return deed


async def nothing(_: Mortal) -> None:
    """Time passes."""


CUP = TournamentPlan(rounds=2, cut=4, seeding="order", minutes=50, no_show=5)
STARTS = HandClock().now() + 3600
CUP_STEPS: list[Step] = [
    (0.0, created(CUP, STARTS)),
    *[(0.0, entered(user)) for user in USERS],
    (0.0, seeded("3 1 2")),
    (0.0, ran("open_check_in")),
    *[(0.0, said("check_in", user)) for user in USERS],
    (0.0, ran("start")),
    (0.0, ran("pair")),
    (0.0, judged("unpair", "One is late.")),
    (0.0, ran("pair")),
    (0.0, judged("exchange", 1, 5, "Brothers.")),
    (MINUTE, ran("pause")),
    (MINUTE, ran("pause")),
    (0.0, judged("allow", "1.1", 10, "It was noisy.")),
    (0.0, said("call_judge", 1)),
    (0.0, ran("take_call", by=JUDGE, sure="0")),
    (0.0, judged("penalty", 1, "warning", "Slow play.")),
    (0.0, game("begin")),
    (0.0, game("concede")),
    (20 * MINUTE, nothing),
    (0.0, judged("result", "1.1", "0-1", "Seen again.")),
    (0.0, entered(LATER)),
    (0.0, ran("pair")),
    (0.0, game("begin")),
    (0.0, dropped_out(0)),
    (0.0, dropped_out(1)),
    (51 * MINUTE, nothing),
    (0.0, ran("pair")),
    *results(),
    (0.0, ran("pair")),
    (0.0, game("begin")),
    (0.0, game("concede")),
    (0.0, ran("finish")),
]
LEAGUE_STEPS: list[Step] = [
    (0.0, created(TournamentPlan(check_in=False, days=7))),
    *[(0.0, entered(user)) for user in USERS[:4]],
    (0.0, ran("start")),
    (0.0, ran("pair")),
    (6 * DAY + MINUTE, nothing),
    (0.0, game("begin")),
    (DAY, nothing),
    (0.0, ran("pair")),
    (0.0, game("begin")),
    (0.0, judged("remove", 1, "He asked me to.")),
    (0.0, ran("cancel")),
    (0.0, game("concede")),
]


@pytest.fixture
async def houses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Mortal, Mortal]]:
    """One in which nothing goes wrong, and one whose process dies."""
    monkeypatch.setattr(tournament_surfaces, "LOBBIES_SECONDS", 0.001)
    monkeypatch.setattr(tournament_surfaces, "LOOK_SECONDS", 0.001)
    monkeypatch.setattr(poster, "OPENED", (400, 1e9))
    monkeypatch.setattr(journal, "secrets", SimpleNamespace(token_hex=lambda _: "5eed"))
    async with opened(tmp_path / "calm") as calm, opened(tmp_path / "mortal") as mortal:
        one, other = (dataclasses.replace(each, clock=HandClock()) for each in (calm, mortal))
        yield Mortal(one, dies=False), Mortal(other, dies=True)


@pytest.mark.parametrize("steps", [CUP_STEPS, LEAGUE_STEPS], ids=["cup", "league"])
async def test_whatever_step_the_process_dies_at_everything_is_done_once(
    houses: tuple[Mortal, Mortal], steps: list[Step]
) -> None:
    calm, mortal = houses
    for number, (passes, deed) in enumerate(steps):
        for house in houses:
            cast(HandClock, house.services.clock).time += passes
            await house.through(deed, await calm.length() if house.dies else -1)
        assert await mortal.seen() == await calm.seen(), number
    assert mortal.deaths > 10 * len(steps)
    event = await mortal.event()
    assert event.state.is_over
    assert event.row.status == SETTLED
    assert await mortal.controller.history.seasons(GUILD) == ["Winter"]
