"""Chapter 2: what a deck must be."""

import pytest

from engine.games.lorcana.deck import Format, check
from engine.kernel.cards.card import Card
from tests.rules.lorcana.stock import lor

INKS = ("amber", "steel", "ruby")


def card(key: str, ink: str = "amber", kind: str = "character") -> Card:
    return Card(
        key=key,
        kind=kind,
        name={"en": key},
        id_name=(key,),
        version={"en": "Test"} if kind != "item" else {},
        colors=(ink,),
        stats={"cost": 1},
    )


CARDS = {f"{ink}{number}": card(f"{ink}{number}", ink) for ink in INKS for number in range(20)}
GOOD = [f"amber{number}" for number in range(15) for _ in range(4)]


@lor("2.1.1", "デッキ")
def test_a_deck_within_all_limits_may_be_played_and_another_not():
    assert not check(GOOD, CARDS)
    faults = check([*GOOD[:50], *["amber0"] * 5, "ruby0", "steel0"], CARDS)
    assert [fault.rule for fault in faults] == ["2.1.1.1", "2.1.1.2", "2.1.1.3"]


@lor("2.1.1.1")
@pytest.mark.parametrize(("count", "rules"), [(59, ["2.1.1.1"]), (60, []), (80, [])])
def test_sixty_cards_are_the_least_and_there_is_no_most(count, rules):
    deck = [f"amber{number}" for number in range(20) for _ in range(4)][:count]
    assert [fault.rule for fault in check(deck, CARDS)] == rules


@lor("2.1.1.2", "インク・タイプ")
def test_two_inks_are_the_most():
    assert not check([*GOOD[:56], *["ruby0"] * 4], CARDS)
    assert [fault.rule for fault in check([*GOOD[:56], *["ruby0"] * 2, *["steel0"] * 2], CARDS)] == ["2.1.1.2"]


@lor("2.1.1.3", "アイテム")
@pytest.mark.parametrize("kind", ["character", "item"])
def test_four_of_one_full_name_are_the_most(kind):
    cards = CARDS | {"many": card("many", kind=kind)}
    assert not check([*GOOD[:56], *["many"] * 4], cards)
    assert [fault.rule for fault in check([*GOOD[:56], *["many"] * 5], cards)] == ["2.1.1.3"]


@lor("2.1.1.4")
def test_a_banned_card_may_not_be_in_it():
    limits = Format(banned=frozenset({"amber0 - Test"}))
    assert [fault.rule for fault in check(GOOD, CARDS, limits)] == ["2.1.1.4"]
