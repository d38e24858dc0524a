"""The scenario format: what it means, and that it is strict."""

import json
from pathlib import Path

import pytest

from data.scenario_files import run_files
from engine.games.registry import GAMES
from engine.scenario import ScenarioError, Unmet, load, position, run, schema

DATA = Path(__file__).resolve().parents[1] / "data"
EXAMPLE = """\
game: lorcana
title: A Bodyguard must be challenged first
cards:
  guard:  {type: character, name: Gate Guard, cost: 2, strength: 1, willpower: 4, lore: 1, text: Bodyguard}
  scout:  {type: character, name: Scout, cost: 1, inkwell: true, strength: 2, willpower: 2, lore: 1}
  raider: {type: character, name: Raider, cost: 3, strength: 3, willpower: 3, lore: 1}
seats:
  A: {field: [raider], hand: [scout], inkwell: 3, deck: {filler: 10}}
  B: {field: [{card: guard, exerted: true}, {card: scout, exerted: true}], deck: {filler: 10}}
turn: {seat: A, phase: main, number: 5}
moves:
  - A: challenge raider scout
    refused: "10.2.3"
  - A: challenge raider guard
expect:
  guard: {zone: field, damage: 3}
  raider: {zone: field, damage: 1}
  question: {seat: A, kind: action}
"""


def faults(text: str) -> list[str]:
    return run(load(text), GAMES["lorcana"])


def test_the_example_runs() -> None:
    assert faults(EXAMPLE) == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("damage: 3", "damage: 2", "line 16: guard: damage is 3, not 2"),
        ('"10.2.3"', '"10.4.1"', 'line 12: "challenge raider scout" is refused by 10.2.3 (bodyguard), not by 10.4.1'),
        ("challenge raider guard", "quest guard", 'line 14: "quest guard" is refused by 4.3.4.2 (not_yours)'),
        ("challenge raider guard", "challenge raider", 'line 14: "challenge raider" names too few cards'),
    ],
)
def test_what_does_not_come_out_is_said_with_its_line(old: str, new: str, why: str) -> None:
    assert why in faults(EXAMPLE.replace(old, new, 1))


def test_the_published_schema_is_the_one_that_is_read() -> None:
    assert json.loads((DATA / "schema" / "scenario.schema.json").read_text("utf-8")) == schema()


def test_files_are_run_and_counted(tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(EXAMPLE, "utf-8")
    (tmp_path / "bad.yaml").write_text(EXAMPLE.replace("damage: 1", "damage: 2"), "utf-8")
    (tmp_path / "worse.yaml").write_text("game: [", "utf-8")
    report = run_files([tmp_path, tmp_path / "none.yaml"])
    assert report["passed"] == 1
    assert [Path(each["file"]).name for each in report["failed"]] == ["bad.yaml", "worse.yaml", "none.yaml"]
    assert report["failed"][0]["why"] == "line 17: raider: damage is 1, not 2"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("moves:", "movse:", "line 11: movse is no part of a scenario"),
        ("{field: [raider],", "{feild: [raider],", "line 8: seats.A: Object contains unknown field `feild`"),
        ("damage: 3", "wounds: 3", "line 16: expect.guard: Object contains unknown field `wounds`"),
        ("  guard: {zone", "  gaurd: {zone", "line 16: gaurd is neither a card here nor a part of an expectation"),
        ("field: [raider]", "field: [rider]", "line 8: there is no card rider in cards"),
        ("text: Bodyguard", "text: Bodyguards", "line 4: guard: "),
        ("phase: main", "phase: noon", "line 10: turn.phase: "),
        ("cost: 3", 'cost: "3"', "line 6: cards.raider.cost: Expected `int`, got `str`"),
        ("willpower: 3,", "", "line 6: raider: this character needs willpower"),
        ("  guard:  {type", "  log:  {type", "line 4: log has a meaning of its own"),
        ('    refused: "10.2.3"', "    refused: 10.2", "line 13: moves.0.refused: Expected `str`, got `float`"),
        ('    refused: "10.2.3"', "    B: pass", "line 12: a move is one seat's, or an expectation"),
        ("game: lorcana", "game: poker", "line 1: the game poker is not known"),
    ],
)
def test_a_text_is_read_strictly(old: str, new: str, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        load(EXAMPLE.replace(old, new, 1))
    assert str(caught.value).startswith(why)


def test_a_position_serves_other_tests() -> None:
    table = position(EXAMPLE)
    assert table.refused("A: challenge raider scout") == "10.2.3"
    table.do("A: challenge raider guard")
    table.expect({"guard": {"damage": 3}, "question": {"seat": "A", "kind": "action"}})
    with pytest.raises(Unmet, match="guard: damage is 3, not 1"):
        table.expect({"guard": {"damage": 1}})
