"""Which piece faces which, where players have slots opposite each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Piece, Ref

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Look
    from engine.kernel.state.game import Game


def faces(g: Game, look: Look, ref: Ref, aside: int = 0) -> bool:
    """Whether a piece lies in the slot opposite a piece's slot, the one that it left last if it has left; `aside`: so
    many slots beside it."""
    front = g.look(ref)
    if look.piece is None or front.piece is None or look.seat == front.seat:
        return False
    slot = slot_of(g, front.piece)
    if slot < 0:
        slot = slot_in_challenge(g, front.seat)
    return slot >= 0 and abs(look.piece.slot - slot) == aside


@rule("MLP 2-3.0.0")
def slot_of(g: Game, piece: Piece) -> int:
    """Where a piece lies or lay last: what lies on another one shares its slot."""
    if piece.slot >= 0:
        return piece.slot
    place = g.state.field.get(piece.at) or piece
    return place.slot if place.slot >= 0 else place.notes.get("slot", -1)


@rule("MLP 6-3.2.0")
def slot_in_challenge(g: Game, seat: int) -> int:
    """Where the piece lies that a player has in a challenge: what takes part from no slot of its own speaks
    from there (ruling R-MLP-56)."""
    fighting = [piece.slot for piece in g.state.field.values() if piece.seat == seat and in_challenge(piece)]
    return fighting[0] if fighting else -1


def in_challenge(piece: Piece) -> bool:
    """Whether it takes part in the challenge that goes on."""
    return bool(piece.notes.get("challenging") or piece.notes.get("being_challenged"))
