"""What minds of all games have in common: how a worth becomes an answer, and what a text means by its targets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.question import ORDER, Option, Question
from engine.kernel.views.view import CardView, PieceView, View

HARM = (t.Banish, t.Deal, t.Exert, t.ToHand, t.ToDeck, t.ToDiscard, t.PutDamage, t.Cannot, t.TakeOff)
FALLBACK = 1.0
"""What is worth taking where nothing more is known of it."""


class Mind(ABC):
    """One decision: the view, the printed cards, and a little chance between equals."""

    def __init__(self, view: View, cards: Mapping[str, Card], random: Random) -> None:
        self.view = view
        self.cards = cards
        self.random = random
        self.mine = view.seats[view.viewer]
        self.pieces = {piece.ref: piece for seat in view.seats for piece in seat.pieces}
        shown = [*(self.mine.hand or ()), *view.shown, *(card for seat in view.seats for card in seat.discard)]
        self.held: dict[int, CardView] = {card.ref: card for card in shown}

    def answer(self, question: Question, source: Card | None) -> tuple[int, ...]:
        """The indexes of the options it picks."""
        options = question.options
        if question.kind == ORDER:
            return tuple(range(len(options)))
        worth = [self.worth(option, question, source) + self.random.random() * 0.01 for option in options]
        best = sorted(range(len(options)), key=lambda at: -worth[at])
        wanted = sum(1 for at in best if worth[at] > 0)
        return tuple(best[: min(max(wanted, question.least), question.most)])

    def worth(self, option: Option, question: Question, source: Card | None) -> float:
        """How good an option looks; those not above 0 are left out where the question allows it."""
        match question.kind:
            case "action":
                return self.action(option)
            case "mulligan":
                return self.mulligan(option)
        match option:
            case ("yes" | "done",):
                return 2.0
            case ("no" | "cancel",):
                return -1.0
            case ("number", int(number)):
                return float(number)
            case ("target", int(ref)) if ref in self.pieces:
                return self.target(self.pieces[ref], source)
            case ("card", int(_)):
                return self.cost(option) if question.verb != "discard" else 10.0 - self.cost(option)
        return FALLBACK

    def cost(self, option: Option) -> float:
        """The printed cost of the card an option names."""
        card = self.held.get(int(option[1]))
        return float(self.cards[card.key].stats.get("cost", 0)) if card else 0.0

    @abstractmethod
    def action(self, option: Option) -> float:
        """How good a turn action looks."""

    @abstractmethod
    def mulligan(self, option: Option) -> float:
        """How good it looks to give this up, or to give up all, before the game."""

    @abstractmethod
    def target(self, piece: PieceView, source: Card | None) -> float:
        """How good a target looks for what this card does."""


def harms(card: Card) -> bool:
    """Whether what a card does to its targets is meant for the other side."""
    nodes = t.nodes_of(card.abilities)
    return any(isinstance(node, HARM) or (isinstance(node, t.Modify) and _falls(node)) for node in nodes)


def _falls(node: t.Modify) -> bool:
    return isinstance(node.amount, int) and node.amount < 0
