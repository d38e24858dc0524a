"""Whether an effect could do anything: a *may* is asked, and a cost offered, only if so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.abilities.candidates import candidates
from engine.kernel.abilities.filters import amount_of, condition, predicate, refs_of, seats_of
from engine.kernel.cards import tree as t
from engine.kernel.flow.rule import rule
from engine.kernel.state.state import Run

if TYPE_CHECKING:
    from engine.kernel.abilities.filters import Context
    from engine.kernel.state.game import Game
    from engine.kernel.state.state import Piece, Ref

Feasible = Callable[["Game", "Context"], bool]
Doable = Callable[["Game", "Context", "Ref"], bool]
RULED = (t.Draw, t.Give, t.TakeOff, t.UseCounter, t.Remove, t.ToPlan, t.ToPlay, t.Relocate, t.AddScene, t.Flip)
"""Verbs of which the rulebook may know better than the kernel whether they could do anything."""


def feasible(node: t.Effect) -> Feasible:
    """Whether any part can be done; of a cost (ToDo), whether the whole cost can be paid."""
    test = _feasible(node)
    if not isinstance(node, RULED):
        return test

    def ruled(g: Game, c: Context) -> bool:
        verdict = g.rules.able(g, c, node)
        return test(g, c) if verdict is None else verdict

    return ruled


def _feasible(node: t.Effect) -> Feasible:
    match node:
        case t.Seq(parts):
            tests = [feasible(part) for part in parts]
            return lambda g, c: any(test(g, c) for test in tests)
        case t.OneOf(options):
            modes = [feasible(option) for option in options]
            return lambda g, c: any(test(g, c) for test in modes)
        case t.ToDo(cost, _):
            return feasible_cost(cost)
        case t.May(body):
            return feasible(body)
        case t.If(when, then, otherwise):
            return _either(when, then, otherwise)
        case t.PayInk(ink):
            due = amount_of(ink)
            return lambda g, c: g.count(c.seat, "inkwell") - g.state.players[c.seat].spent >= due(g, c)
        case t.Draw(t.ChosenPlayer()) | t.Discard(t.ChosenPlayer()):
            return lambda g, c: True
        case t.Discard(who, int(rest), until=True):
            seats = seats_of(who)
            return lambda g, c: any(g.count(seat, "hand") > rest for seat in seats(g, c))
        case t.Discard(who, _, filter_):
            return _can_discard(who, 1, filter_)
        case t.Exert(target):
            return _some_piece(target, lambda piece: not piece.exerted)
        case t.Ready(target):
            return _some_piece(target, lambda piece: piece.exerted)
        case t.Heal(target):
            return _some_piece(target, lambda piece: piece.damage > 0)
        case t.Banish(target) | t.Deal(target):
            return _some_piece(target, lambda piece: True)
        case t.PlayFree(what, zone=zone):
            return _can_play(what, zone)
        case t.Draw(who, amount, until):
            return _can_draw(who, amount, until=until)
    named = getattr(node, "target", None)
    if isinstance(named, t.Lot):
        return has_target(t.Every(named.filter, named.zone, named.whose))
    if isinstance(named, t.Chosen | t.Every | t.Top | t.Bound | t.Earlier | t.This | t.Under):
        return has_target(named)
    return lambda g, c: True


@rule("LOR 7.1.2.2")
def feasible_cost(node: t.Effect) -> Feasible:
    """Whether a cost can be paid whole."""
    if isinstance(node, t.Seq):
        tests = [feasible_cost(part) for part in node.parts]
        return lambda g, c: all(test(g, c) for test in tests)
    if isinstance(node, t.Discard) and not isinstance(node.who, t.ChosenPlayer):
        return _can_discard(node.who, node.amount, node.filter)
    target = getattr(node, "target", None)
    if not isinstance(target, t.Chosen) or (isinstance(node, t.Exert | t.Ready) and not isinstance(target.by, t.You)):
        return feasible(node)
    return _enough(node, target)


def _enough(node: t.Effect, target: t.Chosen) -> Feasible:
    """As many as are asked for, each of which it can be done to."""
    find, doable = candidates(target), doable_to(node)
    if doable is None:
        return lambda g, c: len(find(g, c, c.seat)) >= target.least
    one_by_one, least = doable, max(target.least, 1)
    return lambda g, c: sum(one_by_one(g, c, ref) for ref in find(g, c, c.seat)) >= least


def doable_to(node: t.Effect) -> Doable | None:
    """Whether a verb could be done to one of the cards that its player chooses; None where it can be to any."""
    target, partner = getattr(node, "target", None), getattr(node, "partner", None)
    if not isinstance(node, (*RULED, t.Exert, t.Ready)) or not isinstance(target, t.Chosen):
        return None
    if not isinstance(target.by, t.You) or isinstance(partner, t.Bound):
        return None
    test = feasible(structs.replace(node, target=t.Bound("chosen")))
    return lambda g, c, ref: test(g, Run(seat=c.seat, source=c.source, slots={**c.slots, "chosen": [ref]}))


def has_target(target: t.Target) -> Feasible:
    """Whether a target finds anything."""
    return _reaches(target, lambda g, ref: g.is_valid(ref))


def _some_piece(target: t.Target, fits: Callable[[Piece], bool]) -> Feasible:
    """Whether it finds something in play that is such; what has left play is reached no more."""
    return _reaches(target, lambda g, ref: ref in g.state.field and fits(g.state.field[ref]))


def _reaches(target: t.Target, fits: Callable[[Game, Ref], bool]) -> Feasible:
    """Whether something that a target names, or that its player may choose for it, is such."""
    if isinstance(target, t.Chosen):
        if not isinstance(target.by, t.You):
            return lambda g, c: True
        find = candidates(target)
        return lambda g, c: any(fits(g, ref) for ref in find(g, c, c.seat))
    refs = refs_of(target)
    return lambda g, c: any(fits(g, ref) for ref in refs(g, c))


def _either(when: t.Condition, then: t.Effect, otherwise: t.Effect | None) -> Feasible:
    test, yes = condition(when), feasible(then)
    no: Feasible = feasible(otherwise) if otherwise is not None else lambda g, c: False
    return lambda g, c: yes(g, c) if test is None or test(g, c) else no(g, c)


@rule("LOR 7.1.3")
def _can_draw(who: t.Who, amount: t.Amount, *, until: bool = False) -> Feasible:
    """Whether anything is to be drawn: from an empty deck too one can draw, and loses by it (LOR 1.9.1.2)."""
    seats, number = seats_of(who), amount_of(amount)
    if until:
        return lambda g, c: any(g.count(seat, "hand") < number(g, c) for seat in seats(g, c))
    if isinstance(amount, t.Tally | t.Count):
        return lambda g, c: number(g, c) > 0 and bool(seats(g, c))
    return lambda g, c: bool(seats(g, c))


def _can_discard(who: t.Who, amount: t.Amount | None, filter_: t.Filter) -> Feasible:
    seats, test = seats_of(who), predicate(filter_)
    wanted = amount if isinstance(amount, int) and isinstance(who, t.You) else 1

    def can(g: Game, c: Context) -> bool:
        return any(sum(1 for look in g.zone_looks(seat, "hand") if test(g, look, c)) >= wanted for seat in seats(g, c))

    return can


def _can_play(what: t.Filter | t.Bound, zone: str) -> Feasible:
    if isinstance(what, t.Bound):
        bound = refs_of(what)
        return lambda g, c: any(g.is_valid(ref) and g.rules.may_play(g, c.seat, ref) for ref in bound(g, c))
    test = predicate(what)
    return lambda g, c: any(
        test(g, look, c) and g.rules.may_play(g, c.seat, look.source) for look in g.zone_looks(c.seat, zone)
    )


def hides(node: object) -> bool:
    """Whether an effect's feasibility depends on what only its player can see (a hand): then nobody else is asked."""
    match node:
        case t.PlayFree(what, zone=zone):
            return zone == "hand" and not isinstance(what, t.Bound)
        case t.Discard(filter=filter_):
            return not isinstance(filter_, t.Anything)
        case t.Take():
            return True
        case t.Chosen(filter=filter_, zone="hand" | "deck"):
            return not isinstance(filter_, t.Anything)
    if isinstance(node, t.Node):
        return any(hides(getattr(node, name)) for name in node.__struct_fields__)
    if isinstance(node, tuple):
        return any(hides(part) for part in node)
    return False


def publicly_possible(node: object) -> Feasible:
    """Whether, as far as everybody can see, an effect that hangs on hidden cards could do something.

    Such a question is asked even if the hidden cards allow nothing, so that asking tells nobody anything.
    """
    zones = sorted(set(_hidden_zones(node)))
    return lambda g, c: any(c.slots.get("looked") if zone == "looked" else g.count(c.seat, zone) for zone in zones)


def _hidden_zones(node: object) -> list[str]:
    match node:
        case t.PlayFree(what, zone="hand") if not isinstance(what, t.Bound):
            return ["hand"]
        case t.Discard(filter=filter_) if not isinstance(filter_, t.Anything):
            return ["hand"]
        case t.Take():
            return ["looked"]
        case t.Chosen(filter=filter_, zone="hand" | "deck" as zone) if not isinstance(filter_, t.Anything):
            return [zone]
    if isinstance(node, t.Node):
        return [zone for name in node.__struct_fields__ for zone in _hidden_zones(getattr(node, name))]
    if isinstance(node, tuple):
        return [zone for part in node for zone in _hidden_zones(part)]
    return []
