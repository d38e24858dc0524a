"""A player of ハーレムマスター with some sense: brings people to court, fights where it wins, storms open castles."""

from __future__ import annotations

from engine.kernel.cards.card import Card
from engine.kernel.state.question import Option, Question
from engine.kernel.views.view import PieceView
from engine.manifest.minds.mind import FALLBACK, Mind, harms

SAFE = 2
"""So much more than the other makes up for most random numbers."""


class HaremMind(Mind):
    """One decision."""

    def action(self, option: Option) -> float:
        match option:
            case ("character", int(ref)):
                return 20.0 + self.stat(ref, "physical") + self.stat(ref, "mental") - 0.5 * self.stat(ref, "cost")
            case ("item", int(_), int(wearer)):
                return 6.0 if self.pieces[wearer].seat == self.view.viewer else -1.0
            case ("attack", int(ref)):
                return self.attacking(self.pieces[ref])
            case ("intercept", int(ref)):
                return self.intercepting(self.pieces[ref])
            case ("event" | "use" | "from_hand", *_):
                return 3.0
            case ("end" | "pass", *_):
                return 0.1
        return -1.0

    def stat(self, ref: int, name: str) -> float:
        """A printed number of a card in the hand."""
        card = self.held.get(ref)
        return float(self.cards[card.key].stats.get(name, 0)) if card else 0.0

    def others(self) -> list[PieceView]:
        """Whoever could intercept."""
        return [
            piece
            for piece in self.pieces.values()
            if piece.seat != self.view.viewer and piece.kind == "character" and not piece.exerted
        ]

    def attacking(self, piece: PieceView) -> float:
        """Where no interceptor is much stronger; the castle is worth what its wall loses."""
        risk = max((self.edge(other, piece) for other in self.others()), default=-SAFE)
        if risk > SAFE:
            return -1.0
        return 4.0 + piece.stats.get("physical", 0) - max(risk, 0)

    def intercepting(self, piece: PieceView) -> float:
        """If it is likely to win."""
        attacker = next((each for each in self.pieces.values() if "challenging" in each.notes), None)
        if attacker is None:
            return -1.0
        return 5.0 + self.edge(piece, attacker) if self.edge(piece, attacker) >= 0 else -1.0

    def edge(self, interceptor: PieceView, attacker: PieceView) -> float:
        """By how much an interceptor is ahead, in the kind of battle that it makes."""
        name = "mental" if "lady" in self.cards[interceptor.key].marks else "physical"
        return float(interceptor.stats.get(name, 0) - attacker.stats.get(name, 0))

    def worth(self, option: Option, question: Question, source: Card | None) -> float:
        if question.kind == "target" and question.verb == "excess":
            piece = self.pieces[int(option[1])]
            return 20.0 - piece.stats.get("physical", 0) - piece.stats.get("mental", 0)
        return super().worth(option, question, source)

    def mulligan(self, option: Option) -> float:
        """A hand with nobody who is cheap goes back."""
        hand = [self.cards[card.key] for card in self.mine.hand or ()]
        nobody = not any(card.kind == "character" and card.stats["cost"] <= SAFE for card in hand)
        return float(nobody == (option == ("yes",)))

    def target(self, piece: PieceView, source: Card | None) -> float:
        """Harm to the other side, help to the own."""
        own = piece.seat == self.view.viewer
        good = own != (source is not None and harms(source))
        return FALLBACK + (1.0 if good else -1.0) * (1 + abs(piece.stats.get("physical", 0)))
