"""A player of ハーレムマスター with some sense: fills his side of the table, fights where that promises more than it
risks, and keeps both castles in mind."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.games.harem_master import nodes as n
from engine.games.harem_master.fighting import KINDS, VALUE
from engine.games.harem_master.odds import FALLEN, Odds
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.question import Option, Question
from engine.kernel.views.view import PieceView, View
from engine.manifest.minds.fitting import fits
from engine.manifest.minds.mind import FALLBACK
from engine.manifest.minds.weighing import CARD, Weighing

SEXES = frozenset(("lady", "gentleman"))
PAID = 0.15
"""What a card of the action stack is worth: it goes back to the castle, so that little is lost."""
WORTH_IT = 0.3
ANSWERED = 6.0
PROMISES: Mapping[type, float] = {
    n.Counter: 1.5,
    n.ExtraTurn: 4.0,
    n.BecomeCopy: 0.6,
    t.Look: 0.2,
    t.Take: 1.0,
    t.PutRest: 0.0,
    t.RevealHand: 0.3,
    t.Later: -0.6,
    t.Win: FALLEN,
    t.Lose: 0.2,
    t.Cannot: 0.8,
}


class HaremMind(Weighing):
    """Battles are reckoned with (`odds`); what else a text does is guessed."""

    GUESSES = PROMISES
    ON_ENTERING = frozenset(("enter",))

    def __init__(self, view: View, cards: Mapping[str, Card], random: Random) -> None:
        super().__init__(view, cards, random)
        self.odds = Odds(view, cards)

    # --- turn actions ---

    def action(self, option: Option) -> float:
        match option:
            case ("character", int(ref)):
                return 20.0 + self.coming(self.cards[self.held[ref].key])
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

    def coming(self, card: Card) -> float:
        """A new character: what it can do, and what its text brings as it comes."""
        strength = card.stats.get("physical", 0) + card.stats.get("mental", 0)
        return 0.6 * strength + 0.4 * ("lady" in card.marks) + sum(self.promise(body) for body in self.at_once(card))

    def dressing(self, card: Card, wearer: PieceView) -> float:
        """An item on whom it suits and helps; what harms, on the other side's strongest."""
        host = [node for node in t.nodes_of(card.abilities) if getattr(node, "target", None) == t.Bound("host")]
        harm = any(isinstance(node, t.Cannot) and node.deed in ("attack", "intercept") for node in host)
        own = wearer.seat == self.view.viewer
        if own == harm or not self.suits(card, wearer):
            return -1.0
        gain = sum(self.more(node, wearer) for node in host if isinstance(node, t.Modify))
        gain += sum(isinstance(each, t.Triggered | t.Activated) for each in card.abilities) + 1.0 * bool(
            host and not gain
        )
        if card.kind == "character" and not self.spare():
            return -1.0
        return 8.0 + gain + 0.2 * self.odds.value(wearer)

    def more(self, node: t.Modify, wearer: PieceView) -> float:
        """What a change for good is worth: a lady's mental value, a gentleman's physical one and either in attack."""
        good = 1.0 if (node.stat == "mental") == self.odds.is_lady(wearer) else 0.6
        return 0.4 * good * self.number(node.amount)

    def suits(self, card: Card, wearer: PieceView) -> bool:
        """Whether nothing on the item forbids it to such a wearer."""
        bans = [node for node in t.nodes_of(card.abilities) if isinstance(node, t.Cannot) and node.deed == "wear"]
        return not any(self.fits(ban.filter, wearer) for ban in bans)

    def spare(self) -> bool:
        """Whether there are more characters in the hand than can come soon."""
        return sum(self.cards[card.key].kind == "character" for card in self.mine.hand or ()) > 2

    def event(self, card: Card) -> float:
        """What it promises, less what it costs; in a battle, what it changes there."""
        gain = sum(self.promise(body) for body in self.at_once(card))
        gain -= PAID * card.stats.get("cost", 0) + WORTH_IT
        return 12.0 + gain if gain > 0 else -1.0

    def use(self, piece: PieceView, nth: int) -> float:
        """What an ability promises, less what it costs and the attack that its card gives up."""
        ability = self.ability(piece, nth)
        if ability is None:
            return -1.0
        paid = sum((cost.amount or 0) for cost in ability.costs if isinstance(cost, n.PayCost))
        acts = any(isinstance(cost, t.Exert) for cost in ability.costs)
        gain = self.promise_of(piece, ability.body) - PAID * paid
        gain -= max(self.odds.attack(piece), 0.0) if acts and piece.kind == "character" else 0.0
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
        """If the best that the other player can do about it leaves something."""
        gain = self.odds.attack(piece)
        return 4.0 + min(gain, 50.0) if gain > 0 else -1.0

    def intercepting(self, piece: PieceView) -> float:
        """If it promises more than to let the attacker through."""
        attacker = self.fighter("attacker")
        if attacker is None:
            return -1.0
        gain = self.odds.outcome(piece, attacker, self.odds.kind(piece)) + self.odds.storm(attacker)
        return 5.0 + gain if gain > 0 else -1.0

    def fighter(self, role: str) -> PieceView | None:
        return self.pieces.get(int(self.view.facts.get(role, 0)))

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

    def one(self, body: t.Effect, piece: PieceView) -> float:
        """What an effect is worth that reaches just this one."""
        own = 1.0 if piece.seat == self.view.viewer else -1.0
        match body:
            case t.Modify(t.Chosen() | t.Bound(), stat, amount):
                return self.change(piece, stat, self.number(amount))
            case t.Ready():
                return self.again(piece)
            case t.Exert():
                return self.idle(piece)
            case t.Cannot():
                return self.odds.storm(piece) if own > 0 else 0.0
            case n.BecomeCopy() | t.Lose():
                return -own * self.odds.value(piece) if isinstance(body, t.Lose) else self.odds.value(piece)
            case n.PutInto() | t.ToHand() | t.ToDeck() | t.ToDiscard() | n.GainControl():
                return self.removed(body, piece)
        return 0.0

    # --- what a text promises ---

    def promise(self, effect: t.Effect) -> float:
        """What an effect of one's own would be worth, in cards."""
        match effect:
            case t.OneOf(options):
                return max(self.promise(option) for option in options)
            case t.Modify(t.Chosen() | t.Every() as target, _, _) if self.on_board(target):
                return self.total(target, self.odds.characters, lambda piece: self.one_of(effect, piece))
            case (
                t.Ready(t.Chosen() | t.Every() as target)
                | t.Exert(t.Chosen() | t.Every() as target)
                | t.ToHand(t.Chosen() | t.Every() as target)
                | n.PutInto(t.Chosen() | t.Every() as target)
                | n.GainControl(t.Chosen() | t.Every() as target)
                | t.Cannot(t.Chosen() as target)
            ) if self.on_board(target):
                return self.total(target, self.odds.characters, lambda piece: self.one(effect, piece))
            case t.ToHand(t.Chosen(zone=("court" | "scaffold") as zone)):
                return self.taken_back(zone)
            case t.ToDeck(t.Chosen(zone="discard")):
                return 0.15 if self.mine.discard else -1.0
            case t.ToHand(t.Chosen(zone="discard") as target):
                there = [self.cards[card.key] for card in self.mine.discard]
                return CARD if any(self.printed(target.filter, card) for card in there) else 0.0
            case n.FromPile():
                return self.pile(effect)
            case n.Counter():
                return ANSWERED
            case n.ChangeBattle(kind):
                return self.turned(kind)
            case n.ApplyRandom():
                return 0.5
            case t.If(condition, t.Win()):
                return FALLEN if self.nearly(condition) else -1.0
            case t.ToDo(cost, body):
                return self.promise(cost) + self.promise(body)
            case t.Draw(_, amount, until=True):
                more = self.number(amount) - len(self.mine.hand or ()) + 1
                return CARD * max(more, 0)
        return super().promise(effect)

    def one_of(self, effect: t.Effect, piece: PieceView) -> float:
        assert isinstance(effect, t.Modify)
        return self.change(piece, effect.stat, self.number(effect.amount))

    def nearly(self, condition: t.Condition) -> bool:
        """Whether a condition on the own court and scaffold holds."""
        counts = [node for node in t.nodes_of((condition,)) if isinstance(node, t.Compare)]
        return all(
            isinstance(each.left, t.Count) and self.mine.counts.get(each.left.zone, 0) >= self.number(each.right)
            for each in counts
            if not isinstance(each.right, t.Count)
        )

    def printed(self, test: t.Filter, card: Card) -> bool:
        """Whether a card outside of play is such a one."""
        return not isinstance(test, t.Kind) or test.name == card.kind or test.name in card.marks

    def taken_back(self, zone: str) -> float:
        """What it is worth that the other player has one less there."""
        other = self.view.seats[1 - self.view.viewer]
        number = other.counts.get(zone, 0)
        return (0.0, 0.8, 1.2, 2.0, 6.0)[min(number, 4)]

    def pile(self, effect: n.FromPile) -> float:
        """Cards off castles and action stacks."""
        seat = self.view.viewer if self.side(effect.who) > 0 else 1 - self.view.viewer
        number = self.view.seats[seat].counts.get("stack", 0) if effect.amount is None else self.number(effect.amount)
        own = seat == self.view.viewer
        if effect.zone in ("court", "scaffold"):
            return self.odds.progress(seat, effect.zone) * (1.0 if own else -1.0)
        if effect.pile == "stack":
            return number * (-CARD / 2 if own else CARD / 2)
        if own and number >= self.odds.castle(seat) - 1:
            return -FALLEN
        if effect.zone == "stack":
            return 0.5 * number
        return self.odds.wall(number, seat) * (-1.0 if own else 1.0)

    def turned(self, kind: str) -> float:
        """What it is worth to turn the battle that goes on into one of this kind."""
        one, other = self.fighter("attacker"), self.fighter("interceptor")
        if one is None or other is None:
            return -1.0
        mine, theirs = (one, other) if one.seat == self.view.viewer else (other, one)
        before = KINDS[int(self.view.facts.get("kind", 0))]
        if before not in VALUE or before == kind:
            return -1.0
        return self.odds.outcome(mine, theirs, kind) - self.odds.outcome(mine, theirs, before) - WORTH_IT

    def change(self, piece: PieceView, stat: str, number: int) -> float:
        """What it is worth that a value changes until the end of the turn or battle."""
        own = 1.0 if piece.seat == self.view.viewer else -1.0
        if piece.ref in (self.view.facts.get("attacker"), self.view.facts.get("interceptor")):
            return self.in_battle(piece, stat, number) * own
        if self.view.active != self.view.viewer or piece.exerted or own < 0:
            return 0.0
        more = number if stat == "physical" else 0
        return max(self.odds.attack(piece, more), 0.0) - max(self.odds.attack(piece), 0.0)

    def in_battle(self, piece: PieceView, stat: str, number: int) -> float:
        """The same for somebody who fights now, for its own player."""
        kind = KINDS[int(self.view.facts.get("kind", 0))]
        one, other = self.fighter("attacker"), self.fighter("interceptor")
        if kind in VALUE and one is not None and other is not None:
            foe = other if piece.ref == one.ref else one
            if VALUE[kind] != stat:
                return 0.0
            return self.odds.outcome(piece, foe, kind, number) - self.odds.outcome(piece, foe, kind)
        return self.odds.storm(piece, number) - self.odds.storm(piece) if stat == "physical" else 0.0

    def again(self, piece: PieceView) -> float:
        """What it is worth that somebody may act again this turn."""
        own = piece.seat == self.view.viewer
        if not own or not piece.exerted or self.view.active != self.view.viewer:
            return 0.0
        return max(self.odds.attack(piece), 0.0) + 0.1

    def idle(self, piece: PieceView) -> float:
        """What it is worth that somebody does nothing more this turn: one who could have intercepted."""
        if piece.exerted:
            return 0.0
        if piece.seat == self.view.viewer:
            return -max(self.odds.attack(piece), 0.0)
        return 0.4 + 0.15 * self.odds.value(piece)

    def removed(self, body: t.Effect, piece: PieceView) -> float:
        """What it is worth that somebody leaves, or changes sides."""
        own = 1.0 if piece.seat == self.view.viewer else -1.0
        worth = self.odds.value(piece)
        match body:
            case n.GainControl():
                return -own * worth * (2.0 if not body.duration else 0.5)
            case n.PutInto(_, ("court" | "scaffold") as zone, t.You()):
                return -own * worth + self.odds.progress(self.view.viewer, zone)
            case t.ToHand():
                return -own * worth * 0.6
        return -own * worth

    def fits(self, test: t.Filter, piece: PieceView) -> bool:
        match test:
            case t.Kind(name) if name in SEXES:
                return self.odds.is_lady(piece) == (name == "lady")
            case t.AllOf(parts):
                return all(self.fits(part, piece) for part in parts)
            case t.Not(part):
                return not self.fits(part, piece)
        return fits(test, piece, self.cards[piece.key], self.view.viewer)
