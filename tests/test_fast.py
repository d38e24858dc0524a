"""What `make fast` does to the engine's sources before it compiles them, and when its result is used."""

import ast
import os
from pathlib import Path
from typing import TypeGuard

import pytest

from data.compiled import is_current, sources
from engine.kernel.flow.rule_marks import CARRIED
from tools import fast
from tools.fast import ROOT, candidates, compilable, marked_below, marks, name_of

MARKED = '''
class Table:
    @rule("LOR 1.1", "LOR 1.2",
          off=lambda self: [each for each in self])
    def order(self): return 1
'''


def test_marks_stand_below_and_every_line_stays_where_it_was() -> None:
    copy = marked_below(MARKED, "engine.kernel.table")
    assert copy.splitlines()[4] == MARKED.splitlines()[4]
    assert copy.splitlines()[-1] == "carries('engine.kernel.table.Table.order', 'LOR 1.1', 'LOR 1.2')"
    assert "@rule" not in copy


def test_a_compiled_engine_names_the_same_functions_under_each_rule() -> None:
    """As the plain one does, whose marks are carried out when its modules are imported."""
    modules = {path: ".".join(path.relative_to(ROOT).with_suffix("").parts) for path in candidates(ROOT)}
    found = [
        (name, ast.literal_eval(number))
        for path, module in modules.items()
        for name, call in marks(ast.parse(path.read_text("utf-8")).body, module)
        for number in call.args
    ]
    assert found
    known = {(name, number) for number, names in CARRIED.items() for name in names}
    imported = {name.rpartition(".")[0] for name, _ in known}
    assert {(name, number) for name, number in found if name.rpartition(".")[0] in imported} <= known


def test_no_class_that_is_compiled_gives_two_names_one_value() -> None:
    """The compiler refuses the whole engine for one of them."""
    trees = {name_of(path, ROOT): ast.parse(path.read_text("utf-8")) for path in candidates(ROOT)}
    refused = [
        f"{module}:{row.lineno}"
        for module in compilable(trees)
        for node in trees[module].body
        if isinstance(node, ast.ClassDef)
        for row in node.body
        if isinstance(row, ast.Assign) and len(row.targets) > 1
    ]
    assert refused == []


def test_no_membership_is_asked_of_a_display_with_a_star() -> None:
    """`x in (0, *more)` ends the compiler itself."""
    trees = {name_of(path, ROOT): ast.parse(path.read_text("utf-8")) for path in candidates(ROOT)}
    refused = [
        f"{module}:{node.lineno}"
        for module in compilable(trees)
        for node in ast.walk(trees[module])
        if isinstance(node, ast.Compare)
        for display in node.comparators
        if isinstance(display, ast.Tuple | ast.List | ast.Set)
        if any(isinstance(each, ast.Starred) for each in display.elts)
    ]
    assert refused == []


def asked_again(function: ast.FunctionDef) -> list[str]:
    """What a function goes on asking for after it has come back where that was not None: to the compiler it is None."""
    asked: list[str] = []
    settled: set[str] = set()
    for row in function.body:
        asked += [ast.unparse(node) for node in ast.walk(row) if isinstance(node, ast.Attribute)]
        asked = [text for text in asked if text in settled]
        if asked:
            return asked
        if isinstance(row, ast.If) and isinstance(row.body[-1], ast.Return):
            either = row.test if isinstance(row.test, ast.BoolOp) and isinstance(row.test.op, ast.Or) else None
            tests = [row.test] if either is None else either.values
            settled |= {ast.unparse(test.left) for test in tests if ends_where_set(test)}
    return []


def ends_where_set(test: ast.expr) -> TypeGuard[ast.Compare]:
    return (
        isinstance(test, ast.Compare)
        and isinstance(test.left, ast.Attribute)
        and isinstance(test.ops[0], ast.IsNot)
        and ast.unparse(test.comparators[0]) == "None"
    )


def test_what_was_none_at_first_is_not_asked_for_again() -> None:
    """A call in between may have set it, and then the compiled function breaks off."""
    broken = ast.parse("def f(g):\n if g.a.b is not None: return\n end(g)\n if g.a.b is None: go(g)").body[0]
    assert isinstance(broken, ast.FunctionDef)
    assert asked_again(broken) == ["g.a.b"]
    found = [
        f"{name_of(path, ROOT)}.{node.name}"
        for path in candidates(ROOT)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and asked_again(node)
    ]
    assert found == []


def test_a_class_made_of_another_kind_stays_as_it_is() -> None:
    sources = {
        "a": "class A: pass\nclass B(A): pass",
        "b": "from msgspec import Struct\nclass C(Struct): pass",
        "c": "from b import C\nclass D(C): pass",
        "d": "x = 1",
    }
    assert compilable({name: ast.parse(source) for name, source in sources.items()}) == ["a", "d"]


def test_a_class_is_told_from_another_of_its_name_by_the_module_that_it_comes_from() -> None:
    sources = {
        "cards": "from msgspec import Struct\nclass Look(Struct): pass",
        "looks": "class Look: pass",
        "trying": "from looks import Look\nclass Tape(Look): pass",
        "asking": "from cards import Look as Seen\nclass Asked(Seen): pass",
    }
    assert compilable({name: ast.parse(source) for name, source in sources.items()}) == ["looks", "trying"]


def test_a_constant_made_once_is_final_in_the_copy_and_a_number_can_still_be_put_in_its_place() -> None:
    source = "from __future__ import annotations\nGONE = Refusal(1)\nLIMIT = 60\nfound = list()\nF = TypeVar(1)\n"
    copy = marked_below(source, "engine.kernel.table")
    assert copy.splitlines()[1:5] == ["GONE: Final = Refusal(1)", "LIMIT = 60", "found = list()", "F = TypeVar(1)"]
    assert copy.splitlines()[0].endswith("import Final")


def test_a_compiled_engine_is_used_until_a_source_changes(tmp_path: Path) -> None:
    source, fast = tmp_path / "engine" / "a.py", tmp_path / "build" / "fast"
    source.parent.mkdir()
    fast.mkdir(parents=True)
    source.write_text("1", "utf-8")
    assert not is_current(tmp_path, fast)
    (fast / "sources").write_text(sources(tmp_path), "utf-8")
    assert is_current(tmp_path, fast)
    os.utime(source, ns=(1, 1))
    assert not is_current(tmp_path, fast)


def test_a_machine_that_cannot_compile_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fast.shutil, "which", lambda name: None)
    assert "no C compiler" in fast.lacks()
    monkeypatch.setattr(fast.shutil, "which", lambda name: name)
    monkeypatch.setattr(fast.sysconfig, "get_path", lambda name: str(tmp_path))
    assert "headers" in fast.lacks()
    (tmp_path / "Python.h").touch()
    assert fast.lacks() == ""
