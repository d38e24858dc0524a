"""Loops: a position that comes back is noticed, repeated by what the answers mean, and then barred."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from data.cards import load as read_cards
from engine.kernel.cards import tree as t
from engine.kernel.flow.position import PositionNames, position
from engine.kernel.record.record import decoder, first_bad
from engine.kernel.state.question import Answer, JudgeFix, Option
from engine.scenario import ScenarioTable, load
from engine.scenario import position as laid
from engine.scenario.seating import SECRET
from tests.rules.lorcana.stock import asked, deal, item, lore

WHEEL: t.Tree = (t.Activated((t.Exert(t.This()),), t.Seq((t.GainPoints(t.You(), 1), t.Ready(t.This())))),)
REPEAT: Option = ("repeat",)


def answer(table: ScenarioTable, option: Option) -> None:
    question = asked(table)
    table.inputs.take(Answer(question.seat, (question.options.index(option),)))


def mill(**more: int) -> ScenarioTable:
    return deal({"field": ["wheel", "scout"], **more}, wheel=item(), trees={"wheel": WHEEL})


def until_noticed(table: ScenarioTable) -> int:
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


# --- positions ---


def names(table: ScenarioTable) -> list[str]:
    game = table.play.game
    return [PositionNames(game).ref(ref) for ref in game.state.field]


def test_the_shape_leaves_a_blank_for_what_counts() -> None:
    table = mill()
    before = position(table.play.game)
    table.do("A: use wheel")
    after = position(table.play.game)
    assert after.shape == before.shape
    assert sum(after.numbers) == sum(before.numbers) + 1


@pytest.mark.parametrize("line", ["A: quest scout", "A: ink gem", "A: play gem", "A: end"])
def test_the_shape_shows_what_matters(line: str) -> None:
    table = deal({"field": ["scout"], "hand": ["gem"], "inkwell": 1}, gem=item() | {"inkwell": True})
    before = position(table.play.game)
    table.do(line)
    assert position(table.play.game).shape != before.shape


def test_pieces_that_came_in_the_same_order_are_the_same_whatever_their_numbers() -> None:
    one = deal({"field": ["scout", "gem"]})
    other = deal({"hand": ["study"], "field": ["scout", "gem"]})
    other.play.game.take_out(0)
    assert names(one) == names(other) == ["piece 0", "piece 1"]


# --- repeating by what the answers mean ---


def strike(**more: int) -> ScenarioTable:
    """A hammer that deals a damage and readies itself; the giant can take seven."""
    hit = t.Activated((t.Exert(t.This()),), t.Seq((t.Deal(t.Chosen(t.Kind("character")), 1), t.Ready(t.This()))))
    return deal({"field": ["hammer", "scout"], **more}, {"field": ["giant"]}, hammer=item(), trees={"hammer": (hit,)})


def until_offered(table: ScenarioTable, *lines: str) -> int:
    """Go round by these lines until the loop may be repeated; gives how often."""
    for times in range(1, 9):
        for line in lines:
            table.do(line)
        table.expect({})
        if REPEAT in asked(table).options:
            return times
    raise AssertionError("the loop is not noticed")


def told(table: ScenarioTable, kind: str) -> list[tuple[str | int, ...]]:
    return [event.args for event in table.play.events if event.kind == kind]


def test_a_round_that_would_go_otherwise_is_not_gone_through() -> None:
    """The eighth damage would banish the giant, so it is dealt by hand or not at all."""
    table = strike()
    used = until_offered(table, "A: use hammer", "A: choose giant")
    table.do("A: repeat 9")
    table.expect({"giant": {"zone": "field", "damage": 7}, "scout": {"damage": 0}, "question": {"kind": "action"}})
    assert told(table, "repeat_stops") == [(0, 7 - used)]


def test_what_stopped_early_may_be_gone_on_with_by_hand() -> None:
    table = strike()
    until_offered(table, "A: use hammer", "A: choose giant")
    table.do("A: repeat 9")
    table.do("A: use hammer")
    table.do("A: choose giant")
    table.expect({"giant": {"zone": "discard"}})


def test_a_loop_that_ends_the_game_for_the_better_is_gone_through() -> None:
    table = mill(lore=15)
    until_noticed(table)
    table.do("A: repeat 9")
    table.expect({"outcome": {"winner": "A"}})


def test_the_turn_may_always_be_ended_after_a_loop() -> None:
    table = deal({"field": ["wheel"]}, wheel=item(), trees={"wheel": WHEEL})
    until_noticed(table)
    table.do("A: repeat 2")
    assert asked(table).options == [("end",)]


def test_the_same_action_is_barred_by_what_it_means_wherever_it_stands() -> None:
    """Another wheel is another action, and then the first one may be used again."""
    table = deal({"field": ["wheel#1", "wheel#2"]}, wheel=item(), trees={"wheel": WHEEL})
    until_offered(table, "A: use wheel#2")
    table.do("A: repeat 2")
    assert table.refused("A: use wheel#2") == "7.1.7"
    table.do("A: use wheel#1")
    table.do("A: use wheel#2")


# --- others at the table ---


def gong(answer: t.Effect) -> ScenarioTable:
    """Each time the wheel is readied the other player's gong sounds."""
    listens = t.Triggered((t.Trigger("ready", t.Named("Wheel"), by=t.Players()),), answer)
    return deal(
        {"field": ["wheel", "scout"]},
        {"field": ["gong", "giant"]},
        wheel=item(),
        gong=item(),
        trees={"wheel": WHEEL, "gong": (listens,)},
    )


