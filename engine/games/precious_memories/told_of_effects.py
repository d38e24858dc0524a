"""What effects do to cards, for texts that speak of it: the counterpart is the card whose effect it is (R-PM-70)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.precious_memories.frames import Approach, Levelling, Play, Use
from engine.kernel.characteristics.look import printed
from engine.kernel.flow.matching import match
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run

PUT_IN, LEFT, DISCARDED, REMOVED = "effect_put_in", "effect_left", "effect_discarded", "effect_removed"
COME_IN = "effect_come_in"
"""Whoever an effect brings onto the field, whether he appears or is put there (R-PM-75)."""
MILLED, THROWN = "effect_milled", "effect_thrown"
RETURNED, BURIED, RESTED, READIED = "effect_returned", "effect_buried", "effect_rested", "effect_woken"
EXITED = "effect_exited"
INTO = {
    "discard": (DISCARDED, THROWN),
    "removed_cards": (REMOVED,),
    "hand": (RETURNED,),
    "deck": (BURIED,),
    "exit": (THROWN, EXITED),
}
"""What is told of who leaves the field by an effect, by where it goes; who exits goes to the discard pile."""


def source_of(g: Game) -> Ref:
    """The card whose effect is being carried out; 0 outside of effects."""
    run = next((frame for frame in reversed(g.state.frames) if isinstance(frame, Run)), None)
    return run.source if run is not None else 0


@rule("PM R-PM-101")
def carried_out(g: Game) -> Ref:
    """The card whose effect is doing something just now; 0 where it is a cost that is being paid, or an approach."""
    doing = (Run, Use, Play, Levelling, Approach)
    frame = next((frame for frame in reversed(g.state.frames) if isinstance(frame, doing)), None)
    return frame.source if isinstance(frame, Run) else 0


def told_of_leaving(g: Game, refs: Iterable[Ref], zone: str) -> None:
    """Pieces are about to leave the field for a zone by an effect."""
    source = source_of(g)
    for ref in refs:
        for event in (LEFT, *INTO.get(zone, ())):
            told(g, event, ref, source)


@rule("PM R-PM-77")
def told_of_milling(g: Game, ref: Ref) -> None:
    """A card has gone from a deck to its owner's discard pile by an effect; it triggers by its own text from there."""
    by = source_of(g)
    if not by:
        return
    look = printed(g, ref)
    own = [(look, number, listen) for event, number, listen in look.listens if event == MILLED]
    match(g, own, MILLED, ref, by, seat=look.seat)
    told(g, MILLED, ref, by)


@rule("PM R-PM-101")
def told_of_throwing(g: Game, ref: Ref, origin: str) -> None:
    """A card that lay outside the field has come into a discard pile by an effect; it triggers by its own text."""
    by = carried_out(g)
    look = printed(g, ref)
    own = [(look, number, listen) for event, number, listen in look.listens if event == THROWN]
    if by and own:
        match(g, own, THROWN, ref, by, seat=look.seat, role=origin)


@rule("PM R-PM-70")
def told(g: Game, event: str, ref: Ref, source: Ref = 0) -> None:
    """Heard by whoever speaks of it."""
    if event and event in g.heard:
        by = source or source_of(g)
        if by:
            g.fire(event, ref, by, seat=g.look(by).seat)


@rule("PM R-PM-75")
def told_of_coming(g: Game, ref: Ref, source: Ref, since: int) -> None:
    """An effect has brought somebody onto the field; whoever has heard of that appearing, `since` it began, by the same
    text does not hear of it twice."""
    heard = len(g.state.fresh)
    told(g, COME_IN, ref, source)
    known = {(entry.ability, entry.source, entry.subject) for entry in g.state.fresh[since:heard]}
    again = g.state.fresh[heard:]
    g.state.fresh[heard:] = [entry for entry in again if (entry.ability, entry.source, entry.subject) not in known]
