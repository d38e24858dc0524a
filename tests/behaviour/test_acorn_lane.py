"""Each ability of the set Acorn Lane does what is printed: told card by card in `acorn_lane.yaml`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec import structs

from data.scenario_files import known_cards
from engine.games.mlp.plans import LAST
from engine.games.registry import GAMES
from engine.kernel.card import Card
from engine.reader import read
from engine.scenario import load, run

TOLD = read(Path(__file__).with_name("acorn_lane.yaml").read_bytes())
assert isinstance(TOLD, dict)
CARDS, ABILITIES = TOLD["cards"], TOLD["abilities"]
SET = {key: card for key, card in known_cards("mlp").items() if key.startswith("ACL-")}


def scenario(key: str) -> str:
    """The scenario of an entry: its own cards, and those of the set that it names."""
    entry = {"moves": [], "turn": {}, "B": {}} | ABILITIES[key]
    written = json.dumps(entry)
    named = {each: each for each in SET if each in written} | {"it": key.split(" ")[0]}
    return json.dumps({
        "game": "mlp", "title": key, "cards": CARDS | named, "turn": entry["turn"],
        "seats": {"A": {"scenes": 9} | entry["A"], "B": entry["B"]}, "moves": entry["moves"], "expect": entry["expect"],
    })


def faults(key: str, cards: Mapping[str, Card]) -> list[str]:
    return run(load(scenario(key), lambda game: cards), GAMES["mlp"])


@pytest.mark.parametrize("key", ABILITIES)
def test_what_is_printed_happens(key: str) -> None:
    assert faults(key, known_cards("mlp")) == []


ONE_BY_ONE = [(key, at) for key, card in SET.items() for at in range(len(card.abilities))]


@pytest.mark.parametrize(("key", "at"), ONE_BY_ONE)
def test_each_ability_is_missed_when_its_card_lacks_it(key: str, at: int) -> None:
    """But for the last story, whose text says what the rules do anyhow (1-4.1.1)."""
    card = SET[key]
    without = structs.replace(card, abilities=card.abilities[:at] + card.abilities[at + 1:])
    cards = {**known_cards("mlp"), key: without}
    missed = any(faults(each, cards) for each in ABILITIES if each.split(" ")[0] == key)
    assert missed == (card.stats.get("stage") != LAST)


def test_every_ability_is_told() -> None:
    told = Counter(key.split(" ")[0] for key in ABILITIES)
    assert {key for key, card in SET.items() if told[key] < len(card.abilities)} == set()
    assert {key for key in told if not SET[key].abilities} == set()
