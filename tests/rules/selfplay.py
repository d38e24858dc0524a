"""Many games with every kind of ability, checked at each step: `python -m tests.rules.selfplay quintuplets 100`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module

from engine.games.registry import GAMES
from engine.players.check import InvariantCheck
from engine.players.selfplay import SelfPlayReport, simulate


def running(
    game: str, matches: int, seed: int = 0, players: str = "random", *, check: bool = True
) -> Iterator[SelfPlayReport]:
    """What so many games with the pool of a game's rules tests bring, after each of them."""
    rules, pool = GAMES[game], import_module(f"tests.rules.{game}.pool")
    watch = InvariantCheck(rules) if check else None
    first = seed * 100_000
    yield from simulate(
        rules,
        pool.CARDS,
        lambda number: pool.deal(first + number),
        matches=matches,
        seed=seed,
        players=players,
        watch=watch,
    )


def played(game: str, matches: int, seed: int = 0, players: str = "random", *, check: bool = True) -> SelfPlayReport:
    """What so many games bring."""
    *_, result = running(game, matches, seed, players, check=check)
    return result


if __name__ == "__main__":
    game, count, seed, players, *rest = (*sys.argv[1:], *("0", "random")[len(sys.argv) - 3 :])
    for found in running(game, int(count), int(seed), players, check="unchecked" not in rest):
        if found.matches % 10 == 0 or found.matches == int(count) or found.findings:
            print(found.matches, found.decisions, dict(found.outcomes), found.findings[:5], flush=True)
        if found.findings:
            sys.exit(1)
