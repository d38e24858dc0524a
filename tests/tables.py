"""`python -m tests.tables [N...]`: what N tables that are played at cost one process, restart and repair among it.

The tables are laid into a store, half of each game, some tens of inputs each, a tenth of them behind in what they show.
Then another process starts over that store, repairs, and takes answers at one table after the other, which is the worst
order for anything that is kept. Processor time is of all threads of the process. Exit 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import resource
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final, cast

import discord
import msgspec
from msgspec.structs import replace

from cogs.backoff import IdentifyBackoff
from cogs.client import Kotatsu
from cogs.garbage_collector import settle
from cogs.memory_allocator import be_frugal
from cogs.services import Services
from cogs.settings import Settings
from cogs.surfaces.poster import DONE, MessageMark, marked
from cogs.surfaces.sync import SurfaceSync
from data.store import Store
from engine.games.registry import GAMES
from engine.kernel.cards.face import Library
from engine.kernel.record.record import ENGINE, SNAPSHOT_EVERY, Play, Setup, build_library
from engine.kernel.state.question import Answer
from engine.players.decks import Deal, at_random, in_turn
from engine.players.policy import POLICIES
from engine.table import PLAYING, GameRow, Options, Seat, SurfaceRow, TableRow
from tests import warm
from tests.cogs.fake_discord import Client, Fuse, Posted, World

USUAL = (1, 10, 100, 1000)
INPUTS = range(30, 60)
ANSWERS = 400
BARS: Final = {"answer_ms": 0.8, "ready_s": 3.0, "lag_p95_ms": 20.0, "memory_mb": 300.0}


class Lain(msgspec.Struct):
    """A table as it is written down, and the inputs of its game."""

    row: TableRow
    game: GameRow
    play: Play


@asynccontextmanager
async def house_at(home: Path) -> AsyncIterator[Services]:
    """The bot's house, without commands to register and without waiting before a board."""
    warm.lend(home)
    house = await Services.open(Settings(home=home, board_merge_seconds=0.0, sync_commands=False))
    warm.keep(home)
    try:
        yield house
    finally:
        await house.store.close()


def deals(house: Services, *, pool: bool) -> dict[str, Deal]:
    """Ready-made decks in turn, or new ones for every table."""
    return {
        game: at_random(game, shelf.cards.cards, 0) if pool else in_turn([deck.cards for deck in shelf.decks])
        for game, shelf in house.shelves.items()
    }


def lain(house: Services, dealt: dict[str, Deal], count: int, inputs: Sequence[int]) -> Iterator[Lain]:
    """So many tables, each with a game in progress."""
    libraries: dict[tuple[tuple[str, ...], ...], Library] = {}
    for number in range(count):
        game = list(dealt)[number % len(dealt)]
        decks, cards = tuple(dealt[game](number)[:2]), house.shelves[game].cards.cards
        pinned = {key: cards[key] for deck in decks for key in deck}
        setup = Setup(game=game, engine=ENGINE, id=f"t{number}.1", decks=decks, cards=pinned)
        if decks not in libraries:
            libraries[decks] = build_library(GAMES[game], pinned)
        seats = tuple(
            Seat(user=seat, deck_name="own", deck=deck, ready=True)
            for seat, deck in zip((2 * number + 1, 2 * number + 2), decks, strict=True)
        )
        row = TableRow(
            id=f"t{number}",
            guild=9,
            channel=10_000_000 + number,
            host=2 * number + 1,
            status=PLAYING,
            options=Options(game=game),
            seats=seats,
            games=(setup.id,),
            wins=(0, 0),
        )
        play = played(setup, libraries[decks], Random(number), inputs[number % len(inputs)])
        yield Lain(row, GameRow(id=setup.id, table=row.id, setup=setup, secret=b"tables"), play)


