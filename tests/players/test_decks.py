"""Decks drawn at random out of a pool are decks that could sit down."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.games.lorcana.deck import check as lorcana_faults
from engine.games.mlp.deck import check as mlp_faults
from engine.kernel.cards.card import Card
from engine.players.decks import at_random, in_turn
from tests.warm import shelf_of


def pool_of_ponies(kinds: Mapping[str, int]) -> dict[str, Card]:
    cards = [
        Card(key=f"{kind}{number}", kind=kind, name={"en": f"{kind} {number}"}, id_name=(f"{kind} {number}",))
        for kind, count in kinds.items()
        for number in range(count)
    ]
    cards += [
        Card(
            key=f"{title}{stage}",
            kind="story",
            name={"en": title},
            id_name=(title,),
            stats={"stage": stage},
            version={"en": f"Part {stage}"},
        )
        for title in ("Sea", "Hill")
        for stage in (1, 2, 3, 4)
    ]
    cards.append(Card(key="home", kind="scene", name={"en": "Home"}, id_name=("Home",), marks=("everyday",)))
    return {card.key: card for card in cards}


def test_every_lorcana_deck_drawn_is_legal_and_no_two_are_alike() -> None:
    cards = shelf_of("lorcana").cards.cards
    deal = at_random("lorcana", cards, 5)
    decks = [deck for number in range(40) for deck in deal(number)]
    assert [lorcana_faults(deck, cards) for deck in decks] == [[]] * 80
    assert len({tuple(sorted(deck)) for deck in decks}) == 80
    assert deal(3) == at_random("lorcana", cards, 5)(3) != at_random("lorcana", cards, 6)(3)


def test_every_mlp_deck_drawn_is_legal() -> None:
    cards = pool_of_ponies({"character": 20, "event": 6, "item": 4, "scene": 3, "lead": 2})
    deal = at_random("mlp", cards, 5)
    assert [mlp_faults(deck, cards) for number in range(40) for deck in deal(number)] == [[]] * 80


def test_a_pool_too_small_for_a_deck_is_said_to_be_so() -> None:
    with pytest.raises(ValueError, match="3 cards make no deck of 50"):
        at_random("mlp", pool_of_ponies({"character": 3, "scene": 1, "lead": 1}), 0)(0)


def test_ready_made_decks_change_seats_from_game_to_game() -> None:
    deal = in_turn([("a",), ("b",)])
    assert [list(deal(number)) for number in range(3)] == [[("a",), ("b",)], [("b",), ("a",)], [("a",), ("b",)]]
