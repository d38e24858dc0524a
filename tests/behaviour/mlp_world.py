"""A plain model of a My Little Pony table: what lies where, and what filters, amounts and conditions mean in it.

Like `world` it calls no executor of the engine; only trees and cards are shared with it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.behaviour.meaning import COMPARE

PLANS = ("plan_1", "plan_2", "plan_3", "plan_4")
ZONES = ("deck", "hand", "discard", "scene_deck", *PLANS)
SLOTS = (0, 1, 2)


@dataclass(eq=False)
class Copy:
    """One card. `age` goes up at every move: what named it before no longer does. The rest is said of it in play."""

    number: int
    card: Card
    seat: int
    zone: str
    age: int = 0
    slot: int = -1
    exerted: bool = False
    face_down: bool = False
    counters: dict[str, int] = dataclasses.field(default_factory=dict)
    wearer: Copy | None = None


Ref = tuple[Copy, int]
"""A card as it lay at an age."""


@dataclass(eq=False)
class Run:
    """An effect being carried out: whose, from which card, what its text has named, and what is still to come."""

    seat: int
    source: Copy
    slots: dict[str, list[Ref]] = dataclasses.field(default_factory=dict)
    open: bool = False
    later: tuple[t.Effect, ...] = ()


@dataclass(eq=False)
class World:
    """Both players' cards. `lasting`: what was changed for the turn."""

    zones: list[dict[str, list[Copy]]]
    field: list[Copy]
    stages: list[int]
    active: int = 0
    lasting: list[tuple[Ref, int]] = dataclasses.field(default_factory=list)
    decked: bool = False

    def order(self) -> tuple[int, int]:
        return self.active, 1 - self.active

    def move(self, copy: Copy, zone: str, *, top: bool = False) -> Ref:
        """To a zone of its owner; whatever it was in play it is no more, and what it wore rests."""
        if copy.zone == "play":
            self.field.remove(copy)
            for item in [item for item in self.field if item.wearer is copy]:
                self.move(item, "discard", top=True)
        elif copy.zone in ZONES:
            self.zones[copy.seat][copy.zone].remove(copy)
        copy.zone, copy.age = zone, copy.age + 1
        copy.slot, copy.exerted, copy.face_down, copy.wearer, copy.counters = -1, False, False, None, {}
        if zone == "play":
            self.field.append(copy)
        elif zone in ZONES:
            cards = self.zones[copy.seat][zone]
            cards.insert(0 if top else len(cards), copy)
        return copy, copy.age

    def shuffle(self, seat: int) -> None:
        """The dice of these games turn a deck over."""
        self.zones[seat]["deck"].reverse()
        for copy in self.zones[seat]["deck"]:
            copy.age += 1

    def free_slots(self, seat: int) -> list[int]:
        taken = [copy.slot for copy in self.field if copy.seat == seat]
        return [slot for slot in SLOTS if slot not in taken]

    def free_stage(self, seat: int) -> str:
        """The plan's place on the latest story without one, "" where all are taken (MLP 3-4.5.0)."""
        return next((plan for plan in reversed(PLANS) if not self.zones[seat][plan]), "")


def there(ref: Ref) -> bool:
    """Whether a name still names what it was given to."""
    return ref[0].age == ref[1]


# --- what a card is ---


def idea(w: World, copy: Copy) -> int:
    """What is printed, what holds now and what was changed for the turn; never below nothing (MLP 6-7.1.0)."""
    number = copy.card.stats.get("idea", 0)
    if copy.zone != "play":
        return number
    for bearer in w.field:
        for ability in bearer.card.abilities:
            if isinstance(ability, t.Static):
                number += _static(w, bearer, ability, copy)
    number += sum(change for ref, change in w.lasting if ref == (copy, copy.age))
    return max(number, 0)


