"""What may be chosen: the one place where a card can refuse to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel.abilities.filters import in_play, predicate, seats_of
from engine.kernel.cards import tree as t
from engine.kernel.state.context import Context

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

Candidates = Callable[["Game", Context, int], list[int]]


def candidates(target: t.Chosen) -> Candidates:
    """What a seat may choose, as references; whether they may be, the rulebook's `candidates` says."""
    zone = target.zone
    if zone == "play":
        own, passing = isinstance(target.whose, t.Chooser), in_play(target.filter)

        def on_field(g: Game, f: Context, chooser: int) -> list[int]:
            looks = passing(g, f)
            if own:
                looks = [look for look in looks if look.seat == chooser]
            return [look.source for look in g.rules.candidates(g, f, chooser, looks)]

        return on_field
    test, seats = predicate(target.filter), seats_of(target.whose)

    def in_zone(g: Game, f: Context, chooser: int) -> list[int]:
        return [look.source for seat in seats(g, f) for look in g.zone_looks(seat, zone) if test(g, look, f)]

    return in_zone
