"""When something may be played or used: the timing boxes, by phase and by whose turn it is."""

from __future__ import annotations

from engine.games.precious_memories.frames import Approach
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game

MAIN, RESPOND, DECLARE, BLOCK = "main", "respond", "declare", "block"
"""The phases in which somebody is asked to act."""
WINDOWS = STEP_2, STEP_4, STEP_6 = "play_window", "blocked_window", "last_window"
"""The windows of an approach, by their steps."""
APPROACHES = (DECLARE, BLOCK, *WINDOWS)
ANSWERING = (MAIN, *WINDOWS, RESPOND)
AID = "aid_window"
PASSES = "passes_turn"
"""What a player is noted for who wants to be asked no more this turn."""
NONE: frozenset[str] = frozenset()
RESPONDING = {True: frozenset(("approach_interrupt",)), False: frozenset(("main_interrupt",))}
"""What is open to whoever responds, in an approach and outside of one."""
BOXES = {
    (MAIN, True): frozenset(("main_own", "main_both")),
    (MAIN, False): frozenset(("main_theirs", "main_both")),
    **{(step, True): frozenset(("approach_own", "approach_both", AID)) for step in WINDOWS},
    **{(step, False): frozenset(("approach_theirs", "approach_both", AID)) for step in WINDOWS},
}
"""The boxes that are open in a phase, to the turn player and to the other."""


def phase_of(g: Game) -> str:
    """The phase, also where a play is being answered."""
    return DECLARE if during_approach(g) else MAIN if g.state.phase == RESPOND else g.state.phase


def during_approach(g: Game) -> bool:
    return any(isinstance(frame, Approach) for frame in g.state.frames)


@rule("PM R-PM-19")
def open_windows(g: Game, seat: int, phase: str) -> frozenset[str]:
    """The timing boxes that are open to a seat now."""
    if phase == RESPOND:
        return RESPONDING[during_approach(g)]
    return BOXES.get((phase, g.state.active == seat), NONE)
