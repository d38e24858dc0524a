"""What a player has to pay for a quest."""

from __future__ import annotations

from engine.games.lorcana.costs import quest_cost, ready_ink
from engine.kernel.characteristics.look import Look
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal

NO_QUEST_INK = Refusal("4.3.5.6", "not_enough_ink")


def unpaid_quest(g: Game, look: Look) -> Refusal | None:
    """What has to be paid for its questing is there."""
    due = quest_cost(g, look)
    return NO_QUEST_INK if due > 0 and due > ready_ink(g, look.seat) else None
