"""Whether an effect could do anything, and whether a cost can be paid whole: then, and only then, somebody is asked."""

from __future__ import annotations

from msgspec import structs

from engine.games.lorcana.nodes import PayInk
from engine.kernel.cards import tree as t
from tests.behaviour.meaning import fits, holds, lying, named, piece_of, players, value
from tests.behaviour.statics import may_play, now
from tests.behaviour.world import Piece, Ref, Run, World


def candidates(w: World, run: Run, target: t.Chosen, seat: int) -> list[Ref]:
    """What a seat may choose. Ward: no opponent may choose it (LOR 10.12.1)."""
    if target.zone != "play":
        owners = players(w, run, target.whose)
        return [ref for owner in owners for ref in lying(w, run, owner, target.zone, target.filter)]
    found: list[Ref] = []
    for piece in w.field:
        if isinstance(target.whose, t.Chooser) and piece.seat != seat:
            continue
        if fits(w, run, target.filter, piece):
            if "ward" in now(w, piece).keywords and piece.seat != seat:
                w.saw_keyword(piece, "ward")
            else:
                found.append(piece)
    return found


def reached(w: World, run: Run, target: t.Target) -> list[Ref]:
    """What an effect on this target could reach."""
    if isinstance(target, t.Chosen):
        seats = players(w, run, target.by)
        return [ref for seat in seats for ref in candidates(w, run, target, seat)]
    return [ref for ref in named(w, run, target) if w.is_there(ref)]


def able(w: World, run: Run, node: t.Effect) -> bool:
    """Whether doing it would change something."""
    match node:
        case t.Seq(parts):
            return any(able(w, run, part) for part in parts)
        case t.May(body):
            return able(w, run, body)
        case t.ToDo(cost, _):
            return can_be_done(w, run, cost)
        case t.If(when, then, otherwise):
            part = then if holds(w, run, when) else otherwise
            return part is not None and able(w, run, part)
        case t.Draw(who, amount):
            return value(w, run, amount) > 0 and bool(players(w, run, who))
        case t.Heal(target):
            return any(isinstance(ref, Piece) and ref.damage for ref in reached(w, run, target))
        case t.Exert(target) | t.Ready(target):
            wanted = isinstance(node, t.Exert)
            return any(isinstance(ref, Piece) and ref.exerted != wanted for ref in reached(w, run, target))
        case t.Banish(target) | t.Deal(target):
            return any(isinstance(ref, Piece) for ref in reached(w, run, target))
        case t.PlayFree(what):
            if isinstance(what, t.Bound):
                return any(w.is_there(ref) for ref in named(w, run, what))
            return bool(playable(w, run, what))
        case t.Discard(who, _, part):
            return any(lying(w, run, seat, "hand", part) for seat in players(w, run, who))
        case t.Look() | t.RevealTop():
            return bool(w.zone(run.seat, "deck"))
        case t.Take(part):
            return any(fits(w, run, part, ref) for ref in run.slots.get("looked", ()))
        case t.GainPoints() | t.LosePoints() | t.PutRest() | t.Split() | t.PayLess():
            return True
    target = getattr(node, "target", None)
    return target is not None and bool(reached(w, run, target))


def playable(w: World, run: Run, what: t.Filter) -> list[Ref]:
    """The cards in hand that an effect may play."""
    return [
        ref
        for ref in lying(w, run, run.seat, "hand", what)
        if not isinstance(ref, Piece) and may_play(w, run.seat, ref.copy)
    ]


def payable(w: World, run: Run, cost: t.Effect) -> bool:
    """Whether all of a cost can be paid (LOR 7.1.2.2, 7.5.3)."""
    match cost:
        case t.Seq(parts):
            return all(payable(w, run, part) for part in parts)
        case PayInk(amount):
            return len(w.zone(run.seat, "inkwell")) - w.sides[run.seat].spent >= amount
        case t.Discard(_, amount, part):
            return len(lying(w, run, run.seat, "hand", part)) >= (amount if isinstance(amount, int) else 1)
        case t.Exert(t.Chosen() as target):
            return any(can_exert_to_pay(ref) for ref in candidates(w, run, target, run.seat))
        case t.Draw() | t.PlayFree() | t.Heal(t.This() | t.Bound()) | t.Ready():
            return able(w, run, cost)
        case t.Exert(target):
            pieces = [piece_of(ref) for ref in named(w, run, target) if w.is_there(ref)]
            return any(piece is not None and not piece.exerted for piece in pieces)
    target = getattr(cost, "target", None)
    if isinstance(target, t.Chosen):
        return len(candidates(w, run, target, run.seat)) >= target.least
    return target is None or bool(reached(w, run, target))


def narrowed(cost: t.Effect) -> t.Effect:
    """A cost in "to do" with only what it can be done to: what is ready is exerted, what is exerted readied."""
    state: t.State | None = "ready" if isinstance(cost, t.Exert) else "exerted" if isinstance(cost, t.Ready) else None
    target = getattr(cost, "target", None)
    if state is None or not isinstance(target, t.Chosen) or not isinstance(target.by, t.You):
        return cost
    return structs.replace(cost, target=structs.replace(target, filter=t.AllOf((target.filter, t.In(state)))))  # type: ignore[type-var]


def can_be_done(w: World, run: Run, cost: t.Effect) -> bool:
    """Whether what is done "to do" something else can be done whole, and done at all (LOR 7.1.2.2)."""
    if isinstance(cost, t.Seq):
        return all(can_be_done(w, run, part) for part in cost.parts)
    target = getattr(cost, "target", None)
    if isinstance(cost, t.Exert | t.Ready) and isinstance(target, t.Chosen) and isinstance(target.by, t.You):
        return len(candidates(w, run, narrowed(cost).target, run.seat)) >= max(target.least, 1)  # type: ignore[union-attr]
    return payable(w, run, cost)


def can_exert_to_pay(ref: Ref) -> bool:
    """What is exerted to pay is ready, and dry if it is a character (ruling R-LOR-29)."""
    return isinstance(ref, Piece) and not ref.exerted and (ref.dry or ref.top.card.kind != "character")
