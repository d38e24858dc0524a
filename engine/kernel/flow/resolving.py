"""Beginning to resolve what has triggered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.abilities.recall import slots_of
from engine.kernel.state.state import Pending, Run

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


def begin_to_resolve(g: Game, entry: Pending, **slots: list[int]) -> Run:
    """The frame that resolves a trigger, told as its card's; `slots`: what its text may speak of beside its event."""
    run = g.resolve(entry, **slots)
    recall(g, entry, run)
    g.tell("resolve", entry.seat, card_of(g, entry))
    return run


def recall(g: Game, entry: Pending, run: Run) -> None:
    """A delayed trigger knows what its maker had named; one that works once is over."""
    for effect in g.state.lasting:
        if entry.group > 0 and effect.stamp == entry.group:
            run.slots["chosen"] = list(effect.refs)
            run.slots["played"] = list(effect.refs)
            run.slots.update(slots_of(effect.recall))
            if effect.name == "once":
                g.state.lasting.remove(effect)
                g.touch(-1)
            return


def card_of(g: Game, entry: Pending) -> str:
    """The key of the card whose text has triggered."""
    return g.library.abilities[entry.ability].card or g.keys[entry.card]
