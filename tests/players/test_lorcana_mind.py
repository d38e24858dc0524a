"""What the player made of code does in Lorcana where one answer is plainly better than the others."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.state.question import Option
from engine.players.heuristic import heuristic
from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import action, character, deal, item, location, sideways


def choice(table: ScenarioTable) -> list[tuple[str | int, ...]]:
    """What the heuristic picks at the open question, its cards by name."""
    game, question = table.play.game, table.question
    assert question is not None
    return [named(table, question.options[at]) for at in heuristic(game, question, Random(0))]


def named(table: ScenarioTable, option: Option) -> tuple[str | int, ...]:
    """The option with the key of each card in place of its reference."""
    game = table.play.game
    word, *rest = option
    if word in ("number", "seat"):
        return option
    keys = {ref: game.keys[card] for card, ref in enumerate(game.state.refs)}
    return (word, *(keys.get(int(part), part) for part in rest))


def test_the_last_lore_is_gathered_before_anything_else() -> None:
    table = deal(
        {"field": ["giant", "scout"], "lore": 17, "hand": ["bolt"], "inkwell": 1},
        {"field": [sideways("scout")], "lore": 19},
    )
    assert choice(table) == [("quest", "giant")]


def test_removal_waits_for_somebody_whom_it_removes() -> None:
    bane = action("Banish chosen opposing character.")
    table = deal({"hand": ["bane"], "inkwell": 1}, {"field": ["giant", "scout"]}, bane=bane)
    assert choice(table) == [("play", "bane")]
    table.do("A: play bane")
    assert choice(table) == [("target", "giant")]
    assert choice(deal({"hand": ["bane"], "inkwell": 1, "field": []}, {}, bane=bane)) == [("end",)]


def test_damage_goes_where_it_kills_rather_than_where_it_scratches() -> None:
    table = deal({"hand": ["bolt"], "inkwell": 1}, {"field": ["giant", "witch", {"card": "raider", "damage": 1}]})
    table.do("A: play bolt")
    assert choice(table) == [("target", "raider")]


def test_of_two_modes_the_one_that_does_something_is_chosen() -> None:
    fork = action("Choose one:\n• Banish chosen item.\n• Draw 2 cards.")
    for theirs, mode in (([], 2), (["gem", "gem"], 2)):
        table = deal({"hand": ["fork"], "inkwell": 1}, {"field": theirs}, fork=fork)
        table.do("A: play fork")
        assert choice(table) == [("number", mode)]


def test_no_cost_is_reckoned_with_that_nobody_can_pay() -> None:
    swap = action("Return chosen character of yours to your hand to draw 2 cards.")
    assert choice(deal({"hand": ["swap"], "inkwell": 1}, swap=swap)) == [("end",)]
    table = deal({"hand": ["swap"], "inkwell": 1, "field": [{"card": "scout", "dry": False}]}, swap=swap)
    assert choice(table) == [("play", "swap")]


@pytest.mark.parametrize(("mate", "answer"), [("scout", "yes"), ("giant", "no")])
def test_a_price_is_paid_only_where_it_is_low(mate: str, answer: str) -> None:
    cat = character(
        "When you play this character, you may return another chosen character of yours to your hand to draw a card.",
        cost=3,
        strength=3,
    )
    table = deal({"hand": ["cat"], "inkwell": 3, "field": [mate]}, cat=cat)
    table.do("A: play cat")
    assert choice(table) == [(answer,)]


def test_a_location_is_visited_by_those_whom_it_helps() -> None:
    for text, picks in (("Characters gain Resist +1 while here.", [("move", "scout", "inn")]), ("", [("end",)])):
        table = deal({"field": ["inn", {"card": "scout", "dry": False}], "inkwell": 1}, inn=location(text))
        assert choice(table) == picks


def test_a_location_of_the_others_is_worn_down() -> None:
    table = deal({"field": ["raider"]}, {"field": ["keep"]}, keep=location(willpower=5, lore=2, cost=3))
    assert choice(table) == [("challenge", "raider", "keep")]


def test_who_sings_is_the_one_who_would_bring_least() -> None:
    table = deal({"field": ["giant", "raider"], "hand": ["ballad"]})
    assert choice(table) == [("sing", "ballad", "raider")]


def test_an_item_is_used_where_it_finds_somebody() -> None:
    anvil = item("{E}, 1 {I} — Deal 1 damage to chosen opposing character.")
    table = deal({"field": ["anvil"], "inkwell": 1}, {"field": [{"card": "scout", "damage": 2}]}, anvil=anvil)
    assert choice(table)[0][:2] == ("use", "anvil")
    assert choice(deal({"field": ["anvil"], "inkwell": 1}, {}, anvil=anvil)) == [("end",)]


def test_the_last_cards_are_kept_once_each_can_be_paid() -> None:
    for ink, first in ((6, "play"), (2, "ink")):
        table = deal({"hand": ["raider", "scout"], "inkwell": ink})
        assert choice(table)[0][0] == first


def test_nobody_draws_out_of_an_empty_deck_who_need_not() -> None:
    for deck, answer in ((0, "no"), (1, "yes")):
        table = deal(
            {"hand": ["sage"], "inkwell": 1, "deck": deck},
            sage=character("When you play this character, you may draw a card."),
        )
        table.do("A: play sage")
        assert choice(table) == [(answer,)]
