"""Every ability of every card does what its tree means: the engine against the plain model, position by position."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from data.cards import load
from engine.kernel.cards.card import Card
from tests.behaviour.driving import drive, noticed, wanted
from tests.behaviour.missing import without_ability
from tests.behaviour.test_hearthside import TOLD
from tests.conftest import facts_folder
from tests.warm import WARM, shelf_of

FILES = ("lorcana_set1_2_en.json", "lorcana_set1_2_ja.json")
Record = Callable[[str, object], None]


@cache
def own_cards() -> dict[str, Card]:
    """Those that the plain model reaches; the others are told (`hearthside.yaml`)."""
    return {key: card for key, card in shelf_of("lorcana").cards.cards.items() if key not in TOLD.told}


@cache
def printed_cards(folder: Path) -> dict[str, Card]:
    return dict(load([folder / "cards" / name for name in FILES], cache=WARM).cards)


def printed_keys() -> list[str]:
    """The numbers of the printed cards, before any of their texts is read."""
    folder = facts_folder()
    if folder is None:
        return ["none"]
    return [card["id"] for card in json.loads((folder / "cards" / FILES[0]).read_text())["cards"]]


def check(card: Card, record: Record) -> None:
    """Plays the card through its plans; each ability must have been driven, left undone where it can be, and missed
    where the engine plays the card without it.
    """
    seen = drive(card)
    for number, ability in enumerate(card.abilities, 1):
        record(f"{card.key} ability {number}", ", ".join(sorted(seen[ability])) or "never driven")
        missing = wanted(ability) - seen[ability].keys()
        assert not missing, f"{card.key} ability {number} was never seen: {', '.join(sorted(missing))}"
        poorer, first = without_ability(card, number - 1), seen[ability].values()
        assert noticed(poorer, card, first), f"nobody misses {card.key} ability {number}"


@pytest.mark.parametrize("key", sorted(own_cards()))
def test_own_card(key: str, record_property: Record):
    check(own_cards()[key], record_property)


@pytest.mark.facts
@pytest.mark.parametrize("key", printed_keys())
def test_printed_card(key: str, facts: Path, record_property: Record):
    check(printed_cards(facts)[key], record_property)


@pytest.mark.facts
def test_no_printed_card_is_left_out(facts: Path):
    assert sorted(printed_cards(facts)) == sorted(printed_keys())
