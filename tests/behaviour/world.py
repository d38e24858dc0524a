"""A second, slow and plain model of a Lorcana table, kept apart from the engine.

`World` is what lies where. The modules beside it say what ability trees mean in it: `meaning` (filters, amounts,
conditions), `statics` (what a card is now), `triggers` (events and the bag), `joins` and `verbs` (effects), `menu`,
`playing` and `turn` (what may be done, and doing it).
Nothing here calls an executor of the engine; only trees and printed cards are shared with it.
Whatever a player decides is an `Ask`, yielded by generators; `lockstep` answers it for both models.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card

T = TypeVar("T")
ZONES = ("deck", "hand", "discard", "inkwell")


@dataclass(eq=False)
class Copy:
    """One card of somebody's deck. `age` goes up at every move: what named it before no longer does."""

    number: int
    card: Card
    seat: int
    zone: str = "deck"
    age: int = 0


@dataclass(eq=False)
class Now:
    """What a card in play is at a moment."""

    stats: dict[str, int]
    keywords: dict[str, int]
    gained: list[t.Ability] = dataclasses.field(default_factory=list)
    cannot: list[tuple[str, t.Filter, Piece | Spot]] = dataclasses.field(default_factory=list)
    can: set[str] = dataclasses.field(default_factory=set)

    def same(self, other: Now) -> bool:
        return vars(self) == vars(other)


@dataclass(eq=False)
class Piece:
    """Something in play: its cards, top first. After it has left, `last` is what it was and `spots` where it went."""

    copies: list[Copy]
    seat: int
    born: int
    exerted: bool = False
    dry: bool = False
    damage: int = 0
    at: Piece | None = None
    shifted: bool = False
    challenged: int = -1
    role: str = ""
    struck: bool = False
    last: Now | None = None
    spots: list[Spot] = dataclasses.field(default_factory=list)

    @property
    def top(self) -> Copy:
        return self.copies[0]


@dataclass(frozen=True, eq=False)
class Spot:
    """A card outside play as it lay at a moment; `was`: the piece that it had been, if it came from there."""

    copy: Copy
    age: int
    was: Piece | None = None


Ref = Piece | Spot


@dataclass(eq=False)
class Lasting:
    """What a resolved ability left behind. `refs` of a floating trigger are what its maker had named."""

    made: t.Effect
    seat: int
    until: str
    turn: int
    refs: list[Ref]
    seats: list[int]
    number: int = 0
    maker: Ref | None = None


@dataclass(eq=False)
class Pending:
    """A triggered ability that waits."""

    seat: int
    source: Ref
    node: t.Triggered
    origin: str
    slots: dict[str, list[Ref]]
    amount: int
    watch: Lasting | None = None


@dataclass(eq=False)
class Run:
    """An ability being carried out: whose, from which card, and what its text has named so far."""

    seat: int
    source: Ref
    slots: dict[str, list[Ref]] = dataclasses.field(default_factory=dict)
    tallies: dict[str, int] = dataclasses.field(default_factory=dict)
    waiting: list[tuple[Piece, bool]] = dataclasses.field(default_factory=list)
    origin: str = ""


@dataclass(frozen=True, eq=False)
class Ask:
    """A decision. `required`: it must be asked. A may that is not may be left out, unless `strict` even must be.
    `verb`: what a may is about, which tells apart those of one card.
    """

    seat: int
    kind: str
    options: list[object]
    least: int = 1
    most: int = 1
    source: int = -1
    required: bool = True
    strict: bool = False
    verb: str = ""


Flow = Generator[Ask, list[object], T]


@dataclass(eq=False)
class Side:
    """What one player has."""

    zones: dict[str, list[Copy]] = dataclasses.field(default_factory=lambda: {zone: [] for zone in ZONES})
    lore: int = 0
    spent: int = 0
    tallies: dict[str, int] = dataclasses.field(default_factory=dict)


@dataclass(eq=False)
class World:
    """A table of two or more. `seen` collects what each ability was seen to do: (card key, ability) -> words."""

    sides: list[Side]
    active: int = 0
    turn: int = 5
    field: list[Piece] = dataclasses.field(default_factory=list)
    lasting: list[Lasting] = dataclasses.field(default_factory=list)
    fresh: list[Pending] = dataclasses.field(default_factory=list)
    bag: list[Pending] = dataclasses.field(default_factory=list)
    challenge: tuple[Piece, Piece] | None = None
    readying: bool = False
    clock: int = 0
    over: bool = False
    decked: bool = False
    cache: dict[Piece, Now] | None = None
    seen: dict[tuple[str, t.Ability], set[str]] = dataclasses.field(default_factory=dict)

    def order(self) -> list[int]:
        """The seats from the active one to the left."""
        count = len(self.sides)
        return [(self.active + step) % count for step in range(count)]

    def zone(self, seat: int, name: str) -> list[Copy]:
        return self.sides[seat].zones[name]

    def spot(self, copy: Copy, was: Piece | None = None) -> Spot:
        return Spot(copy, copy.age, was)

    def is_there(self, ref: Ref) -> bool:
        """Whether a name still names what it was given to."""
        if isinstance(ref, Piece):
            return ref in self.field
        return ref.copy.age == ref.age and ref.copy.zone in ZONES

    def move(self, copy: Copy, zone: str, *, top: bool = False) -> Spot:
        """A card from outside play to its owner's zone."""
        self.cache = None
        if copy.zone in ZONES:
            self.zone(copy.seat, copy.zone).remove(copy)
        copy.zone, copy.age = zone, copy.age + 1
        if zone in ZONES:
            cards = self.zone(copy.seat, zone)
            cards.insert(0 if top else len(cards), copy)
        return self.spot(copy)

    def shuffle(self, seat: int) -> None:
        """The dice of these games always turn a deck over."""
        self.zone(seat, "deck").reverse()
        for copy in self.zone(seat, "deck"):
            copy.age += 1

    def saw(self, copy: Copy, ability: t.Ability, word: str) -> None:
        """Note what an ability of a printed card did."""
        self.seen.setdefault((copy.card.key, ability), set()).add(word)

    def saw_keyword(self, ref: Ref, keyword: str, word: str = "did") -> None:
        """The same for a printed keyword."""
        copy = ref.top if isinstance(ref, Piece) else ref.copy
        for ability in copy.card.abilities:
            if isinstance(ability, t.Keyword) and ability.name == keyword:
                self.saw(copy, ability, word)


def copy_of(ref: Ref) -> Copy:
    return ref.top if isinstance(ref, Piece) else ref.copy


def choose(seat: int, kind: str, options: list[T], least: int = 1, most: int = 1, source: int = -1) -> Flow[list[T]]:
    """A choice among these; nobody is asked where there is none."""
    least, most = min(least, len(options)), min(most, len(options))
    if most == 0:
        return []
    if least == most == len(options) and kind != "order":
        return list(options)
    if len(options) == 1 and least:
        return list(options)
    got = yield Ask(seat, kind, list(options), least, most, source)
    return got  # type: ignore[return-value]
