"""What battles promise a player of some sense: who wins how likely, and what winning, losing and walls are worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import NamedTuple

from engine.games.harem_master.ends import ENOUGH
from engine.games.harem_master.fighting import APPROACH, COMBAT, VALUE
from engine.games.harem_master.sides import LADY, LIKE_GIRL, LIKE_MAN, said_sex
from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView, View

STEEP = 0.72
"""How much a point is worth against two random numbers: logistic, by their usual spread of two points and a half."""
PROGRESS = (2.0, 3.0, 4.5, 8.0, 500.0)
"""What one more card in court or on the scaffold is worth, by how many lie there."""
WALL = 8.0
"""What a whole castle is worth; a card of it the more, the fewer there are."""
FOOT = 3
"""So many cards are counted that are not there, so that the last ones are not worth everything."""
FALLEN = 500.0
WINS_AFTER = 5


class Gain(NamedTuple):
    """By how much somebody becomes stronger."""

    physical: int = 0
    mental: int = 0


NO_GAIN = Gain()


class Change(NamedTuple):
    """What is reckoned with that is not so: by how much whom becomes stronger, who may act again, who no more."""

    gains: Mapping[int, Gain] = {}
    again: frozenset[int] = frozenset()
    idle: frozenset[int] = frozenset()


AS_IT_IS = Change()


class Rush(NamedTuple):
    """Attacks one after the other, by the references of the attackers, and what they are worth together."""

    worth: float
    order: tuple[int, ...]


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
        """As what somebody in play counts: by what it was made, else by its own text, else by print."""
        if piece.side in (LIKE_GIRL, LIKE_MAN):
            return piece.side == LIKE_GIRL
        card = self.cards[piece.key]
        said = [sex for ability in card.abilities if (sex := said_sex(ability)) is not None]
        return LADY in (said[-1:] or card.marks)

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
        return self.brick(left - number) * max(number, 0)

    def brick(self, left: int) -> float:
        """What a card of a castle is worth of which so many are left."""
        return WALL / (max(left, 0) + FOOT)

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

    def attack(self, attacker: PieceView, gain: Gain = NO_GAIN) -> float:
        """What an attack is worth by itself if the other player does what is best for him."""
        return min([self.storm(attacker, gain.physical), *self._fights(attacker, gain).values()])

    def _fights(self, attacker: PieceView, gain: Gain) -> dict[int, float]:
        """What a battle with each who could intercept is worth to the attacker's player."""
        return {
            other.ref: self.outcome(attacker, other, kind, getattr(gain, VALUE[kind]))
            for other in self.interceptors(attacker)
            for kind in [self.kind(other)]
        }

    # --- all attacks of a turn ---

    def rush(self, change: Change = AS_IT_IS) -> Rush:
        """The best row of attacks with whoever has not acted, against somebody who intercepts where that is best for
        him; whoever has intercepted cannot do so again."""
        attackers = [piece for piece in self.own if self._can_attack(piece, change)]
        gains = {piece.ref: change.gains.get(piece.ref, NO_GAIN) for piece in attackers}
        fights = {piece.ref: self._fights(piece, gains[piece.ref]) for piece in attackers}
        storms = {piece.ref: self.storm(piece, gains[piece.ref].physical) for piece in attackers}
        best = Rush(0.0, ())
        for order in _orders([piece.ref for piece in attackers], storms, fights):
            best = max(best, _played(order, storms, fights, change.idle), key=lambda each: each.worth)
        return best

    def _can_attack(self, piece: PieceView, change: Change) -> bool:
        if piece.ref in change.idle or "attack" in piece.notes:
            return False
        return not piece.exerted or piece.ref in change.again


def _orders(
    refs: Sequence[int], storms: Mapping[int, float], fights: Mapping[int, Mapping[int, float]]
) -> Iterable[list[int]]:
    """Rows of attackers worth a thought: the safest first, so many of them; or whoever can be spared first."""
    safe = sorted(refs, key=lambda ref: -min([storms[ref], *fights[ref].values()]))
    for number in range(1, len(safe) + 1):
        yield safe[:number]
    yield sorted(refs, key=lambda ref: storms[ref])


def _played(
    order: Sequence[int],
    storms: Mapping[int, float],
    fights: Mapping[int, Mapping[int, float]],
    idle: frozenset[int],
) -> Rush:
    """What a row of attacks comes to."""
    gone, worth = set(idle), 0.0
    for ref in order:
        bad = min(
            ((value, other) for other, value in fights[ref].items() if other not in gone), default=(storms[ref], 0)
        )
        if bad[0] < storms[ref]:
            gone.add(bad[1])
        worth += min(bad[0], storms[ref])
    return Rush(worth, tuple(order))
