"""Who reaches whom, and by how much: what a player can work out from the lanes alone."""

from __future__ import annotations

from typing import ClassVar

from engine.games.quintuplets.lanes import LANES
from engine.kernel.cards import tree as t
from engine.kernel.views.view import PieceView, View

FAR = 30
"""More than anybody lacks: there is no hero."""
COMING = 4
"""So much stronger may the other side's characters be by their own turn."""
SPOILED = 5.0
"""What it is worth that an approach fails."""


class Reckoning:
    """The lanes as one player sees them."""

    NUMBERS: ClassVar[tuple[int, ...]] = LANES

    def __init__(self, view: View) -> None:
        self.viewer = view.viewer
        pieces = [piece for seat in view.seats for piece in seat.pieces]
        self.by_ref = {piece.ref: piece for piece in pieces}
        self.heroes = [piece for piece in pieces if piece.seat < 0 and not piece.face_down]
        self.everybody = [piece for piece in pieces if piece.seat >= 0 and piece.slot >= 0]
        self.mine = [piece for piece in self.everybody if piece.seat == view.viewer]
        self.theirs = [piece for piece in self.everybody if piece.seat != view.viewer]
        self.sought = {piece.at for piece in self.everybody if piece.at}

    def at(self, seat: int, lane: int) -> PieceView | None:
        """The character of a lane."""
        return next((piece for piece in self.everybody if (piece.seat, piece.slot) == (seat, lane)), None)

    def shortage(self, lane: int, power: int) -> int:
        """What somebody so strong lacks in that lane to the nearest hero; 0 or less: nothing."""
        needs = [hero.stats.get("need", 0) for hero in self.heroes if abs(hero.slot - lane) <= 1]
        return min((need - power for need in needs), default=FAR)

    def shortage_of(self, piece: PieceView) -> int:
        """The same of who is there."""
        return self.shortage(piece.slot, piece.stats.get("power", 0))

    def reached(self, one: PieceView) -> list[PieceView]:
        """The heroes within reach of somebody."""
        power = one.stats.get("power", 0)
        return [hero for hero in self.heroes if abs(hero.slot - one.slot) <= 1 and hero.stats.get("need", 0) <= power]

    def could_reach(self, hero: PieceView) -> bool:
        """Whether the other side may reach him on its own turn."""
        need = hero.stats.get("need", 0)
        return any(
            abs(hero.slot - piece.slot) <= 1 and need <= piece.stats.get("power", 0) + COMING for piece in self.theirs
        )

    def pull(self, lane: int, need: int) -> float:
        """Whom a hero of such a need would be good for in a lane: the own side, or less than nobody."""
        near = [piece for piece in self.everybody if abs(piece.slot - lane) <= 1]
        able = [piece for piece in near if piece.stats.get("power", 0) + COMING >= need]
        return sum(1.0 if piece.seat == self.viewer else -2.0 for piece in able) - 0.1 * need

    def lacking(self, piece: PieceView) -> int:
        """What she lacks to the hero that she approaches, or else to the nearest one."""
        hero = self.by_ref.get(piece.at)
        if hero is None or "need" not in hero.stats:
            return self.shortage_of(piece)
        return hero.stats["need"] - piece.stats.get("power", 0)

    def spoiled(self, piece: PieceView, number: int) -> float:
        """What it is worth to take so much power from somebody of the other side: an approach that fails, or an
        approach that may."""
        if piece.seat == self.viewer:
            return -1.0
        lacks = self.lacking(piece)
        if piece.at:
            return SPOILED if lacks <= 0 < lacks + number else 0.0
        return 1.0 if lacks <= 0 else 0.3

    def fits(self, test: t.Filter, piece: PieceView) -> bool:
        """Whether a filter means a piece, as far as it asks what is plain to see."""
        match test:
            case t.AllOf(parts):
                return all(self.fits(part, piece) for part in parts)
            case t.AnyOf(parts):
                return any(self.fits(part, piece) for part in parts)
            case t.Side(own):
                return (piece.seat == self.viewer) == own
            case t.Kind(name):
                return piece.kind == name
            case t.In("approaching"):
                return bool(piece.at)
            case t.Has("power", "<=", int(number)):
                return piece.stats.get("power", 0) <= number
        return True
