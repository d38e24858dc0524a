"""The page of what a knock-out run has shown: each rule, where it is carried out, which tests go red without it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.kernel.flow.rule_marks import REGISTER
from tests.knockout.bench import Result
from tests.knockout.stand_ins import place

SHOWN: Final = 3
"""How many tests of a rule are named."""
HEAD: Final = """# Which rule is carried out where, and what shows it

Made by `python -m tests.knockout --page docs/coverage.md`. Each rule that constrains or does something is switched off
alone, at each place that carries it out; the tests named here then went red. Places are functions within `engine/`.
"""


def page(results: Sequence[Result], games: Mapping[str, str], unswitched: Mapping[str, str], before: str = "") -> str:
    """The page as Markdown. `games`: what stands before their rules; `unswitched`: why nothing can be switched off;
    `before`: the page as it was, of which those rows stay that are of other rules and still true."""
    parts = [HEAD]
    for game, prefix in games.items():
        rows = _rows(before, game, prefix) | {
            result.rule: _row(result) for result in results if result.rule.startswith(f"{prefix} ")
        }
        if rows:
            head = [f"## {game}: {len(rows)} rules", "", "| rule | carried out in | goes red |", "|---|---|---|"]
            parts.append("\n".join([*head, *rows.values(), *_reasons(prefix, unswitched), ""]))
    return "\n".join(parts)


def _row(result: Result) -> str:
    sites = ", ".join(f"`{place}`" for place in places(result.rule))
    return f"| {result.rule.partition(' ')[2]} | {sites} | {_tests(result.red)} |"


def _rows(before: str, game: str, prefix: str) -> dict[str, str]:
    """The rows of a page that are still true, by rule, as they stand there."""
    part = next((each for each in before.split("\n## ")[1:] if each.startswith(f"{game}:")), "")
    lines = {line.split(" | ")[0].removeprefix("| "): line for line in part.splitlines() if line.startswith("| ")}
    told = read(before).get(game, {})
    return {f"{prefix} {each}": lines[each] for each in told if told[each] == places(f"{prefix} {each}")}


def places(rule: str) -> list[str]:
    """The functions that carry a rule out, as the page calls them, by name: whatever was imported first."""
    return sorted({place(function) for function in REGISTER.get(rule, ())})


def read(text: str) -> dict[str, dict[str, list[str]]]:
    """A page's rules with their places, by game."""
    found: dict[str, dict[str, list[str]]] = {}
    for part in text.split("\n## ")[1:]:
        game = part.partition(":")[0]
        rows = [line.split(" | ") for line in part.splitlines() if line.startswith("| ") and "`" in line]
        found[game] = {row[0].removeprefix("| "): re.findall(r"`([^`]+)`", row[1]) for row in rows}
    return found


def _tests(red: Sequence[str]) -> str:
    """The first tests by file and name, and how many more."""
    names = [
        f"`{node.partition('::')[0].removeprefix('tests/')}` {node.rpartition('::')[2].removeprefix('test_')}"
        for node in red[:SHOWN]
    ]
    return "; ".join(names).replace("|", "\\|") + (f"; {len(red) - SHOWN} more" if len(red) > SHOWN else "")


def _reasons(prefix: str, unswitched: Mapping[str, str]) -> Iterator[str]:
    own = {rule.partition(" ")[2]: why for rule, why in unswitched.items() if rule.startswith(f"{prefix} ")}
    if own:
        yield from ("", "Nothing can be switched off for these; tests show them all the same:", "")
        yield from (f"- {rule}: {why}" for rule, why in own.items())
