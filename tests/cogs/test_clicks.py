"""A turn takes at most three fifths of what a player did to take it before prompts were made for few clicks."""

import pytest

from tests.clicks import measure

BEFORE = {"lorcana": (9.27, 8.26), "mlp": (14.82, 12.29)}
"""Clicks and interactions a turn of the same games, as prompts were on 22 November 2026 (`tests.clicks`)."""
MOST = 0.6
CLICKS = {"lorcana": 0.76, "mlp": 0.62}
"""Where opening a list and closing it are clicks too."""


@pytest.mark.parametrize("game", BEFORE)
def test_a_turn_takes_three_fifths_of_what_it_took(game: str) -> None:
    clicks, interactions = BEFORE[game]
    now = measure(game)
    assert now["interactions_a_turn"] <= MOST * interactions
    assert now["clicks_a_turn"] <= CLICKS[game] * clicks
