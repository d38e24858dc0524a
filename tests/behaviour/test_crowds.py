"""Cards among many others: the engine and the plain model go through whole turns together."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.behaviour.crowds import crowd
from tests.behaviour.driving import drive, play
from tests.behaviour.lockstep import Parted
from tests.behaviour.test_abilities import own_cards, printed_cards
from tests.knockout.switching import knocked_out

KEYWORDS = {
    "10.2.3": "HRT-004",
    "10.3.1": "HRT-036",
    "10.4.1": "HRT-035",
    "10.5.2": "HRT-033",
    "10.6.1": "HRT-021",
    "10.12.1": "HRT-044",
    "7.1.6": "HRT-040",
    "7.7.2": "HRT-008",
}
"""Rules of which the card cannot do without."""


@pytest.mark.parametrize("number", range(30))
def test_a_crowd_of_own_cards(number: int):
    assert play(crowd(own_cards(), number))


@pytest.mark.facts
@pytest.mark.parametrize("number", range(40))
def test_a_crowd_of_printed_cards(number: int, facts: Path):
    assert play(crowd({**own_cards(), **printed_cards(facts)}, number))


@pytest.mark.replaces
@pytest.mark.parametrize(("rule", "key"), KEYWORDS.items())
def test_the_two_models_part_where_a_rule_is_missing(rule: str, key: str):
    with knocked_out(f"LOR {rule}"), pytest.raises(Parted):
        drive(own_cards()[key])
