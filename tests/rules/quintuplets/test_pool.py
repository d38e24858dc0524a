"""The pool that self-play draws decks from has for each of its abilities something that it can happen to."""

from __future__ import annotations

from tests.rules.quintuplets.pool import CARDS
from tests.rules.quintuplets.stock import table


def test_the_event_that_turns_heroes_up_has_somebody_to_turn() -> None:
    here = table({"hand": ["back"]}, {}, CARDS["back"], heroes=[{"card": "tram", "face_down": True}])  # type: ignore[list-item]
    here.do("event", "back")
    assert not here.game.state.field[here.ref("tram")].face_down
