"""What battles promise a player of some sense: who wins how likely, and what winning, losing and walls are worth."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from engine.games.harem_master.ends import ENOUGH
from engine.games.harem_master.fighting import APPROACH, COMBAT, VALUE
from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView, View

STEEP = 0.72
"""How much a point is worth against two random numbers: logistic, by their usual spread of two points and a half."""
PROGRESS = (1.0, 1.3, 1.8, 3.0, 500.0)
"""What one more card in court or on the scaffold is worth, by how many lie there."""
WALL = 0.22
"""What a card off the other castle is worth while both stand high."""
LOW = 16
FALLEN = 500.0
WINS_AFTER = 5


class Odds:
    """The board as one player sees it, for reckoning."""

    def __init__(self, view: View, cards: Mapping[str, Card]) -> None:
        self.view = view
        self.cards = cards
        self.seat = view.viewer
        self.characters = [piece for seat in view.seats for piece in seat.pieces if piece.kind == "character"]
        self.own = [piece for piece in self.characters if piece.seat == self.seat]
        self.others = [piece for piece in self.characters if piece.seat != self.seat]

    # --- what there is ---

    def is_lady(self, piece: PieceView) -> bool:
        """As far as the printed card says."""
        return "lady" in self.cards[piece.key].marks

    def value(self, piece: PieceView) -> float:
        """What somebody in play is worth."""
        strength = piece.stats.get("physical", 0) + piece.stats.get("mental", 0)
        return 0.8 + 0.3 * max(strength, 0) + (0.3 if self.is_lady(piece) else 0.0)

    def pile(self, lady: bool) -> str:
        """Where a loser goes."""
        return "court" if lady else "scaffold"

    def progress(self, seat: int, zone: str) -> float:
        """What one more card there is worth to a player."""
        number = next(each.counts.get(zone, 0) for each in self.view.seats if each.seat == seat)
        return PROGRESS[min(number, ENOUGH - 1)]

    def castle(self, seat: int) -> int:
        return next(each.counts.get("deck", 0) for each in self.view.seats if each.seat == seat)

    def wall(self, number: int, seat: int) -> float:
        """What it is worth that so many cards fall off a castle."""
        left = self.castle(seat)
        if number >= left:
            return FALLEN if self.ahead(1 - seat) else -FALLEN
        height = max(LOW - left + number, 0) / LOW
        return WALL * max(number, 0) * (1.0 + 1.5 * height)

    def ahead(self, seat: int) -> bool:
        """Whether a player has more points when the other's castle falls."""
        return self.points(seat) + WINS_AFTER > self.points(1 - seat)

    def points(self, seat: int) -> int:
        """Points without those for a castle that stands."""
        counts = next(each.counts for each in self.view.seats if each.seat == seat)
        there = sum(piece.seat == seat for piece in self.characters)
        return there + counts.get("court", 0) + counts.get("scaffold", 0)

    # --- battles ---

    def kind(self, interceptor: PieceView) -> str:
        """Of what kind a battle is that somebody makes."""
        return APPROACH if self.is_lady(interceptor) else COMBAT

    def chance(self, ahead: int) -> float:
        """How likely somebody who is ahead by so much wins."""
        return 1 / (1 + exp(-STEEP * ahead))

    def outcome(self, one: PieceView, other: PieceView, kind: str, more: int = 0) -> float:
        """What a battle between these is worth to the one's player. `more`: by how much the one becomes stronger."""
        name = VALUE[kind]
        odds = self.chance(one.stats.get(name, 0) + more - other.stats.get(name, 0))
        won = self.value(other) + self.progress(one.seat, self.pile(self.is_lady(other)))
        lost = self.value(one) + self.progress(other.seat, self.pile(self.is_lady(one)))
        return odds * won - (1 - odds) * lost

    def interceptors(self, attacker: PieceView) -> list[PieceView]:
        """Whoever could stand in somebody's way."""
        if "be_intercepted" in attacker.notes:
            return []
        return [
            piece
            for piece in self.characters
            if piece.seat != attacker.seat and not piece.exerted and "intercept" not in piece.notes
        ]

    def storm(self, attacker: PieceView, more: int = 0) -> float:
        """What it is worth to its player that somebody reaches the castle."""
        return self.wall(max(attacker.stats.get("physical", 0) + more, 0), 1 - attacker.seat)

    def attack(self, attacker: PieceView, more: int = 0) -> float:
        """What an attack is worth if the other player does what is best for him. `more`: of physical value."""
        fights = [self.outcome(attacker, other, self.kind(other), more) for other in self.interceptors(attacker)]
        return min([self.storm(attacker, more), *fights])
