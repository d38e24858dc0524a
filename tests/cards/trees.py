"""Every node of the trees of a card set."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from data.cards import CardSet
from engine.kernel.cards.tree import Node


def nodes(value: object) -> Iterator[Node]:
    if isinstance(value, tuple):
        for part in value:
            yield from nodes(part)
    elif isinstance(value, Node):
        yield value
        for field in msgspec.structs.fields(value):
            yield from nodes(getattr(value, field.name))


def all_nodes(cards: CardSet) -> list[Node]:
    return [node for card in cards.cards.values() for node in nodes(card.abilities)]
