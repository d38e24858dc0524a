"""Decks that nobody built come out of any pool that is large enough."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.games.precious_memories.deck import COPIES, MAIN_SIZE
from engine.games.precious_memories.trial import random_deck
from engine.kernel.cards.card import Card
from engine.manifest.sampling import filled
from tests.rules.precious_memories.stock import character


def pool(many: int, work: str = "tale") -> list[Card]:
    return [character(f"{work.upper()}-{number:03d}", name=f"{work} {number}", work=work) for number in range(many)]


@pytest.mark.parametrize("many", [MAIN_SIZE // COPIES, 18, 25, 80])
def test_a_pool_that_is_just_large_enough_makes_a_deck(many: int) -> None:
    for seed in range(20):
        deck = filled(pool(many), MAIN_SIZE, COPIES, Random(seed))
        assert len(deck) == MAIN_SIZE
        assert max(Counter(deck).values()) <= COPIES


def test_a_pool_that_is_too_small_makes_none() -> None:
    with pytest.raises(ValueError, match="14 cards"):
        filled(pool(14), MAIN_SIZE, COPIES, Random(1))


def test_one_title_of_several_small_ones_makes_a_deck() -> None:
    cards = [*pool(15, "moon"), *pool(16, "sun"), *pool(3, "star")]
    decks = [random_deck(cards, Random(seed)) for seed in range(20)]
    assert {len(deck) for deck in decks} == {MAIN_SIZE}
    assert all(len({key.split("-")[0] for key in deck}) == 1 for deck in decks)
