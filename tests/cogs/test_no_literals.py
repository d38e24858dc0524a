"""Whatever a user reads comes out of the catalogue."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

COGS = Path(__file__).resolve().parents[2] / "cogs"
SPEECH = re.compile(r"[A-Za-z]{2,} [a-z]{2,}|[\u3041-\u30ff\u4e00-\u9fff]")
UNSPOKEN = {"info", "warning", "error", "critical", "exception", "log"}


def silent(tree: ast.AST) -> set[int]:
    """Strings that no user reads: docstrings, log lines, assertions."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(id(node.value))
        logs = isinstance(node, ast.Call) and getattr(node.func, "attr", "") in UNSPOKEN
        if logs or isinstance(node, ast.Assert):
            found |= {id(each) for each in ast.walk(node)}
    return found


def spoken(source: str) -> Iterator[str]:
    tree = ast.parse(source)
    quiet = silent(tree)
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in quiet else None
        if isinstance(text, str) and SPEECH.search(text):
            yield text


def test_no_sentence_stands_in_the_code() -> None:
    assert {
        path.name: [*spoken(path.read_text("utf-8"))]
        for path in COGS.rglob("*.py")
        if [*spoken(path.read_text("utf-8"))]
    } == {}


def test_a_sentence_would_be_seen() -> None:
    assert [*spoken('"""Doc string here."""\nreply.say("It is your turn")\nlog.info("not this one")')] == [
        "It is your turn"
    ]
