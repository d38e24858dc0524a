"""The order of the house: what may be tracked, and what each room must not do."""

import ast
import json
import re
import subprocess
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import pytest
from PIL import ImageFont

ROOT = Path(__file__).resolve().parents[1]

TOP_LEVEL = re.compile(
    r"bot\.py|pyproject\.toml|cogs|engine|render|data|tests|tools|rehearsal|docs|README.*|LICENSE|CHANGELOG\.md|"
    r"CONTRIBUTING\.md|SECURITY\.md|Makefile|constraints.*\.txt|\..+"
)
PACKAGES = ("cogs/", "data/", "engine/", "rehearsal/", "render/")

MAX_LINES = 400
LONG_FILES = {  # the reason why each may be longer
    "engine/kernel/cards/tree.py": "the ability algebra is one closed union of small nodes that refer to each other",
}

OUTSIDE_WORLD = frozenset(
    [
        "asyncio",
        "calendar",
        "concurrent",
        "datetime",
        "glob",
        "io",
        "multiprocessing",
        "os",
        "pathlib",
        "queue",
        "random",
        "sched",
        "secrets",
        "select",
        "selectors",
        "shutil",
        "signal",
        "socket",
        "sqlite3",
        "ssl",
        "subprocess",
        "tempfile",
        "threading",
        "time",
        "uuid",
        "zoneinfo",
    ]
)
MAY_CHANCE = re.compile(r"engine/(?:players|manifest|games/\w+/(?:mind|trial)\.py)")
MAY_AWAIT = re.compile(r"bot\.py|(?:engine/table|cogs|data|rehearsal|tests)/.*")
ORDERLESS = frozenset(["all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"])

LOCAL_PATH = re.compile(r"(?<![\w.~}])/(?:work|root|home/\w+|Users/\w+)/")
TEMPORARY_PATH = re.compile(r"(?<![\w.~}])/tmp/")
HOSTS = (
    (
        "py|pi,org python|hosted,org ana|conda,org npm|js, yarn|pkg, deb,deb|ian,org archive,ubun|tu,com cra|tes,io"
        " ruby|gems,org proxy,go|lang,org repo1,mav|en,org doc|ker,io gh|cr,io"
    )
    .replace("|", "")
    .replace(",", ".")
    .split()
)
"""Where packages are fetched from, put together here so that not even this file holds the name of one."""
REGISTRY = re.compile("|".join(map(re.escape, HOSTS)))

RULE_RUN = 28
ABILITY_LENGTH = 45
JAPANESE = re.compile(r"[\u3041-\u30ff\u3400-\u9fff]")


@cache
def tracked() -> tuple[str, ...]:
    """Every tracked path that is there."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return tuple(name for name in listed.split("\0") if name and (ROOT / name).is_file())


@cache
def texts() -> dict[str, str]:
    """Every tracked text file's content by its path."""
    found = {}
    for name in tracked():
        raw = (ROOT / name).read_bytes()
        if b"\0" not in raw:
            found[name] = raw.decode("utf-8")
    return found


def sources(*folders: str) -> dict[str, str]:
    return {name: text for name, text in texts().items() if name.endswith(".py") and name.startswith(folders)}


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and top-level name of each import."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module.partition(".")[0]


def called(node: ast.AST) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def is_set(node: ast.AST | None) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub | ast.BitAnd | ast.BitOr | ast.BitXor):
        return any(is_set(side) or is_keys(side) for side in (node.left, node.right))
    return isinstance(node, ast.Set | ast.SetComp) or (node is not None and called(node) in {"set", "frozenset"})


def is_keys(node: ast.AST) -> bool:
    """What an operator makes of two of these is a set."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in {"keys", "items"}


def given_names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and name of everything that a module gives a name to: functions, parameters, variables, attributes."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield node.lineno, name
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
                yield node.lineno, name


def names_of_sets(tree: ast.AST) -> set[str]:
    """Names that a set is assigned to anywhere in the module."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and is_set(node.value):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and is_set(node.value) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def walks_over_sets(tree: ast.AST) -> Iterator[int]:
    """Lines where the order of a set decides the order of what is done."""
    sets = names_of_sets(tree)
    harmless = {id(argument) for node in ast.walk(tree) if called(node) in ORDERLESS for argument in node.args}
    for node in ast.walk(tree):
        walked: list[ast.expr] = []
        if isinstance(node, ast.For):
            walked = [node.iter]
        elif isinstance(node, ast.ListComp | ast.DictComp | ast.GeneratorExp) and id(node) not in harmless:
            walked = [generator.iter for generator in node.generators]
        elif called(node) in {"enumerate", "iter", "list", "map", "next", "tuple"}:
            walked = node.args
        if any(is_set(each) or (isinstance(each, ast.Name) and each.id in sets) for each in walked):
            yield node.lineno


