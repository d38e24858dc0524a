"""The files of the kernel stand in an order: what one of them names of a later one is a type, and one of a few."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CENTRAL = frozenset(("Face", "Game", "Library", "Listen", "Rulebook", "Writer"))
"""What stands high and is named from below, for the type checker alone: a game with its rules and cards, and what a
text is compiled into (docs/machine.md says why)."""
Edge = tuple[str, str, str, bool]
"""Which file names what of which other, and whether only where types are checked."""


def edges(sources: Mapping[str, str]) -> Iterator[Edge]:
    """All imports between these modules, by their full names."""
    for name, source in sources.items():
        tree = ast.parse(source)
        checked = {
            id(node)
            for block in ast.walk(tree)
            if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
            for node in ast.walk(block)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    whole = f"{node.module}.{alias.name}"
                    goal = whole if whole in sources else node.module
                    if goal in sources:
                        yield name, goal, alias.name, id(node) in checked


def in_order(imports: Iterable[Edge], central: frozenset[str]) -> list[str]:
    """The modules, each after those that it imports; raises CycleError. `central`: types that may be named from
    below."""
    below: dict[str, set[str]] = {}
    for name, goal, what, is_type in imports:
        below.setdefault(name, set())
        if not (is_type and what in central):
            below[name].add(goal)
    return list(TopologicalSorter(below).static_order())


@cache
def kernel() -> tuple[Edge, ...]:
    """What its modules import of each other."""
    paths = (ROOT / "engine" / "kernel").glob("**/*.py")
    named = {".".join(path.relative_to(ROOT).with_suffix("").parts): path.read_text("utf-8") for path in paths}
    return tuple(edges(named))


def test_no_file_of_the_kernel_comes_back_to_itself() -> None:
    order = in_order(kernel(), CENTRAL)
    assert order.index("engine.kernel.state.state") < order.index("engine.kernel.state.game")


@pytest.mark.parametrize("name", sorted(CENTRAL))
def test_each_central_type_is_one_because_it_has_to_be(name: str) -> None:
    """Without it there would be a circle: what need not be named from below stands no more on the list."""
    with pytest.raises(CycleError):
        in_order(kernel(), CENTRAL - {name})


def test_a_circle_is_found_in_types_too() -> None:
    one = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from two import Two\n"
    imports = [*edges({"one": one, "two": "from one import One\n"})]
    with pytest.raises(CycleError):
        in_order(imports, frozenset())
    assert in_order(imports, frozenset(("Two",))) == ["one", "two"]
