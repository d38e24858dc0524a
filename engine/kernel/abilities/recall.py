"""What a lasting effect still asks of what its text had named: bound by reference when the effect is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.kernel.abilities.named import marked
from engine.kernel.cards import tree as t
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Hold, Lasting, Recalled, Ref, Run

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Look
    from engine.kernel.state.context import Context
    from engine.kernel.state.game import Game

MAKER: Final = "maker"
"""In what is recalled: the card whose text it was, where a later moment speaks of it beside what it had named."""


class Remembering:
    """Whose effect it is, from which card, and what its text had named then."""

    def __init__(self, seat: int, source: Ref, slots: dict[str, list[int]]) -> None:
        self.seat = seat
        self.source = source
        self.slots = slots


def asked_of(filter_: t.Filter) -> tuple[str, ...]:
    """The slots that a filter speaks of; what a card lies on is found without one."""
    slots = dict[str, None]()
    for node in t.nodes_of(filter_):
        match node:
            case t.Bound(slot) if slot != "host":
                slots[slot] = None
            case t.Earlier(mark):
                slots[marked(mark)] = None
            case t.Tally(what):
                slots["n:" + what] = None
    return tuple(slots)


def recalled(f: Run, slots: tuple[str, ...]) -> Recalled:
    """What these slots hold now."""
    return tuple((slot, tuple(f.slots.get(slot, ()))) for slot in slots)


def slots_of(recall: Recalled) -> dict[str, list[int]]:
    """The slots as the text had them."""
    return {slot: list(refs) for slot, refs in recall}


def holder_of(effect: Lasting) -> Ref:
    """Whom the text of a lasting effect calls "this": its maker where it is recalled, else the first of those that it
    is bound to, 0 where there are none."""
    for slot, refs in effect.recall:
        if slot == MAKER:
            return refs[0]
    return effect.refs[0] if effect.refs else 0


def remembering(context: Context, recall: Recalled) -> Context:
    """The context with what was named put back."""
    return Remembering(context.seat, context.source, slots_of(recall)) if recall else context


@rule("PM R-PM-73")
def as_many_as_named(
    refs: Callable[[Game, Context], list[Ref]], now: Callable[[Game, Context], int]
) -> Callable[[Game, Context], int]:
    """Of those that were named, what lasts counts as many as there were then; anything else as there are."""
    return lambda g, c: len(refs(g, c)) if isinstance(c, Remembering) else now(g, c)


@rule("PM R-PM-73")
def holds_towards(g: Game, hold: Hold, look: Look, context: Context) -> bool:
    """Whether a prohibition or permission is meant towards a card; `context`: whose "own" and "opposing" it says."""
    _, number, recall = hold
    return number < 0 or g.library.filters[number](g, look, remembering(context, recall))


def forget_departed(g: Game) -> None:
    """Nobody knows any more what has left, but for what lasting effects still ask of it."""
    if not g.state.gone:
        return
    asked = {ref for effect in g.state.lasting for _, refs in effect.recall for ref in refs}
    if asked:
        g.state.gone = {ref: last for ref, last in g.state.gone.items() if ref in asked}
    else:
        g.state.gone.clear()