def squeezed(text: str) -> str:
    """The text with its characters' widths evened out and without any space."""
    return "".join(unicodedata.normalize("NFKC", text).split())


def rule_runs(facts: Path) -> set[str]:
    """Every run of RULE_RUN characters of the official texts that holds some Japanese."""
    runs = set()
    for path in sorted((facts / "rules").iterdir()):
        text = squeezed(path.read_text("utf-8"))
        runs.update(text[at : at + RULE_RUN] for at in range(len(text) - RULE_RUN + 1))
    return {run for run in runs if JAPANESE.search(run)}


def printed_abilities(facts: Path) -> dict[str, list[str]]:
    """The long printed abilities and sentences of the cards, by their first RULE_RUN characters."""
    found: dict[str, list[str]] = {}
    for path in sorted((facts / "cards").glob("*.json")):
        for card in json.loads(path.read_text("utf-8"))["cards"]:
            abilities = [card["text"], *(ability.get("text", "") for ability in card["abilities"])]
            for part in {part for ability in abilities for part in re.split(r"(?<=[.。])|\n", ability)} | {*abilities}:
                if len(text := squeezed(part)) >= ABILITY_LENGTH:
                    found.setdefault(text[:RULE_RUN], []).append(text)
    return found


def copied(text: str, runs: set[str], abilities: dict[str, list[str]]) -> str | None:
    """The start of the first rules text or printed ability that the text repeats."""
    plain = squeezed(text)
    for at in range(len(plain) - RULE_RUN + 1):
        run = plain[at : at + RULE_RUN]
        if run in runs or any(plain.startswith(ability, at) for ability in abilities.get(run, ())):
            return run
    return None


def card_signs(facts: Path) -> set[str]:
    """Every printable sign that stands in a card file."""
    cards = (path.read_text("utf-8") for path in (facts / "cards").glob("*.json"))
    return {sign for text in cards for sign in text if sign.isprintable()}


def test_only_known_names_stand_at_the_top_level() -> None:
    names = {PurePosixPath(name).parts[0] for name in tracked()}
    assert sorted(name for name in names if not TOP_LEVEL.fullmatch(name)) == []


def test_every_file_of_a_package_is_installed_with_it() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["setuptools"]["package-data"]["*"]
    files = [PurePosixPath(name) for name in tracked() if name.startswith(PACKAGES)]
    assert [str(path) for path in files if not any(path.match(each) for each in ["*.py", *patterns])] == []


@pytest.mark.parametrize(("pattern", "spared"), [(LOCAL_PATH, ()), (TEMPORARY_PATH, ("tests/",)), (REGISTRY, ())])
def test_no_tracked_file_names_a_place_of_one_machine(pattern: re.Pattern[str], spared: tuple[str, ...]) -> None:
    found = [
        f"{name}:{number}: {match[0]}"
        for name, text in texts().items()
        if not (spared and name.startswith(spared))
        for number, line in enumerate(text.splitlines(), 1)
        if (match := pattern.search(line))
    ]
    assert found == []


@pytest.mark.parametrize("host", HOSTS)
def test_a_registry_is_seen_by_its_host_alone(host: str) -> None:
    assert REGISTRY.search(f"index-url = https://{host}/simple")
    assert not REGISTRY.search(host.replace(".", ""))


def test_the_engine_knows_no_outside_world() -> None:
    found = [
        f"{name}:{line}: imports {module}"
        for name, text in sources("engine/").items()
        if not name.startswith("engine/table/")
        for line, module in imported(ast.parse(text))
        if module in OUTSIDE_WORLD and not (module == "random" and MAY_CHANCE.match(name))
    ]
    assert found == []


