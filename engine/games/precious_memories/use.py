"""Using a text: what it costs is chosen, then paid; it is responded to, then does what it says."""

from __future__ import annotations

from engine.games.precious_memories.areas import rest
from engine.games.precious_memories.flags import NAME_COST, RESPONSE_NESTING, agreed
from engine.games.precious_memories.frames import Pay, Respond, Use
from engine.games.precious_memories.nodes import Priced
from engine.games.precious_memories.pay import pay, price_of, tell_of_use
from engine.games.precious_memories.settle import settle
from engine.kernel.abilities.filters import predicate
from engine.kernel.abilities.payment import PAID, know_paid, payment
from engine.kernel.abilities.rows import CANCEL
from engine.kernel.characteristics.look import printed
from engine.kernel.flow.priority import announced
from engine.kernel.flow.program import RETURN, Ask, Flow, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Ref
from engine.kernel.verbs.drawing import discard_cards

USED = "used:"


@rule("PM R-PM-26")
def used_up(g: Game, ref: Ref, ability: int) -> bool:
    """Each text of a card once in a turn, also if it was nullified."""
    return g.note(ref, f"{USED}{ability}") == g.state.turn


def to_discard(g: Game, seat: int, ability: int, but: Ref) -> list[Ref]:
    """The cards of the hand that a text's cost asks for."""
    priced = price_of(g, ability)
    if priced is None or priced.discard is None:
        return []
    test = predicate(priced.discard)
    looks = [printed(g, g.state.refs[card]) for card in g.zone(seat, "hand")]
    return [look.source for look in looks if look.source != but and test(g, look, printed(g, but) if but else look)]


@rule("PM R-PM-10")
def is_there(g: Game, seat: int, ability: int) -> bool:
    """Whether such a one is on the own field, where the table asks for no more of 「C」▶."""
    priced = price_of(g, ability)
    if priced is None or priced.discard is None:
        return True
    test = predicate(priced.discard)
    return any(test(g, look, look) for look in g.looks().values() if look.seat == seat)


def discards(g: Game, priced: Priced | None) -> bool:
    """Whether a card of the hand has to go for it."""
    return priced is not None and priced.discard is not None and agreed(g.flags, NAME_COST) == "discard"


def ask_discard(g: Game, f: Use) -> Flow:
    """「C」▶: which card of the hand (R-PM-10)."""
    f.got = []
    if not discards(g, price_of(g, f.ability)):
        return None
    options: list[Option] = [("card", ref) for ref in to_discard(g, f.seat, f.ability, f.card if f.aid else 0)]
    return Ask(f.seat, "pay", [*options, CANCEL], 1, 1, "R-PM-10", subject=f.card, private=True, verb="discard")


def ask_payment(g: Game, f: Use) -> Flow:
    if f.got[:1] == [CANCEL]:
        return RETURN
    if f.got:
        f.spent = int(f.got[0][1])
    priced = price_of(g, f.ability)
    f.got = [PAID]
    if priced is None or not (priced.cost or priced.x):
        return None
    but = [ref for ref in (f.spent, f.card if f.aid else 0) if ref]
    return Pay(seat=f.seat, card=f.card, but=but, ability=f.ability, cost=priced.cost)


@rule("PM R-PM-26", "PM PM-xcost")
def announce(g: Game, f: Use) -> Flow:
    """Everything is paid at once."""
    named = payment(f)
    if named is None:
        return RETURN
    f.paid = pay(g, f.seat, named)
    if f.spent:
        discard_cards(g, f.seat, [f.spent])
    g.tell("use", f.seat, g.key(f.card))
    turn_sideways(g, f)
    g.fire("text_used", f.card, seat=f.seat)
    tell_of_use(g, f.card, [*named, *([f.spent] if f.spent else [])], text=True)
    if f.aid:
        g.fire("aided", f.card, seat=f.seat)
    if f.aid and f.card not in g.state.field:
        discard_cards(g, f.seat, [f.card])
        f.card = g.state.refs[f.card & CARD_MASK]
    announced(g)
    return settle(g, f)


@rule("PM R-PM-26")
def turn_sideways(g: Game, f: Use) -> None:
    """《休》, and that this text has been used."""
    piece = g.state.field.get(f.card)
    if piece is None:
        return
    priced = price_of(g, f.ability)
    piece.notes[f"{USED}{f.ability}"] = g.state.turn
    if priced is not None and priced.rest and rest(g, piece):
        g.tell("exert", piece.seat, g.key(f.card))


@rule("PM R-PM-28")
def open_response(g: Game, f: Use) -> Flow:
    """As to the play of a card."""
    answers = any(isinstance(frame, Respond) for frame in g.state.frames)
    if answers and not agreed(g.flags, RESPONSE_NESTING):
        return None
    return Respond(seats=[g.next_seat(f.seat), f.seat])


@rule("PM R-PM-19", "PM PM-xcost")
def resolve(g: Game, f: Use) -> Flow:
    """Once the costs are paid it works wherever its card is by then."""
    if f.void:
        return None
    run = g.call(f.ability, f.seat, f.card)
    run.card = f.card & CARD_MASK if f.card not in g.state.field else g.top_card(f.card)
    run.at = g.library.abilities[f.ability].starts
    know_paid(run, f.paid)
    return run


def done(g: Game, f: Use) -> Flow:
    return settle(g, f)


USE = program(
    Use,
    ("R-PM-10", ask_discard),
    ("R-PM-20", ask_payment),
    ("R-PM-26", announce),
    ("R-PM-28", open_response),
    ("R-PM-19", resolve),
    ("R-PM-19 done", done),
)
