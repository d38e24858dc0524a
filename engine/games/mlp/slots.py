"""The adventure area: three slots a player, each facing one of the other's (3-3.0.0, 6-3.0.0)."""

from __future__ import annotations

from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Piece, Ref

SLOTS = (0, 1, 2)
"""From the first player's left to his right; the same number faces it on the other side."""
MOVES = "moves"


@rule("MLP 3-3.0.0")
def at(g: Game, seat: int, slot: int) -> Ref | None:
    """The one character in a slot."""
    for ref, piece in g.state.field.items():
        if piece.seat == seat and piece.slot == slot:
            return ref
    return None


def wears(g: Game, look: Look) -> bool:
    """Whether a piece wears anything, or did when it left."""
    if look.piece is not None and look.piece.notes.get("worn"):
        return True
    return any(piece.at == look.source for piece in g.state.field.values())


def is_character(look: Look) -> bool:
    return "character" in look.face.kinds


@rule("MLP 3-3.3.0", "MLP 3-3.0.0")
def empty(g: Game, seat: int) -> list[int]:
    """Slots that nobody lies in."""
    taken = [piece.slot for piece in g.state.field.values() if piece.seat == seat]
    return [slot for slot in SLOTS if slot not in taken]


def enter(g: Game, card: int, slot: int, *, keep: Ref = 0, since: int = -1) -> Piece:
    """A character enters the area; what it says about meeting triggers, however it came (2-1.6.1). `since`: how many
    triggers were fresh before the first of several that one action brings."""
    kept = tokens_kept(g, g.state.refs[card])
    piece = g.enter(card, keep=keep)
    piece.slot = slot
    piece.counters.update(kept)
    g.tell("enter", piece.seat, g.keys[card], slot)
    meet(g, piece.ref, since)
    return piece


@rule("MLP 2-7.2.1b", "MLP 2-7.2.2e")
def tokens_kept(g: Game, ref: Ref) -> dict[str, int]:
    """Out of the processing zone it comes with its tokens: it has left neither area but for the other."""
    return next((entry.counters for entry in g.state.leaving if entry.ref == ref), {})


@rule("MLP 5-3.3.1")
def meet(g: Game, ref: Ref, since: int) -> None:
    """Only once it lies there, and it becomes pending."""
    g.fire("enter", ref, since=since)


@rule("MLP 6-12.1.0")
def relocate(g: Game, ref: Ref, slot: int, since: int = -1) -> Ref:
    """Into another slot of its own area; it stays the same character."""
    piece = g.state.field[ref]
    piece.slot = slot
    count_move(piece)
    g.touch(-1)
    g.tell("relocate", piece.seat, g.key(ref), slot)
    g.fire("move", ref, since=since)
    return ref


@rule("MLP 6-12.1.2")
def count_move(piece: Piece) -> None:
    """Each one counts, back to where it was too."""
    piece.counters[MOVES] = piece.counters.get(MOVES, 0) + 1


@rule("MLP 6-12.1.2")
def forget_moves(g: Game) -> None:
    """What counts is this turn's."""
    for piece in g.state.field.values():
        if piece.counters.pop(MOVES, 0):
            g.touch(FIELD)


def swap(g: Game, one: Ref, other: Ref) -> None:
    """Two of one area change places, which is not moving: no slot was empty (ruling R-MLP-42)."""
    a, b = g.state.field[one], g.state.field[other]
    if a.seat == b.seat:
        a.slot, b.slot = b.slot, a.slot
        g.touch(-1)
        g.tell("swap", a.seat, g.key(one), g.key(other))
