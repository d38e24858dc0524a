"""What filters, targets, amounts, players and conditions mean."""

from __future__ import annotations

import operator

from engine.games.lorcana.nodes import UsedShift
from engine.kernel.cards import tree as t
from tests.behaviour.statics import now
from tests.behaviour.world import Copy, Now, Piece, Ref, Run, World, copy_of

COMPARE = {"==": operator.eq, ">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt}


_KEYWORDS: dict[t.Tree, dict[str, int]] = {}


def printed(copy: Copy) -> Now:
    """A card outside play is what is printed on it."""
    tree = copy.card.abilities
    if tree not in _KEYWORDS:
        found: dict[str, int] = {}
        for ability in tree:
            if isinstance(ability, t.Keyword):
                found[ability.name] = found.get(ability.name, 0) + ability.value
        _KEYWORDS[tree] = found
    return Now(dict(copy.card.stats), dict(_KEYWORDS[tree]))


def known(w: World, ref: Ref) -> Now:
    """What something is, or was when it left."""
    if isinstance(ref, Piece):
        return now(w, ref) if ref in w.field else ref.last or printed(ref.top)
    if ref.was is not None and ref.was.last is not None:
        return ref.was.last
    return printed(ref.copy)


def piece_of(ref: Ref) -> Piece | None:
    return ref if isinstance(ref, Piece) else ref.was


def fits(w: World, run: Run, node: t.Filter, ref: Ref, be: Now | None = None) -> bool:
    """Whether something is such, seen from the card that bears the ability. `be`: what to take it for."""
    copy, card, piece = copy_of(ref), copy_of(ref).card, piece_of(ref)
    match node:
        case t.Anything():
            return True
        case t.Kind(name):
            return name == card.kind or name in card.marks
        case t.Named(name):
            return name in card.id_name
        case t.Class(name):
            return name in card.classes
        case t.Color(name):
            return name in card.colors
        case t.With(keyword):
            return keyword in (be or known(w, ref)).keywords
        case t.Side(own):
            return (copy.seat == run.seat) == own
        case t.Other():
            return not same(ref, run.source) and not any(same(ref, other) for other in run.slots.get("chosen", ()))
        case t.Is(target):
            return any(same(ref, other) for other in named(w, run, target))
        case t.Has(stat, op, amount):
            return bool(COMPARE[op]((be or known(w, ref)).stats.get(stat, 0), value(w, run, amount)))
        case t.At(target):
            return piece is not None and piece.at is not None and piece.at in named(w, run, target)
        case t.AllOf(parts):
            return all(fits(w, run, part, ref, be) for part in parts)
        case t.AnyOf(parts):
            return any(fits(w, run, part, ref, be) for part in parts)
        case t.Not(part):
            return not fits(w, run, part, ref, be)
        case t.In(state):
            return piece is not None and _in(w, state, piece)
    raise TypeError(node)


def _in(w: World, state: str, piece: Piece) -> bool:
    match state:
        case "exerted" | "ready":
            return piece.exerted == (state == "exerted")
        case "damaged" | "undamaged":
            return (piece.damage > 0) == (state == "damaged")
        case "dry":
            return piece.dry
        case "challenged_this_turn":
            return piece.challenged == w.turn
    return piece.role == state


def same(one: Ref, other: Ref) -> bool:
    """The same object: a card that has moved since is another one."""
    if isinstance(one, Piece) or isinstance(other, Piece):
        return one is other
    return one.copy is other.copy and one.age == other.age


def named(w: World, run: Run, target: t.Target) -> list[Ref]:
    """What a target names without a choice."""
    match target:
        case t.This():
            return [run.source]
        case t.Bound(slot):
            return list(run.slots.get(slot, ()))
        case t.Every(node, "play"):
            return [piece for piece in w.field if fits(w, run, node, piece)]
        case t.Every(node, zone):
            return [spot for seat in w.order() for spot in lying(w, run, seat, zone, node)]
        case t.Top(amount):
            return [w.spot(copy) for copy in w.zone(run.seat, "deck")[: value(w, run, amount)]]
    raise TypeError(target)


def lying(w: World, run: Run, seat: int, zone: str, node: t.Filter) -> list[Ref]:
    """The cards of a zone that are such."""
    return [spot for spot in map(w.spot, w.zone(seat, zone)) if fits(w, run, node, spot)]


def players(w: World, run: Run, who: t.Who) -> list[int]:
    """Who is meant, the active player first."""
    match who:
        case t.You() | t.Chooser():
            return [run.seat]
        case t.Opponents(ahead):
            mine = w.sides[run.seat].lore
            return [seat for seat in w.order() if seat != run.seat and (not ahead or w.sides[seat].lore > mine)]
        case t.AnyOpponent():
            return [seat for seat in w.order() if seat != run.seat]
        case t.Players():
            return w.order()
        case t.PlayerOf(target):
            return list(dict.fromkeys(copy_of(ref).seat for ref in named(w, run, target)))
    raise TypeError(who)


def value(w: World, run: Run, amount: t.Amount) -> int:
    """A number, read now."""
    match amount:
        case int():
            return amount
        case t.Per(each, inner):
            return each * value(w, run, inner)
        case t.Count(node, "play"):
            return sum(fits(w, run, node, piece) for piece in w.field)
        case t.Count(node, zone, whose):
            return sum(len(lying(w, run, seat, zone, node)) for seat in players(w, run, whose))
        case t.StatOf(stat, target):
            return sum(max(known(w, ref).stats.get(stat, 0), 0) for ref in named(w, run, target))
        case t.DamageOn(target):
            pieces = [piece_of(ref) for ref in named(w, run, target)]
            return sum(piece.damage for piece in pieces if piece)
        case t.Tally(what):
            return run.tallies.get(what, 0)
        case t.Points(who):
            return sum(w.sides[seat].lore for seat in players(w, run, who))
    raise TypeError(amount)


def holds(w: World, run: Run, node: t.Condition | None) -> bool:
    """Whether a condition is met now."""
    match node:
        case None:
            return True
        case t.Compare(t.Count(part, zone, t.AnyOpponent()), op, right):
            limit = value(w, run, right)
            return any(
                COMPARE[op](len(lying(w, run, seat, zone, part)), limit) for seat in players(w, run, t.Opponents())
            )
        case t.Compare(t.Points(t.AnyOpponent()), op, right):
            limit = value(w, run, right)
            return any(COMPARE[op](w.sides[seat].lore, limit) for seat in players(w, run, t.Opponents()))
        case t.Compare(left, op, right):
            return bool(COMPARE[op](value(w, run, left), value(w, run, right)))
        case t.Matches(target, part):
            return any(fits(w, run, part, ref) for ref in named(w, run, target))
        case t.YourTurn():
            return w.active == run.seat
        case UsedShift(target):
            pieces = [piece_of(ref) for ref in named(w, run, target)]
            return any(piece is not None and piece.shifted for piece in pieces)
        case t.Happened(t.Trigger("play", t.Kind(name)), 1, False):
            return w.sides[run.seat].tallies.get(name, 0) > 0
        case t.Unplayed():
            return not run.slots.get("played")
        case t.Both(parts):
            return all(holds(w, run, part) for part in parts)
        case t.Never(part):
            return not holds(w, run, part)
    raise TypeError(node)
