"""Compiles a copy of the engine with mypyc into build/fast: the same games, two to three times as fast.

What is compiled is chosen out of the sources: modules of the kernel and of the games' rules, unless they define a class
that the compiler cannot make. Rules are marked above their functions, which would hide these from the compiler; in the
copy the marks stand below.
"""

from __future__ import annotations

import argparse
import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from data.compiled import FAST, ROOT, sources

MADE = FAST.with_name("fast.new")
PLAIN = frozenset(["__init__.py", "rule.py", "rulebook.py", "shuffle.py", "mind.py", "trial.py", "manifest.py"])
"""Modules of these names are left as they are: they mark rules, are put in the place of, or have no work."""
BASES = frozenset(["ABC", "NamedTuple", "Protocol"])
"""Classes of others from which a compiled one may derive."""
LOOSE = frozenset(["Library"])
"""Classes to which others hold weak references, which compiled ones do not allow: their methods alone are compiled."""

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
level, *modules = sys.argv[1:]
flags = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--python-version=3.11"]
setup(name="engine", packages=[], script_args=["-q", "build_ext", "--inplace"],
      ext_modules=mypycify(flags + modules, opt_level=level))
"""


def candidates(root: Path) -> list[Path]:
    """The modules that carry out rules, in order."""
    found = [*root.glob("engine/kernel/**/*.py"), *root.glob("engine/games/*/*.py")]
    return sorted(path for path in found if path.name not in PLAIN)


def compilable(trees: Mapping[Path, ast.Module]) -> list[Path]:
    """Those modules all of whose classes derive from nothing but such classes of ours."""
    classes = {path: [node for node in tree.body if isinstance(node, ast.ClassDef)] for path, tree in trees.items()}
    bases = {node.name: [ast.unparse(base) for base in node.bases] for found in classes.values() for node in found}

    def is_native(name: str) -> bool:
        return name in BASES or (name in bases and all(map(is_native, bases[name])))

    return [path for path, found in classes.items() if all(is_native(node.name) for node in found)]


def marks(body: Sequence[ast.stmt], within: str) -> Iterator[tuple[str, ast.Call]]:
    """Each function under rule numbers, by its full name, with the call that marks it."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from marks(node.body, f"{within}.{node.name}")
        elif isinstance(node, ast.FunctionDef):
            calls = (mark for mark in node.decorator_list if isinstance(mark, ast.Call))
            yield from ((f"{within}.{node.name}", call) for call in calls if ast.unparse(call.func) == "rule")


def marked_below(source: str, module: str) -> str:
    """The source with its marks at the end, every other line where it was; two empty lines stand above a class."""
    lines, tree = source.splitlines(), ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in LOOSE:
            lines[node.lineno - 3 : node.lineno - 1] = [
                "from mypy_extensions import mypyc_attr",
                "@mypyc_attr(native_class=False)",
            ]
    below = []
    for name, call in marks(tree.body, module):
        assert call.end_lineno is not None
        lines[call.lineno - 1 : call.end_lineno] = [""] * (call.end_lineno - call.lineno + 1)
        below.append(f"carries({name!r}, {', '.join(map(ast.unparse, call.args))})")
    if below:
        below.insert(0, "from engine.kernel.flow.rule_marks import carries")
    return "\n".join([*lines, *below, ""])


def build(level: str) -> None:
    """A copy of the engine, compiled beside its sources; it takes the place of the one before when it is whole."""
    shutil.rmtree(MADE, ignore_errors=True)
    state = sources()
    shutil.copytree(ROOT / "engine", MADE / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    modules = compilable({path: ast.parse(path.read_text("utf-8")) for path in candidates(MADE)})
    names = [path.relative_to(MADE).as_posix() for path in modules]
    for path, name in zip(modules, names, strict=True):
        module = name.removesuffix(".py").replace("/", ".")
        path.write_text(marked_below(path.read_text("utf-8"), module), "utf-8")
    subprocess.run([sys.executable, "-c", COMPILE, level, *names], cwd=MADE, check=True)
    shutil.rmtree(MADE / "build")
    (MADE / "sources").write_text(state, "utf-8")
    shutil.rmtree(FAST, ignore_errors=True)
    MADE.rename(FAST)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-O", "--level", choices=["1", "2", "3"], default="1", help="how hard the C compiler tries")
    build(parser.parse_args().level)
