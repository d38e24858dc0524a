"""Many games with every kind of ability, checked at each step: `python -m tests.rules.harem_master.selfplay 100`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from engine.players.check import InvariantCheck
from engine.players.selfplay import SelfPlayReport, simulate
from tests.rules.harem_master.pool import CARDS, deal
from tests.rules.harem_master.stock import RULES


def running(matches: int, seed: int = 0, players: str = "random", *, check: bool = True) -> Iterator[SelfPlayReport]:
    """What so many games bring, after each of them."""
    watch = InvariantCheck(RULES) if check else None
    first = seed * 100_000
    yield from simulate(
        RULES, CARDS, lambda number: deal(first + number), matches=matches, seed=seed, players=players, watch=watch
    )


def played(matches: int, seed: int = 0, players: str = "random", *, check: bool = True) -> SelfPlayReport:
    """What so many games bring."""
    *_, result = running(matches, seed, players, check=check)
    return result


if __name__ == "__main__":
    count, seed, players, *rest = (*sys.argv[1:], *("0", "random")[len(sys.argv) - 2 :])
    for found in running(int(count), int(seed), players, check="unchecked" not in rest):
        if found.matches % 10 == 0 or found.matches == int(count):
            print(found.matches, found.decisions, dict(found.outcomes), found.findings[:5], flush=True)
