"""The parts of a faction bonus: how many others of which faction stand by a character just now."""

from __future__ import annotations

from collections import Counter

from engine.games.harem_master.sides import GENTLEMAN, LADY, LIKE_GIRL, LIKE_MAN
from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView, View

CHARACTER = "character"
_LIKE = {LIKE_GIRL: LADY, LIKE_MAN: GENTLEMAN}


def sex_of(piece: PieceView, card: Card | None) -> str:
    """As what a character counts now, else what is printed on it; "" for what is neither."""
    if piece.kind != CHARACTER:
        return ""
    printed = (mark for mark in (card.marks if card else ()) if mark in (LADY, GENTLEMAN))
    return _LIKE.get(piece.side) or next(printed, "")


def awake(view: View) -> list[PieceView]:
    """Whoever has not acted, on either side: they are what makes others stronger (209.2)."""
    return [piece for seat in view.seats for piece in seat.pieces if piece.kind == CHARACTER and not piece.exerted]


def tally(view: View) -> dict[str, int]:
    """How many unacted characters there are of each faction, the most first."""
    count = Counter(name for piece in awake(view) for name in piece.classes)
    return dict(sorted(count.items(), key=lambda each: (-each[1], each[0])))


def bonus(piece: PieceView, view: View) -> dict[str, int]:
    """A character's bonus by faction; who shares two factions with it counts for the first of them."""
    parts: Counter[str] = Counter()
    for other in awake(view):
        shared = [name for name in piece.classes if name in other.classes]
        if shared and other.ref != piece.ref and piece.kind == CHARACTER:
            parts[shared[0]] += 1
    return dict(parts)
