"""What a card is taken for: what is printed on it, another one of its sides (its half, its back), or another card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.characteristics.aspect import FIELD, HAND

if TYPE_CHECKING:
    from engine.kernel.cards.face import Face
    from engine.kernel.state.game import Game
    from engine.kernel.state.state import Ref


def side_of(g: Game, card: int, side: int) -> Face:
    """What is printed on a card (0) or on one of its sides; below 0, on the card that it is a copy of."""
    if side < 0:
        return g.faces[~side]
    return g.library.sides[g.keys[card]][side - 1] if side else g.faces[card]


def take_for(g: Game, ref: Ref, side: int) -> None:
    """From now on it is that one of its sides, 0 for what is printed, until it moves."""
    g.state.sides[ref] = side
    if not side:
        del g.state.sides[ref]
    g.printed.pop(ref, None)
    g.touch(FIELD | HAND, ref)


def copy_of(g: Game, ref: Ref, card: int) -> None:
    """From now on it is what is printed on that card, by its number, until it moves (HM 412.1)."""
    take_for(g, ref, ~card)
