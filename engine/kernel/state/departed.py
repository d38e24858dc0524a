"""Pieces that leave the field: what goes together, what stays known of them, and what goes with them on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import CARD_MASK, Gone, Piece, Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


TUCKED = "tucked"
"""The note of how many cards of a piece, its last ones, lie face down under it."""


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


@rule("LOR 10.8.6")
def stack_of(piece: Piece) -> list[int]:
    """The whole stack leaves play together, and is no stack any more."""
    return piece.cards


@rule("MLP 2-7.2.1c", "MLP 2-7.2.2f")
def last_self(g: Game, look: Look) -> Gone:
    """What lay on it stays known while it is under way."""
    piece = look.piece
    assert piece is not None
    return Gone(
        piece.seat,
        piece.cards[0],
        look.stats,
        look.keywords,
        piece.damage,
        piece.exerted,
        piece.notes,
        g.state.sides.get(piece.ref, 0),
    )


@rule("MLP 2-3.0.0", "MLP 3-6.2.3")
def part_from(g: Game, ref: Ref) -> None:
    """A card that was under way has come somewhere: what went with it rests, unless it went elsewhere before."""
    for entry in g.state.leaving:
        if entry.ref == ref:
            for item in entry.carried:
                if g.is_valid(item):
                    g.put(item & CARD_MASK, "discard", top=True)
