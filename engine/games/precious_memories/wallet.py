"""What a player can pay with, and what a payment has to have: sums, titles, colours, names (2.6 of the base rules)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.precious_memories.identity import PURPLE, is_combination, work_of
from engine.games.precious_memories.yields import generated, paid_otherwise, paying_for
from engine.kernel.cards.face import Face
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref

FOUR = ("red", "blue", "yellow", "green")


class Money:
    """One card that can be used to pay: a card of the hand, or a point that lies face up."""

    __slots__ = ("face", "generated", "more", "point", "ref", "work")

    def __init__(self, ref: Ref, face: Face, generated: int, *, point: bool) -> None:
        self.ref = ref
        self.face = face
        self.generated = generated
        self.point = point
        self.work = work_of(face.card)
        self.more = paid_otherwise(face)


class Way:
    """One way to meet what a payment has to have: out of some of the cards, every one of `needs` by some card of it."""

    __slots__ = ("cost", "every", "needs", "pool")

    def __init__(self, cost: int, pool: list[Money], needs: Sequence[Sequence[Ref]]) -> None:
        self.cost = cost
        self.pool = pool
        self.needs = needs
        self.every = (1 << len(needs)) - 1

    def bits(self, money: Money) -> int:
        """Which of the needs a card meets."""
        mask = 0
        for at, refs in enumerate(self.needs):
            if money.ref in refs:
                mask |= 1 << at
        return mask

    def has_all(self, used: Sequence[Money]) -> bool:
        """Whether these cards meet everything."""
        met = 0
        for money in used:
            met |= self.bits(money)
        return met == self.every and sum([money.generated for money in used]) >= self.cost

    def is_open(self, named: Sequence[Ref] = ()) -> bool:
        """Whether what has been named can still be completed: with all the rest, if with anything."""
        if not all(self.needs) or sum([money.generated for money in self.pool]) < self.cost:
            return False
        if not named:
            return True
        refs = [money.ref for money in self.pool]
        return all(ref in refs for ref in named)


@rule("PM R-PM-20")
def money_of(g: Game, seat: int) -> list[Money]:
    """Cards of the hand but the one that is played, and own points that lie face up (2.6.2)."""
    refs = g.state.refs
    hand = [Money(refs[card], g.faces[card], generated(g, card), point=False) for card in g.zone(seat, "hand")]
    points = [Money(refs[card], g.faces[card], generated(g, card), point=True) for card in g.zone(seat, "pile_up")]
    return hand + points


def ways_for_card(g: Game, seat: int, ref: Ref, cost: int, known: Sequence[Money] | None = None) -> list[Way]:
    """The ways to pay for a card of the hand."""
    card = ref & CARD_MASK
    face = g.faces[card]
    money = [each for each in (money_of(g, seat) if known is None else known) if each.ref != ref]
    for each in money:
        if each.more:
            each.generated = paying_for(g, each.ref, card)
    names = [_named(money, face)] if is_combination(face) else []
    if PURPLE in face.colors:
        return [Way(cost, pool, [*needs, *names]) for pool, needs in purple(money, face)]
    return [Way(cost, money, [of_work(money, face), *names])]


@rule("PM R-PM-20")
def of_work(money: Sequence[Money], face: Face) -> list[Ref]:
    """At least one card of the played card's work is among the payment (2.6.3)."""
    work = work_of(face.card)
    return [each.ref for each in money if each.work == work]


@rule("PM R-PM-20")
def _named(money: Sequence[Money], face: Face) -> list[Ref]:
    """For 〔コンビ〕 at least one with one of its names (2.6.7)."""
    return [each.ref for each in money if each.face.names & face.names]


@rule("PM PM-purple", "PM PM-purple-1a", "PM PM-purple-1b", "PM PM-purple-1c")
def purple(money: Sequence[Money], face: Face) -> list[tuple[list[Money], list[list[Ref]]]]:
    """Purple of the same work among it, or all four other colours of it, or nothing but cards of the same work and
    name (R-PM-08)."""
    work = work_of(face.card)
    mine = [each for each in money if each.work == work]
    colored = {color: [each.ref for each in mine if color in each.face.colors] for color in (PURPLE, *FOUR)}
    same = [each for each in mine if each.face.names & face.names]
    return [
        ([*money], [colored[PURPLE]]),
        ([*money], [colored[color] for color in FOUR]),
        (same, []),
    ]


@rule("PM PM-purple")
def lacks_purple_alone(g: Game, seat: int, ref: Ref, cost: int) -> bool:
    """Whether enough could be paid for a purple card, and only its condition cannot be met."""
    if PURPLE not in g.faces[ref & CARD_MASK].colors:
        return False
    return sum([each.generated for each in money_of(g, seat) if each.ref != ref]) >= cost


@rule("PM R-PM-20", "PM PM-xcost")
def ways_for_text(g: Game, seat: int, cost: int, colors: Sequence[str], but: Sequence[Ref] = ()) -> list[Way]:
    """The ways to pay for a text: of any work, a coloured numeral with a card of that colour (2.6.4)."""
    money = [each for each in money_of(g, seat) if each.ref not in but]
    return [Way(cost, money, [[each.ref for each in money if color in each.face.colors] for color in colors])]
