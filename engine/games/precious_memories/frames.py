"""The running procedures of a game of Precious Memories, each with its locals."""

from __future__ import annotations

from msgspec import field

from engine.kernel.flow.priority import Priority
from engine.kernel.flow.replace import Replacing
from engine.kernel.state.state import Frame, Ref, Run, State


class Opening(Frame, tag="opening", gc=False):
    """Before the first turn: who may still draw a new hand."""

    queue: list[int] = field(default_factory=list)


class Turn(Frame, tag="turn", gc=False):
    """A turn: whose."""

    seat: int = 0


class MainPhase(Priority, tag="main_phase", gc=False):
    """The main phase, in which both may act in turn."""


class PlayWindow(Priority, tag="play_window", gc=False):
    """The time for events and texts in an approach before somebody may block: step 2."""


class BlockedWindow(Priority, tag="blocked_window", gc=False):
    """The same after somebody has blocked: step 4."""


class LastWindow(Priority, tag="last_window", gc=False):
    """The same after the judgement or the point: step 6."""


class Respond(Priority, tag="respond", gc=False):
    """The time to respond to a play."""


class Pay(Frame, tag="pay", gc=False):
    """Paying: whose, for which card, or for the text of that ability, so much; `named`: with what, so far; `but`: cards
    of the hand that are used otherwise."""

    seat: int = 0
    card: Ref = 0
    but: list[Ref] = field(default_factory=list)
    ability: int = -1
    cost: int = 0
    named: list[Ref] = field(default_factory=list)


class Play(Frame, tag="play", gc=False):
    """Playing a card: which, whereto (0 the main area, 1 the support area, or whom it is set on), in whose place, for
    what it says of this time; `free`: nothing is paid; `paid`: with which cards, by where they lie then; `away`: it did
    not come out of the hand; `stays`: it lies where it is and stays there; `void`: its play
    has been nullified, and it goes to the discard pile (1) or the hand (2)."""

    seat: int = 0
    card: Ref = 0
    where: Ref = 0
    over: Ref = 0
    ability: int = -1
    free: bool = False
    stays: bool = False
    void: int = 0
    paid: list[Ref] = field(default_factory=list)
    away: bool = False


class Use(Frame, tag="use", gc=False):
    """Using a text: of which card, which ability. `spent`: the card of the hand that is discarded for it; `paid`: so
    much was paid; `aid`: the card itself is discarded for it."""

    seat: int = 0
    card: Ref = 0
    ability: int = -1
    spent: Ref = 0
    paid: int = 0
    aid: bool = False
    void: int = 0


class Levelling(Frame, tag="levelling", gc=False):
    """A card is put on top of a character as its next level."""

    seat: int = 0
    card: Ref = 0
    host: Ref = 0


class Approach(Frame, tag="approach", gc=False):
    """One approach: whose, by whom, with whom, who blocks; `chosen`: of two whose DP counts."""

    seat: int = 0
    one: Ref = 0
    other: Ref = 0
    blocker: Ref = 0
    chosen: Ref = 0


class Check(Frame, tag="check", gc=False):
    """What has triggered resolves."""


class Instead(Replacing, tag="instead", gc=False):
    """Something that another thing may happen in place of."""


PreciousFrame = (
    Opening
    | Turn
    | MainPhase
    | PlayWindow
    | BlockedWindow
    | LastWindow
    | Respond
    | Pay
    | Play
    | Use
    | Levelling
    | Approach
    | Check
    | Instead
    | Run
)
PreciousState = State[PreciousFrame]