def _static(w: World, bearer: Copy, ability: t.Static, copy: Copy) -> int:
    run = Run(bearer.seat, bearer)
    if bearer.slot < 0 or (ability.condition is not None and not holds(w, run, ability.condition)):
        return 0
    changes = [effect for effect in ability.effects if isinstance(effect, t.Modify)]
    return sum(value(w, run, effect.amount) for effect in changes if (copy, copy.age) in named(w, run, effect.target))


def fits(w: World, run: Run, node: t.Filter, copy: Copy) -> bool:
    """Whether a card is such, seen from the card that bears the ability."""
    match node:
        case t.Anything():
            return True
        case t.Kind(name):
            return copy.card.kind == name
        case t.Class(name):
            return name in copy.card.classes
        case t.Side(own):
            return (copy.seat == run.seat) == own
        case t.Other():
            return copy is not run.source and (copy, copy.age) not in run.slots.get("chosen", [])
        case t.Has("idea", op, int(amount)):
            return bool(COMPARE[op](idea(w, copy), amount))
        case t.Has(stat, op, int(amount)):
            stats = copy.card.stats | copy.counters
            return bool(COMPARE[op](stats.get(stat, 0), amount))
        case t.In("wearing"):
            return any(item.wearer is copy for item in w.field)
        case t.In("exerted" | "ready" as state):
            return copy.zone == "play" and copy.exerted == (state == "exerted")
        case t.In("face_up" | "face_down" as state):
            return copy.zone == "play" and copy.face_down == (state == "face_down")
        case t.Faces(t.This()):
            return copy.slot >= 0 and (copy.seat, copy.slot) == (1 - run.source.seat, run.source.slot)
        case t.AllOf(parts):
            return all(fits(w, run, part, copy) for part in parts)
        case t.AnyOf(parts):
            return any(fits(w, run, part, copy) for part in parts)
        case t.Not(part):
            return not fits(w, run, part, copy)
    raise TypeError(node)


def lying(w: World, run: Run, zone: str, whose: t.Who, node: t.Filter) -> Iterator[Ref]:
    """The cards of a place that are such."""
    if zone == "play":
        found = list(w.field)
    else:
        places = PLANS if zone == "plans" else (zone,)
        found = [copy for seat in players(w, run, whose) for place in places for copy in w.zones[seat][place]]
    for copy in found:
        if fits(w, run, node, copy):
            yield copy, copy.age


def named(w: World, run: Run, target: t.Target) -> list[Ref]:
    """What a target names without a choice."""
    match target:
        case t.This():
            return [(run.source, run.source.age)]
        case t.Bound(slot):
            return list(run.slots.get(slot, ()))
        case t.Every(node, zone, whose) | t.Chosen(node, zone=zone, whose=whose):
            return list(lying(w, run, zone, whose, node))
        case t.Top(int(amount), _, bottom):
            deck = w.zones[run.seat]["deck"]
            return [(copy, copy.age) for copy in (deck[-amount:] if bottom else deck[:amount])]
    raise TypeError(target)


def players(w: World, run: Run, who: t.Who) -> list[int]:
    """Who is meant, the active player first."""
    meant = {t.You: (run.seat,), t.Opponents: (1 - run.seat,), t.Players: (0, 1)}[type(who)]  # type: ignore[index]
    return [seat for seat in w.order() if seat in meant]


def value(w: World, run: Run, amount: t.Amount) -> int:
    """A number, read now."""
    match amount:
        case int():
            return amount
        case t.Per(each, inner):
            return each * value(w, run, inner)
        case t.Count(node, zone, whose):
            return len(list(lying(w, run, zone, whose, node)))
        case t.Points(t.You()):
            return w.stages[run.seat]
    raise TypeError(amount)


def holds(w: World, run: Run, node: t.Condition) -> bool:
    """Whether a condition is met now."""
    match node:
        case t.Compare(left, op, right):
            return bool(COMPARE[op](value(w, run, left), value(w, run, right)))
        case t.Matches(target, part):
            return any(fits(w, run, part, copy) for copy, _ in named(w, run, target))
        case t.YourTurn():
            return w.active == run.seat
    raise TypeError(node)
