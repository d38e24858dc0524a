"""Replacement effects: which apply to an event (LOR 7.7 and its like in the other games).

A rulebook asks `applicable` before something happens. None: it happens; one: that one replaces; several: somebody must
choose, and the rulebook's frame asks. Each is applied once to an event, since its frame remembers the choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.abilities.filters import Predicate
from engine.kernel.characteristics.look import Look

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


def applicable(
    game: Game, patterns: Sequence[tuple[Predicate, Look]], event_on: Look, applied: Sequence[int] = ()
) -> list[Look]:
    """The sources whose pattern fits what the event happens to, in timestamp order, without those applied already."""
    return [
        source
        for pattern, source in patterns
        if source.source not in applied and source.source != event_on.source and pattern(game, event_on, source)
    ]
