"""How likely it is to have a card: drawn without replacement, so by the hypergeometric distribution."""

from __future__ import annotations

from math import comb

HAND_ALONE = 0
"""Stands for the opening hand where turns are counted."""


def at_least_one(copies: int, drawn: int, deck: int) -> float:
    """The probability that among so many cards drawn from a deck there is one of the copies.

    >>> round(at_least_one(4, 7, 60), 4), at_least_one(4, 0, 60), at_least_one(1, 60, 60)
    (0.3995, 0.0, 1.0)
    """
    drawn, copies = min(drawn, deck), min(copies, deck)
    return 1 - comb(deck - copies, drawn) / comb(deck, drawn)


def drawn_by(turn: int, hand: int, *, first: bool) -> int:
    """How many cards somebody has seen after the draw of his own turn, the opening hand among them; the player who
    begins does not draw in his first turn.

    >>> drawn_by(HAND_ALONE, 7, first=True), drawn_by(1, 7, first=True), drawn_by(3, 7, first=False)
    (7, 7, 10)
    """
    return hand + max(turn - first, 0)
