"""Random games with every kind of ability and every invariant asserted."""

from __future__ import annotations

from tests.rules.harem_master.selfplay import played


def test_random_games_break_no_invariant() -> None:
    found = played(1, 3)
    assert found.findings == []


def test_many_games_end() -> None:
    found = played(40, 4, "builder", check=False)
    assert found.findings == []
    assert sum(found.outcomes.values()) == 40
