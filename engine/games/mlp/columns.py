"""The three columns of My Little Pony as one player sees them, and what a change there would be worth to him."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import structs

from engine.games.mlp.plans import LAST, zone_of
from engine.games.mlp.turn import NO_EXCHANGE
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView, View
from engine.manifest.minds.fitting import fits
from engine.manifest.minds.weighing import CARD

SLOTS = (0, 1, 2)
ACT, NOT_YET, DECISIVE = 3.0, 0.5, 20.0
"""An action; worth more the nearer it brings to the end."""
HARMONY = 0.5
"""What a card on the table is worth for itself, and for each harmony that it cost."""
MOST_SPARK = 2
"""So much of what scenes could still add is reckoned with in advance."""


class Columns:
    """Who faces whom. A value is in cards: what the exchanges and actions to come bring the viewer."""

    def __init__(self, view: View, cards: Mapping[str, Card]) -> None:
        self.view = view
        self.cards = cards
        self.seat = view.viewer
        pieces = [piece for seat in view.seats for piece in seat.pieces]
        self.characters = [piece for piece in pieces if piece.slot >= 0]
        self.scenes = [piece for piece in pieces if piece.kind == "scene"]

    # --- what lies where ---

    def at(self, slot: int) -> list[PieceView]:
        return [piece for piece in self.characters if piece.slot == slot]

    def empty(self, seat: int) -> list[int]:
        taken = [piece.slot for piece in self.characters if piece.seat == seat]
        return [slot for slot in SLOTS if slot not in taken]

    def facing(self, piece: PieceView) -> PieceView | None:
        return next((other for other in self.at(piece.slot) if other.seat != piece.seat), None)

    def fits(self, test: t.Filter, piece: PieceView, seat: int) -> bool:
        """Whether a piece is what a filter on a card of this seat asks for, as far as can be seen."""
        return fits(test, piece, self.cards[piece.key], seat)

    # --- inspirations ---

    def sparks(self, piece: PieceView) -> Iterator[int]:
        """By how much each open scene of its player could still turn its exchange."""
        for scene in self.scenes:
            if scene.seat == piece.seat and not scene.face_down:
                for ability in self.cards[scene.key].abilities:
                    if isinstance(ability, t.Activated) and ability.window == "inspiration":
                        yield self.spark(ability.body, piece)

    def spark(self, body: t.Effect, piece: PieceView) -> int:
        """By how much an inspiration shifts the balance for this piece; 0 if it is about something else."""
        match body:
            case t.Modify(t.Chosen(test) | t.Every(test), "idea", int(number)):
                aim = piece if number > 0 else self.facing(piece)
                return abs(number) if aim is not None and self.fits(test, aim, piece.seat) else 0
        return 0

    # --- worth ---

    def price(self, piece: PieceView) -> float:
        """What losing a character costs its player."""
        return CARD + HARMONY * self.cards[piece.key].stats.get("cost", 0)

    def act(self, seat: int) -> float:
        """What an action of this seat is worth to it: little as long as nobody may act, most if it wins."""
        if self.view.turn <= NO_EXCHANGE:
            return NOT_YET
        points = self.view.seats[seat].points
        free = self.view.seats[1 - seat].counts[zone_of(LAST)] == 0
        return DECISIVE if points == LAST - 1 and free else ACT + points

    def column(self, mine: PieceView | None, theirs: PieceView | None) -> float:
        """What two facing slots bring when it comes to an exchange or an action there."""
        if mine is None or theirs is None:
            return self.act(self.seat) if mine else -self.act(1 - self.seat) if theirs else 0.0
        edge = mine.stats["idea"] - theirs.stats["idea"] + self.reserve(mine) - self.reserve(theirs)
        won = self.price(theirs) if edge >= 0 else -self.act(1 - self.seat)
        return won - (self.price(mine) if edge <= 0 else 0.0)

    def reserve(self, piece: PieceView) -> int:
        return min(sum(self.sparks(piece)), MOST_SPARK)

    def value(self, characters: list[PieceView]) -> float:
        """What all columns bring with these characters in them."""
        return sum(
            self.column(*(self._of(characters, seat, slot) for seat in (self.seat, 1 - self.seat))) for slot in SLOTS
        )

    def _of(self, characters: list[PieceView], seat: int, slot: int) -> PieceView | None:
        return next((piece for piece in characters if piece.seat == seat and piece.slot == slot), None)

    # --- changes ---

    def without(self, piece: PieceView) -> float:
        """What it brings if this one goes."""
        rest = [other for other in self.characters if other.ref != piece.ref]
        price = self.price(piece)
        return self.value(rest) - self.value(self.characters) + (-price if piece.seat == self.seat else price)

    def raised(self, piece: PieceView, number: int) -> float:
        """What it brings if this one's idea changes."""
        stats = piece.stats | {"idea": max(piece.stats["idea"] + number, 0)}
        return self._instead(piece, structs.replace(piece, stats=stats))

    def moved(self, piece: PieceView, slot: int) -> float:
        """What it brings if this one goes to another slot."""
        return self._instead(piece, structs.replace(piece, slot=slot))

    def best_move(self, piece: PieceView) -> float:
        return max((self.moved(piece, slot) for slot in self.empty(piece.seat)), default=0.0)

    def added(self, piece: PieceView) -> float:
        """What it brings if this one comes."""
        return self.value([*self.characters, piece]) - self.value(self.characters)

    def _instead(self, piece: PieceView, other: PieceView) -> float:
        changed = [other if each.ref == piece.ref else each for each in self.characters]
        return self.value(changed) - self.value(self.characters)
