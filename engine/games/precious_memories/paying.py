"""Payments: which may be made, which cards may still be named, and which one is proposed (R-PM-36, R-PM-37)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engine.games.precious_memories.wallet import Money, Way
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Ref


def payable(ways: Sequence[Way]) -> bool:
    """Whether there is a payment at all."""
    return any(way.is_open() for way in ways)


@rule("PM R-PM-20", "PM R-PM-37")
def is_enough(ways: Sequence[Way], named: Sequence[Ref], *, minimal: bool = False) -> bool:
    """Whether these cards are a payment; the surplus is lost. `minimal`: none of them may be one too many."""
    return any(_pays(way, named) and not (minimal and _has_spare(ways, named)) for way in ways)


def _pays(way: Way, named: Sequence[Ref]) -> bool:
    used = [money for money in way.pool if money.ref in named]
    return len(used) == len(named) and way.has_all(used)


def _has_spare(ways: Sequence[Way], named: Sequence[Ref]) -> bool:
    """Whether one of them could be left out."""
    return any(_pays(way, [ref for ref in named if ref != spare]) for spare in named for way in ways)


@rule("PM R-PM-37")
def may_be_named(ways: Sequence[Way], named: Sequence[Ref], *, minimal: bool = False) -> list[Ref]:
    """The cards with which what has been named can still be completed to a payment."""
    refs = dict.fromkeys(money.ref for way in ways if way.is_open(named) for money in way.pool)
    left = [ref for ref in refs if ref not in named]
    if not minimal or not left:
        return left
    needed = _needed(ways, named)
    return [ref for ref in left if ref in needed]


def _needed(ways: Sequence[Way], named: Sequence[Ref]) -> frozenset[Ref]:
    """The cards of all payments with these out of which none could be left: of cards that are alike in every way it
    does not matter which, so only how many of each are tried."""
    kinds: dict[tuple[int, ...], list[Ref]] = {}
    for ref, money in {money.ref: money for way in ways for money in way.pool}.items():
        if ref not in named:
            kinds.setdefault((money.generated, *(_in_way(way, money) for way in ways)), []).append(ref)
    alike, needed = [*kinds.values()], frozenset[Ref]()
    for counts in product(*(range(len(refs) + 1) for refs in alike)):
        tried = [refs for count, refs in zip(counts, alike, strict=True) if count]
        more = [ref for count, refs in zip(counts, alike, strict=True) for ref in refs[:count]]
        if not needed.issuperset(ref for refs in tried for ref in refs) and is_enough(
            ways, [*named, *more], minimal=True
        ):
            needed |= frozenset(ref for refs in tried for ref in refs)
    return needed


def _in_way(way: Way, money: Money) -> int:
    """Which needs of a way a card meets; -1 where it is no part of it."""
    return way.bits(money) if any(money is each for each in way.pool) else -1


# --- the proposal ---


@rule("PM R-PM-36")
def cheapest(ways: Sequence[Way]) -> tuple[Ref, ...]:
    """The payment that is proposed: as few cards of the hand as can be, then as little generated cost as can be, then
    as few points, then what lies first."""
    payments = [payment for way in ways if (payment := _cheapest(way)) is not None]
    return min(payments)[1] if payments else ()


def _cheapest(way: Way) -> tuple[int, tuple[Ref, ...]] | None:
    """Over sums (more than is asked for is as good as that) and needs met, the best payment that comes to each, as one
    number: what it costs, and below that which cards it takes. None is followed that is dearer than a whole one."""
    if not way.is_open():
        return None
    pool = sorted(way.pool, key=lambda money: (not money.point, money.generated))
    whole, limit, best = (way.cost, way.every), -1, {(0, 0): 0}
    for at, money in enumerate(pool):
        bits, generated, dearer = way.bits(money), money.generated, _dearer(money, at, len(pool))
        for (total, met), worth in [*best.items()]:
            cost = worth + dearer
            after = (min(total + generated, way.cost), met | bits)
            if (0 <= limit <= cost) or after == (total, met) or cost >= best.get(after, cost + 1):
                continue
            best[after] = cost
            limit = cost if after == whole else limit
    taken = best[whole]
    return taken >> len(pool), tuple(money.ref for at, money in enumerate(pool) if taken >> at & 1)


def _dearer(money: Money, at: int, many: int) -> int:
    """What a payment costs more with this card in it, in the order of the proposal's rule; and the card's own bit."""
    return ((not money.point) << 16 | money.generated << 8 | money.point) << many | 1 << at
