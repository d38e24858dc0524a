"""What triggers before an event, and resolves before it happens.

A rulebook tells such an event twice: as what will happen, in a row above the one that carries it out, and as what has
happened. What triggers by the first resolves in a frame on top, that alone: what had triggered earlier waits on, below
it. Then the row that carries the event out finds what is still there, as it is by now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.cards.vocabulary import will
from engine.kernel.flow.program import RETURN, Flow
from engine.kernel.flow.resolving import ask_which, entry_of
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.trigger import Discipline, told_apart
from engine.kernel.state.state import NOBODY, Pending, Ref, Resolving

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


def is_awaited(g: Game, *events: str) -> bool:
    """Whether any card of the game waits for what comes before one of these."""
    return any(will(event) in g.heard for event in events)


@rule("HM 403.1a", "HM 408.1")
def triggers_before(
    g: Game,
    make: type[Resolving],
    event: str,
    subject: Ref = 0,
    counterpart: Ref = 0,
    *,
    seat: int = NOBODY,
    role: str = "",
    since: int = -1,
) -> Flow:
    """The frame that resolves what an event triggers before it happens; None where nothing does. `since`: how many were
    fresh before the first of several that happen together, of which the last one's frame resolves them all."""
    fresh = g.state.fresh
    known = len(fresh) if since < 0 else since
    g.fire(will(event), subject, counterpart, seat=seat, role=role)
    return make(since=known) if len(fresh) > known else None


def gather(g: Game, f: Resolving, order: Discipline) -> Flow:
    """What has triggered since then waits as this frame's."""
    new = g.state.fresh[f.since :]
    if new:
        del g.state.fresh[f.since :]
        f.stamps += [entry.stamp for entry in new]
        order.join(g.state.waiting, new, g.turn_order())
    return None


def ask_own(g: Game, f: Resolving, order: Discipline, number: str) -> Flow:
    """Which of this frame's own comes next, of those of one card whose order could make no difference the first; it is
    done when there is none."""
    mine = [entry for entry in g.state.waiting if entry.stamp in f.stamps]
    if not mine:
        return RETURN
    seat, entries = order.choices(mine, g.turn_order(), NOBODY)
    return ask_which(f, seat, told_apart(g, entries, by_card=True), number)


def take_picked(g: Game, f: Resolving) -> Pending:
    """The one that was picked waits no more."""
    entry = entry_of(g, f.picked)
    g.state.waiting.remove(entry)
    f.stamps.remove(entry.stamp)
    return entry
