"""〔レベルアップ〕: a card of the same name on top of a character, and what it is worth."""

from __future__ import annotations

from engine.games.precious_memories.frames import Levelling, Pay
from engine.games.precious_memories.pay import pay
from engine.games.precious_memories.settle import settle
from engine.kernel.abilities.payment import PAID, payment
from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.flow.priority import announced
from engine.kernel.flow.program import RETURN, Flow, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Piece, Ref
from engine.kernel.state.tucked import tucked

LEVELLED = "levelled"


def beneath(piece: Piece) -> int:
    """How many cards the character has grown out of; what lies face down under it is none of them."""
    return len(piece.cards) - 1 - len(tucked(piece))


@rule("PM PM-levelup-M3", "PM PM-levelup-M4")
def levelled_this_turn(g: Game, host: Ref) -> bool:
    """The first time in a turn that somebody levels up is free, each further one costs."""
    return g.note(host, LEVELLED) == g.state.turn


@rule("PM PM-levelup-M4", "PM R-PM-13", "PM R-PM-14")
def level_cost(g: Game, card: int, host: Ref) -> int:
    """The printed use cost of the card that is put on top (R-PM-13)."""
    return g.faces[card].stats.get("cost", 0) if levelled_this_turn(g, host) else 0


def ask_payment(g: Game, f: Levelling) -> Flow:
    f.got = [PAID]
    cost = level_cost(g, f.card & CARD_MASK, f.host)
    return Pay(seat=f.seat, card=f.card, cost=cost) if cost else None


@rule("PM R-PM-41")
def level(g: Game, f: Levelling) -> Flow:
    """It is no play of a card: nobody responds (R-PM-41)."""
    named = payment(f)
    if named is None:
        return RETURN
    pay(g, f.seat, named)
    announced(g)
    put_on_top(g, f.seat, f.card & CARD_MASK, f.host)
    return settle(g, f)


@rule("PM PM-levelup-M1", "PM PM-levelup-Q1", "PM PM-levelup-Q2", "PM PM-levelup-Q3", "PM PM-levelup-M5", "PM R-PM-92")
def put_on_top(g: Game, seat: int, card: int, host: Ref) -> None:
    """The same piece goes on: its state, effects on it, when it came. Nobody appears. Who levels up is the card below:
    it hears of that while its text is seen (R-PM-92)."""
    g.fire("grows", host, seat=seat)
    piece = g.stack(card, host)
    g.state.sides.pop(host, None)
    piece.notes[LEVELLED] = g.state.turn
    g.touch(FIELD)
    g.tell("level_up", seat, g.keys[card], beneath(piece) + 1)
    g.fire("levelled", host, seat=seat)


LEVELLING = program(Levelling, ("PM-levelup-M4", ask_payment), ("PM-levelup-M1", level))
