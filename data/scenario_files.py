"""Scenario files on disk: found, read and run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from data.cards import load as load_cards
from data.sheets import CardSetError, read_files
from data.shelf import own_sets
from engine.games.registry import GAMES
from engine.kernel.cards.card import Card
from engine.reader import LIMIT
from engine.scenario import ScenarioError, load, run
from engine.scenario.reading import Known
from engine.scenario.runner import broken

ENDINGS = (".yaml", ".yml", ".json")
NO_SCENARIO = "out_of_scope.yaml"
"""What a folder of scenarios leaves out, and why; it is none itself."""


class Failure(TypedDict):
    """A file and the first thing that did not come out, in one sentence with its line."""

    file: str
    why: str


class ScenarioReport(TypedDict):
    """The document of `bot.py scenario --json`."""

    passed: int
    failed: list[Failure]


def run_files(
    paths: Sequence[Path | str],
    cards: Sequence[Path] = (),
    *,
    round_trip: bool = False,
    undo: bool = False,
    compiled: Path | None = None,
) -> ScenarioReport:
    """Run files, and every scenario below folders, in the order of their names. A path that is not there fails.

    `cards`: card files whose cards scenarios may name by key, besides those that come with a game; `compiled`: the
    folder in which what was read of cards is remembered. Raises CardSetError.
    """
    known = at_hand(cards, compiled)
    passed, failed = 0, list[Failure]()
    for path in scenario_files(paths):
        faults = run_file(path, known, round_trip=round_trip, undo=undo)
        if faults:
            failed.append({"file": str(path), "why": "; ".join(faults)})
        else:
            passed += 1
    return {"passed": passed, "failed": failed}


def scenario_files(paths: Sequence[Path | str]) -> Iterator[Path]:
    """Files as they are named, and what lies below folders."""
    for path in map(Path, paths):
        if path.is_dir():
            files = (each for each in path.rglob("*") if each.suffix in ENDINGS and each.name != NO_SCENARIO)
            yield from sorted(each for each in files if each.is_file())
        else:
            yield path


def run_file(
    path: Path,
    known: Known | None = None,
    *,
    round_trip: bool = False,
    undo: bool = False,
) -> list[str]:
    """What does not come out in one file; nothing if all does. Raises CardSetError."""
    try:
        with path.open("rb") as file:
            raw = file.read(LIMIT + 1)
        scenario = load(raw, known or known_cards)
        return run(scenario, GAMES[scenario.file.game], round_trip=round_trip, undo=undo)
    except OSError as error:
        return [f"cannot be opened ({error.strerror})"]
    except ScenarioError as error:
        return [str(error)]
    except CardSetError:
        raise
    except Exception as error:  # a fault of the reader is this file's, and must not hide the others
        return [broken(error)]


def at_hand(files: Sequence[Path], compiled: Path | None = None) -> Known:
    """What finds the cards of a game that are at hand, with those of further files. Raises CardSetError."""
    further = {path: read_files([path]).game for path in files}

    @cache
    def known(game: str) -> Mapping[str, Card]:
        more = [path for path, its in further.items() if its == game]
        return load_cards([*own_sets(game), *more], cache=compiled).cards if more else known_cards(game, compiled)

    return known


@cache
def known_cards(game: str, compiled: Path | None = None) -> Mapping[str, Card]:
    """The cards that come with a game, which a scenario may name by key."""
    sets = own_sets(game)
    return load_cards(sets, cache=compiled).cards if sets else {}
