"""Cards whose text nobody could read say so to everybody whenever something happens to them.

Their printed text is then shown, and the players do by hand what it says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.state.event import Event
from engine.kernel.state.state import CARD_MASK, Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

MARK = "by_hand"
"""The mark of a card that has its stats but none of its abilities."""
OF_TURNS = ("turn_start", "turn_end")


def remind(game: Game, event: str, *refs: Ref, seat: int = -1) -> None:
    """Tell of each card that an event is about, once an input; when a turn starts or ends, of all that player's pieces.

    Only cards that everybody sees take part in events.
    """
    if event in OF_TURNS:
        refs = tuple(ref for ref, piece in game.state.field.items() if piece.seat == seat)
    for ref in refs:
        if ref and MARK in game.library.faces[game.key(ref)].marks:
            told = Event("by_hand_text", (game.owner[ref & CARD_MASK], game.key(ref)))
            if told not in game.events:
                game.tell(told.kind, *told.args)
