"""The discard pile as something that is waited for: cards that leave it (ruling R-LOR-130)."""

from __future__ import annotations

from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref

LEAVES = "leave_discard"


@rule("LOR 8.6.1")
def leave_discard(g: Game, refs: list[Ref]) -> None:
    """Those of these cards that lie in a discard pile leave it together."""
    if LEAVES not in g.heard and LEAVES not in g.memories:
        return
    since, pile = len(g.state.fresh), g.index["discard"]
    for ref in refs:
        if g.state.zone[ref & CARD_MASK] == pile:
            g.fire(LEAVES, ref, seat=g.owner[ref & CARD_MASK], since=since)
