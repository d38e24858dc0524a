"""Playing a card: paid for, announced, responded to, resolved."""

from __future__ import annotations

from engine.games.precious_memories.areas import MAIN, areas_for
from engine.games.precious_memories.coming import enter, hosts, may_be_set, may_come, set_card, told_how
from engine.games.precious_memories.flags import RESPONSE_NESTING, agreed
from engine.games.precious_memories.frames import Pay, Play, Respond
from engine.games.precious_memories.identity import CHARACTER, EVENT, SUPPORT
from engine.games.precious_memories.leaving import leave_field
from engine.games.precious_memories.once import note_play
from engine.games.precious_memories.pay import pay, tell_of_use
from engine.games.precious_memories.settle import settle
from engine.games.precious_memories.spells import ask_text, take_text
from engine.kernel.abilities.payment import PAID, payment
from engine.kernel.abilities.pricing import total_cost, use_up
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.priority import announced
from engine.kernel.flow.program import RETURN, Ask, Flow, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK


@rule("PM PM-triangle", "PM PM-triangle-2", "PM R-PM-20")
def cost_of(g: Game, look: Look) -> int | None:
    """The use cost of a card of the hand by now; None for △, which nobody can pay (it is no 0)."""
    printed_cost = look.face.stats.get("cost")
    return None if printed_cost is None else total_cost(g, look, printed_cost)


def ask_payment(g: Game, f: Play) -> Flow:
    """Nothing has to be paid for a use cost of 0."""
    f.got = [PAID]
    if f.free:
        return None
    cost = cost_of(g, printed(g, f.card)) or 0
    return Pay(seat=f.seat, card=f.card, cost=cost) if cost else None


def announce(g: Game, f: Play) -> Flow:
    """From here on it is played: paid, and shown to everybody."""
    named = payment(f)
    if named is None:
        return RETURN
    pay(g, f.seat, named)
    card = f.card & CARD_MASK
    f.paid, f.away = [g.state.refs[ref & CARD_MASK] for ref in named], g.state.zone[card] != g.index["hand"]
    if not f.stays:
        use_up(g, printed(g, f.card))
        f.card = g.put(card, "under_play", top=True, seat=f.seat)
    note_play(g, f.seat, card)
    announced(g)
    g.tell("play", f.seat, g.keys[card], g.faces[card].card.kind, 0)
    g.fire("play", f.card, seat=f.seat)
    tell_of_use(g, f.card, named)
    return settle(g, f)


# --- where what costs nothing goes ---


@rule("PM R-PM-38")
def ask_place(g: Game, f: Play) -> Flow:
    """Its player says which area, or on whom; of what is paid for he has said so."""
    f.got = []
    kind = g.faces[f.card & CARD_MASK].card.kind
    options: list[Option] = []
    if f.free and kind == CHARACTER:
        options = [("slot", area) for area in areas_for(g, f.seat, printed(g, f.card))]
    elif f.free and kind == SUPPORT:
        options = [("target", ref) for ref in hosts(g, f.seat, f.card & CARD_MASK)]
    if len(options) < 2:
        f.got = options
        return None
    return Ask(
        f.seat,
        "slot" if kind == CHARACTER else "target",
        options,
        rule="R-PM-38",
        source=f.card & CARD_MASK,
        subject=f.card,
        private=True,
    )


def take_place(g: Game, f: Play) -> Flow:
    if f.got:
        f.where = int(f.got[0][1])
    f.got = []
    return None


@rule("PM R-PM-28")
def open_response(g: Game, f: Play) -> Flow:
    """Whoever did not play it may respond first; to a response too, unless the table reads it otherwise."""
    answers = any(isinstance(frame, Respond) for frame in g.state.frames)
    if answers and not agreed(g.flags, RESPONSE_NESTING):
        return None
    return Respond(seats=[g.next_seat(f.seat), f.seat])


@rule("PM R-PM-19")
def resolve(g: Game, f: Play) -> Flow:
    """A character comes onto the field, a support card to its character, an event does what it says."""
    card = f.card & CARD_MASK
    kind = g.faces[card].card.kind
    if f.void:
        return None
    if kind == EVENT:
        return g.call(f.ability, f.seat, f.card)
    if kind == CHARACTER:
        return make_room(g, f)
    host = g.looks().get(f.where)
    if kind == SUPPORT and host is not None and may_be_set(g, card, host):
        set_card(g, card, f.seat, f.where, keep=f.card)
    return None


@rule("PM R-PM-22")
def make_room(g: Game, f: Play) -> Flow:
    """In a full main area one of the five goes to the discard pile first, and does not see who comes."""
    if f.over in g.state.field and MAIN not in areas_for(g, f.seat, printed(g, f.card)):
        g.tell("overwrite", f.seat, g.key(f.over))
        leave_field(g, [f.over], "discard", top=True)
    return None


@rule("PM R-PM-19", "PM R-PM-22")
def appear(g: Game, f: Play) -> Flow:
    """Where its player has said, or beside the five if there is no room any more."""
    card = f.card & CARD_MASK
    if f.void or g.faces[card].card.kind != CHARACTER or not may_come(g, f.seat, f.card):
        return None
    area = (
        f.where if f.where in areas_for(g, f.seat, printed(g, f.card)) else areas_for(g, f.seat, printed(g, f.card))[0]
    )
    piece = enter(g, card, f.seat, area, appears=True, keep=f.card)
    told_how(g, piece.ref, f.seat, f.paid, away=f.away)
    return None


@rule("PM R-PM-19")
def put_away(g: Game, f: Play) -> Flow:
    """What has been played and lies nowhere else goes to the discard pile, or where it was nullified to."""
    card = f.card & CARD_MASK
    if not f.stays and g.is_valid(f.card) and g.state.zone[card] == g.index["under_play"]:
        to = "hand" if f.void == 2 else "discard"
        g.put(card, to, top=to == "discard")
        g.tell("to_" + to, g.owner[card], g.keys[card])
    return settle(g, f)


PLAY = program(
    Play,
    ("R-PM-54", ask_text),
    ("R-PM-54 chosen", take_text),
    ("R-PM-38", ask_place),
    ("R-PM-38 chosen", take_place),
    ("R-PM-20", ask_payment),
    ("R-PM-19", announce),
    ("R-PM-28", open_response),
    ("R-PM-19 resolves", resolve),
    ("R-PM-22", appear),
    ("R-PM-19 done", put_away),
)
