"""Many games with every kind of ability, checked at each step: `python -m tests.rules.quintuplets.selfplay 100`."""

from __future__ import annotations

import sys

from engine.players.check import InvariantCheck
from engine.players.selfplay import SelfPlayReport, simulate
from tests.rules.quintuplets.pool import CARDS, deal
from tests.rules.quintuplets.stock import RULES


def played(matches: int, seed: int = 0, players: str = "random", *, check: bool = True) -> SelfPlayReport:
    """What so many games bring."""
    watch = InvariantCheck(RULES) if check else None
    first = seed * 100_000
    *_, result = simulate(
        RULES, CARDS, lambda number: deal(first + number), matches=matches, seed=seed, players=players, watch=watch
    )
    return result


if __name__ == "__main__":
    found = played(int(sys.argv[1]), int((*sys.argv[2:], "0")[0]), (*sys.argv[3:], "random")[0])
    print(found.matches, found.decisions, dict(found.outcomes), "\n".join(found.findings[:20]))
