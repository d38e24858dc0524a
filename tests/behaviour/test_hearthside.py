"""What those cards of Hearthside do that the plain model does not reach: told card by card in `hearthside.yaml`."""

from __future__ import annotations

import pytest

from tests.behaviour.cast import beyond
from tests.behaviour.told import Told

TOLD = Told("lorcana", "hearthside.yaml", "HRT-", {"inkwell": 9})


@pytest.mark.parametrize("entry", TOLD.entries)
def test_what_is_printed_happens(entry: str) -> None:
    assert TOLD.faults(entry) == []


@pytest.mark.parametrize(("key", "at"), [*TOLD.abilities()])
def test_each_ability_is_missed_when_its_card_lacks_it(key: str, at: int) -> None:
    assert TOLD.is_missed(key, at)


def test_what_the_plain_model_does_not_know_is_told() -> None:
    assert {key for key, card in TOLD.set.items() if beyond(card)} <= TOLD.told
