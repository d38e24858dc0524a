"""Each ability of the set Acorn Lane does what is printed: told card by card in `acorn_lane.yaml`."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.mlp.plans import LAST
from tests.behaviour.told import Told

TOLD = Told("mlp", "acorn_lane.yaml", "ACL-", {"scenes": 9})


@pytest.mark.parametrize("entry", TOLD.entries)
def test_what_is_printed_happens(entry: str) -> None:
    assert TOLD.faults(entry) == []


@pytest.mark.parametrize(("key", "at"), [*TOLD.abilities()])
def test_each_ability_is_missed_when_its_card_lacks_it(key: str, at: int) -> None:
    """But for the last story, whose text says what the rules do anyhow (1-4.1.1)."""
    assert TOLD.is_missed(key, at) == (TOLD.set[key].stats.get("stage") != LAST)


def test_every_ability_is_told() -> None:
    told = Counter(entry.split(" ")[0] for entry in TOLD.entries)
    assert {key for key, card in TOLD.set.items() if told[key] < len(card.abilities)} == set()
    assert {key for key in told if not TOLD.set[key].abilities} == set()
