"""Who was at a place that has left play: a text of that place still speaks of them."""

from __future__ import annotations

from engine.kernel.state.state import Piece, Ref

LEFT = "left"
"""The note of the place at which it last was when that left play, by the reference that that has now."""


def left_behind(piece: Piece, place: Ref) -> None:
    """The place at which it is leaves play."""
    piece.notes[LEFT] = place


def is_or_was_at(piece: Piece, place: Ref) -> bool:
    """Whether it is there, or was when that left play (ruling R-LOR-149)."""
    return piece.at == place or piece.notes.get(LEFT) == place
