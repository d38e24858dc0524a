"""Putting a card into the inkwell (4.3.3)."""

from __future__ import annotations

from engine.games.lorcana.costs import ANY_INK, MORE_INK
from engine.games.lorcana.judge.general import Means
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, Ref

INKED = Refusal("4.3.3", "already_inked")
NO_SYMBOL = Refusal("4.3.3.1", "no_inkwell_symbol")


@rule("LOR 4.3.3")
def ink_once(s: Means) -> Refusal | None:
    """Once a turn, and as often again as effects allow (8.5.5)."""
    used = s.g.state.players[s.seat].tallies.get("inked", 0)
    return INKED if used > extra_ink(s.g, s.seat) else None


@rule("LOR 8.5.5")
def extra_ink(g: Game, seat: int) -> int:
    return g.view().allowances.get(MORE_INK, {}).get(seat, 0) if g.state.active == seat else 0


@rule("LOR 4.3.3.1", "LOR 6.2.8")
def ink_symbol(s: Means, ref: Ref) -> Refusal | None:
    marked = "inkwell" in s.g.faces[ref & CARD_MASK].marks or s.g.view().allowances.get(ANY_INK, {}).get(s.seat, 0)
    return None if marked else NO_SYMBOL
