"""The running procedures of a game of the Quintuplets, each with its locals."""

from __future__ import annotations

from msgspec import field

from engine.kernel.flow.replace import Replacing
from engine.kernel.flow.window import Window
from engine.kernel.state import state
from engine.kernel.state.state import Frame, Ref, Run, State


class Opening(Frame, tag="opening", gc=False):
    """Before the first turn (6.2): who may still draw a new hand."""

    queue: list[int] = field(default_factory=list)


class Turn(state.Turn, tag="turn", gc=False):
    """A turn (7): whose; `met`: what has triggered at its end already, as pairs of an ability and whose it is; `count`:
    how many effects had been played when the end phase was begun."""

    met: list[int] = field(default_factory=list)
    count: int = 0


class Play(Frame, tag="play", gc=False):
    """Playing a card (10.6.2): which, whereto (a lane, or the character that it is set on), and as what."""

    seat: int = 0
    card: Ref = 0
    where: Ref = -1
    side: int = 0
    ability: int = -1


class Approach(Frame, tag="approach", gc=False):
    """The approach phase (9): whose. `pairs`: who approaches whom, one after the other; `partners`: who has succeeded
    with whom; `heroes`: those of them that are still to be dealt with."""

    seat: int = 0
    pairs: list[Ref] = field(default_factory=list)
    heroes: list[Ref] = field(default_factory=list)
    partners: list[Ref] = field(default_factory=list)


class EventStep(Window, tag="event_step", gc=False):
    """The event step of an approach (9.3)."""


class Check(Frame, tag="check", gc=False):
    """Check timing (10.5.3): `picked`, the stamp of the ability that is to be played."""

    picked: int = 0


class Instead(Replacing, tag="instead", gc=False):
    """Something that another thing may happen in place of (10.10)."""


class Drawing(Frame, tag="drawing", gc=False):
    """Drawing where something may happen instead (5.6.2, 10.10): who draws how many more."""

    seats: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)


QuintupletsFrame = Opening | Turn | Play | Approach | EventStep | Check | Instead | Drawing | Run
QuintupletsState = State[QuintupletsFrame]
