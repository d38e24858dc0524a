"""Each ability of the later sets is missed where the engine plays the card without what it does."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel.cards import tree as t
from tests.behaviour.alone import in_vain, later_cards, missed, silenced
from tests.behaviour.cast import made

SLICE = 3
"""One card of so many is tried here; `python -m tests.behaviour.alone` tries them all."""
DRAWS = made("draws", abilities=(t.Triggered((t.Trigger("quest", t.Is(t.This())),), t.Draw(t.You())),))
IDLE = made("idle", abilities=(t.Triggered((t.Trigger("quest", t.Is(t.This())),), t.GainPoints(t.You(), 0)),))


def test_what_does_something_is_missed_and_what_does_nothing_is_not() -> None:
    assert missed(DRAWS, 0) is not None
    assert missed(IDLE, 0) is None
    assert in_vain([DRAWS, IDLE]) == ["idle ability 1"]


def test_what_is_silenced_still_triggers() -> None:
    assert silenced(DRAWS, 0).abilities == IDLE.abilities


@pytest.mark.facts
def test_the_abilities_of_a_slice_of_the_later_sets_are_missed(facts: Path) -> None:
    cards = later_cards(facts)
    assert len(cards) > 500
    assert in_vain(cards[key] for key in sorted(cards)[::SLICE]) == []
