"""A player of the Quintuplets: brings somebody within reach of a hero each turn, spends no more on her than she needs,
and keeps the others from theirs."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.games.quintuplets.nodes import LayHero, MorePlays, ToLane, TurnTo
from engine.games.quintuplets.reckoning import Reckoning
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.question import Option, Question
from engine.kernel.views.view import PieceView, View
from engine.manifest.minds.mind import FALLBACK, harms
from engine.manifest.minds.weighing import CARD, Weighing

SPENT = 0.6
"""What a card must promise before it is better kept."""
REACHED = 6.0
"""What it is worth that somebody comes within reach of a hero."""
SPARE = 3
"""So many characters in the hand, and one of them may become an episode."""
HOPELESS = 15
"""Who lacks so much has no hero near her."""
WON = 1000.0
PROMISES: Mapping[type, float] = {
    t.ToHand: 1.0,
    t.ToDiscard: 1.0,
    t.ToPlay: 2.0,
    t.Take: 1.0,
    t.Look: 0.1,
    t.PutRest: 0.0,
    t.Lose: 0.2,
    t.Flip: 0.8,
    t.ToDeck: 0.1,
    t.Later: 1.5,
    t.Cannot: 2.0,
    ToLane: 0.2,
    LayHero: 0.2,
    MorePlays: 0.8,
}


class QuintupletsMind(Weighing):
    """What lies in the lanes is reckoned with (`reckoning`); what else a text does is guessed."""

    GUESSES = PROMISES
    ON_ENTERING = frozenset(["appear"])

    def __init__(self, view: View, cards: Mapping[str, Card], random: Random) -> None:
        super().__init__(view, cards, random)
        self.lanes = Reckoning(view)

    # --- turn actions ---

    def action(self, option: Option) -> float:
        match option:
            case ("character", int(ref), int(lane)):
                return 20.0 + self.coming(ref, lane)
            case ("episode", int(ref), int(host)):
                return self.dressing(ref, self.pieces[host])
            case ("approach", int(one), int(hero)):
                return self.approaching(self.pieces[one], self.pieces[hero])
            case ("event", int(ref)):
                return self.event(self.cards[self.held[ref].key])
            case ("use", int(ref), int(nth)):
                return self.use(self.pieces[ref], nth)
        return 0.1

    def coming(self, ref: int, lane: int) -> float:
        """A new character, or one that grows out of another: what she would lack there, and what her text brings."""
        card = self.cards[self.held[ref].key]
        power, below = card.stats.get("power", 0), self.lanes.at(self.view.viewer, lane)
        if below is not None:
            power += below.stats["power"] - below.base.get("power", 0)
        gain = self.nearness(self.lanes.shortage(lane, power)) + 0.1 * power
        if below is not None:
            before = self.lanes.shortage_of(below)
            gain -= self.nearness(before) - 0.5 if before < HOPELESS else 0.0
        return gain + 0.5 * sum(self.promise(body) for body in self.at_once(card))

    def nearness(self, short: int) -> float:
        """Within reach of a hero, or how far from it; where none is near, nothing is gained."""
        if short >= HOPELESS:
            return -REACHED
        return REACHED if short <= 0 else -0.4 * short

    def dressing(self, ref: int, host: PieceView) -> float:
        """An episode where it brings a hero into reach, alone or with the next; never where he is in reach already."""
        card, short = self.cards[self.held[ref].key], self.lanes.shortage_of(host)
        bonus = self.bonus(card)
        if short <= 0 or short >= HOPELESS:
            return -1.0
        if short <= bonus:
            return 15.0 - 0.3 * (bonus - short) - (1.0 if card.kind == "character" else 0.0)
        others = [self.bonus(self.cards[other.key]) for other in self.mine.hand or () if other.ref != ref]
        if short <= bonus + max(others, default=0):
            return 12.0 + 0.1 * bonus
        if card.kind == "character" and not self.spare(card):
            return -1.0
        return max(3.0 - 0.2 * (short - bonus) - (0.5 if card.kind == "character" else 0.0), 0.2)

    def bonus(self, card: Card) -> int:
        """What it adds as an episode."""
        return 2 if card.kind == "character" else card.stats.get("bonus", 0)

    def spare(self, card: Card) -> bool:
        """Whether there are others to come."""
        return sum(self.cards[other.key].kind == "character" for other in self.mine.hand or ()) >= SPARE

    def approaching(self, one: PieceView, hero: PieceView) -> float:
        """A hero for each, first for those who have but one; best whom the other side would reach as well."""
        fresh = 0.0 if hero.ref in self.lanes.sought else 10.0
        denied = 2.0 if self.lanes.could_reach(hero) else 0.0
        return 30.0 + fresh + denied - len(self.lanes.reached(one)) - 0.1 * hero.stats.get("need", 0)

    def event(self, card: Card) -> float:
        """What it promises; what makes somebody stronger comes when everybody is there."""
        gain = sum(self.promise(body) for body in self.at_once(card)) - SPENT
        if gain <= 0:
            return -1.0
        late = any(isinstance(node, t.Modify | t.Win) for node in t.nodes_of(card.abilities))
        return (4.0 if late else 22.0) + gain

    def use(self, piece: PieceView, nth: int) -> float:
        ability = self.ability(piece, nth)
        if ability is None:
            return -1.0
        gain = self.promise_of(piece, ability.body) + sum(self.promise(cost) for cost in ability.costs)
        return 3.0 + gain if gain > 0 else -1.0

    def promise_of(self, piece: PieceView, body: t.Effect) -> float:
        """What an ability does for its own character: others' are weighed as always."""
        short = self.lanes.shortage_of(piece)
        match body:
            case t.Modify(t.This(), "power", int(number)) | t.Modify(t.Every(), "need", int(number)):
                return REACHED if 0 < short <= abs(number) else -1.0
            case ToLane():
                best = min(self.lanes.shortage(lane, piece.stats.get("power", 0)) for lane in self.lanes.NUMBERS)
                return REACHED if best <= 0 < short else -1.0
        return self.promise(body)

    # --- choices ---

    def worth(self, option: Option, question: Question, source: Card | None) -> float:
        if question.kind == "target" and question.verb == "bride":
            return 40.0 - self.pieces[int(option[1])].stats.get("power", 0)
        match option:
            case ("slot", int(lane)):
                return self.place(question.subject, lane)
            case ("card", int(ref)) if ref in self.held:
                kept = self.value(self.cards[self.held[ref].key])
                return 20.0 - kept if question.verb == "discard" else kept
        return super().worth(option, question, source)

    def value(self, card: Card) -> float:
        """What a card in the hand is worth, about."""
        text = 1.0 if card.abilities else 0.0
        match card.kind:
            case "character":
                growing = any(isinstance(node, t.Keyword) and node.name == "growth" for node in card.abilities)
                return 2.0 + 0.5 * card.stats["power"] + (0.0 if growing else text)
            case "episode":
                return 2.0 + card.stats["bonus"]
        return 3.5

    def place(self, subject: int, lane: int) -> float:
        """Where somebody who moves or comes lacks the least; a hero where the others would lack most."""
        piece, card = self.pieces.get(subject), self.held.get(subject)
        if piece is not None and piece.kind != "hero":
            return 50.0 - self.lanes.shortage(lane, piece.stats.get("power", 0))
        if card is not None:
            return 50.0 - self.lanes.shortage(lane, self.cards[card.key].stats.get("power", 0))
        need = piece.stats.get("need", 0) if piece is not None else 0
        return 20.0 + self.lanes.pull(lane, need)

    def mulligan(self, option: Option) -> float:
        """A hand without two characters that can be set goes back."""
        able = [self.cards[card.key] for card in self.mine.hand or ()]
        few = sum(card.kind == "character" for card in able) < 2
        return float(few == (option == ("yes",)))

    def target(self, piece: PieceView, source: Card | None) -> float:
        """Harm where it spoils an approach, help where it brings a hero into reach."""
        own = piece.seat == self.view.viewer
        number = self.change(source)
        if piece.kind == "hero":
            return 20.0 - self.lanes.pull(piece.slot, piece.stats.get("need", 0))
        if number < 0 or (source is not None and (harms(source) or self.turns(source))):
            return (-1.0 if own else 1.0) * (FALLBACK + self.lanes.spoiled(piece, -number)) + (0.0 if own else 5.0)
        gained = REACHED if 0 < self.lanes.lacking(piece) <= max(number, 0) else 0.1 * piece.stats.get("power", 0)
        return (FALLBACK + gained) if own else 0.1

    def change(self, source: Card | None) -> int:
        """By how much the source changes a power, if it does."""
        nodes = t.nodes_of(source.abilities) if source is not None else []
        changes = [node.amount for node in nodes if isinstance(node, t.Modify) and node.stat == "power"]
        return next((amount for amount in changes if isinstance(amount, int)), 0)

    def turns(self, source: Card) -> bool:
        """Whether it makes somebody approach another hero."""
        return any(isinstance(node, TurnTo) for node in t.nodes_of(source.abilities))

    # --- what a text promises ---

    def promise(self, effect: t.Effect) -> float:
        """What an effect of one's own would be worth, in cards."""
        match effect:
            case t.If(_, t.Win()):
                return WON if self.mine.points else 0.0
            case t.Modify(target, "power", int(number)) if self.on_board(target):
                return self.total(target, self.lanes.everybody, lambda piece: self.changed(piece, number))
            case t.ToHand(t.Chosen() as target) | TurnTo(t.Chosen() as target) if self.on_board(target):
                return self.total(target, self.lanes.everybody, lambda piece: self.lanes.spoiled(piece, 99))
            case t.Discard(t.Opponents()):
                return CARD
            case t.ToDiscard(t.Chosen(whose=t.You(), zone="hand")):
                return -CARD / 2
            case t.ToDiscard(t.Top()):
                return 0.0
        return super().promise(effect)

    def changed(self, piece: PieceView, number: int) -> float:
        """What a change of power would be worth there."""
        if piece.seat != self.view.viewer:
            return self.lanes.spoiled(piece, -number) if number < 0 else -1.0
        if number < 0:
            return -1.0
        return REACHED if 0 < self.lanes.lacking(piece) <= number else 0.0

    def fits(self, test: t.Filter, piece: PieceView) -> bool:
        return self.lanes.fits(test, piece)
