"""Countering what is being used or has triggered (411)."""

from __future__ import annotations

from engine.games.harem_master.frames import Answering, Settle, Use
from engine.games.harem_master.nodes import Uncounterable
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Flow
from engine.kernel.flow.resolving import entry_of
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Frame, Run

UNCOUNTERABLE = t.tag_of(Uncounterable())


@rule("HM 411.1", "HM 411.1a", "HM 411.1b", "HM 411.2")
def counter(g: Game, f: Run) -> Flow:
    """What it was used in answer to does nothing any more, unless that is not countered: then this fails."""
    met = answered(g, f)
    if met is None or is_safe(g, met):
        g.tell("counter_fails", f.seat, g.keys[f.card])
        return None
    if isinstance(met, Run):
        g.tell("countered", met.seat, g.keys[met.card])
        met.at = len(g.library.abilities[met.ability].rows)
    elif isinstance(met, Use | Settle):
        met.countered = True
    return None


def answered(g: Game, f: Run) -> Frame | None:
    """What goes on under the window in which this was used."""
    frames = g.state.frames
    at = next(number for number in range(len(frames) - 1, -1, -1) if frames[number] is f)
    for number in range(at, 0, -1):
        if isinstance(frames[number], Answering):
            return frames[number - 1]
    return None


@rule("HM 411.2")
def is_safe(g: Game, met: Frame) -> bool:
    """Whether its card says that it is not countered, or, of an ability, its own text."""
    if isinstance(met, Use):
        return _says(g.faces[met.card & CARD_MASK].card.abilities)
    if isinstance(met, Settle):
        return UNCOUNTERABLE in g.library.abilities[entry_of(g, met.picked).ability].tags
    return isinstance(met, Run) and UNCOUNTERABLE in g.library.abilities[met.ability].tags


def _says(tree: t.Tree) -> bool:
    of_card = [node for node in tree if isinstance(node, t.Static | t.Spell)]
    return any(t.tag_of(part) == UNCOUNTERABLE for node in of_card for part in t.nodes_of(node))
