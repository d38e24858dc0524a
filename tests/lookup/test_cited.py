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
AT = {"Refusal": 0, "Fault": 0, "Ask": 5}
"""Which argument of a call is the number of a rule."""


def numbers(folder: Path) -> Iterator[tuple[str, str]]:
    """Each number that is written into a refusal, a fault or a question, with its place."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in AT:
                at = AT[node.func.id]
                said = [*node.args[at : at + 1], *(each.value for each in node.keywords if each.arg == "rule")]
                yield from (
                    (each.value, f"{path.name}:{node.lineno}")
                    for each in said
                    if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value
                )


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
