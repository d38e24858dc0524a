"""What a card is taken for: what is printed on it, or another one of its sides (its half, its back)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.characteristics.aspect import FIELD, HAND

if TYPE_CHECKING:
    from engine.kernel.state.game import Game
    from engine.kernel.state.state import Ref


def take_for(g: Game, ref: Ref, side: int) -> None:
    """From now on it is that one of its sides, 0 for what is printed, until it moves."""
    g.state.sides[ref] = side
    g.printed.pop(ref, None)
    g.touch(FIELD | HAND)
