"""Who was at a place that has left play: a text of that place still speaks of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.kernel.state.state import Piece, Ref

LEFT = "left"
"""The note of the place at which it last was when that left play, by the reference that that has now."""


def left_behind(pieces: Iterable[Piece], moved: Mapping[Ref, Sequence[Ref]]) -> Iterator[Piece]:
    """Those whose place leaves play: they are nowhere else, and it is noted where they were."""
    for piece in pieces:
        if piece.at in moved:
            piece.notes[LEFT] = moved[piece.at][0]
            piece.at = 0
            yield piece


def is_or_was_at(piece: Piece, place: Ref) -> bool:
    """Whether it is there, or was when that left play (ruling R-LOR-149)."""
    return piece.at == place or piece.notes.get(LEFT) == place


def is_or_was_at_one(piece: Piece, places: Sequence[Ref]) -> bool:
    """The same of several places."""
    return piece.at in places or piece.notes.get(LEFT) in places
