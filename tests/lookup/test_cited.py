"""Whatever number a player can be shown stands in the rules of the game that is played."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from data.rules import digests
from engine.games.registry import GAMES
from engine.kernel.cards import tree as t

ENGINE = Path(__file__).resolve().parents[2] / "engine"
ASKING = (t.Discard, t.ToDeck, t.Take, t.PutRest, t.Split)
"""The verbs of all games that ask something."""
ASKED = {"ask_action": 3, "ask_starter": 2, "ask_which": 3, "ask_own": 3, "ask_to_name": 3, "pays": 4, "rows": 0}
AT = {"Refusal": 0, "Fault": 0, "Ask": 5, **ASKED}
"""Which argument of a call is the number of a rule: of the machine's questions too, that a game asks by its own."""


def numbers(folder: Path) -> Iterator[tuple[str, str]]:
    """Each number that is written into a refusal, a fault, a question or a window, with its place."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            yield from (
                (each.value, f"{path.name}:{each.lineno}")
                for each in written_in(node)
                if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value
            )


def written_in(node: ast.AST) -> list[ast.expr]:
    """What stands in a call, or in a class, where the number of a rule belongs."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in AT:
            at = AT[name]
            return [*node.args[at : at + 1], *(each.value for each in node.keywords if each.arg == "rule")]
        case ast.ClassDef():
            given = [each for each in node.body if isinstance(each, ast.Assign)]
            return [each.value for each in given if ast.unparse(each.targets[0]) == "rule"]
    return []


@pytest.mark.parametrize(
    "source",
    ["Ask(0, 'may', [], 1, 1, '7.7')", "acting.ask_action(g, 0, 'main', '7.7')", "class A:\n    rule = '7.7'"],
)
def test_a_number_is_found_wherever_a_game_writes_it(source: str, tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text(source)
    assert [number for number, _ in numbers(tmp_path)] == ["7.7"]


@pytest.mark.parametrize("game", GAMES)
def test_each_number_that_a_game_cites_is_one_of_its_own_rules(game: str) -> None:
    cited = dict(numbers(ENGINE / "games" / game))
    assert len(cited) > 20
    assert {number: at for number, at in cited.items() if number not in digests(game)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_machine_does_for_every_game_each_does_by_a_rule_of_its_own(game: str) -> None:
    rules = GAMES[game]
    assert all(rules.cites)
    assert all(rules.verbs[verb].rule for verb in ASKING)
    verbs = {verb.rule for verb in rules.verbs.values()}
    cited = {*rules.cites, *verbs, rules.endless, rules.orders_piles, rules.concession} - {""}
    assert cited - set(digests(game)) == set()


def test_the_machine_itself_cites_no_rule() -> None:
    assert dict(numbers(ENGINE / "kernel")) == {}
