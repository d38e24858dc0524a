"""`python -m tests.behaviour.random_programs [GAME] [--programs N] [--seed S]`: small programs, engine against model.

A program is an ability drawn at random from the nodes that a game's grammar can print (`draws`), on a board at random.
The engine and a plain model that reads the tree play it side by side. Exit 0 if they never part, 1 if they do.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from tests.behaviour import chance_lorcana, chance_mlp
from tests.behaviour.draws import DRAWS, Program
from tests.behaviour.lockstep import Parted

RUNS: Mapping[str, Callable[..., None]] = {"lorcana": chance_lorcana.run, "mlp": chance_mlp.run}
PROGRAMS = 5000


class Difference(NamedTuple):
    """Where the two part: which program, its text, and what happened."""

    program: str
    text: str
    what: str


def programs(game: str, count: int, seed: int = 0) -> Iterator[tuple[str, Program, Random]]:
    """So many programs of a game, each with its name and its dice; the same name is always the same program."""
    for number in range(seed, seed + count):
        name = f"{game} {number}"
        dice = Random(name)
        yield name, DRAWS[game](dice).program(), dice


def differences(game: str, count: int, seed: int = 0) -> Iterator[Difference]:
    """Every program on which engine and model part."""
    for name, program, dice in programs(game, count, seed):
        try:
            RUNS[game](program, dice, name)
        except Parted as parted:
            yield Difference(name, program.text, str(parted))
        except Exception as error:
            raise AssertionError(f"{name}: {program.text}") from error


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; says what was played and where the two parted."""
    parser = argparse.ArgumentParser(prog="python -m tests.behaviour.random_programs", description=__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(RUNS), help="one game's id; without it all games")
    parser.add_argument("--programs", type=int, default=PROGRAMS, help="how many in all")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first one")
    options = parser.parse_args(arguments)
    games = [options.game] if options.game else sorted(RUNS)
    found, began = 0, time.perf_counter()
    for game in games:
        for each in differences(game, options.programs // len(games), options.seed):
            found += 1
            sys.stdout.write(f"{each.program}: {each.text}\n    {each.what}\n")
    seconds = time.perf_counter() - began
    sys.stdout.write(f"{options.programs} programs in {seconds:.0f} s, {found} differences\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
