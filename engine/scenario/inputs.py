"""Inputs into a game under test: taken as they are, through the codec, or twice."""

from __future__ import annotations

from engine.kernel.flow.machine import take
from engine.kernel.record.record import Play, decoder
from engine.kernel.state.event import Event
from engine.kernel.state.question import Input, Question, Refusal, Refused, Undo
from engine.manifest.dialect.errors import Unmet


class Inputs:
    """The way into a game. `events`: everything that has happened since the position; `asked`: every question.

    `round_trip`: the state is encoded and decoded before every input. `undo`: every input is taken, taken back and
    taken again, and must come to the same.
    """

    def __init__(self, play: Play, events: list[Event], *, round_trip: bool, undo: bool) -> None:
        self.play = play
        self.events = list(events)
        self.asked: list[Question] = []
        self._ask()
        self._round_trip = round_trip
        self._undo = undo

    def take(self, move: Input) -> None:
        """One input into the record. Raises Refused, and Unmet if it comes to something else the second time."""
        if self._round_trip:
            self._restore(self.play.snapshot())
        rehearsed = self._rehearsed(move) if self._undo and not isinstance(move, Undo) else None
        self.events += self.play.take(move)
        self._ask()
        if rehearsed is not None and rehearsed != self.play.snapshot():
            raise Unmet(f"{move} came to something else when it was taken back and taken again")

    def _ask(self) -> None:
        if self.play.question is not None:
            self.asked.append(self.play.question)

    def refusal(self, move: Input) -> Refusal | None:
        """Why an input would be refused now, or None; nothing changes."""
        if isinstance(move, Undo):
            allowed = move.consents or self.play.free_undo(move.seat) == move.to
            return None if allowed else Refusal("", "undo_needs_consent")
        try:
            self._rehearsed(move)
        except Refused as refused:
            return refused.refusal
        return None

    def _rehearsed(self, move: Input) -> bytes:
        """The state after an input that is then taken back."""
        before = self.play.snapshot()
        try:
            take(self.play.game, move)
            return self.play.snapshot()
        finally:
            self._restore(before)

    def _restore(self, encoded: bytes) -> None:
        game = self.play.game
        game.state = decoder(self.play.rules)(encoded)
        game.events.clear()
        game.stale = True
