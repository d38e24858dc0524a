"""The suite again, with a snapshot round trip or an undo forced at every input of every game.

`--round-trip`: before an input the state is encoded and decoded. `--undo`: on a copy of the game the input is taken and
then taken back by everybody's consent, which must bring back the position; taken again it must come to the same.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from engine.kernel.record.record import Play, decoder, encoded
from engine.kernel.state.event import Event
from engine.kernel.state.question import Answer, Input, Undo
from engine.kernel.state.state import Frame, State

Take = Callable[[Play, Input], list[Event]]


def add_options(parser: pytest.Parser) -> None:
    group = parser.getgroup("kotatsu")
    group.addoption("--round-trip", action="store_true", help="encode and decode the state before every input")
    group.addoption("--undo", action="store_true", help="take every input, take it back, and take it again")


def install(config: pytest.Config) -> None:
    """Wrap every game's `take` as the options say, for the whole run."""
    take: Take = Play.take
    if config.getoption("--undo"):
        take = with_undo(take)
    if config.getoption("--round-trip"):
        take = with_round_trip(take)
    Play.take = take  # type: ignore[method-assign]


def with_round_trip(take: Take) -> Take:
    """Put the state away and take it out again before every input."""

    def forced(play: Play, move: Input) -> list[Event]:
        game, before = play.game, play.snapshot()
        game.state = decoder(play.rules)(before)
        game.stale = True
        assert play.snapshot() == before, "the state does not survive a round trip"
        return take(play, move)

    return forced


def with_undo(take: Take) -> Take:
    """Try every answer out on a copy, back and forth."""

    def forced(play: Play, move: Input) -> list[Event]:
        if not isinstance(move, Answer):
            return take(play, move)
        twin = play.fork()
        before = _position(twin)
        events = take(play, move)
        take(twin, move)
        if twin.outcome is None:
            others = tuple(seat for seat in twin.game.turn_order(0) if seat != move.seat)
            take(twin, Undo(move.seat, len(twin.rows) - 1, others))
            assert _position(twin) == before, f"an undo of {move} does not bring back the position"
            take(twin, move)
            if not play.game.shuffles:  # a shuffle is never repeated: its stream is keyed by the journal's position
                assert _position(twin) == _position(play), f"{move} taken again comes to something else"
        return events

    return forced


def _position(play: Play) -> bytes:
    """The state without its place in the record."""
    state: State[Frame] = decoder(play.rules)(play.snapshot())
    state.no = 0
    if state.question is not None:
        state.question = msgspec.structs.replace(state.question, no=0)
    return encoded(state)
