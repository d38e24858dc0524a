"""What an activated ability costs: several actions in order, each done whole (LOR 7.5.3.2, MLP 5-3.1.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from engine.kernel.abilities.candidates import candidates
from engine.kernel.abilities.combining import all_hold
from engine.kernel.abilities.filters import refs_of
from engine.kernel.abilities.possible import doable_to, feasible_cost
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule

if TYPE_CHECKING:
    from engine.kernel.abilities.filters import RefsOf
    from engine.kernel.state.context import Context
    from engine.kernel.state.game import Game
    from engine.kernel.state.state import Ref, Run
    from engine.kernel.verbs.verb import Verbs


class Price:
    """All costs of one ability. What one of them uses up is not there for another.

    `shared`: whether two of them might have to be paid with the same card.
    """

    def __init__(self, costs: tuple[t.Effect, ...], verbs: Verbs) -> None:
        self.costs = tuple(_as_price(cost, verbs) for cost in costs)
        self._verbs = verbs
        self._each = all_hold([feasible_cost(verbs, cost) for cost in self.costs if not speaks_back(cost)])
        self._doable = [doable_to(verbs, cost) for cost in self.costs]
        self._finds = [_finder(verbs, cost) for cost in self.costs]
        self.shared = any(
            self._clash(one, other) and _place(one) == _place(other) for one, other in combinations(self.costs, 2)
        )

    def payable(self, g: Game, c: Context) -> bool:
        """Whether every cost can be paid whole, one after the other."""
        return self._each(g, c) and (not self.shared or self._completes(g, c, {}))

    @rule("MLP 5-3.1.6")
    def left(self, g: Game, c: Context, at: int, refs: list[Ref], named: Mapping[int, list[Ref]]) -> list[Ref]:
        """Those that may be named for a cost when these were named for others: the rest can still be paid."""
        doable = self._doable[at]
        refs = refs if doable is None else [ref for ref in refs if doable(g, c, ref)]
        if not self.shared:
            return refs
        least = _least(self.costs[at])
        return [
            ref
            for ref in refs
            if any(
                self._completes(g, c, {**named, at: [ref, *others]})
                for others in combinations([other for other in refs if other != ref], least - 1)
            )
        ]

    def _completes(self, g: Game, c: Context, named: Mapping[int, list[Ref]], at: int = 0) -> bool:
        """Whether the costs from one on can be paid without using up what another needs."""
        if at == len(self.costs):
            return True
        if self._finds[at] is None:
            return self._completes(g, c, named, at + 1)
        return any(
            self._fits(at, refs, named) and self._completes(g, c, {**named, at: list(refs)}, at + 1)
            for refs in self._ways(g, c, at, named)
        )

    def _ways(self, g: Game, c: Context, at: int, named: Mapping[int, list[Ref]]) -> Iterator[tuple[Ref, ...]]:
        find = self._finds[at]
        if at in named or find is None:
            yield tuple(named.get(at, ()))
            return
        yield from combinations(dict.fromkeys(find(g, c)), _least(self.costs[at]))

    def _fits(self, at: int, refs: tuple[Ref, ...], named: Mapping[int, list[Ref]]) -> bool:
        return not any(
            other != at
            and self._clash(self.costs[min(at, other)], self.costs[max(at, other)])
            and set(refs) & set(taken)
            for other, taken in named.items()
        )

    def _clash(self, first: t.Effect, later: t.Effect) -> bool:
        """Whether one card cannot pay both: it is gone by then, or has been turned already."""
        verb = self._verbs.get(type(first))
        spends = verb.spends if verb is not None else ""
        return spends == "gone" or (spends == "once" and type(first) is type(later))


def speaks_back(cost: t.Effect) -> bool:
    """Whether a cost is paid with what was chosen for the one before: "exert one and deal it 1 damage"."""
    return getattr(cost, "target", None) == t.Bound("chosen")


def _as_price(cost: t.Effect, verbs: Verbs) -> t.Effect:
    """A cost with what it chooses."""
    verb = verbs.get(type(cost))
    return verb.price(cost) if verb is not None and verb.price is not None else cost


NAMED = "price:"


def name_price(f: Run, at: int) -> Flow:
    """What was chosen is what one of the costs will be paid with."""
    f.slots[f"{NAMED}{at}"] = f.slots.pop("chosen", [])
    return None


def named(f: Run) -> dict[int, list[Ref]]:
    """What has been named so far, by cost."""
    return {int(slot.removeprefix(NAMED)): refs for slot, refs in f.slots.items() if slot.startswith(NAMED)}


def pay_with(f: Run, at: int) -> Flow:
    f.slots["paid"] = f.slots.pop(f"{NAMED}{at}", [])
    return None


def _place(cost: t.Effect) -> str:
    """Where the cards lie that a cost takes."""
    target = getattr(cost, "target", None)
    return target.zone if isinstance(target, t.Chosen) else "play"


def _least(cost: t.Effect) -> int:
    target = getattr(cost, "target", None)
    return max(target.least, 1) if isinstance(target, t.Chosen) else 1


def _finder(verbs: Verbs, cost: t.Effect) -> RefsOf | None:
    """The cards that a cost can take; None for one that takes none."""
    target = getattr(cost, "target", None)
    if isinstance(target, t.This):
        return refs_of(target)
    if not isinstance(target, t.Chosen):
        return None
    find, doable = candidates(target), doable_to(verbs, cost)
    if doable is None:
        return lambda g, c: find(g, c, c.seat)
    one_by_one = doable
    return lambda g, c: [ref for ref in find(g, c, c.seat) if one_by_one(g, c, ref)]
