"""The times at which both may act in turn: the main phase, the play windows of an approach, responses to a play."""

from __future__ import annotations

from functools import lru_cache

from engine.games.precious_memories import timing
from engine.games.precious_memories.frames import BlockedWindow, LastWindow, MainPhase, Play, PlayWindow, Respond, Use
from engine.games.precious_memories.moments import interrupts
from engine.games.precious_memories.settle import settle
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Library
from engine.kernel.flow.priority import Holding, Priority, rows
from engine.kernel.flow.program import Flow, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game

PASSING = ("pass", "pass_on", "pass_turn")


class Acting(Holding):
    """Whoever has cards in his hand that nobody else sees is asked; of others it is open what they can do."""

    def __init__(self, rule: str, phase: str) -> None:
        self.rule = rule
        self.phase = phase

    @rule("PM R-PM-19")
    def possible(self, g: Game, seat: int, f: Priority) -> bool:
        if timing.PASSES in g.state.players[seat].tallies:
            return False
        return has_secrets(g, seat) or self.acts(g, seat)

    def acts(self, g: Game, seat: int) -> bool:
        """Whether there is anything to do but to pass."""
        phase, g.state.phase = g.state.phase, self.phase
        menu = g.rules.menu(g, seat)
        g.state.phase = phase
        return any(option[0] not in PASSING for option in menu)

    def settle(self, g: Game, f: Priority) -> Flow:
        return settle(g, f)


class Responding(Acting):
    """To a play; what has been nullified needs no further response."""

    @rule("PM R-PM-28")
    def possible(self, g: Game, seat: int, f: Priority) -> bool:
        """Where no card of the game interrupts anything, nobody is asked."""
        if timing.PASSES in g.state.players[seat].tallies or not interrupting(g.library):
            return False
        return has_secrets(g, seat) or self.acts(g, seat)

    def is_over(self, g: Game, f: Priority) -> bool:
        """What has been nullified already needs no answer."""
        below = g.state.frames[g.state.frames.index(f) - 1]
        return isinstance(below, Play | Use) and bool(below.void)


def has_secrets(g: Game, seat: int) -> bool:
    """Whether there is a card in a hand that nobody else sees."""
    return any(not g.rules.is_open(g, card) for card in g.zone(seat, "hand"))


@lru_cache(maxsize=64)
def interrupting(library: Library) -> bool:
    """Whether any card of a game can be played, or any text used, in response to a play."""
    if any("interrupts" in face.keywords or interrupts(face) for face in library.faces.values()):
        return True
    return any(is_interrupt(ability.node) for ability in library.abilities)


def is_interrupt(node: t.Ability) -> bool:
    windows = node.windows if isinstance(node, t.Spell) else (getattr(node, "window", ""),)
    return any(window.endswith("_interrupt") for window in windows)


MAIN_PHASE = program(MainPhase, *rows(Acting("R-PM-19", timing.MAIN), "R-PM-19 over"))
PLAY_WINDOW = program(PlayWindow, *rows(Acting("R-PM-19", timing.STEP_2), "R-PM-19 over"))
BLOCKED_WINDOW = program(BlockedWindow, *rows(Acting("R-PM-19", timing.STEP_4), "R-PM-19 over"))
LAST_WINDOW = program(LastWindow, *rows(Acting("R-PM-19", timing.STEP_6), "R-PM-19 over"))
RESPOND = program(Respond, *rows(Responding("R-PM-28", timing.RESPOND), "R-PM-28 over"))
