"""The state of a game: one tree of plain data that can be encoded, hashed and cloned at any question."""

from __future__ import annotations

from array import array
from copy import copy
from functools import cache
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import msgspec
from msgspec import Struct, field

from engine.kernel.flow.trail import Circle, Repetition, Said, Trail
from engine.kernel.state.question import Option, Question
from engine.kernel.views.view import Outcome

Ref = int
"""Names a card or piece: a serial, renewed at every zone change, above the card's number. A stale one is invalid."""

CARD_BITS: Final = 12
CARD_MASK: Final = (1 << CARD_BITS) - 1
"""Of a reference these bits are the card's number; of a piece, of the card that entered play first."""

if TYPE_CHECKING:
    Numbers = array[int]
else:
    Numbers = array  # without what it holds, which Python 3.11 does not take
NUMBERS: Final = "i"
"""The type code of a number for each card: 31 bits, so that a game has room for half a million serials."""


S = TypeVar("S", bound=Struct)


@cache
def _changing(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a struct that are no numbers, words or switches."""
    return tuple([field.name for field in msgspec.structs.fields(kind) if field.type not in (int, str, bool)])


def own_copy(struct: S) -> S:
    """A copy of a struct with lists, dicts of lists and structs of its own; what lies in lists is never changed."""
    twin = copy(struct)
    for name in _changing(type(struct)):
        value = getattr(struct, name)
        if type(value) is list:
            setattr(twin, name, value.copy())
        elif type(value) is dict:
            setattr(twin, name, {key: list(refs) for key, refs in value.items()})
        elif isinstance(value, Struct):
            setattr(twin, name, own_copy(value))
    return twin


Recalled = tuple[tuple[str, tuple[int, ...]], ...]
"""Slots of a text with what they held when it left an effect behind."""
Hold = tuple[int, int, Recalled]
"""A prohibition or permission as it lies on a card: the number of the card that says so, towards whom by the number of
a filter (-1: anybody), and what that filter asks of what was named."""
NOBODY = -1
"""In place of a seat: a piece that no player is the master of."""


class Piece(Struct, array_like=True, gc=False):
    """One thing on the field: a stack of cards, top first, with one identity.

    `seat`: its master, NOBODY where it has none. `slot`: its place in its player's row, where a game has such places.
    `counters`: what lies on it, by name; they show among its stats.
    """

    ref: Ref
    seat: int
    cards: list[int]
    stamp: int
    exerted: bool = False
    dry: bool = False
    damage: int = 0
    at: Ref = 0
    notes: dict[str, int] = field(default_factory=dict)
    slot: int = -1
    face_down: bool = False
    counters: dict[str, int] = field(default_factory=dict)


class Player(Struct, array_like=True, gc=False):
    """What one seat has: its zones by index, score, spent resources, tallies of this turn, and `counters` of its own
    that stay, by name."""

    zones: list[list[int]]
    points: int = 0
    spent: int = 0
    tallies: dict[str, int] = field(default_factory=dict)
    out: bool = False
    counters: dict[str, int] = field(default_factory=dict)


class Lasting(Struct, array_like=True, frozen=True, gc=False):
    """A continuous effect that a resolved ability left behind (LOR 7.6.3).

    `kind`: stat, value, keyword, ability, cannot, can, discount, watch. `name`: the stat, keyword or deed; of a
    discount a sign for each further play that it holds for. `number`: the value, or the compiled ability. `refs`: the
    pieces it is bound to; `seats`: the players. `until`: how it ends; `turn`: when it was made; `recall`: what its
    filter asks of what its text had named.
    """

    stamp: int
    seat: int
    source: int
    kind: str
    name: str
    number: int
    refs: tuple[Ref, ...]
    seats: tuple[int, ...]
    until: str
    turn: int
    filter: int = -1
    recall: Recalled = ()


class Pending(Struct, array_like=True, frozen=True, gc=False):
    """A triggered ability that waits. `subject` and `counterpart` follow the one move that the trigger saw.

    `card`: the number of the card that its holder was then, in a stack the top one.
    """

    stamp: int
    seat: int
    ability: int
    source: Ref
    subject: Ref = 0
    counterpart: Ref = 0
    amount: int = 0
    group: int = -1
    card: int = -1


class Leaving(Struct, array_like=True, frozen=True, gc=False):
    """A card on its way: triggers (`stamps`) are used before it goes on to its zone, and `held` ones only after that.

    `carried`: cards that go with it as far as it is under way. `shuffle`: its zone is shuffled once it is there.
    `was`: what it was called in play, where its retiring is told once it is there; `role` and `counterpart`: through
    what, and with whom. `counters`: what lies on it.
    """

    ref: Ref
    zone: str
    top: bool
    stamps: tuple[int, ...]
    held: tuple[Pending, ...] = ()
    carried: tuple[Ref, ...] = ()
    shuffle: bool = False
    was: Ref = 0
    role: str = ""
    counterpart: Ref = 0
    counters: dict[str, int] = {}


class Frame(Struct, array_like=True, tag=True, gc=False):
    """A running program: its next row and what the last question brought."""

    step: str = ""
    got: list[Option] = field(default_factory=list)

    def clone(self) -> Frame:
        """A copy that shares nothing that changes: lists, slots and small structs of its own."""
        return own_copy(self)


class Turn(Frame, gc=False):
    """A turn: the seat of its player."""

    seat: int = 0


class Resolving(Frame, gc=False):
    """What has triggered resolves, and nothing that waits for something else: `stamps` of those that are this frame's,
    the one `picked`; `since`: so many fresh ones were there before."""

    stamps: list[int] = field(default_factory=list)
    picked: int = 0
    since: int = 0


class Run(Frame, tag="run", gc=False):
    """A resolving ability: which one, its next row, whose, from what, and its slots.

    `card`: the number of the card that the source was when it had the ability, in a stack the top one.
    """

    ability: int = -1
    at: int = 0
    seat: int = 0
    source: Ref = 0
    slots: dict[str, list[int]] = field(default_factory=dict)
    card: int = -1


class Gone(Struct, array_like=True, frozen=True, gc=False):
    """Last-known information of a departed piece: its projected self; `under`: what lay face down under it, by the
    references that those cards have now; `at`: where it was; `stack`: of how many cards it was.
    """

    seat: int
    card: int
    stats: dict[str, int]
    keywords: dict[str, int]
    damage: int
    exerted: bool
    notes: dict[str, int]
    side: int = 0
    under: tuple[Ref, ...] = ()
    at: Ref = 0
    stack: int = 1


Fr = TypeVar("Fr", bound=Frame)


class State(Struct, Generic[Fr], array_like=True, gc=False, kw_only=True):
    """A whole game between two inputs. `no` counts inputs, `choices` those that took one of several acceptable answers;
    `asked` is the row that asked the open question. For `loops` are `trail`, `answers`, `repeat` (so often one shall be
    repeated) and `going`; for `circles` are `steps` since `choices` was `since`, and the `circle`.

    `holders`: of cards in another player's zone than their owner's, whose. `sides`: by the reference of what is taken
    for another card than is printed, which of `Library.sides`, from 1. `covered`: cards outside the field that lie face
    down among open ones.
    """

    no: int = 0
    turn: int = 0
    active: int = -1
    first: int = -1
    phase: str = "setup"
    serial: int = 0
    players: list[Player]
    field: dict[Ref, Piece]
    refs: Numbers
    zone: Numbers
    frames: list[Fr]
    fresh: list[Pending]
    waiting: list[Pending]
    lasting: list[Lasting]
    gone: dict[Ref, Gone]
    after: list[Ref]
    unsettled: bool = False
    drew_empty: list[int]
    question: Question | None = None
    asked: str = ""
    outcome: Outcome | None = None
    seen: int = 0
    answers: list[Said] | None = None
    repeat: int = 0
    leaving: list[Leaving] = []
    choices: int = 0
    trail: Trail = msgspec.field(default_factory=Trail)
    going: Repetition | None = None
    since: int = -1
    steps: int = 0
    circle: Circle | None = None
    holders: dict[int, int] = {}
    sides: dict[Ref, int] = {}
    covered: list[int] = []

    def clone(self) -> State[Fr]:
        """A state of its own that shares nothing that changes."""
        twin = copy(self)
        twin.players = [_clone_player(player) for player in self.players]
        twin.field = {ref: _clone_piece(piece) for ref, piece in self.field.items()}
        twin.refs = self.refs[:]
        twin.zone = self.zone[:]
        twin.frames = [frame.clone() for frame in self.frames]  # type: ignore[misc]
        twin.fresh = self.fresh.copy()
        twin.waiting = self.waiting.copy()
        twin.lasting = self.lasting.copy()
        twin.gone = self.gone.copy()
        twin.after = self.after.copy()
        twin.leaving = self.leaving.copy()
        twin.drew_empty = self.drew_empty.copy()
        twin.answers = None if self.answers is None else self.answers.copy()
        twin.trail = _clone_trail(self.trail)
        twin.going = None if self.going is None else own_copy(self.going)
        twin.circle = None if self.circle is None else own_copy(self.circle)
        twin.holders = {**self.holders}
        twin.sides = {**self.sides}
        twin.covered = [*self.covered]
        return twin


def _clone_player(player: Player) -> Player:
    zones = [*map(list.copy, player.zones)]
    return Player(zones, player.points, player.spent, {**player.tallies}, player.out, {**player.counters})


def _clone_trail(trail: Trail) -> Trail:
    return Trail(
        trail.marks.copy(),
        trail.shapes.copy(),
        trail.numbers.copy(),
        trail.answers.copy(),
        trail.cycle.copy(),
        trail.gained.copy(),
        trail.barred.copy(),
    )


def _clone_piece(piece: Piece) -> Piece:
    """Built anew, which takes half as long as a copy whose parts are replaced."""
    return Piece(
        piece.ref,
        piece.seat,
        [*piece.cards],
        piece.stamp,
        piece.exerted,
        piece.dry,
        piece.damage,
        piece.at,
        {**piece.notes} if piece.notes else {},
        piece.slot,
        piece.face_down,
        {**piece.counters} if piece.counters else {},
    )


@cache
def around(count: int) -> list[tuple[int, ...]]:
    """The seats of a table of so many, from each of them on to the left."""
    return [(*range(first, count), *range(first)) for first in range(count)]
