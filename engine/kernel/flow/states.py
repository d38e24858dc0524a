"""Triggers on a state (GOT 10.7.6): they wait once it comes about, and again if it still is so when they are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.cards.face import Listen
from engine.kernel.characteristics.project import may_hear
from engine.kernel.flow.matching import match
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Run

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Look
    from engine.kernel.state.game import Game

STATE = "state"


@rule("GOT 10.7.6", "GOT 10.7.6.1")
def note_states(g: Game) -> None:
    """Whatever waits for a state that has come about triggers, unless it waits or resolves already."""
    if STATE not in g.heard or (g.stale and not may_hear(g, STATE)):
        return
    waiting = (g.view() if g.stale else g.projection).listeners().get(STATE)
    for look, number, listen in [*waiting] if waiting else ():
        assert isinstance(listen, Listen)
        if listen.state is not None and listen.state(g, look) and not _under_way(g, look, number):
            match(g, [(look, number, listen)], STATE, look.source)


def _under_way(g: Game, look: Look, number: int) -> bool:
    waits = any((entry.ability, entry.source) == (number, look.source) for entry in (*g.state.waiting, *g.state.fresh))
    return waits or any(
        isinstance(frame, Run) and (frame.ability, frame.source) == (number, look.source) for frame in g.state.frames
    )
