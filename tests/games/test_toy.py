"""A game is its folders: Kites is laid into a copy of the source tree, and nothing else there is touched."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games.registry import EVERY

ROOT = Path(__file__).resolve().parents[2]
TOY = Path(__file__).resolve().parent / "toy"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
ROOMS = ("cogs", "data", "engine", "rehearsal", "render")
NEEDED = (
    "docs/words.md",
    "tests/cogs/test_commands.py",
    "tests/draws.py",
    "tests/e2e/house.py",
    "tests/forked.py",
    "tests/games/rehearsed.py",
    "tests/games/spoken.py",
    "tests/locales",
    "tests/machine.py",
    "tests/preloaded.py",
    "tests/render/test_words.py",
    "tests/warm.py",
)
COMMANDS = re.findall(r"^    (python bot\.py .*)$", PAGE, re.MULTILINE)
EXAMPLE = re.compile(r"^`(\w[\w./]*)`[^\n]*\n\n```\w+\n(.*?)```$", re.MULTILINE | re.DOTALL)
MOST_LINES = 900
LONGEST = 3600
"""Seconds that a command may take on a machine with much else to do."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source tree with one more game in it, and with what is compiled already: dates are kept with it."""
    tree = tmp_path_factory.mktemp("house")
    for room in ROOMS:
        shutil.copytree(ROOT / room, tree / room)
    for name in ("bot.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tree / name)
    for name in NEEDED:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tree / name)
    ignored = shutil.ignore_patterns("__pycache__")
    for room in ("engine", "data", "render"):
        shutil.copytree(TOY / room, tree / room / "games" / "kites", ignore=ignored)
    return tree


def run(house: Path, *words: str) -> str:
    """What a command prints there; one that fails fails the test."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("KOTATSU", "PYTEST"))}
    there = known | {"KOTATSU_HOME": str(house / "home"), "PYTHONPATH": str(house)}
    done = subprocess.run(
        [sys.executable, *words], cwd=house, env=there, capture_output=True, text=True, timeout=LONGEST
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_names_commands_and_shows_files() -> None:
    assert len(COMMANDS) >= 6
    assert len(EXAMPLE.findall(PAGE)) >= 8


@pytest.mark.parametrize("command", [each for each in COMMANDS if "rehearse" not in each])
def test_a_command_of_the_page_serves_a_game_that_is_only_folders(house: Path, command: str) -> None:
    assert run(house, *shlex.split(command)[1:]).strip()


@pytest.mark.parametrize(("name", "shown"), EXAMPLE.findall(PAGE))
def test_an_example_of_the_page_stands_in_the_toy(name: str, shown: str) -> None:
    written = (TOY / name).read_text("utf-8")
    for part in re.split(r"^ *(?:#|###) \.\.\.\n", shown, flags=re.MULTILINE):
        assert part in written


def test_cards_are_read_alike_in_both_languages(house: Path) -> None:
    told = json.loads(run(house, "bot.py", "cards", "check", "kites", "data/games/kites/cards/sky.yaml", "--json"))
    assert told["totals"] == {"cards": 7, "exact": 7, "alternate": 0, "declined": 0}


@pytest.mark.parametrize("players", ["builder", "heuristic"])
def test_players_made_of_code_play_it_to_its_end(house: Path, players: str) -> None:
    words = ("bot.py", "simulate", "kites", "--matches", "20", "--pool", "--players", players, "--json")
    told = json.loads(run(house, *words))
    assert told["findings"] == []
    assert sum(told["outcomes"].values()) == 20


def test_its_commands_its_board_and_all_that_it_says_are_there_in_both_languages(house: Path) -> None:
    told = json.loads(run(house, "-m", "tests.games.spoken", "kites"))
    assert set(told["actions"]) == {"play", "fly", "end"} <= set(told["commands"])
    assert min(told["pictures"]) > 10_000
    assert {
        "log-raise",
        "log-fly",
        "log-cut",
        "log-points",
        "log-outcome",
        "prompt-cut",
        "reason-others_kite",
        "verb-fly",
    } <= set(told["keys"])


def test_two_people_sit_down_to_it_in_the_rehearsal_server(house: Path, tmp_path: Path) -> None:
    told = json.loads(run(house, "-m", "tests.games.rehearsed", str(tmp_path / "people")))
    assert "Turn 1: Aoi." in told["board"]
    assert "what do you do?" in told["hand"]
    assert "Waiting for Ben" in told["after"]
    assert told["complaints"] == told["findings"] == []


def test_the_catalogues_are_whole_with_it(house: Path) -> None:
    """Nothing is missing and nothing is dead, in the messages as in the words of pictures. What is asked of one of the
    other games alone is so without it too."""
    facts = "--deselect=tests/locales/test_words.py::test_classes_are_called_as_the_rules_call_them"  # not of this game
    others = " and ".join(f"not {game}" for game in EVERY)
    words = ("tests/locales", "tests/render/test_words.py", facts, "-k", others)
    said = run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)
    assert " passed" in said


def test_a_game_may_lack_what_has_a_default(house: Path, tmp_path: Path) -> None:
    """Without a style, digests and decks of its own it is shown and looked up as any game can be."""
    bare = tmp_path / "bare"
    shutil.copytree(house, bare, ignore=shutil.ignore_patterns("home"))
    shutil.rmtree(bare / "render" / "games" / "kites")
    shutil.rmtree(bare / "data" / "games" / "kites" / "digests")
    drawn = "import tests.games.spoken as spoken; print(spoken.pictures('kites'))"
    assert min(json.loads(run(bare, "-c", drawn))) > 10_000


def test_it_is_small() -> None:
    files = [path for path in TOY.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MOST_LINES
