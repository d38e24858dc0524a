"""Which players have more or fewer cards than somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.abilities.filters import Context, Predicate
    from engine.kernel.state.game import Game


def outnumbering(zone: str, compare: Callable[[int, int], bool]) -> Callable[[Game, Context], list[int]]:
    """Each opponent whose number of cards in a zone compares so with one's own."""
    return lambda g, c: [
        seat for seat in g.turn_order() if seat != c.seat and compare(g.count(seat, zone), g.count(c.seat, zone))
    ]


def outnumbering_in(
    zone: str, test: Predicate, compare: Callable[[int, int], bool]
) -> Callable[[Game, Context], list[int]]:
    """The same of such cards, in play too."""

    def count(g: Game, c: Context, seat: int) -> int:
        looks = g.looks().values() if zone == "play" else g.zone_looks(seat, zone)
        return sum([1 for look in looks if look.seat == seat and test(g, look, c)])

    return lambda g, c: [
        seat for seat in g.turn_order() if seat != c.seat and compare(count(g, c, seat), count(g, c, c.seat))
    ]
