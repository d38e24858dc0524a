"""The question of what to pay with: one card after the other, or what is proposed; or nothing, and the play is off."""

from __future__ import annotations

from engine.games.precious_memories.flags import MINIMAL_PAYMENT, agreed
from engine.games.precious_memories.frames import Pay
from engine.games.precious_memories.nodes import Priced
from engine.games.precious_memories.paying import cheapest, is_enough, may_be_named
from engine.games.precious_memories.wallet import Way, money_of, ways_for_card, ways_for_text
from engine.kernel.abilities.payment import ask_to_name, take_named
from engine.kernel.characteristics.look import printed
from engine.kernel.flow.matching import match
from engine.kernel.flow.program import Flow, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref


def price_of(g: Game, ability: int) -> Priced | None:
    """What a text costs, None if nothing but itself."""
    body = getattr(g.library.abilities[ability].node, "body", None)
    return body if isinstance(body, Priced) else None


def ways(g: Game, f: Pay) -> list[Way]:
    if f.ability < 0:
        return ways_for_card(g, f.seat, f.card, f.cost)
    priced = price_of(g, f.ability)
    return ways_for_text(g, f.seat, f.cost, priced.colors if priced is not None else (), f.but)


@rule("PM R-PM-20", "PM R-PM-36")
def ask(g: Game, f: Pay) -> Flow:
    """Only what can be completed is offered; "done" once it is enough, the proposal as long as nothing is named."""
    open_ways = ways(g, f)
    minimal = bool(agreed(g.flags, MINIMAL_PAYMENT))
    left = may_be_named(open_ways, f.named, minimal=minimal)
    proposal = () if f.named else cheapest(open_ways)
    enough = bool(f.named or not f.cost) and is_enough(open_ways, f.named, minimal=minimal)
    return ask_to_name(f, left, proposal, "R-PM-20", enough=enough)


def left_to_pay(g: Game, f: Pay) -> int:
    """How much generated cost what has been named does not yield yet."""
    yields = {money.ref: money.generated for way in ways(g, f) for money in way.pool}
    return max(f.cost - sum(yields.get(ref, 0) for ref in f.named), 0)


def choose(g: Game, f: Pay) -> Flow:
    return take_named(g, f, "R-PM-20")


@rule("PM R-PM-72", "PM R-PM-78", "PM R-PM-104")
def tell_of_use(g: Game, played: Ref, refs: list[Ref], *, text: bool = False) -> None:
    """Cards that something was paid with trigger by their own texts, from where they lie now; `text`: for the text of
    that one."""
    for ref in refs:
        look = printed(g, g.state.refs[ref & CARD_MASK])
        thrown = g.state.zone[ref & CARD_MASK] == g.index["discard"]
        events = (
            (("text_cost",) if thrown else ()) if text else ("used_as_cost", "cost_used") if thrown else ("cost_used",)
        )
        heard = [(look, number, listen) for event, number, listen in look.listens if event in events]
        if heard:
            match(g, heard, "used_as_cost", look.source, played, seat=look.seat)


@rule("PM R-PM-20", "PM R-PM-35")
def pay(g: Game, seat: int, refs: list[Ref]) -> int:
    """Cards of the hand go to the discard pile, points are turned face down; says what they yielded."""
    worth = {money.ref: money for money in money_of(g, seat)}
    for ref in refs:
        point = worth[ref].point
        g.put(ref & CARD_MASK, "pile_down" if point else "discard", top=not point)
    if refs:
        g.tell("pay", seat, *(g.keys[ref & CARD_MASK] for ref in refs))
    return sum(worth[ref].generated for ref in refs)


PAY = program(Pay, ("R-PM-20", ask), ("R-PM-20 chosen", choose))
