"""What it costs to use something, and whether the action stack covers it (215.4, 503)."""

from __future__ import annotations

from engine.games.harem_master.ends import STACK
from engine.games.harem_master.frames import Use
from engine.games.harem_master.nodes import PayCost
from engine.kernel.abilities.pricing import total_cost
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Face
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game


@rule("HM 203.1", "HM 306.1", "HM 306.2", "HM 306.3")
def card_cost(g: Game, look: Look) -> int:
    """What is printed on a card, as effects have changed it."""
    return total_cost(g, look, look.face.stats.get("cost", 0))


def besides(g: Game, face: Face) -> int:
    """What a card's own text asks to be paid out of the stack beside that, at the least."""
    if face.extra_cost < 0:
        return 0
    node = g.library.abilities[face.extra_cost].node
    assert isinstance(node, t.Activated)
    return sum(cost.amount or 0 for cost in node.costs if isinstance(cost, PayCost))


def to_spend(g: Game, seat: int) -> int:
    """What lies in the stack and is not needed for the card that is being used."""
    top = g.state.frames[-2] if len(g.state.frames) > 1 else None
    reserved = top.cost if isinstance(top, Use) else 0
    return g.count(seat, STACK) - reserved


@rule("HM 215.4c", "HM 306.4")
def covers(g: Game, c: Context, number: int) -> bool:
    """Whether so much lies in his action stack."""
    return g.count(c.seat, STACK) >= number
