"""What effects do to cards, for texts that speak of it: the counterpart is the card whose effect it is (R-PM-70)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.characteristics.look import printed
from engine.kernel.flow.matching import match
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run

PUT_IN, LEFT, DISCARDED, REMOVED = "effect_put_in", "effect_left", "effect_discarded", "effect_removed"
MILLED = "effect_milled"
COME_IN = "effect_come_in"
"""Whoever an effect brings onto the field, whether he appears or is put there (R-PM-75)."""
INTO = {"discard": DISCARDED, "removed_cards": REMOVED}


def source_of(g: Game) -> Ref:
    """The card whose effect is being carried out; 0 outside of effects."""
    run = next((frame for frame in reversed(g.state.frames) if isinstance(frame, Run)), None)
    return run.source if run is not None else 0


def told_of_leaving(g: Game, refs: Iterable[Ref], zone: str) -> None:
    """Pieces are about to leave the field for a zone by an effect."""
    source = source_of(g)
    for ref in refs:
        for event in (LEFT, INTO.get(zone, "")):
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


@rule("PM R-PM-70")
def told(g: Game, event: str, ref: Ref, source: Ref = 0) -> None:
    """Heard by whoever speaks of it."""
    if event and event in g.heard:
        by = source or source_of(g)
        if by:
            g.fire(event, ref, by, seat=g.look(by).seat)
