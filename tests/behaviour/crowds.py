"""Crowded tables: many cards of a set at once, and anything done that may be done."""

from __future__ import annotations

import random
from collections.abc import Mapping

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.behaviour.cast import CAST
from tests.behaviour.laying import EVERYTHING, Entry
from tests.behaviour.positions import Plan

HANDY = (*EVERYTHING, "sing_out", "ballad", "raid", "levy", "sweep", "swell", "weak")
STEPS = 24


def crowd(cards: Mapping[str, Card], number: int) -> Plan:
    """The plan of this number: two players or three, all of them with cards of the set in every zone."""
    dice = random.Random(number)
    drawn = dice.sample(sorted(key for key in cards if cards[key].abilities), 26)
    seats = {seat: _side(cards, drawn, dice) for seat in ("ABC" if dice.random() < 0.25 else "AB")}
    return Plan(f"crowd {number}", {**CAST, **cards}, seats, "A", (), walk=STEPS)


def _side(cards: Mapping[str, Card], drawn: list[str], dice: random.Random) -> dict[str, object]:
    mine = dice.sample(drawn, 14)
    field = [_laid(cards[key], dice) for key in mine[:7] if cards[key].kind != "action"]
    names = {name for key in mine[:7] for name in cards[key].id_name}
    shifting = [key for key in sorted(cards) if _shifts(cards[key]) and names & set(cards[key].id_name)]
    return {
        "field": [*field, {"card": "plain"}, {"card": "worn", "exerted": True, "damage": 1}],
        "hand": [*mine[7:], *dice.sample(HANDY, 5), *shifting[:2]],
        "deck": dice.choices(drawn, k=14),
        "discard": [*dice.sample(drawn, 4), "sing_out"],
        "inkwell": dice.choice([5, 9, 12]),
        "lore": dice.choice([0, 3]),
    }


def _laid(card: Card, dice: random.Random) -> Entry:
    entry: Entry = {"card": card.key}
    if card.kind != "location":
        entry["exerted"] = dice.random() < 0.4
    if card.stats.get("willpower", 0) > 1:
        entry["damage"] = dice.choice([0, 0, 1])
    if card.kind == "character":
        entry["dry"] = dice.random() < 0.8
        entry["under"] = ["plain"] if dice.random() < 0.15 else []
    return entry


def _shifts(card: Card) -> bool:
    return any(isinstance(ability, t.Keyword) and ability.name == "shift" for ability in card.abilities)
