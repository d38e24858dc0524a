"""Functions over looks and players made of others. They loop: a generator would be a function of its own each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.kernel.state.context import Context
from engine.kernel.state.facing import faces
from engine.kernel.state.state import Ref

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Look, Predicate
    from engine.kernel.state.game import Game


def all_of(tests: list[Predicate]) -> Predicate:
    """Whether all of these hold of a look."""
    if not tests:
        return lambda g, look, c: True
    if len(tests) == 2:
        first, second = tests
        return lambda g, look, c: first(g, look, c) and second(g, look, c)
    if len(tests) == 3:
        one, two, three = tests
        return lambda g, look, c: one(g, look, c) and two(g, look, c) and three(g, look, c)
    if len(tests) > 3:
        front, rest = all_of(tests[:3]), all_of(tests[3:])
        return lambda g, look, c: front(g, look, c) and rest(g, look, c)
    return tests[0]


def any_of(tests: list[Predicate]) -> Predicate:
    """Whether one of these holds of a look."""
    if len(tests) == 2:
        first, second = tests
        return lambda g, look, c: first(g, look, c) or second(g, look, c)

    def is_any(g: Game, look: Look, c: Context) -> bool:
        for test in tests:
            if test(g, look, c):
                return True
        return False

    return is_any


def opponents(g: Game, c: Context) -> list[int]:
    """The seats of the others who are still in, in turn order; one for one in a game of two."""
    players = g.state.players
    if len(players) == 2 and c.seat >= 0:
        other = 1 - c.seat
        return [] if players[other].out else [other]
    return [seat for seat in g.turn_order() if seat != c.seat]


def sources(looks_of: Callable[[Game, Context], list[Look]]) -> Callable[[Game, Context], list[Ref]]:
    """The references of those that are found."""

    def find(g: Game, c: Context) -> list[Ref]:
        refs = []
        for look in looks_of(g, c):
            refs.append(look.source)
        return refs

    return find


def held_in(zone: str, seats: Callable[[Game, Context], list[int]]) -> Callable[[Game, Context], int]:
    """How many cards these players have in a zone, together."""

    def count(g: Game, c: Context) -> int:
        number = 0
        for seat in seats(g, c):
            number += g.count(seat, zone)
        return number

    return count


def held_by(zone: str) -> Callable[[Game, Context], int]:
    """How many cards the ability's player has in a zone."""
    return lambda g, c: g.count(c.seat, zone) if c.seat >= 0 else 0


def such_held(
    zone: str, seats: Callable[[Game, Context], list[int]], test: Predicate
) -> Callable[[Game, Context], int]:
    """How many such cards these players have in a zone, together."""

    def count(g: Game, c: Context) -> int:
        number = 0
        for seat in seats(g, c):
            for look in g.zone_looks(seat, zone):
                number += test(g, look, c)
        return number

    return count


def all_hold(tests: Sequence[Callable[[Game, Context], bool]]) -> Callable[[Game, Context], bool]:
    """Whether each of several conditions holds; those behind the first that does not are not asked."""

    def hold(g: Game, c: Context) -> bool:
        for test in tests:
            if not test(g, c):
                return False
        return True

    return hold


def one_is(refs: Callable[[Game, Context], list[Ref]], test: Predicate) -> Callable[[Game, Context], bool]:
    """Whether one of those that are named is such."""

    def holds(g: Game, c: Context) -> bool:
        for ref in refs(g, c):
            if test(g, g.look(ref), c):
                return True
        return False

    return holds


def faces_one(refs: Callable[[Game, Context], list[Ref]], aside: int) -> Predicate:
    """Whether a piece faces one of those that are named."""

    def test(g: Game, look: Look, c: Context) -> bool:
        for ref in refs(g, c):
            if faces(g, look, ref, aside):
                return True
        return False

    return test
