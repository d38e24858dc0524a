"""Payments against every subset of the cards that there are: what is offered can be completed, what is proposed is the
cheapest, and it is found soon."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random

import pytest

from engine.games.precious_memories.paying import cheapest, is_enough, may_be_named, payable
from engine.games.precious_memories.wallet import Money, Way, ways_for_card
from engine.kernel.state.state import Ref
from tests.rules.precious_memories.stock import Table, character, pm, table

COLORS = ("red", "blue", "yellow", "green", "purple")


def wallet(seed: int, hand: int = 4, points: int = 3) -> tuple[Table, list[Way], dict[Ref, Money]]:
    """A card that is to be paid for, and what there is to pay with."""
    random = Random(seed)
    cards = [
        character(
            f"PAY-{number:03}",
            gives=random.randint(0, 3),
            color=random.choice(COLORS),
            work=random.choice(("tale", "tale", "other")),
            name=random.choice(("Same", "Other")),
        )
        for number in range(hand + points)
    ]
    names = random.choice(("Same", ("Same", "Third")))
    bought = character("BUY-099", cost=random.randint(1, 6), color=random.choice(COLORS), name=names)
    keys = [each.key for each in cards]
    here = table({"hand": ["BUY-099", *keys[:hand]], "points": keys[hand:]}, {}, bought, *cards)
    ways = ways_for_card(here.game, 0, here.ref("BUY-099"), bought.stats["cost"])
    return here, ways, {money.ref: money for way in ways for money in way.pool}


def subsets(refs: dict[Ref, Money]) -> list[tuple[Ref, ...]]:
    return list(chain.from_iterable(combinations(refs, size) for size in range(1, len(refs) + 1)))


def worth(payment: tuple[Ref, ...], money: dict[Ref, Money]) -> tuple[int, int, int]:
    used = [money[ref] for ref in payment]
    return sum(not each.point for each in used), sum(each.generated for each in used), sum(each.point for each in used)


@pm("R-PM-20", "R-PM-36", "R-PM-37")
@pytest.mark.parametrize("minimal", [False, True])
def test_what_is_offered_is_what_can_be_completed(minimal: bool) -> None:
    for seed in range(40):
        _, ways, money = wallet(seed)
        enough = [each for each in subsets(money) if is_enough(ways, each, minimal=minimal)]
        assert payable(ways) == bool(enough)
        for named in [(), *[each[:1] for each in enough], *[each[:2] for each in enough[:5]]]:
            wanted = {ref for each in enough if set(named) <= set(each) for ref in each} - set(named)
            assert set(may_be_named(ways, named, minimal=minimal)) == wanted


@pm("R-PM-36")
def test_what_is_proposed_is_the_cheapest() -> None:
    proposed = 0
    for seed in range(80):
        _, ways, money = wallet(seed)
        enough = [each for each in subsets(money) if is_enough(ways, each)]
        found = cheapest(ways)
        if not enough:
            assert found == ()
            continue
        proposed += 1
        assert is_enough(ways, found)
        assert worth(found, money) == min(worth(each, money) for each in enough)
    assert proposed > 20
