"""Filters, targets, amounts and conditions compiled to functions over looks, once per card set."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel.abilities import combining, kinship, named
from engine.kernel.abilities.in_states import in_state
from engine.kernel.abilities.kin import Kin, lasts
from engine.kernel.abilities.recall import as_many_as_named
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.look import Predicate
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.facing import faces
from engine.kernel.state.memory import counted, happened_to, told_by_text
from engine.kernel.state.places import is_or_was_at, is_or_was_at_one
from engine.kernel.state.state import Ref

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Look
    from engine.kernel.state.game import Game

AmountOf = Callable[["Game", Context], int]
Test = Callable[["Game", Context], bool]
LooksOf = Callable[["Game", Context], "list[Look]"]
RefsOf = Callable[["Game", Context], list[Ref]]
SeatsOf = Callable[["Game", Context], list[int]]

OPS: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}


def is_other(g: Game, look: Look, c: Context) -> bool:
    """Not the source, nor what was chosen before."""
    return look.source != c.source and look.source not in c.slots.get("chosen", ())


@rule("MLP 5-1.5.3")
def is_other_in_condition(g: Game, look: Look, c: Context) -> bool:
    """In a condition: not the source; what was chosen before only where the rulebook leaves it out there too."""
    return look.source != c.source if g.rules.counts_chosen else is_other(g, look, c)


def predicate(node: t.Filter, other: Predicate = is_other) -> Predicate:
    """Whether a look is such; `other`: what "other" means there."""
    match node:
        case t.Anything():
            return lambda g, look, c: True
        case t.Kind(name):
            return lambda g, look, c: name in look.face.kinds
        case t.Named(name):
            return lambda g, look, c: name in look.face.names
        case t.SameName(t.Every(whose=whose) as group):
            return named.namesake(refs_of(group), of_its_player=isinstance(whose, t.Chooser))
        case t.SameName(target):
            alike = refs_of(target)
            return lambda g, look, c: any(named.same_name(look, g.look(ref)) for ref in alike(g, c))
        case t.SameClass(target, but):
            like = refs_of(target)
            return lambda g, look, c: any(named.same_class(look, g.look(ref), but) for ref in like(g, c))
        case t.Class(name):
            return named.of_class(name)
        case t.Color(name):
            return lambda g, look, c: name in look.face.colors
        case t.With(keyword):
            return lambda g, look, c: keyword in look.keywords
        case t.Side(True):
            return lambda g, look, c: look.seat == c.seat
        case t.Side():
            return lambda g, look, c: look.seat != c.seat and look.seat >= 0
        case t.Other():
            return other
        case t.Is(t.This()):
            return lambda g, look, c: look.source == c.source
        case t.Is(target):
            refs = refs_of(target)
            return lambda g, look, c: look.source in refs(g, c)
        case t.At(t.This()):
            return lambda g, look, c: look.piece is not None and is_or_was_at(look.piece, c.source)
        case t.At(target):
            places = refs_of(target)
            return lambda g, look, c: look.piece is not None and is_or_was_at_one(look.piece, places(g, c))
        case t.Did(on):
            noted = counted(on)
            return lambda g, look, c: happened_to(g, look.source, c.seat, noted)
        case t.Faces(t.This(), aside):
            return lambda g, look, c: faces(g, look, c.source, aside)
        case t.Faces(target, aside):
            return combining.faces_one(refs_of(target), aside)
        case t.Has(stat, op, amount):
            return _has(stat, OPS[op], amount)
        case t.In(state):
            return in_state(state)
        case t.Not(part):
            inner = predicate(part, other)
            return lambda g, look, c: not inner(g, look, c)
        case t.AnyOf(parts):
            return combining.any_of([predicate(part, other) for part in parts])
        case t.AllOf(parts):
            return combining.all_of([predicate(part, other) for part in parts])
    raise TypeError(node)


def _has(stat: str, compare: Callable[[int, int], bool], amount: t.Amount) -> Predicate:
    if stat in ("under", "guests"):
        beneath = amount_of(amount)
        return lambda g, look, c: compare(named.number_of(g, look, stat), beneath(g, c))
    value = amount_of(amount)
    if "+" in stat:
        parts = stat.split("+")
        return lambda g, look, c: _adds_up(g, look, parts, compare, value(g, c))

    def has(g: Game, look: Look, c: Context) -> bool:
        is_there = stat in look.stats or stat not in g.rules.printed_only
        return is_there and compare(named.counts_for(g, look.stats.get(stat, 0)), value(g, c))

    return has


def _adds_up(g: Game, look: Look, stats: list[str], compare: Callable[[int, int], bool], value: int) -> bool:
    """A sum of numbers, of a card that has all of them where they have to be printed."""
    if any(stat not in look.stats and stat in g.rules.printed_only for stat in stats):
        return False
    return compare(sum([named.number_of(g, look, stat) for stat in stats]), value)


def in_play(node: t.Filter, other: Predicate = is_other) -> LooksOf:
    """The pieces that pass, in the order in which they came; `other`: what "other" means there. What no effect can
    change of them is asked once for each seat, as long as the same cards are in play."""
    parts = node.parts if isinstance(node, t.AllOf) else (node,)
    printed, current = _sorted_out(parts, other, lent=False), _sorted_out(parts, other, lent=True)

    def find(g: Game, c: Context) -> list[Look]:
        view = g.view() if g.stale else g.projection
        kin, test = current if g.library.also else printed
        looks, key = view.looks, (kin.number, c.seat)
        refs = view.kin.get(key)
        if refs is None:
            refs = view.kin[key] = kin.refs(g, view, c)
        own = []
        if test is None:
            for ref in refs:
                own.append(looks[ref])
            return own
        for ref in refs:
            look = looks[ref]
            if test(g, look, c):
                own.append(look)
        return own

    return find


def _sorted_out(parts: tuple[t.Filter, ...], other: Predicate, *, lent: bool) -> tuple[Kin, Predicate | None]:
    """What is asked once, and what is asked each time; `lent`: whether a keyword may lend classes, which it takes with
    it."""
    asked = [predicate(part, other) for part in parts if not lasts(part, lent=lent)]
    return Kin(tuple(part for part in parts if lasts(part, lent=lent)), predicate), combining.all_of(
        asked
    ) if asked else None


def refs_of(target: t.Target) -> RefsOf:
    """The references a target names without asking anybody."""
    match target:
        case t.This():
            return lambda g, c: [c.source]
        case t.Bound("host"):
            return lambda g, c: named.host_of(g, c.source)
        case t.Earlier(mark):
            kept = named.marked(mark)
            return lambda g, c: c.slots.get(kept, [])
        case t.PlaceOf(inner):
            inside = refs_of(inner)
            return lambda g, c: [at for at in (named.place_of(g, ref) for ref in inside(g, c)) if at]
        case t.Bound(slot):
            return lambda g, c: c.slots.get(slot, [])
        case t.Every(node, "play") | t.Chosen(node, zone="play"):
            return combining.sources(in_play(node))
        case t.Every(node, zone, whose) | t.Chosen(node, zone=zone, whose=whose):
            return _in_zone(node, zone, whose)
        case t.Under(of):
            hosts = refs_of(of)
            return lambda g, c: [ref for host in hosts(g, c) for ref in named.under(g, host)]
        case t.Top(amount, whose, bottom):
            number, seats, end = amount_of(amount), seats_of(whose), named.bottom_of if bottom else named.top_of
            return lambda g, c: [ref for seat in seats(g, c) for ref in end(g, seat, number(g, c))]
    raise TypeError(target)


def _in_zone(node: t.Filter, zone: str, whose: t.Who) -> RefsOf:
    test, seats = predicate(node), seats_of(whose)

    def find(g: Game, c: Context) -> list[Ref]:
        refs = []
        for seat in seats(g, c):
            for look in g.zone_looks(seat, zone):
                if test(g, look, c):
                    refs.append(look.source)
        return refs

    return find


def seats_of(who: t.Who) -> SeatsOf:
    """The seats that a text means, the active player first, then in turn order (LOR 1.6.2, 1.10.2.2)."""
    match who:
        case t.You() | t.Chooser():
            return lambda g, c: [c.seat] if c.seat >= 0 else []
        case t.Opponents(ahead=True):
            return lambda g, c: [
                seat
                for seat in g.turn_order()
                if seat != c.seat and g.state.players[seat].points > g.state.players[c.seat].points
            ]
        case t.Opponents() | t.AnyOpponent():
            return combining.opponents
        case t.Players():
            return lambda g, c: g.turn_order()
        case t.MostInHand(fewest):
            return lambda g, c: named.fullest_hands(g, min if fewest else max)
        case t.OpponentsHaving(filter_, zone, fewer):
            return named.outnumbering(named.such_in(zone, predicate(filter_)), OPS["<" if fewer else ">"])
        case t.OpponentsWith(zone, fewer):
            return named.outnumbering(lambda g, c, seat: g.count(seat, zone), OPS["<" if fewer else ">"])
        case t.ActivePlayer():
            return lambda g, c: [g.state.active]
        case t.ChosenPlayer():
            return lambda g, c: c.slots.get("player", [])
        case t.PlayerOf(target):
            refs = refs_of(target)
            return lambda g, c: named.unique(g.look(ref).seat for ref in refs(g, c))
    raise TypeError(who)


def amount_of(amount: t.Amount, other: Predicate = is_other) -> AmountOf:
    """A number, read when it is needed; a stat below zero counts as zero (ruling R-LOR-31)."""
    match amount:
        case int() as number:
            return lambda g, c: number
        case t.Count(t.Is(t.Bound() | t.Earlier() as those) as node, zone, whose):
            return as_many_as_named(refs_of(those), _count(node, zone, whose, other))
        case t.Count(node, zone, whose):
            return _count(node, zone, whose, other)
        case t.Differing(node, zone, whose):
            return kinship.differing(refs_of(t.Every(node, zone, whose)))
        case t.CountersOf(counter, who):
            holders = seats_of(who)
            return lambda g, c: sum([g.state.players[seat].counters.get(counter, 0) for seat in holders(g, c)])
        case t.StatOf(stat, target):
            refs, stats = refs_of(target), stat.split("+")
            return lambda g, c: sum([named.number_of(g, g.look(ref), each) for ref in refs(g, c) for each in stats])
        case t.DamageOn(target):
            damaged = refs_of(target)
            return lambda g, c: sum(g.damage_on(ref) for ref in damaged(g, c))
        case t.Tally(what):
            slot = "n:" + what
            return lambda g, c: sum(c.slots.get(slot, ()))
        case t.Greatest(stat, node, lowest):
            return _greatest(stat, node, other, min if lowest else max)
        case t.Times(on, but_this, by_card):
            return times(on, other=but_this, each=by_card)
        case t.Points(who):
            players = seats_of(who)
            return lambda g, c: sum(g.state.players[seat].points for seat in players(g, c))
        case t.AtMost(inner, most):
            whole, end = amount_of(inner, other), min if most >= 0 else max
            return lambda g, c: end(whole(g, c), most)
        case t.Per(each, inner) | t.Offset(inner, each):
            value, of = amount_of(inner, other), getattr(amount, "of", 1)
            if isinstance(amount, t.Offset):
                return lambda g, c: value(g, c) + each
            return lambda g, c: value(g, c) // of * each
    raise TypeError(amount)


def _greatest(stat: str, node: t.Filter, other: Predicate, best: Callable[..., int]) -> AmountOf:
    looks_of = in_play(node, other)
    return lambda g, c: best((named.number_of(g, look, stat) for look in looks_of(g, c)), default=-1)


def _count(node: t.Filter, zone: str, whose: t.Who, other: Predicate) -> AmountOf:
    if zone == "play":
        looks_of = in_play(node, other)
        if isinstance(whose, t.ChosenPlayer | t.ActivePlayer | t.PlayerOf):
            theirs = seats_of(whose)
            return lambda g, c: sum([look.seat in theirs(g, c) for look in looks_of(g, c)])
        return lambda g, c: len(looks_of(g, c))
    test, seats = predicate(node, other), seats_of(whose)
    if isinstance(node, t.Anything):
        return combining.held_by(zone) if whose == t.You() else combining.held_in(zone, seats)
    return combining.such_held(zone, seats, test)


@rule("LOR 4.2.1.2")
def during_turn(g: Game, seat: int) -> bool:
    """Whether what holds or triggers during a player's turn does so now."""
    return g.state.active == seat


