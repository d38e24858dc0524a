"""Cards that lie face down under a piece, the last ones of its cards: no part of it, but they go with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.characteristics.aspect import FIELD, HAND
from engine.kernel.state.state import Gone, Piece, Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

UNDER = -3
"""The zone of a card that lies so."""
TUCKED = "tucked"
"""The note of how many cards of a piece do."""


def put_under(g: Game, card: int, ref: Ref) -> Ref:
    """Face down under a piece, as a new object (ruling R-LOR-60)."""
    g.take_out(card)
    g.state.zone[card] = UNDER
    piece = g.state.field[ref]
    piece.cards.append(card)
    piece.notes[TUCKED] = piece.notes.get(TUCKED, 0) + 1
    g.touch(FIELD | HAND, ref)
    return g.renew(card)


def untuck(g: Game, card: int) -> None:
    """A card from under a piece comes somewhere else."""
    for piece in g.state.field.values():
        if card in piece.cards:
            piece.cards.remove(card)
            piece.notes[TUCKED] -= 1
            g.touch(FIELD)
            return


def tucked(piece: Piece) -> list[int]:
    """The cards that lie face down under a piece."""
    return piece.cards[len(piece.cards) - piece.notes.get(TUCKED, 0) :]


def with_under(gone: Gone, piece: Piece, moved: list[Ref]) -> Gone:
    """A departed piece with what lay face down under it, which has come along (ruling R-LOR-60)."""
    lay = tucked(piece)
    return structs.replace(gone, under=tuple(moved[len(moved) - len(lay) :])) if lay else gone
