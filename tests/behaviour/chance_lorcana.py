"""A Lorcana program on a board at random, played by the engine and by the plain model."""

from __future__ import annotations

from random import Random

from msgspec import structs

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.behaviour.cast import made
from tests.behaviour.crowds import HANDY
from tests.behaviour.draws import Program
from tests.behaviour.driving import play
from tests.behaviour.laying import Around, Entry
from tests.behaviour.positions import Plan

KEY = "prog"
STEPS = 5
DEEDS = (("play", KEY), ("quest", KEY), ("use", "*", "*"), ("challenge", KEY, "*"))


def run(program: Program, random: Random, title: str, taken: t.Ability | None = None) -> None:
    """Raises Parted where the two do not agree. `taken`: what the engine, and it alone, takes the program for."""
    around = Around(made(KEY, kind=program.kind, cost=1, abilities=(program.ability,)))
    changed = [] if taken is None else [structs.replace(around.card, abilities=(taken,))]
    seats = {"A": _side(around, random, own=True), "B": _side(around, random, own=False)}
    play(Plan(title, around.cards, seats, "A", DEEDS, walk=STEPS), *changed)


def _side(around: Around, random: Random, *, own: bool) -> dict[str, object]:
    lying = [key for key, card in around.cards.items() if _lies(card) and key != KEY]
    fits = [key for key in around.fits if _lies(around.fits[key])]
    field = [*random.sample(lying, 4), *random.sample(fits, min(len(fits), 2))]
    held = [*random.sample(HANDY, 3), *random.sample(sorted(around.fits), min(len(around.fits), 2)), "weak", "cup"]
    if own and around.card.kind != "action":
        field.append(KEY)
    everything = [key for key in around.cards if key != KEY]
    return {
        "field": [_laid(around, key, random) for key in field],
        "hand": ([KEY] if own else []) + held[: random.randint(0, len(held))],
        "deck": random.choices(everything, k=9),
        "discard": random.sample(everything, random.randint(0, 6)),
        "inkwell": random.choice((2, 6, 9)),
        "lore": random.choice((0, 3, 5)),
    }


def _lies(card: Card) -> bool:
    """Whether it stays in play by itself: what has no willpower is gone at the first check."""
    return card.kind != "action" and card.stats.get("willpower", 1) > 0


def _laid(around: Around, key: str, random: Random) -> Entry:
    card = around.cards[key]
    entry: Entry = {"card": key}
    if card.kind != "location":
        entry["exerted"] = key != KEY and random.random() < 0.4
    if card.stats.get("willpower", 0) > 1:
        entry["damage"] = random.randint(0, min(2, card.stats["willpower"] - 1))
    return entry
