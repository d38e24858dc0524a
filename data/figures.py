"""The figures that `bot.py bench` reports."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median

from msgspec import Struct

from data.shelf import Shelf
from data.store import Store
from engine.games.registry import GAMES
from engine.kernel.card import Card
from engine.kernel.question import Answer
from engine.kernel.record import Play, Rules, Setup, build_library
from engine.kernel.view import SPECTATOR, View
from engine.players.bench import Bench, Figures
from engine.players.decks import at_random, in_turn
from engine.players.policy import uniform
from engine.table import GameRow, Options, TableRow

RUNS = 5
RESUMED_TURNS = 30
SECRET = b"bench"

Draw = Callable[[View, Mapping[str, Card]], bytes]


class Measured(Struct, frozen=True):
    """What was measured of one game: the engine, and a board's median milliseconds and greatest kilobytes."""

    engine: Figures
    resume_ms: float
    board_ms: float
    board_kb: float


async def figures(shelves: Sequence[Shelf], draw: Draw, runs: int = RUNS, *, pool: bool = False) -> dict[str, object]:
    """The document of `bot.py bench --json`: speeds by game; of clone, snapshot and resume those of the slowest game.

    Games are played with the first two ready-made decks, or, for `pool`, with new legal decks out of all cards of the
    shelf; boards are drawn and games resumed with ready-made ones.
    """
    found = {shelf.game: await _measured(shelf, draw, runs, pool=pool) for shelf in shelves}
    engines = {game: each.engine for game, each in found.items()}
    return {
        "decisions_per_second": {game: _rounded(each.decisions_per_second) for game, each in engines.items()},
        "matches_per_second": {game: _rounded(each.matches_per_second) for game, each in engines.items()},
        "legal_ms": {game: {name: round(value, 3) for name, value in each.legal_ms.items()}
                     for game, each in engines.items()},
        "clone_us": round(max(each.clone_us for each in engines.values()), 1),
        "snapshot_us": round(max(each.snapshot_us for each in engines.values()), 1),
        "resume_ms": max(each.resume_ms for each in found.values()),
        "board_ms": {game: each.board_ms for game, each in found.items()},
        "board_kb": {game: each.board_kb for game, each in found.items()},
    }


async def _measured(shelf: Shelf, draw: Draw, runs: int, *, pool: bool) -> Measured:
    rules, cards = GAMES[shelf.game], shelf.cards.cards
    deal = at_random(shelf.game, cards, RUNS) if pool else in_turn([deck.cards for deck in shelf.decks[:2]])
    times, sizes = _boards(rules, shelf, draw)
    return Measured(
        engine=Bench(rules, cards, deal, time.perf_counter).run(runs), resume_ms=await resume_ms(shelf, runs),
        board_ms=round(median(times), 1), board_kb=round(max(sizes) / 1024, 1),
    )


def _rounded(speeds: Mapping[str, float]) -> dict[str, int]:
    return {name: round(speed) for name, speed in speeds.items()}


def _setup(shelf: Shelf) -> Setup:
    decks = tuple(deck.cards for deck in shelf.decks[:2])
    pinned = {key: shelf.cards.cards[key] for deck in decks for key in deck}
    return Setup(game=shelf.game, engine="bench", id="bench", decks=decks, cards=pinned)


def _boards(rules: Rules, shelf: Shelf, draw: Draw) -> tuple[list[float], list[int]]:
    """A board after each step of one long game, caches warm after the first ten."""
    setup = _setup(shelf)
    play = Play(rules, setup, SECRET)
    random = Random(3)
    times: list[float] = []
    sizes: list[int] = []
    while play.question is not None and len(times) < 120:
        view = play.view(SPECTATOR)
        began = time.perf_counter()
        picture = draw(view, setup.cards)
        times.append((time.perf_counter() - began) * 1000)
        sizes.append(len(picture))
        question = play.question
        play.take(Answer(question.seat, uniform(play.game, question, random)))
    return times[10:], sizes


async def resume_ms(shelf: Shelf, runs: int = RUNS) -> float:
    """Milliseconds to bring a game of thirty turns back from the store, cards compiled already."""
    rules, setup = GAMES[shelf.game], _setup(shelf)
    library = build_library(rules, setup.cards)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite")
        try:
            await _keep_game(store, rules, setup)
            times = []
            for _ in range(runs):
                began = time.perf_counter()
                rows, kept = await store.rows("bench"), await store.snapshot("bench")
                Play.resume(rules, setup, SECRET, rows, kept, library)
                times.append((time.perf_counter() - began) * 1000)
        finally:
            await store.close()
    return round(median(times), 1)


async def _keep_game(store: Store, rules: Rules, setup: Setup) -> None:
    """Play thirty turns into the store, with a snapshot every twenty inputs as a table keeps them."""
    game = GameRow(id="bench", table="bench", setup=setup, secret=SECRET)
    table = TableRow(id="bench", guild=0, channel=0, host=0, options=Options(game=setup.game),
                     games=("bench",))
    await store.create_table(table, game)
    play = Play(rules, setup, SECRET)
    random = Random(5)
    while play.question is not None and play.game.state.turn <= RESUMED_TURNS:
        question = play.question
        play.take(Answer(question.seat, uniform(play.game, question, random)))
        await store.append("bench", len(play.rows) - 1, play.rows[-1])
        if len(play.rows) % 20 == 0:
            await store.put_snapshot("bench", len(play.rows), play.snapshot())
