"""A player of My Little Pony: comes where an exchange is won or nobody stands, keeps the others from doing so, acts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engine.games.mlp.columns import Columns
from engine.games.mlp.nodes import AddScene, Relocate, Remove, ToPlan
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.question import Option, Question
from engine.kernel.views.view import CardView, PieceView, View
from engine.manifest.minds.mind import FALLBACK, harms
from engine.manifest.minds.weighing import CARD, HELP, Weighing

ENOUGH = 0.3
"""What an action must promise before it is better than waiting."""
EARLY = 2
"""An opening hand without a character of this cost or less is given back."""
PROMISES: Mapping[type, float] = {
    Remove: 2.5,
    AddScene: 1.5,
    ToPlan: 1.2,
    t.ToPlay: 3.0,
    t.Give: 0.8,
    t.UseCounter: 1.0,
    t.Take: 1.0,
    t.TakeOff: 0.4,
    t.Flip: 0.6,
    t.Grant: 0.8,
    t.Later: 0.8,
    t.ToHand: 1.0,
    t.PayLess: 1.0,
    Relocate: 0.4,
    t.Look: 0.1,
    t.PutRest: 0.0,
    t.Exert: 0.1,
}


class MlpMind(Weighing):
    """What the columns do not tell is guessed from the trees of the cards."""

    GUESSES = PROMISES
    ON_ENTERING = frozenset(["enter"])

    def __init__(self, view: View, cards: Mapping[str, Card], random: Random) -> None:
        super().__init__(view, cards, random)
        self.columns = Columns(view, cards)

    def worth(self, option: Option, question: Question, source: Card | None) -> float:
        match option:
            case ("slot", int(slot)):
                return self.place(question.subject, slot)
            case ("open", int(ref), int(_)):
                return self.opening(self.pieces[ref], question)
        return super().worth(option, question, source)

    def mulligan(self, option: Option) -> float:
        early = any(
            self.cards[card.key].kind == "character" and self.cost(("card", card.ref)) <= EARLY
            for card in self.mine.hand or ()
        )
        return 1.0 if (option == ("no",)) == early else 0.0

    # --- turn actions ---

    def action(self, option: Option) -> float:
        match option:
            case ("play", int(ref), *where):
                return self.play(self.held[ref], int(where[0]) if where else -1) - ENOUGH
            case ("use", int(ref), int(nth)):
                return self.use(self.pieces[ref], nth) - ENOUGH
            case ("inspire", int(ref), int(nth)):
                return self.inspire(self.ability(self.pieces[ref], nth))
            case ("advance", _):
                return 3.0
            case ("disturb", _):
                return 2.0
        return 0.02

    def play(self, card: CardView, where: int) -> float:
        """A character for what its column brings, an item for what it adds to its wearer, and all for their texts."""
        known = self.cards[card.key]
        said = sum(self.promise(body) for body in self.at_once(known))
        if known.kind == "character":
            return self.columns.added(self.coming(card, where)) + said
        if known.kind == "item":
            return self.wearing(known, self.pieces[where]) + said
        return said

    def coming(self, card: CardView, slot: int) -> PieceView:
        """A card as if it lay in a slot."""
        stats = dict(self.cards[card.key].stats)
        return PieceView(card.ref, card.key, self.view.viewer, "character", stats, stats, (), slot=slot)

    def wearing(self, item: Card, wearer: PieceView) -> float:
        """It stays, so that it is worth a little even where it turns nothing now."""
        plus = sum(
            node.amount
            for node in t.nodes_of(item.abilities)
            if isinstance(node, t.Modify) and node.target == t.Bound("host") and isinstance(node.amount, int)
        )
        worn = any(piece.at == wearer.ref for piece in self.pieces.values())
        return self.columns.raised(wearer, plus) + ENOUGH + 0.2 * plus - (CARD if worn else 0.0)

    def use(self, piece: PieceView, nth: int) -> float:
        """A turned character exchanges and acts like any other, so that turning it costs nothing."""
        ability = self.ability(piece, nth)
        if ability is None:
            return FALLBACK
        moves = ability.body == Relocate(t.This())
        gain = self.columns.best_move(piece) if moves else self.promise(ability.body)
        return gain + sum(self.promise(cost) for cost in ability.costs if not isinstance(cost, t.Exert | t.Flip))

    def inspire(self, ability: t.Activated | None) -> float:
        """If it turns the exchange, alone or with others; and whatever has nothing to do with it."""
        pair = [self.pieces[ref] for ref in self.view.challenge or ()]
        if ability is None or len(pair) != 2:
            return -1.0
        mine, theirs = pair if pair[0].seat == self.view.viewer else pair[::-1]
        spark = self.columns.spark(ability.body, mine)
        if not spark:
            return self.promise(ability.body)
        short = theirs.stats["idea"] - mine.stats["idea"]
        reach = sum(self.columns.sparks(mine))
        saves = reach > short or (reach == short > 0 and self.columns.price(theirs) >= self.columns.price(mine))
        if short < 0 or not saves:
            return -1.0
        return 2.0 - 0.1 * spark if spark > short else 1.0 + 0.1 * spark

    # --- choices ---

    def target(self, piece: PieceView, source: Card | None) -> float:
        """Harm where it is missed most, help where it turns most; in an exchange only those in it."""
        if piece.slot < 0:
            return FALLBACK
        own = piece.seat == self.view.viewer
        if self.view.challenge is not None:
            return FALLBACK if piece.ref in self.view.challenge else 0.1
        if source is not None and harms(source):
            return self.columns.without(piece)
        if source is not None and any(isinstance(node, Relocate) for node in t.nodes_of(source.abilities)):
            return self.columns.best_move(piece)
        return self.columns.raised(piece, HELP) + (0.1 if own else -0.1)

    def place(self, subject: int, slot: int) -> float:
        """A slot for a character that moves or comes."""
        piece, card = self.pieces.get(subject), self.held.get(subject)
        if piece is not None:
            return 5.0 + self.columns.moved(piece, slot)
        return 5.0 + self.columns.added(self.coming(card, slot)) if card else FALLBACK

    def opening(self, piece: PieceView, question: Question) -> float:
        """Presents are opened on the own turn, where there is still time to use what they bring."""
        return FALLBACK if question.least or self.view.active == piece.seat else -1.0

    # --- what a text promises ---

    def promise(self, effect: t.Effect) -> float:
        """What an effect of one's own would be worth, in cards."""
        match effect:
            case t.Modify(target, "idea", amount) if self.on_board(target):
                sign = self.number(amount)
                return self.reached(target, lambda piece: self.columns.raised(piece, sign))
            case t.Banish(target) | t.ToHand(target) | t.ToDeck(target) | t.ToDiscard(target) if self.on_board(target):
                return self.reached(target, self.columns.without)
            case Relocate(target, None) if self.on_board(target):
                return self.reached(target, self.columns.best_move)
            case t.Ready():
                return self.one_more()
        return super().promise(effect)

    def reached(self, target: t.Target, gain: Callable[[PieceView], float]) -> float:
        return self.total(target, self.columns.characters, gain)

    def fits(self, test: t.Filter, piece: PieceView) -> bool:
        return self.columns.fits(test, piece, self.view.viewer)

    def one_more(self) -> float:
        """A scene that is untapped is worth something if a card costs just one more than there is."""
        upright = sum(piece.kind == "scene" and not piece.exerted for piece in self.mine.pieces)
        costs = [self.cost(("card", card.ref)) for card in self.mine.hand or ()]
        return 1.5 if upright + 1 in costs else 0.0