def condition(node: t.Condition | None) -> Test | None:
    """Whether something holds now; None where nothing is asked."""
    match node:
        case None:
            return None
        case t.Compare(left, op, right):
            return _compare(left, OPS[op], right)
        case t.Matches(target, filter_):
            asks = any(isinstance(part, t.In | t.At) for part in t.nodes_of(filter_))
            return _matches(target, predicate(filter_, is_other_in_condition), asks=asks)
        case t.YourTurn():
            return lambda g, c: during_turn(g, c.seat)
        case t.Happened():
            return _happened(node)
        case t.Unplayed():
            return lambda g, c: not c.slots.get("played") and named.MOVED not in c.slots
        case t.Both(parts):
            return combining.all_hold([test for part in parts if (test := condition(part)) is not None])
        case t.Never(part):
            inner = condition(part)
            return lambda g, c: not (inner and inner(g, c))
        case t.OwnCondition():
            own: Test = node.test()
            return own
    raise TypeError(node)


def _matches(target: t.Target, test: Predicate, *, asks: bool = False) -> Test:
    """`asks`: about a state, which what has been chosen and moved since had where it was."""
    if isinstance(target, t.This):
        return lambda g, c: test(g, g.look(c.source), c)
    refs = refs_of(target)
    if target == t.Bound("chosen") and asks:
        return lambda g, c: any(test(g, g.look(ref), c) for ref in c.slots.get(named.WAS, refs(g, c)))
    return combining.one_is(refs, test)


