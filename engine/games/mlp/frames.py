"""The running procedures of a game of My Little Pony, each with its locals."""

from __future__ import annotations

from msgspec import field

from engine.kernel.state import state
from engine.kernel.state.state import Frame, Pending, Ref, Run, State


class Opening(Frame, tag="opening", gc=False):
    """Before the first turn (1-3.0.0): who may still take a new hand."""

    queue: list[int] = field(default_factory=list)


class Turn(state.Turn, tag="turn", gc=False):
    """A turn (4-1.2.0), and which column of slots comes next in the exchange phase."""

    slot: int = 0


class Prepare(Frame, tag="prepare", gc=False):
    """The preparation step (4-2.4.0): who must still declare, and what was declared, in the order of resolution."""

    queue: list[int] = field(default_factory=list)
    declared: list[Pending] = field(default_factory=list)
    placed: list[Pending] = field(default_factory=list)


class Play(Frame, tag="play", gc=False):
    """Using a card (5-3.0.0): which, whereto (a slot or a wearer), its cost, and the scenes to be turned for it.

    `kept` and `at` say what it was called and where it lay in the hand, for taking it back. `lines`: so many of an
    event's text have been begun.
    """

    seat: int = 0
    card: Ref = 0
    where: Ref = -1
    cost: int = 0
    scenes: list[Ref] = field(default_factory=list)
    kept: Ref = 0
    at: int = 0
    lines: int = 0


class Exchange(Frame, tag="exchange", gc=False):
    """An exchange of two facing characters (4-4.3.0): the active player's first; `queue`: inspiration steps to come."""

    pair: list[Ref] = field(default_factory=list)
    slot: int = 0
    queue: list[int] = field(default_factory=list)
    losers: list[Ref] = field(default_factory=list)


class Act(Frame, tag="act", gc=False):
    """An action of a character that faces nobody (4-4.4.0)."""

    seat: int = 0
    slot: int = 0


class Settle(Frame, tag="settle", gc=False):
    """The list of pending effects (5-4.0.0) until it is empty.

    `ordered`: seats that have put their new ones in order; `begun`: leaving cards whose triggers have begun to resolve.
    """

    ordered: list[int] = field(default_factory=list)
    begun: list[Ref] = field(default_factory=list)


MlpFrame = Opening | Turn | Prepare | Play | Exchange | Act | Settle | Run
MlpState = State[MlpFrame]
