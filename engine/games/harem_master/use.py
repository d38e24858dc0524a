"""Using a card: it is shown and paid for, may be answered, and resolves (306.1-306.4, 407)."""

from __future__ import annotations

from engine.games.harem_master import judge
from engine.games.harem_master.castle import pay
from engine.games.harem_master.costs import card_cost
from engine.games.harem_master.frames import Answering, Settle, Use
from engine.games.harem_master.sides import AS_ITEM, CHARACTER, ITEM
from engine.games.harem_master.triggers import answering
from engine.kernel.abilities.payment import know_paid, payment
from engine.kernel.abilities.pricing import use_up
from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.characteristics.look import printed
from engine.kernel.flow.acting import use
from engine.kernel.flow.before import triggers_before
from engine.kernel.flow.program import RETURN, Flow, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.sides import take_for
from engine.kernel.state.state import CARD_MASK, Ref, Run

EVENT = "event"


# --- what begins it ---


@rule("HM 306.1", "HM 407.2")
def use_character(g: Game, seat: int, ref: Ref) -> Flow:
    return _use(g, seat, ref, CHARACTER)


@rule("HM 306.3", "HM 506")
def use_item(g: Game, seat: int, ref: Ref, wearer: Ref) -> Flow:
    """On a character, a character card with [PA] too (ruling R-HM-08)."""
    frame = _use(g, seat, ref, ITEM)
    frame.where = wearer
    return frame


@rule("HM 306.2")
def use_event(g: Game, seat: int, ref: Ref) -> Flow:
    frame = _use(g, seat, ref, EVENT)
    frame.ability = judge.spell_for(g, seat, ref)
    return frame


def _use(g: Game, seat: int, ref: Ref, kind: str) -> Use:
    return Use(seat=seat, card=ref, kind=kind, cost=card_cost(g, printed(g, ref)))


@rule("HM 306.4", "HM 402.3a")
def use_from_hand(g: Game, seat: int, ref: Ref, nth: int) -> Flow:
    """Everybody sees the card whose ability is used."""
    g.tell("use", seat, g.key(ref))
    return about_what(g, g.call(g.faces[ref & CARD_MASK].activated[nth], seat, ref))


@rule("HM 306.4")
def use_in_play(g: Game, seat: int, ref: Ref, nth: int) -> Flow:
    run = use(g, seat, ref, nth)
    return about_what(g, run) if isinstance(run, Run) else run


@rule("HM 406.3a", "HM 402.2a")
def about_what(g: Game, run: Run) -> Run:
    """An answer can speak of whom or what it answers."""
    met = next((frame for frame in reversed(g.state.frames) if isinstance(frame, Answering)), None)
    if met is not None:
        run.slots["subject"], run.slots["counterpart"] = [met.subject], [met.counterpart]
    return run


# --- the procedure (407) ---


def pay_besides(g: Game, f: Use) -> Flow:
    """What the card's own text asks for beside its cost."""
    extra = g.faces[f.card & CARD_MASK].extra_cost
    return g.call(extra, f.seat, f.card) if extra >= 0 else None


@rule("HM 407.2", "HM 214.3e", "HM 306.2", "HM 306.1a")
def declare(g: Game, f: Use) -> Flow:
    """It is shown and its cost is paid. An event lies on the discard pile from now on; a character or item comes into
    play when it resolves (ruling R-HM-23)."""
    card = f.card & CARD_MASK
    told = payment(f)
    if g.faces[card].extra_cost >= 0:
        if told is None:
            return RETURN
        f.number = sum(told)
    use_up(g, printed(g, f.card))
    f.card = g.put(card, "discard" if f.kind == EVENT else "used", top=True)
    if f.kind == CHARACTER:
        g.state.players[f.seat].tallies[judge.USED] = 1
    elif f.kind == ITEM and g.faces[card].card.kind == CHARACTER:
        take_for(g, f.card, AS_ITEM)
    g.tell("play", f.seat, g.keys[card], f.kind, f.cost)
    g.state.seen += 1
    pay(g, f.seat, f.cost)
    f.cost = 0
    return None


@rule("HM 403.1a")
def before(g: Game, f: Use) -> Flow:
    return triggers_before(g, Settle, "use", f.card, seat=f.seat, role=f.kind)


@rule("HM 407.3", "HM 411.1a")
def answer(g: Game, f: Use) -> Flow:
    """It may be answered before it resolves."""
    return answering(g, "use", f.card, by=f.seat, role=f.kind)


@rule("HM 411.1b", "HM 411.1c", "HM 411.1d")
def unless_countered(g: Game, f: Use) -> Flow:
    """It does nothing then, and its card goes to its owner's discard pile."""
    if not f.countered:
        return None
    if f.kind != EVENT and g.is_valid(f.card):
        g.put(f.card & CARD_MASK, "discard", top=True)
    g.tell("countered", f.seat, g.keys[f.card & CARD_MASK])
    return RETURN


@rule("HM 407.1", "HM 407.4", "HM 306.1b", "HM 214.2b", "HM 214.4c")
def resolve(g: Game, f: Use) -> Flow:
    """An event does what it says; a character or item comes into play."""
    if f.kind == EVENT:
        run = about_what(g, g.call(f.ability, f.seat, f.card, subject=[f.card]))
        know_paid(run, f.number)
        return run
    if not g.is_valid(f.card):
        return None
    if f.kind == CHARACTER:
        enter(g, f.card & CARD_MASK, f.seat)
    else:
        equip_card(g, f.card & CARD_MASK, f.seat, f.where)
    return None


@rule("HM 214.2f", "HM 306.1b", "HM 214.2d")
def enter(g: Game, card: int, seat: int) -> Ref:
    """A character comes into play, acted, under this player's control."""
    piece = g.enter(card, exerted=True, seat=seat)
    g.tell("enters_play", seat, g.keys[card])
    g.fire("enter", piece.ref, seat=seat)
    return piece.ref


@rule("HM 214.4b", "HM 214.4c", "HM 214.4d", "HM 214.4g", "HM 506")
def equip_card(g: Game, card: int, seat: int, wearer: Ref) -> Ref:
    """An item comes into play on a character; where that has gone, or it does not suit it, it falls off at once."""
    piece = g.enter(card, seat=seat)
    if g.faces[card].card.kind == CHARACTER:
        take_for(g, piece.ref, AS_ITEM)
    equip(g, piece.ref, wearer)
    g.fire("enter", piece.ref, seat=seat)
    return piece.ref


@rule("HM 214.4e")
def equip(g: Game, item: Ref, wearer: Ref) -> None:
    """From now on this character wears it."""
    piece = g.state.field[item]
    piece.at = wearer if wearer in g.state.field else 0
    g.touch(FIELD)
    g.state.unsettled = True
    if piece.at:
        g.tell("equip", piece.seat, g.key(item), g.key(wearer))
        g.fire("equip", item, wearer, seat=piece.seat)


@rule("HM 403.1b")
def after(g: Game, f: Use) -> Flow:
    g.fire("use", f.card, seat=f.seat, role=f.kind)
    return None


USE = program(
    Use,
    ("407.2 besides", pay_besides),
    ("407.2", declare),
    ("403.1a", before),
    ("407.3", answer),
    ("411.1b", unless_countered),
    ("407.4", resolve),
    ("403.1b", after),
)


# --- abilities (306.4) ---


@rule("HM 306.4", "HM 407.3", "HM 411.1a")
def paid(g: Game, run: Run) -> Flow:
    """Once its cost is paid an ability may be answered."""
    return answering(g, "use_ability", run.source, by=run.seat)