def played(setup: Setup, library: Library, random: Random, inputs: int) -> Play:
    """A game after so many inputs, or another one if it is over sooner."""
    while True:
        play = Play(GAMES[setup.game], setup, b"tables", library)
        while play.question is not None and play.no < inputs:
            play.take(Answer(play.question.seat, POLICIES["builder"](play.game, play.question, random)))
        if play.question is not None:
            return play


async def lay(home: Path, count: int, *, pool: bool, inputs: Sequence[int] = INPUTS) -> None:
    """Write the tables down, with what shows them."""
    async with house_at(home) as house:
        rows, states = [], []
        for number, each in enumerate(lain(house, deals(house, pool=pool), count, inputs)):
            await house.store.create_table(each.row, each.game)
            rows += [(each.game.id, row.no, -1, 1000.0 + row.no, msgspec.msgpack.encode(row)) for row in each.play.rows]
            last = (each.play.no - 1) // SNAPSHOT_EVERY * SNAPSHOT_EVERY
            if last:
                states.append((each.game.id, last, each.play._snapshots[last]))
            for surface in shown(each, number, behind=number % 10 == 0):
                await house.store.put_surface(surface)
        with contextlib.closing(sqlite3.connect(house.settings.database)) as db, db:
            db.executemany("INSERT INTO inputs (game, no, by, at, row) VALUES (?, ?, ?, ?, ?)", rows)
            db.executemany("INSERT INTO snapshots (game, no, state) VALUES (?, ?, ?)", states)


def shown(lain: Lain, number: int, *, behind: bool) -> Iterator[SurfaceRow]:
    """The messages of a table, as the process before has left them. Where it is behind nobody was called yet."""
    mark, no = MessageMark(at=time.time(), live=True), lain.play.no - behind
    names = ("lobby", "board", "hand:0", "hand:1", *(() if behind else ("prompt",)))
    for message, name in enumerate(names, 5 * number + 1):
        user = lain.row.seats[int(name[-1])].user if name.startswith("hand") else 0
        about = f"{user}" if user else ""
        if name == "prompt" and lain.play.question is not None:
            about = f"{lain.game.id}:{lain.play.question.seat}"
        channel = 200 + user if user else lain.row.channel
        yield marked(
            SurfaceRow(
                table=lain.row.id,
                surface=name,
                channel=channel,
                message=message,
                shown=DONE if name == "lobby" else no,
                game=lain.game.id,
                version=0 if name == "lobby" else -1,
            ),
            replace(mark, about=about),
        )


