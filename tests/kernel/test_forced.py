"""The forced runs of the suite notice what they are for."""

from __future__ import annotations

import pytest

from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import Play
from engine.kernel.state.state import Frame, State
from tests import forced
from tests.kernel.toy import begun, moves


def go(take: forced.Take, most: int = 40) -> None:
    play = begun()
    for _, answer in moves(play, most=most):
        take(play, answer)


def test_a_sound_game_stands_both() -> None:
    go(forced.with_round_trip(forced.with_undo(Play.take)))


def test_an_undo_that_does_not_bring_back_the_position_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "_rewind", lambda self, no: None)
    with pytest.raises(AssertionError, match="does not bring back"):
        go(forced.with_undo(Play.take))


def test_a_state_that_loses_something_when_it_is_put_away_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    decode = forced.decoder

    def forgetful(rules: Rulebook) -> object:
        def read(encoded: bytes) -> State[Frame]:
            state = decode(rules)(encoded)
            state.seen += 1
            return state

        return read

    monkeypatch.setattr(forced, "decoder", forgetful)
    with pytest.raises(AssertionError, match="round trip"):
        go(forced.with_round_trip(Play.take))