MOAN = t.Modify(t.This(), "cost", 1, "turn")


def test_another_player_is_asked_anew_in_every_round() -> None:
    table = gong(t.May(MOAN))
    used = until_offered(table, "A: use wheel", "B: no")
    table.do("A: repeat 3")
    for number in range(1, 4):
        table.expect({"question": {"kind": "may", "seat": "B"}})
        assert lore(table, "A") == used + number
        table.do("B: no")
    table.expect({"question": {"kind": "action", "seat": "A"}})
    assert table.refused("A: use wheel") == "7.1.7"


def test_a_loop_stops_when_another_player_answers_otherwise() -> None:
    table = gong(t.May(MOAN))
    used = until_offered(table, "A: use wheel", "B: no")
    table.do("A: repeat 3")
    table.do("B: no")
    table.do("B: yes")
    table.expect({"question": {"kind": "action", "seat": "A"}})
    assert lore(table, "A") == used + 2
    table.do("A: use wheel")


def test_what_another_player_has_to_answer_goes_by_itself() -> None:
    table = gong(t.Modify(t.Chosen(t.Named("Giant")), "strength", 1, "turn"))
    used = until_offered(table, "A: use wheel")
    assert [row.input.seat for row in table.play.rows if isinstance(row.input, Answer)].count(1) >= used - 1
    table.do("A: repeat 3")
    table.expect({"question": {"kind": "action", "seat": "A"}})
    assert lore(table, "A") == used + 3


def test_a_loop_that_waits_for_another_player_is_in_the_record() -> None:
    table = gong(t.May(MOAN))
    until_offered(table, "A: use wheel", "B: no")
    table.do("A: repeat 3")
    table.inputs.take(Answer(1, (asked(table).options.index(("no",)),)))
    fresh = gong(t.May(MOAN)).play
    for row in table.play.rows:
        fresh.game.state = decoder(fresh.rules)(fresh.snapshot())
        fresh.game.stale = True
        fresh.take(row.input)
    assert fresh.snapshot() == table.play.snapshot()


def test_a_loop_stops_when_somebody_steps_in() -> None:
    table = gong(t.May(MOAN))
    until_offered(table, "A: use wheel", "B: no")
    table.do("A: repeat 3")
    table.play.take(JudgeFix("a correction", "points", (0, 1)))
    assert table.play.game.state.going is None
    table.do("B: no")
    table.expect({"question": {"kind": "action", "seat": "A"}})


# --- printed cards ---


@pytest.mark.facts
def test_a_challenge_repeated_with_printed_cards_goes_on_with_nothing_else(facts: Path) -> None:
    """2-070 readies when 2-019 is damaged; the challenge that would banish that one is left to its player."""
    cards = read_cards([facts / "cards" / "lorcana_set1_2_en.json"]).cards
    seats = {
        "A": {"field": ["2-070", "1-078"], "deck": 5},
        "B": {"field": [{"card": "2-019", "exerted": True}, "2-142"], "hand": ["2-163"], "inkwell": 4, "deck": 5},
    }
    keys = ("2-070", "1-078", "2-019", "2-142", "2-163")
    table = laid(
        load(
            json.dumps(
                {
                    "game": "lorcana",
                    "title": "a loop",
                    "turn": {"seat": "B"},
                    "seats": seats,
                    "cards": {key: key for key in keys},
                }
            ),
            lambda game: cards,
        )
    )
    table.do("B: play 2-163")
    table.do("B: end")
    until_offered(table, "A: challenge 2-070 2-019", "A: yes")
    table.do("A: repeat 9")
    table.expect(
        {
            "question": {"kind": "action", "seat": "A"},
            "2-019": {"zone": "field", "damage": 5},
            "2-070": {"exerted": False},
            "1-078": {"exerted": False},
            "2-142": {"damage": 0},
        }
    )
