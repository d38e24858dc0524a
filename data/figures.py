"""The figures that `bot.py bench` reports."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from statistics import median

from data.shelf import Shelf
from data.store import Store
from engine.games.registry import GAMES
from engine.kernel.card import Card
from engine.kernel.question import Answer
from engine.kernel.record import Play, Rules, Setup, build_library
from engine.kernel.view import SPECTATOR, View
from engine.players.bench import Bench
from engine.players.decks import at_random, in_turn
from engine.players.policy import uniform
from engine.table import GameRow, Options, TableRow

RUNS = 5
RESUMED_TURNS = 30
SECRET = b"bench"

Draw = Callable[[View, Mapping[str, Card]], bytes]


def figures(shelf: Shelf, draw: Draw, runs: int = RUNS, *, pool: bool = False) -> dict[str, object]:
    """The engine's speeds, and the board's time and size with the first two ready-made decks.

    The engine plays with those decks too, or, for `pool`, with new legal decks out of all cards of the shelf.
    """
    rules, cards = GAMES[shelf.game], shelf.cards.cards
    deal = at_random(shelf.game, cards, RUNS) if pool else in_turn([deck.cards for deck in shelf.decks[:2]])
    engine = Bench(rules, cards, deal, time.perf_counter).run(runs)
    times, sizes = _boards(rules, shelf, draw)
    return {
        "decisions_per_second": {shelf.game: _rounded(engine.decisions_per_second)},
        "matches_per_second": {shelf.game: _rounded(engine.matches_per_second)},
        "legal_ms": {shelf.game: {name: round(value, 3) for name, value in engine.legal_ms.items()}},
        "clone_us": round(engine.clone_us, 1),
        "snapshot_us": round(engine.snapshot_us, 1),
        "board_ms": round(median(times), 1),
        "board_kb": round(max(sizes) / 1024, 1),
    }


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
