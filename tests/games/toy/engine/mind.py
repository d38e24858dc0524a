"""A player of Kites: plays all it has, flies the strongest first, and cuts what would score much."""

from __future__ import annotations

from engine.kernel.cards.card import Card
from engine.kernel.state.question import Option, Question
from engine.kernel.views.view import PieceView
from engine.manifest.minds.mind import Mind


class KiteMind(Mind):
    """One decision."""

    def worth(self, option: Option, question: Question, source: Card | None) -> float:
        if question.kind == "cut":
            kite = self.pieces[question.subject]
            return float(kite.stats["strength"] - 1) - 0.1 * self.cards[self.held[int(option[1])].key].stats["strength"]
        return super().worth(option, question, source)

    def action(self, option: Option) -> float:
        match option:
            case ("play", _):
                return 20.0
            case ("fly", int(ref)) if strength := self.pieces[ref].stats["strength"]:
                return 5.0 + strength
        return 0.1

    def mulligan(self, option: Option) -> float:
        return 0.0

    def target(self, piece: PieceView, source: Card | None) -> float:
        return float(piece.stats["strength"] + 5 * piece.exerted)