def _compare(left: t.Amount, compare: Callable[[int, int], bool], right: t.Amount) -> Test:
    if isinstance(left, t.Count) and isinstance(left.whose, t.AnyOpponent):
        return _some_opponent(left, compare, amount_of(right))
    if isinstance(left, t.Points) and isinstance(left.who, t.AnyOpponent):
        opponents, wanted = seats_of(left.who), amount_of(right)
        return lambda g, c: any(compare(g.state.players[seat].points, wanted(g, c)) for seat in opponents(g, c))
    one = amount_of(left, is_other_in_condition)
    if isinstance(right, int):
        return lambda g, c: compare(one(g, c), right)
    two = amount_of(right, is_other_in_condition)
    return lambda g, c: compare(one(g, c), two(g, c))


def _happened(node: t.Happened) -> Test:
    """What a card asks about this turn is noted, for each player as he sees it, while it happens."""
    often = times(node.on, other=node.other, each=node.each)
    return lambda g, c: often(g, c) >= node.least


@rule("PM R-PM-110")
def times(on: t.Trigger, *, other: bool, each: bool = False) -> AmountOf:
    """So often has this happened this turn, as the ability's player sees it; `other`: not to or by its own card;
    `each`: a card to which it happened twice counts once."""
    noted, itself = counted(on), on.subject == t.Is(t.This())
    such = predicate(on.subject) if told_by_text(on.subject) else None

    def often(g: Game, c: Context) -> int:
        name, tallies = g.library.memory(noted), g.state.players[c.seat].tallies
        if itself:
            return tallies.get(f"{name}{c.source}", 0)
        by_key = {key: count for key, count in tallies.items() if key.startswith(name)}
        if other:
            by_key.pop(f"{name}{c.source}", None)
        if such is not None:
            by_key = {key: count for key, count in by_key.items() if such(g, g.look(int(key[len(name) :])), c)}
        return len(by_key) if each else sum(by_key.values())

    return often


def _some_opponent(left: t.Count, compare: Callable[[int, int], bool], right: AmountOf) -> Test:
    """「いずれかの対戦相手」: holds as soon as it holds for one opponent."""
    count = named.such_in(left.zone, predicate(left.filter))

    def holds(g: Game, c: Context) -> bool:
        wanted = right(g, c)
        return any(compare(count(g, c, seat), wanted) for seat in g.turn_order() if seat != c.seat)

    return holds
