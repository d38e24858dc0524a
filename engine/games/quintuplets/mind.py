"""A player of the Quintuplets with some sense: fills its lanes, grows, and approaches whenever somebody can."""

from __future__ import annotations

from engine.kernel.cards.card import Card
from engine.kernel.state.question import Option, Question
from engine.kernel.views.view import PieceView
from engine.manifest.minds.mind import FALLBACK, Mind, harms

CENTRE = 2


class QuintupletsMind(Mind):
    """One decision."""

    def action(self, option: Option) -> float:
        match option:
            case ("character", int(ref), int(lane)):
                return 20.0 + self.stat(ref, "power") - abs(lane - CENTRE)
            case ("episode", int(ref), int(host)):
                return self.dressing(ref, self.pieces[host])
            case ("approach", int(one), int(hero)):
                return 30.0 + self.pieces[one].stats.get("power", 0) - 2.0 * self.pieces[hero].stats.get("need", 0)
            case ("event" | "use", *_):
                return 3.0
            case ("end" | "done" | "pass", *_):
                return 0.1
        return -1.0

    def stat(self, ref: int, name: str) -> float:
        """A printed number of a card in the hand."""
        card = self.held.get(ref)
        return float(self.cards[card.key].stats.get(name, 0)) if card else 0.0

    def dressing(self, ref: int, host: PieceView) -> float:
        """An episode where it brings a hero into reach; a character only where there are others to come."""
        bonus = self.stat(ref, "bonus")
        if not bonus:
            others = sum(self.cards[card.key].kind == "character" for card in self.mine.hand or ())
            bonus = 2.0 if others > 1 else 0.0
        needs = [
            piece.stats["need"] - host.stats.get("power", 0)
            for piece in self.pieces.values()
            if piece.kind == "hero" and "need" in piece.stats and abs(piece.slot - host.slot) <= 1
        ]
        helps = any(0 < short <= bonus for short in needs)
        return 10.0 + bonus if helps else 0.5 * bonus

    def worth(self, option: Option, question: Question, source: Card | None) -> float:
        if question.kind == "target" and question.verb == "bride":
            return 20.0 - self.pieces[int(option[1])].stats.get("power", 0)
        if option[0] == "slot":
            return 5.0 - abs(int(option[1]) - CENTRE)
        return super().worth(option, question, source)

    def mulligan(self, option: Option) -> float:
        """A hand without two characters that can be set goes back."""
        able = [self.cards[card.key] for card in self.mine.hand or ()]
        few = sum(card.kind == "character" for card in able) < 2
        return float(few == (option == ("yes",)))

    def target(self, piece: PieceView, source: Card | None) -> float:
        """Harm to the other side, help to the own."""
        own = piece.seat == self.view.viewer
        if source is not None and harms(source):
            return FALLBACK + (-1.0 if own else 1.0) * piece.stats.get("power", 0)
        return FALLBACK + (1.0 if own else -1.0) * piece.stats.get("power", 0)
