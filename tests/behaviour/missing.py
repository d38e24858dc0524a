"""Cards without a piece of their text. Where the engine plays one and nobody notices, the positions are too poor.

`python -m tests.behaviour.missing [NUMBER...]` names every effect and condition of the cards that nobody would miss.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from msgspec import structs

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card

NOTHING = t.GainPoints(t.You(), 0)


def without_ability(card: Card, number: int) -> Card:
    """The card without one of its abilities."""
    return structs.replace(card, abilities=card.abilities[:number] + card.abilities[number + 1 :])


def without_effect(card: Card) -> Iterator[tuple[t.Node, Card]]:
    """Each effect and each condition in its text, and the card without it."""
    for part, poorer in _poorer(card.abilities):
        assert isinstance(poorer, tuple)
        if poorer != card.abilities:
            yield part, structs.replace(card, abilities=poorer)


def _poorer(node: object) -> Iterator[tuple[t.Node, object]]:
    """Each part that can be missing, and the tree that is left; a static ability is missing whole or not at all."""
    if isinstance(node, tuple):
        for at, part in enumerate(node):
            for missing, left in _poorer(part):
                yield missing, (*node[:at], left, *node[at + 1 :])
    if not isinstance(node, t.Node):
        return
    if isinstance(node, t.Triggered | t.Static) and node.condition is not None:
        yield node.condition, structs.replace(node, condition=None)
    if isinstance(node, t.Effect):
        yield node, NOTHING
    if isinstance(node, t.Static):
        return
    for name in node.__struct_fields__:
        value = getattr(node, name)
        for missing, left in _poorer(value):
            yield missing, structs.replace(node, **{name: left})  # type: ignore[type-var]


def main(wanted: list[str]) -> None:
    from tests.behaviour.driving import noticed
    from tests.behaviour.test_abilities import own_cards, printed_cards
    from tests.conftest import facts_folder

    folder = facts_folder()
    cards = own_cards() | (printed_cards(folder) if folder else {})
    for key in wanted or sorted(cards):
        for part, poorer in without_effect(cards[key]):
            if not noticed(poorer, cards[key]):
                print(key, part)


if __name__ == "__main__":
    main(sys.argv[1:])
