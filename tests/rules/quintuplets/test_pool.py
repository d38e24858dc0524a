"""Random games with every kind of ability and every invariant asserted."""

from __future__ import annotations

from tests.rules.quintuplets.pool import CARDS
from tests.rules.quintuplets.selfplay import played
from tests.rules.quintuplets.stock import table


def test_the_event_that_turns_heroes_up_has_somebody_to_turn() -> None:
    here = table({"hand": ["back"]}, {}, CARDS["back"], heroes=[{"card": "tram", "face_down": True}])  # type: ignore[list-item]
    here.do("event", "back")
    assert not here.game.state.field[here.ref("tram")].face_down


def test_random_games_break_no_invariant() -> None:
    found = played(1, 3)
    assert found.findings == []


def test_many_games_end() -> None:
    found = played(40, 4, "builder", check=False)
    assert found.findings == []
    assert sum(found.outcomes.values()) == 40
