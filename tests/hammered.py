"""`python -m tests.hammered`: what a look-up takes, and how late the loop is while some are hammered, by where.

Each kind of look-up is done on the loop, in a thread, and in a process: alone, then by four at once for three seconds.
With KOTATSU_FACTS the printed cards of Lorcana are among those that are looked for. Nothing else happens meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from itertools import cycle
from pathlib import Path
from typing import TypeAlias

from cogs.desk import Desk, Parcel
from cogs.drawing import take_short_turns
from cogs.presentation.card_texts import text_of
from cogs.presentation.known_cards import known_in, meant_and_fitting
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import catalogue
from data.lists import read_list
from data.rules import RuleLibrary
from data.shelf import Shelf, open_shelves
from engine.games.registry import MANIFESTS
from tests.load.report import times
from tests.tables import lags
from tests.warm import keep, lend

ASKERS, ALONE = 4, 60
RULES = ("quest", "how many cards do I draw", "手札の上限は何枚ですか", "4.3")
Look: TypeAlias = tuple[object, ...]


async def on_loop(look: Callable[..., object], *args: object) -> object:
    """Whoever waits for the loop waits for it."""
    return look(*[each.value if isinstance(each, Parcel) else each for each in args])


def shelves(home: Path) -> Mapping[str, Shelf]:
    """All cards that are to be had."""
    facts = os.environ.get("KOTATSU_FACTS")
    names = [Path(facts, "cards", f"lorcana_set1_2_{lang}.json") for lang in ("ja", "en")] if facts else []
    lend(home)
    opened = open_shelves(MANIFESTS, home, [path for path in names if path.exists()])
    keep(home)
    return opened


def looks(home: Path) -> Iterator[tuple[str, list[Look]]]:
    """Of each kind some look-ups, as a desk is asked for them."""
    library, kept = RuleLibrary(home), shelves(home)
    yield "rules by words", [(RuleLibrary.search, library, game, typed) for game in kept for typed in RULES]
    books = {game: CardBook(shelf.cards.cards, shelf.cards.ability_names) for game, shelf in kept.items()}
    speakers = [Speaker(catalogue(), "en", book, game=game) for game, book in books.items()]
    among = [Parcel(known_in(speaker, speaker.book.cards)) for speaker in speakers]
    names = [known.shown[: 3 + at % 12] for parcel in among for at, known in enumerate(parcel.value[:8])]
    yield "a card by its name", [(meant_and_fitting, typed, *among) for typed in [*names, "nobodi at all"]]
    parcels = {game: Parcel(book) for game, book in books.items()}
    yield (
        "what a card says",
        [(text_of, key, "en", game, parcels[game]) for game in kept for key in [*books[game].cards][:8]],
    )
    lists = {
        game: "\n".join(f"4 {books[game].cards[key].title('en')}" for key in {*shelf.decks[0].cards})
        for game, shelf in kept.items()
    }
    cards = {game: Parcel(book.cards) for game, book in books.items()}
    yield "a deck list", [(read_list, text, kept[game].cards.codes, cards[game]) for game, text in lists.items()]


async def hammered(
    asked: Callable[..., Awaitable[object]], ready: list[Look], seconds: float
) -> tuple[list[float], list[float], int]:
    """Seconds for each look-up alone, milliseconds that others were late while some are asked at once, and how many."""
    alone, late, done, each = list[float](), list[float](), 0, cycle(ready)
    for look in ready:
        await asked(*look)
    for _ in range(ALONE):
        began = time.perf_counter()
        await asked(*next(each))
        alone.append(time.perf_counter() - began)
    until = time.perf_counter() + seconds

    async def asker() -> None:
        nonlocal done
        while time.perf_counter() < until:
            await asked(*next(each))
            await asyncio.sleep(0)
            done += 1

    watch = asyncio.create_task(lags(late))
    await asyncio.gather(*[asker() for _ in range(ASKERS)])
    watch.cancel()
    return alone, late, done


async def measured(home: Path, seconds: float) -> None:
    """A line for each kind and place."""
    take_short_turns()
    desks = Desk(), Desk(1)
    places = {"loop": on_loop, "threads": desks[0].asked, "process": desks[1].asked}
    for kind, ready in looks(home):
        for place, asked in places.items():
            alone, late, done = await hammered(asked, ready, seconds)
            own, behind = times(alone), times(each / 1000 for each in late)
            median = 1000 * sorted(alone)[len(alone) // 2]
            print(f"{kind:<20}{place:<9} alone p50 {median:6.2f} ms, p95 {own['p95']:>3} ms; ", end="")
            print(f"{done / seconds:4.0f} a second, loop late p95 {behind['p95']:>3}, at most {behind['max']:>3} ms")
    for desk in desks:
        desk.close()


def main() -> None:
    """Measure and say it."""
    parser = argparse.ArgumentParser(prog="python -m tests.hammered", description="Look-ups, measured.")
    parser.add_argument("--seconds", type=float, default=3.0)
    with tempfile.TemporaryDirectory() as home:
        print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
        asyncio.run(measured(Path(home), parser.parse_args().seconds))


if __name__ == "__main__":
    main()
