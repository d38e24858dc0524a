"""The figures that `bot.py bench` reports, in processor time: what else the machine does leaves them as they are."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from msgspec import Struct

from data.cards import load
from data.compiled import build
from data.shelf import Shelf
from data.store import Store
from engine.games.registry import GAMES, MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import ENGINE, SNAPSHOT_EVERY, Play, Setup
from engine.kernel.state.question import Answer
from engine.kernel.views.view import SPECTATOR, View
from engine.manifest import Deck
from engine.players.bench import Bench, Figures
from engine.players.decks import Deal, at_random, in_turn
from engine.players.policy import POLICIES, Policy, uniform
from engine.table import PLAYING, GameRow, Options, Pool, Seat, TableRow, Tables

RUNS = 5
RESUMED_TURNS = 30
SECRET = b"bench"
PRINTED: Final = "printed"
LEAST: Final = {"random": 19_000, "builder": 12_000, "crowded": 5_800}
"""Decisions a second that are wanted of each kind of play where a game does not say."""
LEGAL_MS: Final = {"plain": 0.3, "compiled": 0.1}
MOST: Final = {
    "clone_us": 10.0,
    "snapshot_us": 12.0,
    "resume_ms": 25.0,
    "board_ms": 30.0,
    "board_kb": 200.0,
}
"""What each of the other figures is to be at the most; of legal listing, by build, the 95th percentile."""

Draw = Callable[[View, Mapping[str, Card]], bytes]


class Measured(Struct, frozen=True):
    """What was measured with two decks: the engine, a cold resume, and a board's median milliseconds and greatest
    kilobytes."""

    engine: Figures
    resume_ms: float
    board_ms: float
    board_kb: float


class FigureDecks(Struct, frozen=True):
    """What is played with: decks to measure games with, two that are shown and resumed, and the cards of all."""

    game: str
    deal: Deal
    two: Sequence[Deck]
    cards: Mapping[str, Card]


def decks_of(shelf: Shelf, extra: Sequence[Path] = (), *, pool: bool = False) -> Iterator[tuple[str, FigureDecks]]:
    """What to measure of a game, by name: its first two ready-made decks, or, for `pool`, new legal ones out of all
    cards of the shelf; and where card files are given, beside it, two legal decks out of these alone.

    Raises ValueError where they are too few for a deck.
    """
    cards, own = shelf.cards.cards, [deck.cards for deck in shelf.decks[:2]]
    yield shelf.game, FigureDecks(shelf.game, at_random(shelf.game, cards, RUNS) if pool else in_turn(own), own, cards)
    if extra:
        two = at_random(shelf.game, {key: cards[key] for key in load(extra).cards}, 0)(0)
        yield f"{shelf.game} {PRINTED}", FigureDecks(shelf.game, in_turn(two), two, cards)


async def figures(measured: Mapping[str, FigureDecks], draw: Draw, runs: int = RUNS) -> dict[str, Any]:
    """The document of `bot.py bench --json`: speeds by name; of clone, snapshot and resume those of the slowest; under
    `missed` each figure that does not meet its bar."""
    by_name = {name: await _measured(decks, draw, runs) for name, decks in measured.items()}
    engines = {name: each.engine for name, each in by_name.items()}
    document = {
        "build": build(),
        "least": {name: _least(decks.game) for name, decks in measured.items()},
        "decisions_per_second": {name: _rounded(each.decisions_per_second) for name, each in engines.items()},
        "matches_per_second": {name: _rounded(each.matches_per_second) for name, each in engines.items()},
        "legal_ms": {
            name: {part: round(value, 3) for part, value in each.legal_ms.items()} for name, each in engines.items()
        },
        "clone_us": round(max(each.clone_us for each in engines.values()), 1),
        "snapshot_us": round(max(each.snapshot_us for each in engines.values()), 1),
        "resume_ms": max(each.resume_ms for each in by_name.values()),
        "board_ms": {name: each.board_ms for name, each in by_name.items()},
        "board_kb": {name: each.board_kb for name, each in by_name.items()},
    }
    return {**document, "missed": [name for name, _, _, is_met in _judged(document) if not is_met]}


def _least(game: str) -> Mapping[str, int]:
    """Decisions a second that are wanted of a game on the engine that runs."""
    return MANIFESTS[game].trial.speeds.get(build(), LEAST)


def lines(document: Mapping[str, Any]) -> list[str]:
    """One line for each figure: its bar, and whether that is met. What has no bar is only told."""
    told = [
        f"{name}: {value:,} ({wanted}: {'met' if is_met else 'missed'})"
        for name, value, wanted, is_met in _judged(document)
    ]
    matches = [
        f"matches a second, {name}, {policy}: {value:,}"
        for name, speeds in document["matches_per_second"].items()
        for policy, value in speeds.items()
    ]
    return [f"build: {document['build']}", *told, *matches]


def _judged(document: Mapping[str, Any]) -> Iterator[tuple[str, float, str, bool]]:
    """Each figure that has a bar: name, value, what is wanted, and whether it is so."""
    for name, speeds in document["decisions_per_second"].items():
        for policy, value in speeds.items():
            least = document["least"][name][policy]
            yield f"decisions a second, {name}, {policy}", value, f"at least {least:,}", value >= least
    for figure, most in {"legal_ms": LEGAL_MS[document["build"]], **MOST}.items():
        of = document[figure]
        for name, value in of.items() if isinstance(of, dict) else [("slowest", of)]:
            value = value["p95"] if isinstance(value, dict) else value
            yield f"{figure}, {name}", value, f"at most {most:g}", value <= most


async def _measured(decks: FigureDecks, draw: Draw, runs: int) -> Measured:
    rules = GAMES[decks.game]
    times, sizes = _boards(rules, decks, draw)
    return Measured(
        engine=Bench(rules, decks.cards, decks.deal, time.process_time).run(runs),
        resume_ms=await resume_ms(decks, runs),
        board_ms=round(median(times), 1),
        board_kb=round(max(sizes) / 1024, 1),
    )


def _rounded(speeds: Mapping[str, float]) -> dict[str, int]:
    return {name: round(speed) for name, speed in speeds.items()}


def _setup(decks: FigureDecks) -> Setup:
    pinned = {key: decks.cards[key] for deck in decks.two for key in deck}
    return Setup(game=decks.game, engine=ENGINE, id="bench", decks=tuple(decks.two), cards=pinned)


def _step(play: Play, policy: Policy, random: Random) -> None:
    question = play.question
    assert question is not None
    play.take(Answer(question.seat, policy(play.game, question, random)))


def _boards(rules: Rulebook, decks: FigureDecks, draw: Draw) -> tuple[list[float], list[int]]:
    """A board after each step of one long game that fills it, caches warm after the first ten."""
    setup = _setup(decks)
    play = Play(rules, setup, SECRET)
    random = Random(3)
    times: list[float] = []
    sizes: list[int] = []
    while play.question is not None and len(times) < 120:
        view = play.view(SPECTATOR)
        began = time.process_time()
        picture = draw(view, setup.cards)
        times.append((time.process_time() - began) * 1000)
        sizes.append(len(picture))
        _step(play, POLICIES["builder"], random)
    return times[10:], sizes


async def resume_ms(decks: FigureDecks, runs: int = RUNS) -> float:
    """Milliseconds until a table with a game of thirty turns is back from the store and its last snapshot, its cards
    compiled for it."""
    setup = _setup(decks)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite")
        try:
            await _keep_game(store, GAMES[decks.game], setup)
            times = []
            for _ in range(runs):
                tables = Tables(store, GAMES, {decks.game: Pool(decks.cards)}, _Clock())
                began = time.process_time()
                await tables.current("bench")
                times.append((time.process_time() - began) * 1000)
        finally:
            await store.close()
    return round(median(times), 1)


class _Clock:
    def now(self) -> float:
        return time.time()


async def _keep_game(store: Store, rules: Rulebook, setup: Setup) -> None:
    """Play thirty turns into the store, with a snapshot every twenty inputs as a table keeps them."""
    game = GameRow(id="bench", table="bench", setup=setup, secret=SECRET)
    seats = tuple(Seat(user=seat, deck=deck, ready=True) for seat, deck in enumerate(setup.decks))
    table = TableRow(
        id="bench",
        guild=0,
        channel=0,
        host=0,
        options=Options(game=setup.game),
        status=PLAYING,
        seats=seats,
        games=("bench",),
    )
    await store.create_table(table, game)
    play = Play(rules, setup, SECRET)
    random = Random(5)
    while play.question is not None and play.game.state.turn <= RESUMED_TURNS:
        no, before = len(play.rows), play.snapshot()
        _step(play, uniform, random)
        await store.append("bench", no, play.rows[-1])
        if no and no % SNAPSHOT_EVERY == 0:
            await store.put_snapshot("bench", no, before)
