"""The running procedures of a game of ハーレムマスター, each with its locals."""

from __future__ import annotations

from msgspec import field

from engine.kernel.flow.replace import Replacing
from engine.kernel.flow.window import Window
from engine.kernel.state.state import NOBODY, Frame, Ref, Resolving, Run, State
from engine.kernel.state.state import Turn as AnyTurn


class Opening(Frame, tag="opening", gc=False):
    """Before the first turn (101): who is still to be asked, and how often random numbers have been compared."""

    queue: list[int] = field(default_factory=list)
    rounds: int = 0


class Turn(AnyTurn, tag="turn", gc=False):
    """A turn (301-310): whose; `begun`: how many turns each seat has begun; `again`: who has further turns after this
    one; `acted`: whether the other player has acted upon the end; `mark`: the newest object when the turn's end began.
    """

    begun: list[int] = field(default_factory=lambda: [0, 0])
    again: list[int] = field(default_factory=list)
    acted: bool = False
    mark: int = 0


class Free(Window, tag="free", gc=False):
    """The other player uses as many [OT] events and abilities as he likes (305)."""


class Closing(Window, tag="closing", gc=False):
    """The other player may act before the turn ends (307)."""


class Answering(Window, tag="answering", gc=False):
    """Something is about to happen that can be answered (406.3a, 407.3): what, to whom, by whom. `since`: so many
    triggers wait for something else."""

    event: str = ""
    subject: Ref = 0
    counterpart: Ref = 0
    by: int = NOBODY
    role: str = ""
    since: int = 0


class Use(Frame, tag="use", gc=False):
    """A card is used (407): which, on whom (an item), by which ability (an event), what it costs; `number`: what was
    paid besides."""

    seat: int = 0
    card: Ref = 0
    kind: str = ""
    where: Ref = 0
    ability: int = -1
    cost: int = 0
    number: int = 0
    countered: bool = False


class Battle(Frame, tag="battle", gc=False):
    """A battle (306.5): who attacks, who intercepts (0 for nobody), of what kind it is, the random numbers, who has
    won; `turned`: the keys of the cards that the numbers are from."""

    seat: int = 0
    attacker: Ref = 0
    interceptor: Ref = 0
    kind: str = ""
    random: list[int] = field(default_factory=lambda: [0, 0])
    turned: list[str] = field(default_factory=lambda: ["", ""])
    winner: Ref = 0
    loser: Ref = 0


class Settle(Resolving, tag="settle", gc=False):
    """Triggered abilities resolve (408); the one that was picked may be `countered`."""

    countered: bool = False


class Excess(Frame, tag="excess", gc=False):
    """Somebody has too many characters (214.2e): who is still to choose, and those that have been chosen."""

    queue: list[int] = field(default_factory=list)
    chosen: list[Ref] = field(default_factory=list)


class Going(Frame, tag="going", gc=False):
    """Cards are about to go to a zone (403.1a): `holder`: whose, if not their owners'. `answer`: those that may still
    be answered; `owners`: who has still to put his in order, if they are not `ordered` already."""

    refs: list[Ref] = field(default_factory=list)
    zone: str = ""
    seat: int = 0
    holder: int = NOBODY
    top: bool = False
    answer: list[Ref] = field(default_factory=list)
    owners: list[int] = field(default_factory=list)
    ordered: bool = False


class Instead(Replacing, tag="instead", gc=False):
    """Something that another thing may happen in place of (409); `holder`: as of `Going`."""

    holder: int = NOBODY


HaremFrame = Opening | Turn | Free | Closing | Answering | Use | Battle | Settle | Excess | Going | Instead | Run
HaremState = State[HaremFrame]
