"""The times at which both may act in turn: the main phase, the play windows of an approach, responses to a play."""

from __future__ import annotations

from engine.games.precious_memories import timing
from engine.games.precious_memories.frames import BlockedWindow, LastWindow, MainPhase, Play, PlayWindow, Respond, Use
from engine.games.precious_memories.settle import settle
from engine.kernel.cards.face import Face
from engine.kernel.flow.priority import Holding, Priority, rows
from engine.kernel.flow.program import Flow, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game


class Acting(Holding):
    """Whoever has cards in his hand, or a text in play that may be used at some such time, is asked."""

    def __init__(self, rule: str, phase: str) -> None:
        self.rule = rule
        self.phase = phase

    @rule("PM R-PM-19")
    def possible(self, g: Game, seat: int, f: Priority) -> bool:
        if g.zone(seat, "hand"):
            return True
        return any(look.abilities for look in g.looks().values() if look.seat == seat)

    def settle(self, g: Game, f: Priority) -> Flow:
        return settle(g, f)


class Responding(Acting):
    """To a play; what has been nullified needs no further response."""

    @rule("PM R-PM-28")
    def possible(self, g: Game, seat: int, f: Priority) -> bool:
        """Cards of the hand that nobody sees could be the answer; texts in play are open."""
        if any(not g.rules.is_open(g, card) or interrupts(g.faces[card]) for card in g.zone(seat, "hand")):
            return True
        numbers = [number for look in g.looks().values() if look.seat == seat for number in look.abilities]
        return any(is_interrupt(getattr(g.library.abilities[number].node, "window", "")) for number in numbers)

    def is_over(self, g: Game, f: Priority) -> bool:
        """What has been nullified already needs no answer."""
        below = g.state.frames[g.state.frames.index(f) - 1]
        return isinstance(below, Play | Use) and bool(below.void)


def is_interrupt(window: str) -> bool:
    return window.endswith("_interrupt")


def interrupts(face: Face) -> bool:
    """Whether a card could be played in response."""
    return "interrupts" in face.keywords or bool(face.spells)


MAIN_PHASE = program(MainPhase, *rows(Acting("R-PM-19", timing.MAIN), "R-PM-19 over"))
PLAY_WINDOW = program(PlayWindow, *rows(Acting("R-PM-19", timing.STEP_2), "R-PM-19 over"))
BLOCKED_WINDOW = program(BlockedWindow, *rows(Acting("R-PM-19", timing.STEP_4), "R-PM-19 over"))
LAST_WINDOW = program(LastWindow, *rows(Acting("R-PM-19", timing.STEP_6), "R-PM-19 over"))
RESPOND = program(Respond, *rows(Responding("R-PM-28", timing.RESPOND), "R-PM-28 over"))
