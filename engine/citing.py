"""Rules by their numbers: what the machine does for all games, each game's players look up in their own rules."""

from __future__ import annotations

from collections.abc import Mapping

CITED: Mapping[str, Mapping[str, str]] = {"mlp": {
    "1.2.4": "5-2.1.1", "1.6.2": "5-2.1.1", "3.2.1": "1-4.0.0", "7.1.3": "5-2.1.1", "7.1.10": "6-13.1.0",
    "7.5.3.2": "5-3.1.6", "8.2.4": "6-9.3.0", "8.3.4": "6-2.2.0",
}}
"""By game: the machine's own number, which is Lorcana's, and the rule that says the same there."""


def cited(game: str, rule: str) -> str:
    """The number of a rule as a game's players know it.

    >>> cited("mlp", "8.3.4"), cited("mlp", "6-8.2.0"), cited("lorcana", "8.3.4")
    ('6-2.2.0', '6-8.2.0', '8.3.4')
    """
    return CITED.get(game, {}).get(rule, rule)
