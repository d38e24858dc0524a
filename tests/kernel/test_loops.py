"""Loops: a position that comes back is noticed, repeated by one input, and then barred; an endless one freezes."""

from __future__ import annotations

import pytest

from engine.kernel import tree as t
from engine.kernel.loops import canonical
from engine.kernel.machine import WorkLimit
from engine.kernel.question import Answer, Option
from engine.kernel.record import first_bad
from engine.scenario import Table
from engine.scenario.seating import SECRET
from tests.rules.lorcana.stock import asked, deal, item, lore

WHEEL: t.Tree = (t.Activated((t.Exert(t.This()),), t.Seq((t.GainLore(t.You(), 1), t.Ready(t.This())))),)
REPEAT: Option = ("repeat",)


def answer(table: Table, option: Option) -> None:
    question = asked(table)
    table.inputs.take(Answer(question.seat, (question.options.index(option),)))


def mill(**more: int) -> Table:
    return deal({"field": ["wheel", "scout"], **more}, wheel=item(), trees={"wheel": WHEEL})


def until_noticed(table: Table) -> int:
    """Use the wheel until its loop may be repeated; gives how often."""
    for times in range(1, 9):
        table.do("A: use wheel")
        if REPEAT in asked(table).options:
            return times
    raise AssertionError("the loop is not noticed")


def test_a_loop_is_noticed_when_it_was_gone_through_twice() -> None:
    table = mill()
    table.do("A: use wheel")
    assert REPEAT not in asked(table).options
    assert until_noticed(table) + 1 <= 4
    # the first round shows that the position comes back, two more are the same


@pytest.mark.parametrize("times", [1, 2, 9])
def test_it_is_repeated_as_often_as_said_in_one_input(times: int) -> None:
    table = mill()
    used = until_noticed(table)
    answer(table, REPEAT)
    rows = len(table.play.rows)
    answer(table, ("number", times))
    assert lore(table, "A") == used + times
    assert len(table.play.rows) == rows + 1


def test_then_another_action_must_be_taken() -> None:
    table = mill()
    until_noticed(table)
    answer(table, REPEAT)
    answer(table, ("number", 2))
    assert table.refused("A: use wheel") == "7.1.7"
    assert REPEAT not in asked(table).options
    table.do("A: quest scout")
    table.do("A: use wheel")


def test_a_loop_that_nobody_repeats_stays_a_matter_of_single_actions() -> None:
    table = mill()
    used = until_noticed(table)
    table.do("A: use wheel")
    table.do("A: quest scout")
    assert lore(table, "A") == used + 2


def test_what_changes_the_position_breaks_the_loop() -> None:
    table = mill()
    table.do("A: use wheel")
    table.do("A: use wheel")
    table.do("A: quest scout")
    assert REPEAT not in asked(table).options


def test_a_repeated_loop_is_one_row_of_the_record() -> None:
    table = mill()
    until_noticed(table)
    start = table.play.setup
    answer(table, REPEAT)
    answer(table, ("number", 5))
    fresh = mill().play
    for row in table.play.rows:
        fresh.take(row.input)
    assert fresh.snapshot() == table.play.snapshot()
    assert fresh.head == table.play.head
    assert start.id
    assert first_bad(table.play.rules, start, SECRET, []) is None


# --- the canonical form ---


def test_the_canonical_form_leaves_out_what_only_counts() -> None:
    table = mill()
    before, mark = canonical(table.play.game), table.play.snapshot()
    table.do("A: use wheel")
    assert canonical(table.play.game) == before
    assert table.play.snapshot() != mark


@pytest.mark.parametrize("line", ["A: quest scout", "A: ink gem", "A: play gem", "A: end"])
def test_the_canonical_form_sees_what_matters(line: str) -> None:
    table = deal({"field": ["scout"], "hand": ["gem"], "inkwell": 1}, gem=item() | {"inkwell": True})
    before = canonical(table.play.game)
    table.do(line)
    assert canonical(table.play.game) != before


def test_pieces_that_came_in_the_same_order_are_the_same_whatever_their_numbers() -> None:
    one = deal({"field": ["scout", "gem"]})
    other = deal({"hand": ["study"], "field": ["scout", "gem"]})
    other.play.game.take_out(0)
    assert canonical(one.play.game)[1] == canonical(other.play.game)[1]


# --- endless ---


def endless() -> Table:
    """Two lamps, each of which readies the other for ever."""
    wake = t.Triggered(
        (t.Trigger("ready", t.AllOf((t.Kind("item"), t.Other())), by=t.Players()),),
        t.Seq((t.Exert(t.This()), t.Ready(t.This()))),
    )
    return deal(
        {"field": ["dusk", "dawn"]},
        {},
        dusk=item(),
        dawn=item(),
        trees={"dusk": (wake, t.Activated((t.Exert(t.This()),), t.Ready(t.This()))), "dawn": (wake,)},
    )


def test_an_endless_loop_of_triggers_freezes_and_names_its_cards_and_the_record_stays() -> None:
    table = endless()
    before = (table.play.snapshot(), table.play.head, len(table.play.rows))
    with pytest.raises(WorkLimit, match=r"Settle.*dawn.*dusk"):
        table.do("A: use dusk")
    assert (table.play.snapshot(), table.play.head, len(table.play.rows)) == before
    assert table.play.outcome is None
    table.do("A: concede")
    table.expect({"outcome": {"winner": "B"}})
