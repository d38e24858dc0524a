"""A player of Precious Memories with some sense: fills the main area, approaches and blocks where it pays."""

from __future__ import annotations

from engine.kernel.cards.card import Card
from engine.kernel.state.question import Option, Question
from engine.kernel.views.view import PieceView
from engine.manifest.minds.mind import FALLBACK, Mind, harms

DANGER = 5
"""With so many points one more is dear."""


class PreciousMind(Mind):
    """One decision."""

    def action(self, option: Option) -> float:
        match option:
            case ("character", int(ref), int(area)):
                return 20.0 + self.printed(ref, "ap") / 10 - 10 * area
            case ("overwrite", int(ref), int(over)):
                gain = self.printed(ref, "ap") + self.printed(ref, "dp") - self.power(self.pieces[over])
                return gain / 10 - 1.5
            case ("level_up", *_):
                return 18.0
            case ("set" | "aid", *_):
                return 6.0
            case ("event" | "use", *_):
                return 4.0
            case ("approach" | "link", int(ref), *_):
                return self.worth_approaching(self.pieces[ref])
            case ("block", int(ref)):
                return self.worth_blocking(self.pieces[ref])
            case ("let_through",):
                return 1.0 if self.mine.points < DANGER else -3.0
            case ("pass" | "end",):
                return 0.5
        return 0.1

    def printed(self, ref: int, name: str) -> float:
        """A printed number of a card in the hand."""
        card = self.held.get(ref)
        return float(self.cards[card.key].stats.get(name, 0)) if card else 0.0

    def power(self, piece: PieceView) -> float:
        return float(piece.stats.get("ap", 0) + piece.stats.get("dp", 0))

    def blockers(self) -> list[PieceView]:
        """Who could block."""
        there = [piece for piece in self.pieces.values() if piece.seat != self.view.viewer]
        return [piece for piece in there if piece.slot >= 0 and not piece.exerted]

    def worth_approaching(self, piece: PieceView) -> float:
        """Unless somebody could block and stay while it goes."""
        ap, dp = piece.stats.get("ap", 0), piece.stats.get("dp", 0)
        bad = [each for each in self.blockers() if each.stats.get("ap", 0) >= dp and each.stats.get("dp", 0) > ap]
        return -1.0 if bad else 5.0 + ap / 10

    def worth_blocking(self, piece: PieceView) -> float:
        """Where the approacher goes, or where the point would be dear."""
        coming = [each for each in self.pieces.values() if "challenging" in each.notes]
        foe = max((each for each in coming if each.seat != self.view.viewer), key=self.power, default=None)
        if foe is None:
            return 0.0
        wins = piece.stats.get("ap", 0) >= foe.stats.get("dp", 0)
        stays = foe.stats.get("ap", 0) < piece.stats.get("dp", 0)
        return 1.5 * wins + 2.0 * stays + (1.0 if self.mine.points >= DANGER else -0.5)

    def worth(self, option: Option, question: Question, source: Card | None) -> float:
        if question.kind == "pay":
            return {"auto": 9.0, "done": 8.0, "card": 1.0}.get(str(option[0]), -1.0)
        if option[0] == "slot":
            return 2.0 - int(option[1])
        return super().worth(option, question, source)

    def mulligan(self, option: Option) -> float:
        """A hand without two characters that are cheap goes back."""
        hand = [self.cards[card.key] for card in self.mine.hand or ()]
        few = sum("ap" in card.stats and card.stats.get("cost", 9) <= 3 for card in hand) < 2
        return float(few == (option == ("yes",)))

    def target(self, piece: PieceView, source: Card | None) -> float:
        """Harm to the other side, help to the own."""
        own = piece.seat == self.view.viewer
        helps = source is None or not harms(source)
        return FALLBACK + (1.0 if own == helps else -1.0) * (1.0 + self.power(piece) / 100)