def test_players_made_of_code_take_their_chances_from_a_seeded_generator() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, text in sources("engine/").items()
        for node in ast.walk(ast.parse(text))
        if (isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names))
        or (isinstance(node, ast.ImportFrom) and node.module == "random" and node.names[0].name != "Random")
    ]
    assert found == []


def test_the_engine_opens_no_file() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, text in sources("engine/").items()
        for node in ast.walk(ast.parse(text))
        if called(node) in {"open", "input", "print"} and isinstance(node, ast.Call)
    ]
    assert found == []


def test_waiting_happens_only_at_the_shell() -> None:
    waits = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)
    found = [
        f"{name}:{node.lineno}"
        for name, text in sources("").items()
        if not MAY_AWAIT.fullmatch(name)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, waits)
    ]
    assert found == []


def test_no_order_comes_from_a_set() -> None:
    found = [
        f"{name}:{line}"
        for name, text in sources("engine/kernel/", "engine/games/").items()
        for line in walks_over_sets(ast.parse(text))
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "for a in {1, 2}: f(a)",
        "for a in set(b): f(a)",
        "s = {1}\n[a for a in s]",
        "list(set(b))",
        "next(iter({1}))",
        "for a in b.keys() - c: f(a)",
        "[a for a in b & c.items()]",
    ],
)
def test_a_walk_over_a_set_is_seen(code: str) -> None:
    assert list(walks_over_sets(ast.parse(code)))


@pytest.mark.parametrize("code", ["for a in sorted({2, 1}): f(a)", "s = {1}\nany(a for a in s)", "a in {1, 2}"])
def test_a_use_of_a_set_without_order_is_let_be(code: str) -> None:
    assert not list(walks_over_sets(ast.parse(code)))


def test_no_file_grows_too_long_without_a_reason() -> None:
    lengths = {name: len(text.splitlines()) for name, text in sources("cogs/", "data/", "engine/", "render/").items()}
    assert {name: length for name, length in lengths.items() if length > MAX_LINES and name not in LONG_FILES} == {}
    assert [name for name in LONG_FILES if lengths.get(name, 0) <= MAX_LINES] == []


def test_what_is_found_is_named_for_what_it_is() -> None:
    named = [
        f"{name}:{line}: {given}"
        for name, text in sources(*PACKAGES, "bot.py", "tools/").items()
        for line, given in given_names(ast.parse(text))
        if given.strip("_") == "found"
    ]
    assert named == []


@pytest.mark.parametrize(
    "code",
    [
        "found = f()",
        "def found(): ...",
        "async def _found(): ...",
        "def f(found): ...",
        "lambda found: g",
        "self._found = a",
        "[found for found in a]",
        "(found := f())",
        "for a, (found, b) in c: ...",
        "with f() as found: ...",
        "match a:\n case [b, *found]: ...",
        "match a:\n case {'b': found}: ...",
        "match a:\n case {'b': _, **found}: ...",
    ],
)
def test_a_name_for_finding_is_seen(code: str) -> None:
    assert "found" in {name.strip("_") for _, name in given_names(ast.parse(code))}


@pytest.mark.facts
def test_no_tracked_file_repeats_the_official_texts(facts: Path) -> None:
    runs, abilities = rule_runs(facts), printed_abilities(facts)
    found = {name: copied(text, runs, abilities) for name, text in texts().items()}
    assert {name: run for name, run in found.items() if run} == {}


@pytest.mark.facts
def test_a_copied_text_is_seen(facts: Path) -> None:
    runs, abilities = rule_runs(facts), printed_abilities(facts)
    assert len(runs) > 50_000
    assert len(abilities) > 100
    for text in (min(runs), max(runs), *abilities[min(abilities)], *abilities[max(abilities)]):
        assert copied(f"# {text[:9]} {text[9:]}\n", runs, abilities)
    assert not copied(min(runs)[1:], runs, abilities)


@pytest.mark.facts
@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_the_fonts_hold_every_sign_of_the_cards(facts: Path, weight: str) -> None:
    font = ImageFont.truetype(ROOT / "render" / "fonts" / f"KotatsuSansJP-{weight}.otf", 24)

    def drawn(sign: str) -> bytes:
        return bytes(font.getmask(sign))

    missing = drawn("\ue000")  # a private code point, which no open font holds
    assert any(missing)
    assert sorted(sign for sign in card_signs(facts) if drawn(sign) == missing) == []
