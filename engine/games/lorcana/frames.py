"""The running procedures of a Lorcana game, each with its locals."""

from __future__ import annotations

from msgspec import field

from engine.kernel.flow.replace import Replacing
from engine.kernel.state import state
from engine.kernel.state.state import Frame, Ref, Run, State


class Opening(Frame, tag="opening", gc=False):
    """Start procedure (3.1): whose turn it is to alter, and who has altered."""

    chooser: int = 0
    queue: list[int] = field(default_factory=list)
    altered: list[int] = field(default_factory=list)


class Turn(state.Turn, tag="turn", gc=False):
    """A turn (4.1)."""


class Play(Frame, tag="play", gc=False):
    """Playing a card (4.3.4): which, how, onto or by whom; `free` plays ignore ink (4.3.4.10).

    `home`: the zone that an effect has taken it out of. `to_bottom`: an action goes under the deck when it is done.
    `lines`: so many lines of an action's text have been begun.
    """

    seat: int = 0
    card: Ref = 0
    how: str = "ink"
    others: list[Ref] = field(default_factory=list)
    free: bool = False
    exerted: bool = False
    cost: int = 0
    home: int = -1
    to_bottom: bool = False
    lines: int = 0


class Quest(Frame, tag="quest", gc=False):
    """A quest (4.3.5)."""

    seat: int = 0
    character: Ref = 0


class Challenge(Frame, tag="challenge", gc=False):
    """A challenge (4.3.6)."""

    seat: int = 0
    challenger: Ref = 0
    challenged: Ref = 0


class Damage(Frame, tag="damage", gc=False):
    """Damage about to be dealt: amounts by piece, and where a replacement sends them (7.7)."""

    seat: int = 0
    to: list[Ref] = field(default_factory=list)
    amounts: list[int] = field(default_factory=list)
    sources: list[Ref] = field(default_factory=list)
    shields: list[Ref] = field(default_factory=list)
    at: int = 0


class Settle(Frame, tag="settle", gc=False):
    """State checks and the bag until quiet (1.9, 8.7); who is resolving."""

    resolver: int = -1


class Instead(Replacing, tag="instead", gc=False):
    """Cards are about to be banished, in place of which something else may happen (7.7)."""


LorcanaFrame = Opening | Turn | Play | Quest | Challenge | Damage | Settle | Instead | Run
LorcanaState = State[LorcanaFrame]
