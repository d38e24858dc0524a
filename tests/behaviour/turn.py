"""The turn and its actions carried out (LOR 4)."""

from __future__ import annotations

from engine.kernel.cards import tree as t
from tests.behaviour.able import can_exert_to_pay, candidates
from tests.behaviour.damage import Blow, deal
from tests.behaviour.joins import carry_out, effect
from tests.behaviour.meaning import printed
from tests.behaviour.menu import Action, menu
from tests.behaviour.playing import choose_singers, count, put_into_play, sing, take_up
from tests.behaviour.statics import now
from tests.behaviour.triggers import check_state, fire, picture, settle
from tests.behaviour.verbs import arrive, draw, ready
from tests.behaviour.world import Ask, Copy, Flow, Piece, Run, World, choose


def game(w: World) -> Flow[None]:
    """Turn actions until it is over."""
    yield from settle(w)
    while not w.over:
        w.cache = None
        got = yield Ask(w.active, "action", list(menu(w)))
        action = got[0]
        assert isinstance(action, tuple)
        if action == ("end",):
            yield from end_turn(w)
        else:
            yield from act(w, action)
            yield from settle(w)


# --- actions ---


def act(w: World, action: Action) -> Flow[None]:
    match action:
        case ("ink", Copy() as copy):
            count(w, "inked")
            w.move(copy, "inkwell")
            fire(w, "ink", seat=w.active)
        case ("quest", Piece() as piece):
            piece.exerted, w.cache = True, None
            w.sides[w.active].lore += max(now(w, piece).stats["lore"], 0)
            fire(w, "quest", piece)
        case ("challenge", Piece() as piece, Piece() as other):
            yield from challenge(w, piece, other)
        case ("move", Piece() as piece, Piece() as place):
            w.sides[w.active].spent += now(w, place).stats["move"]
            arrive(w, piece, place)
        case ("use", Piece() as piece, t.Activated() as ability):
            yield from use(w, piece, ability)
        case ("play", Copy() as copy):
            w.sides[w.active].spent += take_up(w, copy)
            yield from put_into_play(w, w.active, Piece([copy], copy.seat, 0))
        case ("shift", Copy() as copy, Piece() as piece):
            shift = printed(copy).keywords["shift"]
            w.sides[w.active].spent += take_up(w, copy, shift=shift)
            yield from put_into_play(w, w.active, Piece([copy], copy.seat, 0), onto=piece)
        case ("sing", Copy() as copy, Piece() as piece):
            take_up(w, copy)
            yield from sing(w, copy, [piece])
        case ("sing_together", Copy() as copy):
            singers = yield from choose_singers(w, copy)
            take_up(w, copy)
            yield from sing(w, copy, singers)


def use(w: World, piece: Piece, ability: t.Activated) -> Flow[None]:
    """Everything that the cost chooses, then the whole cost, then the effect."""
    run = Run(piece.seat, piece)
    costs: list[t.Effect] = []
    for cost in ability.costs:
        costs.append((yield from _cost_choice(w, run, cost)))
    for cost in costs:
        yield from effect(w, run, cost)
    run.slots.pop("chosen", None)
    before = picture(w)
    copy = piece.top
    yield from carry_out(w, run, ability.body)
    w.saw(copy, ability, "did" if picture(w) != before else "nothing")


def _cost_choice(w: World, run: Run, cost: t.Effect) -> Flow[t.Effect]:
    if isinstance(cost, t.Exert) and isinstance(cost.target, t.Chosen):
        fit = [ref for ref in candidates(w, run, cost.target, run.seat) if can_exert_to_pay(ref)]
        run.slots["paid"] = yield from choose(run.seat, "pay", fit)
        return t.Exert(t.Bound("paid"))
    if isinstance(cost, t.Discard) and isinstance(cost.amount, int):
        hand = candidates(w, run, t.Chosen(cost.filter, zone="hand", whose=t.You()), run.seat)
        run.slots["paid"] = yield from choose(run.seat, "pay", hand, cost.amount, cost.amount)
        return t.ToDiscard(t.Bound("paid"))
    return cost


def challenge(w: World, piece: Piece, other: Piece) -> Flow[None]:
    piece.exerted = True
    other.challenged = w.turn
    w.challenge, piece.role, other.role = (piece, other), "challenging", "being_challenged"
    w.cache = None
    if now(w, piece).keywords.get("challenger", 0):
        w.saw_keyword(piece, "challenger")
    fire(w, "challenge", piece, other)
    fire(w, "challenged", other, piece)
    yield from settle(w)
    if piece in w.field and other in w.field and not w.over:
        yield from strike(w, piece, other)
        yield from settle(w)
    w.challenge = None
    for each in (piece, other):
        each.role, each.struck = "", False
    w.lasting = [each for each in w.lasting if each.until != "challenge"]
    w.cache = None


def strike(w: World, piece: Piece, other: Piece) -> Flow[None]:
    """Both at once; a location strikes nobody."""
    blows = []
    for one, two in ((piece, other), (other, piece)):
        spared = any(deed == "take_challenge_damage" for deed, _, _ in now(w, two).cannot)
        if one.top.card.kind == "character" and not spared:
            blows.append(Blow(two, max(now(w, one).stats["strength"], 0), one.seat, one))
    yield from deal(w, blows)


# --- from turn to turn ---


def end_turn(w: World) -> Flow[None]:
    fire(w, "turn_end", seat=w.active)
    yield from settle(w)
    ended = w.active
    while True:
        w.lasting = [
            each
            for each in w.lasting
            if each.until != "turn"
            and not (each.until == "their_next_turn" and ended in each.seats and each.turn != w.turn)
        ]
        w.cache = None
        check_state(w)
        if not w.fresh and not w.bag:
            break
        yield from settle(w)
    if not w.over:
        yield from begin_turn(w, (ended + 1) % len(w.sides))


def begin_turn(w: World, seat: int) -> Flow[None]:
    w.turn, w.active = w.turn + 1, seat
    for side in w.sides:
        side.tallies.clear()
    w.sides[seat].spent = 0
    w.readying, w.cache = True, None
    ready(w, seat, [piece for piece in w.field if piece.seat == seat])
    w.readying = False
    w.lasting = [
        each
        for each in w.lasting
        if not (each.until == "their_next_ready" and seat in each.seats and each.turn != w.turn)
        and not (each.until == "until_your_next_turn" and each.seat == seat)
    ]
    w.cache = None
    fire(w, "turn_start", seat=seat)
    check_state(w)
    for piece in w.field:
        if piece.seat == seat:
            piece.dry = True
            if piece.top.card.kind == "location":
                w.sides[seat].lore += max(now(w, piece).stats.get("lore", 0), 0)
    yield from settle(w)
    draw(w, seat, 1)
    yield from settle(w)
