"""Every point of how it is to use the bot that is promised is shown by a test of the whole bot that names it."""

import ast
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROMISED = {*range(1, 31)}


def shown() -> dict[int, list[str]]:
    """The tests by the points they name."""
    found: dict[int, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.AsyncFunctionDef | ast.FunctionDef) and node.name.startswith("test_"):
                for point in points(node):
                    found.setdefault(point, []).append(node.name)
    return found


def points(test: ast.AsyncFunctionDef | ast.FunctionDef) -> list[int]:
    """What stands in a test's `@ux(...)`."""
    calls = [each for each in test.decorator_list if isinstance(each, ast.Call) and ast.unparse(each.func) == "ux"]
    return [ast.literal_eval(point) for call in calls for point in call.args]


def test_every_promised_point_is_shown() -> None:
    assert sorted(PROMISED - shown().keys()) == []
