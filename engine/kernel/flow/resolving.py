"""What has triggered: which comes next, and beginning to resolve it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.abilities.recall import slots_of
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.state.question import Option
from engine.kernel.state.state import Frame, Pending, Run

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


def ask_which(f: Frame, seat: int, entries: Sequence[Pending], number: str) -> Flow:
    """This seat says which of these comes next; where there is but one nobody is asked."""
    options: list[Option] = [("trigger", entry.stamp) for entry in entries]
    if len(options) > 1:
        return Ask(seat, "trigger", options, rule=number)
    f.got = options
    return None


def entry_of(g: Game, stamp: int) -> Pending:
    """The trigger of this stamp among those that wait."""
    for entry in g.state.waiting:
        if entry.stamp == stamp:
            return entry
    raise LookupError(stamp)


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
