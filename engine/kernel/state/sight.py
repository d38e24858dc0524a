"""What everybody at the table sees, and what one of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.state.state import NOBODY

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


def lies_open(g: Game, card: int) -> bool:
    """Whether everybody sees what card it is: in play, but not face down, or face up in an open zone."""
    piece = g.state.field.get(g.state.refs[card])
    return sees(g, card, NOBODY) if piece is None else not piece.face_down


def sees(g: Game, card: int, viewer: int) -> bool:
    """Whether a viewer, or everybody for nobody, sees what card it is that is not in play: face up in a zone that is
    open to him."""
    number = g.state.zone[card]
    is_up = number >= 0 and card not in g.state.covered
    return is_up and g.rules.visible(g, g.holder(card), g.rules.zones[number], viewer)
