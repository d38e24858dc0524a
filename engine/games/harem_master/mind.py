"""A player of ハーレムマスター with some sense: fills his side of the table, fights where that promises more than it
risks, and keeps both castles in mind."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.games.harem_master import nodes as n
from engine.games.harem_master.excess import MOST
from engine.games.harem_master.odds import Odds
from engine.games.harem_master.promises import WORTH_IT, Promises
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.question import Option, Question
from engine.kernel.views.view import PieceView, View
from engine.manifest.minds.mind import FALLBACK

KEPT = 0.2
"""What a card of the action stack is worth that would be in the hand next turn."""
FULL = 8
"""What a hand and an action stack can hold together without a card that has to be discarded, about."""


class HaremMind(Promises):
    """Battles are reckoned with (`odds`); what else a text does is guessed."""

    ON_ENTERING = frozenset(("enter",))

    def __init__(self, view: View, cards: Mapping[str, Card], random: Random) -> None:
        super().__init__(view, cards, random)
        self.odds = Odds(view, cards)
        self.attacks = None

    # --- turn actions ---

    def action(self, option: Option) -> float:
        match option:
            case ("character", int(ref)):
                return self.entering(self.cards[self.held[ref].key])
            case ("item", int(ref), int(wearer)):
                return self.dressing(self.cards[self.held[ref].key], self.pieces[wearer])
            case ("event", int(ref)):
                return self.event(self.cards[self.held[ref].key])
            case ("use", int(ref), int(nth)):
                return self.use(self.pieces[ref], nth)
            case ("attack", int(ref)):
                return self.attacking(self.pieces[ref])
            case ("intercept", int(ref)):
                return self.intercepting(self.pieces[ref])
            case ("end" | "pass", *_):
                return 0.1
        return -1.0

    def entering(self, card: Card) -> float:
        """A character of the hand, unless one of the same name, or a better seventh, would have to go for it."""
        gain = self.coming(card)
        if any(piece.key == card.key for piece in self.odds.own):
            return -1.0
        if len(self.odds.own) >= MOST and gain <= min(self.coming(self.cards[piece.key]) for piece in self.odds.own):
            return -1.0
        return 20.0 + gain + self.paying(card.stats.get("cost", 0))

    def paying(self, number: int) -> float:
        """What it is worth to pay so much: the castle grows by it, and what would not be kept anyhow is no loss."""
        lost = max(number - self.too_many(), 0)
        return number * self.odds.brick(self.odds.castle(self.view.viewer)) - lost * KEPT

    def too_many(self) -> int:
        """So many cards of hand and action stack together will have to be discarded."""
        counts = self.mine.counts
        return max(counts.get("hand", 0) + counts.get("stack", 0) - FULL, 0)

    def coming(self, card: Card) -> float:
        """A new character: what it can do, and what its text brings as it comes."""
        strength = card.stats.get("physical", 0) + card.stats.get("mental", 0)
        return 0.6 * strength + 0.4 * ("lady" in card.marks) + sum(self.promise(body) for body in self.at_once(card))

    def dressing(self, card: Card, wearer: PieceView) -> float:
        """An item on whom it suits and helps; what harms, on the other side's strongest."""
        host = [node for node in t.nodes_of(card.abilities) if getattr(node, "target", None) == t.Bound("host")]
        harm = any(self.harms(node) for node in host)
        own = wearer.seat == self.view.viewer
        if own == harm or not self.suits(card, wearer):
            return -1.0
        gain = abs(sum(self.more(node, wearer) for node in host if isinstance(node, t.Modify)))
        gain += sum(isinstance(each, t.Triggered | t.Activated) for each in card.abilities)
        gain += 1.0 * bool(host and not gain)
        if card.kind == "character" and not self.spare():
            return -1.0
        return 8.0 + gain + 0.2 * self.odds.value(wearer)

    def harms(self, node: t.Node) -> bool:
        """Whether it is better for the other player's characters."""
        if isinstance(node, t.Modify):
            return self.number(node.amount) < 0
        return isinstance(node, t.Cannot) and node.deed in ("attack", "intercept")

    def more(self, node: t.Modify, wearer: PieceView) -> float:
        """What a change for good is worth: a lady's mental value, a gentleman's physical one and either in attack."""
        good = 1.0 if (node.stat == "mental") == self.odds.is_lady(wearer) else 0.6
        return 0.4 * good * self.number(node.amount)

    def suits(self, card: Card, wearer: PieceView) -> bool:
        """Whether nothing on the item forbids it to such a wearer."""
        bans = [node for node in t.nodes_of(card.abilities) if isinstance(node, t.Cannot) and node.deed == "wear"]
        sexes = [node.kind for node in t.nodes_of(card.abilities) if isinstance(node, n.CountAs)]
        already = any((sex == "lady") == self.odds.is_lady(wearer) for sex in sexes)
        return not already and not any(self.fits(ban.filter, wearer) for ban in bans)

    def spare(self) -> bool:
        """Whether there are more characters in the hand than can come soon."""
        return sum(self.cards[card.key].kind == "character" for card in self.mine.hand or ()) > 2

    def event(self, card: Card) -> float:
        """What it promises, less what it costs; in a battle, what it changes there. What does nothing is kept."""
        gain = sum(self.promise(body) for body in self.at_once(card)) - WORTH_IT
        return 8.0 + gain + self.paying(card.stats.get("cost", 0)) if gain > 0 else -1.0

    def use(self, piece: PieceView, nth: int) -> float:
        """What an ability promises, less what it costs and the attack that its card gives up."""
        ability = self.ability(piece, nth)
        if ability is None:
            return -1.0
        paid = sum((cost.amount or 0) for cost in ability.costs if isinstance(cost, n.PayCost))
        acts = any(isinstance(cost, t.Exert) for cost in ability.costs)
        gain = self.promise_of(piece, ability.body) + self.paying(paid)
        gain -= self.given_up(piece) if acts and piece.kind == "character" else 0.0
        return 6.0 + gain if gain > 0.1 else -1.0

    def promise_of(self, piece: PieceView, body: t.Effect) -> float:
        """What an ability does for its own card."""
        match body:
            case t.Modify(t.This(), stat, amount):
                return self.change(piece, stat, self.number(amount))
            case t.Ready(t.Bound("host")):
                wearer = self.pieces.get(piece.at)
                return self.again(wearer) if wearer is not None else 0.0
        return self.promise(body)

    def attacking(self, piece: PieceView) -> float:
        """Whoever comes first in the best row of attacks; more than one may be worth it where one is not."""
        rush = self.rush()
        if not rush.order or rush.worth <= 0:
            return -1.0
        return 4.0 + min(rush.worth, 50.0) if piece.ref == rush.order[0] else -1.0

    def intercepting(self, piece: PieceView) -> float:
        """If it promises more than to let the attacker through."""
        attacker = self.fighter("attacker")
        if attacker is None:
            return -1.0
        gain = self.odds.outcome(piece, attacker, self.odds.kind(piece)) + self.odds.storm(attacker)
        return 5.0 + gain if gain > 0 else -1.0

    # --- choices ---

    def worth(self, option: Option, question: Question, source: Card | None) -> float:
        if question.kind == "target" and question.verb == "excess":
            return 40.0 - self.odds.value(self.pieces[int(option[1])])
        match option:
            case ("card", int(ref)) if ref in self.held:
                kept = self.keep(self.cards[self.held[ref].key])
                return 20.0 - kept if question.verb in ("discard", "bottom") else kept
        return super().worth(option, question, source)

    def keep(self, card: Card) -> float:
        """What a card in the hand is worth, about."""
        if card.kind == "character":
            return 2.0 + 0.3 * self.coming(card)
        return 2.0 + 0.3 * card.stats.get("cost", 0)

    def mulligan(self, option: Option) -> float:
        """A hand with nobody who is cheap goes back."""
        hand = [self.cards[card.key] for card in self.mine.hand or ()]
        nobody = not any(card.kind == "character" and card.stats["cost"] <= 2 for card in hand)
        return float(nobody == (option == ("yes",)))

    def target(self, piece: PieceView, source: Card | None) -> float:
        """Whoever gains or loses most by what the source does."""
        bodies = self.bodies(source) if source is not None else []
        gain = sum(self.one(body, piece) for body in bodies)
        return FALLBACK + gain

    def bodies(self, card: Card) -> list[t.Effect]:
        """Every simple effect of its text."""
        return [node for node in t.nodes_of(card.abilities) if isinstance(node, t.Effect)]
