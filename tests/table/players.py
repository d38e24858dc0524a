"""Players at a table for tests: cards made by hand, a clock that stands, a journal in a file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TypedDict, Unpack

from data.store import Store
from engine.games.registry import GAMES
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.players.policy import Policy, uniform
from engine.table import InputStep, Journal, Live, Options, Pool, TableRow, Tables
from rehearsal.client import PATIENCE
from tests.warm import shelf_of

ROOT = Path(__file__).resolve().parents[2]
ANN, BEN, CAT, DAN = (900_000_000_000_000_000 + number for number in (101, 102, 103, 104))
PLAYERS = (ANN, BEN, CAT, DAN)
CHANNEL = 7


def character(number: int, cost: int, *abilities: t.Ability, ink: str = "amber") -> Card:
    name = f"Neighbour {number}"
    return Card(
        key=f"T-{number:03}",
        kind="character",
        name={"en": name},
        id_name=(name,),
        colors=(ink,),
        marks=("inkwell",),
        stats={"cost": cost, "strength": 1 + cost // 2, "willpower": 1 + cost, "lore": 1 + cost % 2},
        abilities=abilities,
    )


STRIKE = t.Triggered(
    (t.Trigger("play", t.Is(t.This())),),
    t.Deal(t.Chosen(t.Kind("character")), 1),
)
PLAIN = [character(number, 1 + number % 5) for number in range(15)]
STRIKERS = [character(number, 1, STRIKE) for number in range(20, 35)]
"""Who plays one alone on the field has only that one to strike."""
CARDS = {card.key: card for card in (*PLAIN, *STRIKERS)}
DECK = [card.key for card in PLAIN for _ in range(4)]
STRIKING = [card.key for card in STRIKERS for _ in range(4)]


def hearthside() -> tuple[dict[str, Card], list[tuple[str, ...]]]:
    """The set that comes with the bot, and its two decks."""
    shelf = shelf_of("lorcana")
    return shelf.cards.cards, [deck.cards for deck in shelf.decks]


class Chosen(TypedDict, total=False):
    """What else a table may be opened with; everybody plays `deck`."""

    best_of: int
    deck: Sequence[str]
    flags: dict[str, bool | int | str]


class StandingClock:
    """Every look at it is one second later."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        self.time += 1
        return self.time


def tables_over(journal: Journal, seed: int = 1, cards: dict[str, Card] = CARDS) -> Tables:
    return Tables(journal, GAMES, {"lorcana": Pool(cards)}, StandingClock(), random_bytes=Random(seed).randbytes)


async def seated(
    tables: Tables,
    seats: int = 2,
    channel: int = CHANNEL,
    **chosen: Unpack[Chosen],
) -> TableRow:
    """An open table with everybody seated and a deck chosen."""
    deck = chosen.get("deck", DECK)
    options = Options(game="lorcana", seats=seats, best_of=chosen.get("best_of", 1), flags=chosen.get("flags", {}))
    row = await tables.open(guild=1, channel=channel, host=ANN, options=options)
    for user in PLAYERS[:seats]:
        await tables.join(row.id, user)
        row = await tables.set_deck(row.id, user, "Neighbours", deck)
    return row


async def dealt(tables: Tables, row: TableRow) -> TableRow:
    """Everybody says that the game may begin."""
    for place in row.seats:
        row = await tables.ready(row.id, place.user)
    return row


async def started(
    tables: Tables,
    seats: int = 2,
    channel: int = CHANNEL,
    **chosen: Unpack[Chosen],
) -> TableRow:
    """A table at which the first question is open."""
    return await dealt(tables, await seated(tables, seats, channel, **chosen))


async def first_turn(tables: Tables, table: str) -> Live:
    """Seat 0 or whoever may choose starts; nobody alters a hand; the first action question is open."""
    live = await tables.current(table)
    while live.question is not None and live.question.kind != "action":
        picks = (0,) if live.question.kind == "start" else ()
        await tables.submit(table, live.game, user_of(live), picks, live.no)
        live = await tables.current(table)
    return live


async def choose(tables: Tables, table: str, word: str) -> InputStep:
    """Whoever is awaited takes the first action of that name."""
    live = await tables.current(table)
    assert live.question is not None
    at = next(at for at, option in enumerate(live.question.options) if option[0] == word)
    return await tables.submit(table, live.game, user_of(live), (at,), live.no)


async def act(tables: Tables, table: str, random: Random, policy: Policy = uniform) -> InputStep:
    """Whoever is awaited answers."""
    live = await tables.current(table)
    assert live.question is not None
    picks = policy(live.play.game, live.question, random)
    return await tables.submit(table, live.game, user_of(live), picks, live.no)


async def act_until(tables: Tables, table: str, random: Random, inputs: int, policy: Policy = uniform) -> Live:
    """Play on until so many inputs are in the record or the game is over."""
    live = await tables.current(table)
    while live.outcome is None and live.no < inputs:
        await act(tables, table, random, policy)
        live = await tables.current(table)
    return live


def user_of(live: Live) -> int:
    """The user who is awaited."""
    assert live.question is not None
    return live.table.seats[live.question.seat].user


async def store_at(folder: Path) -> Store:
    return await Store.open(folder / "kotatsu.sqlite")


async def until(tables: Tables, table: str, happened: Callable[[Live], bool]) -> Live:
    """The table once something has happened at it, for which others have `PATIENCE`."""
    async with asyncio.timeout(PATIENCE):
        while True:
            live = await tables.current(table)
            if happened(live):
                return live
            await asyncio.sleep(0.005)
