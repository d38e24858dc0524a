"""Replacement effects: none, one, several; each once; the right player chooses."""

from __future__ import annotations

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.characteristics.look import Look, Predicate
from engine.kernel.flow.replace import applicable
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer
from tests.rules.lorcana.stock import action, asked, character, deal, lor, ref, sideways

OTHERS = t.AllOf((t.Side(True), t.Kind("character"), t.Other()))
SHIELDING: t.Tree = (t.Static((t.Redirect(OTHERS),)),)
SHIELDS = {"shield": SHIELDING, "wall": SHIELDING}


def shields(game: Game) -> list[tuple[Predicate, Look]]:
    """Each card that takes damage over, and for whom."""
    return [(each.test, each.source) for each in game.view().redirects]


def shield() -> dict[str, object]:
    return character(willpower=9)


@pytest.mark.parametrize(
    ("field", "sources"),
    [
        (["scout"], []),
        (["scout", "shield"], ["shield"]),
        (["scout", "wall", "shield"], ["wall", "shield"]),
    ],
)
def test_which_replacements_apply_in_the_order_of_their_timestamps(field: list[str], sources: list[str]) -> None:
    table = deal(
        {"field": field}, shield=shield(), wall=shield(), trees={name: SHIELDING for name in SHIELDS if name in field}
    )
    game = table.play.game
    found = applicable(game, shields(game), game.look(ref(table, "scout")))
    assert [look.source for look in found] == [ref(table, name) for name in sources]
    once = applicable(game, shields(game), game.look(ref(table, "scout")), [look.source for look in found[:1]])
    assert once == found[1:]


def test_nothing_replaces_what_happens_to_itself() -> None:
    table = deal({"field": ["shield"]}, shield=shield(), trees={"shield": SHIELDING})
    game = table.play.game
    assert applicable(game, shields(game), game.look(ref(table, "shield"))) == []


def test_one_replacement_asks_nobody() -> None:
    table = deal(
        {"hand": ["bolt"], "inkwell": 1}, {"field": ["scout", "shield"]}, shield=shield(), trees={"shield": SHIELDING}
    )
    table.do("A: play bolt")
    table.do("A: choose scout")
    assert asked(table).kind == "action"
    table.expect({"scout": {"damage": 0}, "shield": {"damage": 2}})


@pytest.mark.parametrize("chosen", ["shield", "wall"])
def test_of_two_shields_the_attacker_chooses_one(chosen: str) -> None:
    table = deal(
        {"hand": ["bolt"], "inkwell": 1},
        {"field": ["scout", "shield", "wall"]},
        shield=shield(),
        wall=shield(),
        trees=SHIELDS,
    )
    table.do("A: play bolt")
    table.do("A: choose scout")
    question = asked(table)
    assert (question.seat, question.kind, len(question.options)) == (0, "replace", 2)
    table.inputs.take(Answer(0, (question.options.index(("redirect", ref(table, chosen))),)))
    table.expect({chosen: {"damage": 2}, "scout": {"damage": 0}, "question": {"kind": "action"}})


def test_counters_sent_on_are_not_sent_on_again() -> None:
    """They are put, not dealt: the other shield has nothing to replace."""
    table = deal(
        {"hand": ["bolt"], "inkwell": 1}, {"field": ["shield", "wall"]}, shield=shield(), wall=shield(), trees=SHIELDS
    )
    table.do("A: play bolt")
    table.do("A: choose shield")
    table.expect({"shield": {"damage": 0}, "wall": {"damage": 2}})


@lor("7.7.5")
def test_in_a_challenge_the_player_of_the_striker_chooses() -> None:
    """Both blows can be replaced; each is decided by the player of the character that strikes it."""
    table = deal(
        {"field": ["knight", "shield"]},
        {"field": [sideways("knight#2"), "wall"]},
        shield=shield(),
        wall=shield(),
        trees=SHIELDS,
    )
    table.do("A: challenge A.knight B.knight")
    asks = {}
    while asked(table).kind == "replace":
        question = asked(table)
        asks[table.play.game.look(question.subject).seat] = question.seat
        table.inputs.take(Answer(question.seat, (0,)))
    assert asks == {1: 0, 0: 1}


def test_resist_and_a_shield_ask_the_player_of_the_action() -> None:
    table = deal(
        {"hand": ["bolt"], "inkwell": 1}, {"field": ["knight", "shield"]}, shield=shield(), trees={"shield": SHIELDING}
    )
    table.do("A: play bolt")
    table.do("A: choose knight")
    assert (asked(table).seat, {option[0] for option in asked(table).options}) == (0, {"resist", "redirect"})


def test_several_at_once_are_each_replaced_on_their_own() -> None:
    table = deal(
        {"hand": ["flood"], "inkwell": 1},
        {"field": ["scout", "raider", "shield"]},
        shield=shield(),
        trees={"shield": SHIELDING},
        flood=action("Deal 2 damage to each character."),
    )
    table.do("A: play flood")
    table.expect({"scout": {"damage": 0}, "raider": {"damage": 0}, "shield": {"damage": 6}})
