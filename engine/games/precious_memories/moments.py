"""Other times than the own main phase at which a text lets its card appear."""

from __future__ import annotations

from engine.games.precious_memories import timing
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Face
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game

APPEARS = "appear_"
INTERRUPTS = "appear_interrupt"


@rule("PM R-PM-57")
def appears_now(g: Game, look: Look) -> bool:
    """Whether a card of the hand may appear now because its own text says so, as long as its condition holds."""
    for effect in look.face.continuous:
        node = effect.node
        fits = isinstance(node, t.Can) and node.deed.startswith(APPEARS) and is_moment(g, look, node.deed)
        if fits and (effect.test is None or effect.test(g, look)):
            return True
    return False


def interrupts_by_text(face: Face) -> bool:
    """Whether a text ever lets its card appear in answer to a play."""
    return any(isinstance(effect.node, t.Can) and effect.node.deed == INTERRUPTS for effect in face.continuous)


def is_moment(g: Game, look: Look, deed: str) -> bool:
    """In answer to a play only where it says so."""
    phase = g.state.phase
    match deed.removeprefix(APPEARS):
        case "interrupt":
            return phase == timing.RESPOND
        case "main_theirs":
            return phase == timing.MAIN and g.state.active != look.seat
        case "approach":
            return phase in timing.WINDOWS
        case "outside_main":
            return phase != timing.RESPOND
    return False
