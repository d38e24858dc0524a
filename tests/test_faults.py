"""docs/faults.md names a test for each fault, and the tests that it names exist."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAME = re.compile(r"`(test_\w+)`")


@cache
def written() -> frozenset[str]:
    """The names of all test functions."""
    return frozenset(
        node.name
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    )


def rows() -> list[str]:
    """The rows of the tables, without their heads."""
    lines = (ROOT / "docs" / "faults.md").read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith("| ") and not line.endswith("| test |")]


def test_each_row_names_a_test_that_exists() -> None:
    assert len(rows()) > 30
    for row in rows():
        named = NAME.findall(row)
        assert named, row
        assert set(named) <= written(), row
