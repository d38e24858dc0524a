"""A deck is checked against every rule, and each fault names its own (LOR 2.1.1)."""

from __future__ import annotations

from engine.games.lorcana.deck import TABLE_LIMIT, Fault, Format, check
from engine.kernel.cards.card import Card


def card(key: str, name: str, *inks: str, version: str = "") -> Card:
    return Card(
        key=key,
        kind="character",
        name={"en": name},
        id_name=(name,),
        version={"en": version} if version else {},
        colors=inks,
    )


AMBER = {f"a{i}": card(f"a{i}", f"Amber {i}", "amber") for i in range(15)}
CARDS = AMBER | {
    "r": card("r", "Ruby", "ruby"),
    "s": card("s", "Steel", "steel"),
    "rs": card("rs", "Both", "ruby", "steel"),
    "t1": card("t1", "Twin", "amber", version="First"),
    "t2": card("t2", "Twin", "amber", version="Second"),
    "t1 again": card("t1 again", "Twin", "amber", version="First"),
}
SIXTY = [key for key in AMBER for _ in range(4)]


def test_sixty_cards_of_one_ink_are_a_deck() -> None:
    assert check(SIXTY, CARDS) == []


def test_fewer_than_sixty_are_too_few() -> None:
    assert check(SIXTY[1:], CARDS) == [Fault("2.1.1.1", "deck-too-small", {"count": 59, "least": 60})]


def test_the_rules_know_no_upper_limit_but_our_table_does() -> None:
    many = {f"c{i}": card(f"c{i}", f"Card {i}", "amber") for i in range(TABLE_LIMIT + 1)}
    assert check(list(many)[:-1], many) == []
    assert check(list(many), many) == [
        Fault("", "deck-over-table-limit", {"count": TABLE_LIMIT + 1, "most": TABLE_LIMIT}),
    ]


def test_two_inks_are_allowed_and_a_third_is_not() -> None:
    assert check([*SIXTY, "r"], CARDS) == []
    assert check([*SIXTY, "r", "s"], CARDS) == [
        Fault("2.1.1.2", "deck-too-many-inks", {"inks": "amber, ruby, steel", "count": 3, "most": 2}),
    ]


def test_a_card_of_two_inks_counts_for_both() -> None:
    assert [fault.rule for fault in check([*SIXTY, "rs"], CARDS)] == ["2.1.1.2"]


def test_four_of_a_full_name_and_no_more_whatever_the_printing() -> None:
    assert check([*SIXTY, *["t1"] * 4, *["t2"] * 4], CARDS) == []
    assert check([*SIXTY, *["t1"] * 4, "t1 again"], CARDS) == [
        Fault("2.1.1.3", "deck-too-many-copies", {"name": "Twin - First", "count": 5, "most": 4}),
    ]


def test_a_banned_card_is_named_once() -> None:
    rules = Format(banned=frozenset({"Ruby"}))
    assert check([*SIXTY, "r", "r"], CARDS, rules) == [Fault("2.1.1.4", "deck-banned-card", {"name": "Ruby"})]


def test_every_fault_is_listed() -> None:
    deck = ["a0"] * 5 + ["r", "s", "missing", "missing"]
    rules = Format(banned=frozenset({"Steel"}))
    assert [(fault.rule, fault.key) for fault in check(deck, CARDS, rules)] == [
        ("", "deck-unknown-card"),
        ("2.1.1.1", "deck-too-small"),
        ("2.1.1.2", "deck-too-many-inks"),
        ("2.1.1.3", "deck-too-many-copies"),
        ("2.1.1.4", "deck-banned-card"),
    ]
