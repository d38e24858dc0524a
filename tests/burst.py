"""`python -m tests.burst`: boards of twenty games wanted at once, again and again; milliseconds until each is there.

Half of the games are of each kind; between two bursts every game goes on by a decision of a builder. The pictures are
drawn as the bot draws them. Exit 1 unless 95 of 100 are there within 150 ms and the loop is never held for long.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator
from functools import partial
from random import Random

from cogs.drawing import Pens
from engine.games.registry import GAMES
from engine.kernel.record.record import Play, Setup
from engine.kernel.state.question import Answer
from engine.kernel.views.view import SPECTATOR
from engine.players.policy import POLICIES
from render import board
from tests.load.report import Times, times
from tests.tables import lags
from tests.warm import shelf_of

BAR_MS, LAG_MS = 150, 20
GAMES_AT_ONCE, BURSTS, AHEAD, FIRST = 20, 20, 40, 3


def games() -> Iterator[Play]:
    """Games in progress, of each kind in turn."""
    for number in range(GAMES_AT_ONCE):
        shelf = shelf_of(list(GAMES)[number % len(GAMES)])
        decks = tuple(deck.cards for deck in shelf.decks[:2])
        pinned = {key: shelf.cards.cards[key] for deck in decks for key in deck}
        setup = Setup(game=shelf.game, engine="burst", id=f"b{number}", decks=decks, cards=pinned)
        play = Play(GAMES[shelf.game], setup, b"burst")
        for _ in range(AHEAD):
            step(play, Random(number))
        yield play


def step(play: Play, random: Random) -> None:
    """One decision more."""
    if play.question is not None:
        play.take(Answer(play.question.seat, POLICIES["builder"](play.game, play.question, random)))


async def shown(pens: Pens, play: Play, began: float) -> float:
    """Draw a game's board; seconds since it was wanted."""
    view, cards = play.view(SPECTATOR), play.setup.cards
    await pens.drawn(partial(board, view, cards, "en"))
    return time.perf_counter() - began


async def measured(bursts: int, processes: int = 0) -> tuple[Times, Times]:
    """Until a board is there, once the first cards have been seen, and how late others were."""
    plays, random, pens = list(games()), Random(0), Pens(processes)
    took: list[float] = []
    late: list[float] = []
    watch = asyncio.create_task(lags(late))
    for number in range(FIRST + bursts):
        began = time.perf_counter()
        came = await asyncio.gather(*[shown(pens, play, began) for play in plays])
        took += came if number >= FIRST else []
        for play in plays:
            step(play, random)
    watch.cancel()
    pens.close()
    return times(took), times(each / 1000 for each in late)


def main() -> int:
    """Measure and say it."""
    parser = argparse.ArgumentParser(prog="python -m tests.burst", description="Boards in a burst, measured.")
    parser.add_argument("--bursts", type=int, default=BURSTS)
    parser.add_argument("--workers", type=int, default=0, help="processes that draw, 0 for threads")
    asked = parser.parse_args()
    came, late = asyncio.run(measured(asked.bursts, asked.workers))
    print("boards: p50 {p50} ms, p95 {p95} ms, at most {max} ms (bar: p95 150 ms)".format(**came))
    print("loop lag: p95 {p95} ms, at most {max} ms (bar: p95 20 ms)".format(**late))
    return int(came["p95"] > BAR_MS or late["p95"] > LAG_MS)


if __name__ == "__main__":
    sys.exit(main())
