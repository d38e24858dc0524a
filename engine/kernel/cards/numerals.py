"""The numbers that are printed on cards, in their texts or beside them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card

ALL_OF_IT = 1_000_000
"""What stands for "all of it"; no number that is printed."""


def greatest(cards: Iterable[Card]) -> int:
    """The greatest number on any of these cards, its sign left out; 0 where there is none."""
    return max((number for card in cards for number in _numbers((*card.stats.values(), card.abilities))), default=0)


def _numbers(node: object) -> Iterator[int]:
    if isinstance(node, t.Node):
        node = tuple([getattr(node, name) for name in node.__struct_fields__])
    if isinstance(node, tuple):
        for part in node:
            yield from _numbers(part)
    elif isinstance(node, int) and abs(node) < ALL_OF_IT:
        yield abs(node)
