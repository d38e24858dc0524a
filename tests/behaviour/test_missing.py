"""Nothing in a card's text is there in vain: where the engine leaves out one effect or condition, the models part."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.behaviour.cast import walk
from tests.behaviour.driving import noticed
from tests.behaviour.missing import without_effect
from tests.behaviour.test_abilities import own_cards, printed_cards


def nobody_misses(part: t.Node) -> bool:
    """What changes nothing in the plain model: a revealed card lies on its deck already, and a hand is only shown."""
    match part:
        case t.ToDeck(t.Bound("revealed"), "top") | t.RevealHand():
            return True
        case t.If(then=then, otherwise=None):
            return nobody_misses(then)
    return False


@pytest.mark.parametrize("key", sorted(own_cards()))
def test_every_effect_and_condition_is_missed(key: str) -> None:
    card = own_cards()[key]
    in_vain = [part for part, poorer in without_effect(card) if not (nobody_misses(part) or noticed(poorer, card))]
    assert in_vain == []


def effects(cards: dict[str, Card]) -> set[str]:
    nodes = (node for card in cards.values() for node in walk(card.abilities))
    return {type(node).__name__ for node in nodes if isinstance(node, t.Effect)}


@pytest.mark.facts
def test_own_cards_do_whatever_printed_ones_do(facts: Path) -> None:
    assert sorted(effects(printed_cards(facts)) - effects(own_cards())) == []
