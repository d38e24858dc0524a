"""A player of some sense: inks what is too dear, trades well, quests with the rest. It sees only its own view."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.kernel import tree as t
from engine.kernel.card import Card
from engine.kernel.game import Game
from engine.kernel.question import ORDER, Option, Question
from engine.kernel.view import CardView, PieceView, View
from engine.kernel.viewing import build_view

ENOUGH_INK = 8
DEAR = 5
HARM = (t.Banish, t.Deal, t.Exert, t.ToHand, t.ToDeck, t.ToInkwell, t.PutDamage, t.Cannot)


def heuristic(game: Game, question: Question, random: Random) -> tuple[int, ...]:
    """Answer a question out of the seat's own view and the printed cards."""
    view = build_view(game, question.seat)
    cards = {key: game.library.faces[key].card for key in set(game.keys)}
    source = cards[game.keys[question.source]] if question.source >= 0 else None
    return Mind(view, cards, random).answer(question, source)


class Mind:
    """One decision: the view, the printed cards, and a little chance between equals."""

    def __init__(self, view: View, cards: Mapping[str, Card], random: Random) -> None:
        self.view = view
        self.cards = cards
        self.random = random
        self.pieces = {piece.ref: piece for seat in view.seats for piece in seat.pieces}
        mine = view.seats[view.viewer]
        shown = [*(mine.hand or ()), *view.shown, *(card for seat in view.seats for card in seat.discard)]
        self.held: dict[int, CardView] = {card.ref: card for card in shown}
        self.ink = mine.ready + mine.spent
        self.ready = mine.ready

    def answer(self, question: Question, source: Card | None) -> tuple[int, ...]:
        """The indexes of the options it picks."""
        options = question.options
        if question.kind == ORDER:
            return tuple(range(len(options)))
        if question.kind == "mulligan":
            return tuple(at for at, option in enumerate(options) if self.cost(option) >= DEAR)[:question.most]
        worth = [self.worth(option, question, source) + self.random.random() * 0.01 for option in options]
        best = sorted(range(len(options)), key=lambda at: -worth[at])
        wanted = sum(1 for at in best if worth[at] > 0)
        return tuple(best[:min(max(wanted, question.least), question.most)])

    def worth(self, option: Option, question: Question, source: Card | None) -> float:
        """How good an option looks; negative ones are left out where the question allows it."""
        if question.kind == "action":
            return self.action(option)
        match option:
            case ("yes" | "done",):
                return 2.0
            case ("no" | "cancel",):
                return -1.0
            case ("number", int(number)):
                return float(number)
            case ("target", int(ref)) if ref in self.pieces:
                return self.target(self.pieces[ref], harmful=source is not None and harms(source))
            case ("card", int(_)):
                return self.cost(option) if question.verb != "discard" else 10.0 - self.cost(option)
        return 1.0

    # --- values ---

    def cost(self, option: Option) -> float:
        """The printed cost of the card an option names."""
        card = self.held.get(int(option[1]))
        return float(self.cards[card.key].stats.get("cost", 0)) if card else 0.0

    def value(self, piece: PieceView) -> float:
        """What a piece is worth on the field."""
        stats = piece.stats
        return stats.get("cost", 0) + stats.get("lore", 0) + 0.3 * stats.get("strength", 0)

    def target(self, piece: PieceView, *, harmful: bool) -> float:
        """Harm goes to the best of the others, help to the best of one's own."""
        return self.value(piece) if (piece.seat != self.view.viewer) == harmful else -self.value(piece)

    # --- actions ---

    def action(self, option: Option) -> float:
        """Ink first, then good trades, then cards, then quests; the end of the turn when nothing else is left."""
        word = option[0]
        if word == "ink":
            return self.inking(option)
        if word in ("play", "shift", "sing", "sing_together"):
            return 20.0 + self.cost(option) + (3.0 if word != "play" else 0.0)
        if word == "challenge":
            return self.trade(self.pieces[int(option[1])], self.pieces[int(option[2])])
        if word == "quest":
            return 10.0 + self.pieces[int(option[1])].stats.get("lore", 0)
        if word == "use":
            return 15.0 if self.random.random() < 0.5 else -1.0
        return 0.5 if word == "end" else -1.0

    def inking(self, option: Option) -> float:
        """What is far too dear now goes first; nobody inks his last cards once he has enough."""
        hand = self.view.seats[self.view.viewer].hand or ()
        if self.ink >= ENOUGH_INK or len(hand) < 2:
            return -1.0
        too_dear = abs(self.cost(option) - self.ink - 1)
        return 40.0 + too_dear

    def trade(self, mine: PieceView, other: PieceView) -> float:
        """Worth it if what dies there is worth more than what dies here."""
        blow = mine.stats.get("strength", 0) + dict(mine.keywords).get("challenger", 0)
        blow -= dict(other.keywords).get("resist", 0)
        back = other.stats.get("strength", 0) - dict(mine.keywords).get("resist", 0)
        kills = blow >= other.stats.get("willpower", 0) - other.damage
        dies = back >= mine.stats.get("willpower", 0) - mine.damage
        if not kills:
            return -1.0
        gain = self.value(other) - (self.value(mine) if dies else 0.0) - mine.stats.get("lore", 0)
        return 30.0 + gain if gain > 0 else -1.0


def harms(card: Card) -> bool:
    """Whether what a card does to its targets is meant for the other side."""
    nodes = _nodes(card.abilities)
    return any(isinstance(node, HARM) or (isinstance(node, t.Modify) and _falls(node)) for node in nodes)


def _falls(node: t.Modify) -> bool:
    return isinstance(node.amount, int) and node.amount < 0


def _nodes(value: object) -> list[t.Node]:
    if isinstance(value, tuple):
        return [node for part in value for node in _nodes(part)]
    if not isinstance(value, t.Node):
        return []
    return [value, *(node for name in value.__struct_fields__ for node in _nodes(getattr(value, name)))]