async def lags(found: list[float]) -> None:
    """How many milliseconds too late a task is that wants to work every two."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.002)
        found.append((time.perf_counter() - began) * 1000 - 2)


class Unhurried(IdentifyBackoff):
    """Asks nobody how many beginnings are left: there is no gateway here."""

    async def allowed(self, http: discord.http.HTTPClient) -> None:
        pass


async def repaired(client: Kotatsu, since: float) -> dict[str, float]:
    """Seconds until everything is ready for the gateway and until all is repaired, and how late others were."""
    late: list[float] = []
    watch = asyncio.create_task(lags(late))
    await client.setup_hook()
    ready, spent = time.time() - since, time.process_time()
    await client.surfaces.idle()
    watch.cancel()
    return {
        "ready_s": round(ready, 2),
        "ready_cpu_s": round(spent, 2),
        "repaired_s": round(time.time() - since, 2),
        "lag_p95_ms": round(percentile(late, 95), 2),
        "lag_max_ms": round(max(late), 1),
    }


async def answered(house: Services, tables: Sequence[str]) -> dict[str, float]:
    """Milliseconds of processor time of an answer: the table read, the answer taken. One table after the other."""
    random, spent, walls = Random(0), [], []
    for number in range(max(ANSWERS, len(tables)) + len(tables)):
        table = tables[number % len(tables)]
        live = await house.tables.current(table)
        if live.question is None:
            continue
        picks = POLICIES["builder"](live.play.game, live.question, random)
        user, wall, began = live.table.seats[live.question.seat].user, time.perf_counter(), time.process_time()
        now = await house.tables.current(table)
        await house.tables.submit(table, now.game, user, picks, now.no)
        if number >= len(tables):  # the first round comes to tables that nobody has played at since the start
            spent.append((time.process_time() - began) * 1000)
            walls.append((time.perf_counter() - wall) * 1000)
    return {
        "answer_ms": round(median(spent), 2),
        "answer_p95_ms": round(percentile(spent, 95), 2),
        "answer_wall_ms": round(median(walls), 2),
    }


async def world_of(home: Path) -> World:
    """The messages that the process before has posted."""
    store = await Store.open(home / "kotatsu.sqlite")
    try:
        rows = [each for table in await store.open_tables() for each in await store.surfaces(table.id)]
    finally:
        await store.close()
    return World(Fuse(), messages={row.message: Posted(row.message, row.channel, "", [], "") for row in rows})


async def measured(home: Path, since: float) -> dict[str, float]:
    """A process starts over what lies there."""
    be_frugal()
    reading = time.time()
    world = await world_of(home)
    since += time.time() - reading
    async with house_at(home) as house:
        settle()
        client = Kotatsu(house, Unhurried())
        client.surfaces = SurfaceSync(cast(discord.Client, Client(world)), house)
        found = await repaired(client, since)
        tables = [row.id for row in await house.store.open_tables()]
        await client.close()
        house.tables.drop_caches()
        found |= await answered(house.renewed(), tables)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"tables": len(tables), **found, "memory_mb": round(peak / 1024), "load": round(os.getloadavg()[0], 1)}


def percentile(found: Sequence[float], percent: int) -> float:
    return quantiles(found, n=100)[percent - 1] if len(found) > 1 else sum(found)


def _lay(home: str, count: int, pool: bool) -> None:
    asyncio.run(lay(Path(home), count, pool=pool))


def _measure(home: str, since: float) -> dict[str, float]:
    return asyncio.run(measured(Path(home), since))


def in_processes(count: int, *, pool: bool) -> dict[str, float]:
    """Lay and measure, each in a process of its own."""
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as home:
        with ProcessPoolExecutor(1, mp_context=spawn) as first:
            first.submit(_lay, home, count, pool).result()
        with ProcessPoolExecutor(1, mp_context=spawn) as second:
            return second.submit(_measure, home, time.time()).result()


def played_at(counts: Sequence[int], *, pool: bool) -> Iterator[dict[str, Any]]:
    """The figures of each number of tables."""
    for count in counts:
        each = in_processes(count, pool=pool)
        yield {**each, "missed": [f"{name} {each[name]} > {bar}" for name, bar in BARS.items() if each[name] > bar]}


def over_open(count: int, awaited: int) -> Iterator[dict[str, Any]]:
    """The figures of a start over so many, on a file and on a server."""
    from tests.open_tables import figures  # which lays what this module lays

    for server in (False, True):
        yield figures(count, awaited, server=server)


def main() -> int:
    """Measure and say it."""
    parser = argparse.ArgumentParser(prog="python -m tests.tables", description="Many tables in one process.")
    parser.add_argument("counts", type=int, nargs="*", default=USUAL, metavar="N")
    parser.add_argument("--pool", action="store_true", help="new legal decks at every table")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument(
        "--open", type=int, metavar="N", help="instead, a start over so many open tables, in both stores"
    )
    parser.add_argument("--awaited", type=int, default=1000, metavar="N", help="of these, so many are behind")
    asked = parser.parse_args()
    found = []
    for each in over_open(asked.open, asked.awaited) if asked.open else played_at(asked.counts, pool=asked.pool):
        found.append(each)
        if not asked.json:
            print(", ".join(f"{name} {value}" for name, value in each.items()), flush=True)
    if asked.json:
        print(json.dumps(found))
    return int(any(each["missed"] for each in found))


if __name__ == "__main__":
    sys.exit(main())
