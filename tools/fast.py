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
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from data.compiled import FAST, ROOT, sources

MADE = FAST.with_name("fast.new")
PLAIN = frozenset(["__init__.py", "rule_marks.py", "rulebook.py", "shuffle.py", "mind.py", "trial.py", "manifest.py"])
"""Modules of these names are left as they are: they mark rules, are put in the place of, or have no work."""
READING = frozenset(["wording", "scenario"])
"""Folders of a game that read texts and files."""
BASES = frozenset(["ABC", "NamedTuple", "Protocol"])
"""Classes of others from which a compiled one may derive."""
TRAITS = {
    "engine.kernel.cards.face.Library": "allow_interpreted_subclasses=True",
    "engine.kernel.characteristics.look.Look": "acyclic=True",
}
"""What the compiler is told of a class: what is derived from the one stays plain, and of the other none refers to
itself by way of what it holds."""

ANNOTATIONS = "from __future__ import annotations"
"""The first line of code of each module."""

COMPILE = """
import sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
tools, level, *modules = sys.argv[1:]
sys.path.append(tools)
from inline_cache import cache_in
flags = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--python-version=3.11"]
made = mypycify(flags + modules, opt_level=level, debug_level="0")
for source in Path("build").glob("**/__native*.c"):
    cache_in(source)
if sys.platform != "win32":
    for each in made:
        each.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
setup(name="engine", packages=[], script_args=["-q", "build_ext", "--inplace"], ext_modules=made)
"""


def candidates(root: Path) -> list[Path]:
    """The modules that carry out rules, in order: of a game those in folders too, but for what reads its texts."""
    paths = [*root.glob("engine/kernel/**/*.py"), *root.glob("engine/games/*/**/*.py")]
    return sorted(path for path in paths if path.name not in PLAIN and READING.isdisjoint(path.relative_to(root).parts))


def name_of(path: Path, root: Path) -> str:
    """A module's full name."""
    return ".".join(path.relative_to(root).with_suffix("").parts)


def compilable(trees: Mapping[str, ast.Module]) -> list[str]:
    """Those modules, by their full names, all of whose classes derive from nothing but such classes of ours."""
    classes = {
        module: {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        for module, tree in trees.items()
    }
    brought = {module: imported(tree) for module, tree in trees.items()}

    def is_native(module: str, name: str) -> bool:
        if name in classes[module]:
            return all(is_native(module, ast.unparse(base)) for base in classes[module][name].bases)
        source, known_as = brought[module].get(name, ("", name))
        return is_native(source, known_as) if source in trees else known_as in BASES

    return [module for module, names in classes.items() if all(is_native(module, name) for name in names)]


def imported(tree: ast.Module) -> dict[str, tuple[str, str]]:
    """What a module takes from others: their full names, and what it is called there, by what it is called here."""
    return {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def marks(body: Sequence[ast.stmt], within: str) -> Iterator[tuple[str, ast.Call]]:
    """Each function under rule numbers, by its full name, with the call that marks it."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from marks(node.body, f"{within}.{node.name}")
        elif isinstance(node, ast.FunctionDef):
            calls = (mark for mark in node.decorator_list if isinstance(mark, ast.Call))
            yield from ((f"{within}.{node.name}", call) for call in calls if ast.unparse(call.func) == "rule")


def made_once(node: ast.stmt) -> str | None:
    """The name of a constant that is an object made when its module is imported: the compiler need not look it up."""
    match node:
        case ast.Assign([ast.Name(name)], ast.Call(called)) if name.isupper() and ast.unparse(called) != "TypeVar":
            return name
    return None


def marked_below(source: str, module: str) -> str:
    """The source with its marks at the end, every other line where it was; two empty lines stand above a class."""
    lines, tree = source.splitlines(), ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and (trait := TRAITS.get(f"{module}.{node.name}")) is not None:
            lines[node.lineno - 3 : node.lineno - 1] = [
                "from mypy_extensions import mypyc_attr",
                f"@mypyc_attr({trait})",
            ]
        elif (name := made_once(node)) is not None:
            lines[node.lineno - 1] = lines[node.lineno - 1].replace(f"{name} =", f"{name}: Final =", 1)
    below = []
    for name, call in marks(tree.body, module):
        assert call.end_lineno is not None
        lines[call.lineno - 1 : call.end_lineno] = [""] * (call.end_lineno - call.lineno + 1)
        below.append(f"carries({name!r}, {', '.join(map(ast.unparse, call.args))})")
    if below:
        below.insert(0, "from engine.kernel.flow.rule_marks import carries")
    return "\n".join([*lines, *below, ""]).replace(ANNOTATIONS, f"{ANNOTATIONS}; from typing import Final", 1)


def build(level: str) -> None:
    """A copy of the engine, compiled beside its sources; it takes the place of the one before when it is whole."""
    shutil.rmtree(MADE, ignore_errors=True)
    state = sources()
    shutil.copytree(ROOT / "engine", MADE / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    paths = {name_of(path, MADE): path for path in candidates(MADE)}
    modules = compilable({module: ast.parse(path.read_text("utf-8")) for module, path in paths.items()})
    names = [paths[module].relative_to(MADE).as_posix() for module in modules]
    for module in modules:
        paths[module].write_text(marked_below(paths[module].read_text("utf-8"), module), "utf-8")
    subprocess.run([sys.executable, "-c", COMPILE, str(ROOT / "tools"), level, *names], cwd=MADE, check=True)
    shutil.rmtree(MADE / "build")
    (MADE / "sources").write_text(state, "utf-8")
    shutil.rmtree(FAST, ignore_errors=True)
    MADE.rename(FAST)


def lacks() -> str:
    """What this machine has not of what it takes to compile; "" where nothing is missing."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler}) on this machine"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of this Python are not installed"
    return ""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "-O", "--level", choices=["0", "1", "2", "3"], default="1", help="how hard the C compiler tries"
    )
    parser.add_argument("--lacks", action="store_true", help="only say why this machine cannot compile, if it cannot")
    given = parser.parse_args()
    if given.lacks:
        print(lacks(), end="")
    elif reason := lacks():
        sys.exit(reason)
    else:
        build(given.level)
