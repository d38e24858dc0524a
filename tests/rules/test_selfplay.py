"""Random games with every kind of ability and every invariant asserted."""

from __future__ import annotations

import pytest

from tests.rules.selfplay import played

each = pytest.mark.parametrize("game", ["harem_master", "precious_memories", "quintuplets"])


@each
def test_random_games_break_no_invariant(game: str) -> None:
    found = played(game, 1, 3)
    assert found.findings == []


@each
def test_many_games_end(game: str) -> None:
    found = played(game, 40, 4, "builder", check=False)
    assert found.findings == []
    assert sum(found.outcomes.values()) == 40
