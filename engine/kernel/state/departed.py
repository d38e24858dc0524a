"""Pieces that leave the field: what goes together, what stays known of them, and what goes with them on their way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import CARD_BITS, CARD_MASK, Gone, Pending, Piece, Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


def moved_along(entry: Pending, moved: Mapping[Ref, list[Ref]]) -> Pending:
    """A trigger that names each piece by what it has become."""
    return structs.replace(
        entry,
        source=moved.get(entry.source, (entry.source,))[0],
        subject=moved.get(entry.subject, (entry.subject,))[0],
        counterpart=moved.get(entry.counterpart, (entry.counterpart,))[0],
    )


def renew_all(g: Game, cards: Sequence[int]) -> None:
    """Each of them a new object, in this order."""
    state = g.state
    if state.leaving or state.sides or state.covered:
        for card in cards:
            g.renew(card)
        return
    serial, refs = state.serial, state.refs
    for card in cards:
        serial += 1
        refs[card] = serial << CARD_BITS | card
    state.serial = serial


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
        (),
        piece.at,
        len(piece.cards),
    )


@rule("MLP 2-3.0.0", "MLP 3-6.2.3")
def part_from(g: Game, ref: Ref) -> None:
    """A card that was under way has come somewhere: what went with it rests, unless it went elsewhere before."""
    for entry in g.state.leaving:
        if entry.ref == ref:
            for item in entry.carried:
                if g.is_valid(item):
                    g.put(item & CARD_MASK, "discard", top=True)
