"""What a text of ハーレムマスター promises a player of some sense, in cards, and what it does to somebody in play."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.harem_master import nodes as n
from engine.games.harem_master.fighting import KINDS, VALUE
from engine.games.harem_master.odds import FALLEN, Change, Gain, Odds, Rush
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView
from engine.manifest.minds.fitting import fits
from engine.manifest.minds.weighing import CARD, Weighing

SEXES = frozenset(("lady", "gentleman"))
WORTH_IT = 0.3
"""What a card must promise more than it costs."""
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


class Promises(Weighing):
    """What texts are worth by board and tree; battles are reckoned with (`odds`), what else there is is guessed."""

    GUESSES = PROMISES

    odds: Odds
    attacks: Rush | None
    """The best that are left to this turn, once they have been worked out."""

    def rush(self) -> Rush:
        """The attacks that are left to this turn."""
        if self.attacks is None:
            self.attacks = self.odds.rush()
        return self.attacks

    def gained(self, change: Change) -> float:
        """By how much the attacks of this turn are worth more."""
        return self.odds.rush(change).worth - self.rush().worth

    def given_up(self, piece: PieceView) -> float:
        """What it costs that somebody attacks no more this turn."""
        if piece.ref not in self.rush().order:
            return 0.0
        return -self.gained(Change(idle=frozenset((piece.ref,))))

    def fighter(self, role: str) -> PieceView | None:
        return self.pieces.get(int(self.view.facts.get(role, 0)))

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

    def promise(self, effect: t.Effect) -> float:
        """What an effect of one's own would be worth, in cards."""
        match effect:
            case t.OneOf(options):
                return max(self.promise(option) for option in options)
            case t.Modify(t.Every() as target, stat, amount) if self.on_board(target) and not self.fighter("attacker"):
                return self.all_stronger(target, stat, self.number(amount))
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

    def all_stronger(self, target: t.Every, stat: str, number: int) -> float:
        """What it is worth in the attacks of this turn that everybody of some kind changes."""
        if self.view.active != self.view.viewer:
            return 0.0
        gain = Gain(physical=number) if stat == "physical" else Gain(mental=number)
        gains = {piece.ref: gain for piece in self.odds.own if self.fits(target.filter, piece)}
        return self.gained(Change(gains=gains))

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
            mine = own if effect.whose is None else self.side(effect.whose) > 0
            holder = self.view.viewer if mine else 1 - self.view.viewer
            return self.odds.progress(holder, effect.zone) * (1.0 if mine else -1.0)
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
        gain = Gain(physical=number) if stat == "physical" else Gain(mental=number)
        return self.gained(Change(gains={piece.ref: gain}))

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
        return self.gained(Change(again=frozenset((piece.ref,)))) + 0.1

    def idle(self, piece: PieceView) -> float:
        """What it is worth that somebody does nothing more this turn: one who could have intercepted."""
        if piece.exerted:
            return 0.0
        if piece.seat == self.view.viewer:
            return -self.given_up(piece)
        if self.view.active != self.view.viewer:
            return 0.1 + 0.1 * self.odds.value(piece)
        return 0.1 + self.gained(Change(idle=frozenset((piece.ref,))))

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
