"""What holds for a while alone: in one phase of the turn, or in the next turn."""

from __future__ import annotations

from engine.games.precious_memories.timing import APPROACHES, MAIN, phase_of
from engine.kernel.characteristics.aspect import LASTING
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Lasting

MAIN_ALONE, APPROACH_ALONE, NEXT_ALONE = "main_phase", "challenge_phase", "next_turn"
ENDS = frozenset(("turn", MAIN_ALONE, APPROACH_ALONE))
"""What is over at the end of the turn."""


@rule("PM R-PM-105")
def holds_now(g: Game, effect: Lasting) -> bool:
    """Whether an effect holds now that does so in one phase of its turn, or begins with the next one."""
    match effect.until:
        case "main_phase":
            return phase_of(g) == MAIN
        case "challenge_phase":
            return phase_of(g) in APPROACHES
        case "next_turn":
            return g.state.turn > effect.turn
        case "your_next_turn":
            return g.state.turn > effect.turn and g.state.active == effect.seat
        case "next_opposing_turn":
            return g.state.turn > effect.turn and g.state.active != effect.seat
    return True


def begin(g: Game, phase: str) -> None:
    """A phase begins: what holds in one alone does so from now on, or no more."""
    g.state.phase = phase
    if any(effect.until in (MAIN_ALONE, APPROACH_ALONE) for effect in g.state.lasting):
        g.touch(LASTING)
