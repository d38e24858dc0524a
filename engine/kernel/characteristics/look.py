"""Looks: what a card is right now. Characteristics are projected for the whole field at once, never mutated.

A `Look` unites identity, printed face and current values; every filter works on looks. Looks of cards outside the field
show the printed values; looks of departed pieces show what they last were.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from engine.kernel.cards import tree as t
from engine.kernel.characteristics.aspect import Shape
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.sides import side_of
from engine.kernel.state.state import CARD_MASK, Hold, Piece, Recalled, Ref, Run

if TYPE_CHECKING:
    from engine.kernel.cards.face import Face, Listen
    from engine.kernel.state.game import Game

Predicate = Callable[["Game", "Look", Context], bool]
"""Whether a card is such a one, as who speaks of it means that."""
NO_SLOTS: dict[str, list[int]] = {}
GAIN = "gain:"
"""What forbids to gain a keyword is called by that."""
MOST_PRINTED = 64
"""So many looks of cards outside the field are kept: the hands, which are asked about at each decision."""


class Look:
    """One card as it is now. It also serves as the context of its own abilities (seat, source, slots).

    `changed`: whether anything has been done to it; one that is as printed serves in the next projection too.
    `void`: whether its text has been lost.
    """

    __slots__ = (
        "abilities",
        "bans",
        "cans",
        "card",
        "changed",
        "face",
        "gained",
        "keywords",
        "listens",
        "piece",
        "seat",
        "slots",
        "source",
        "stats",
        "target",
        "void",
    )

    def __init__(self, ref: Ref, seat: int, card: int, face: Face, piece: Piece | None = None) -> None:
        self.source = ref
        self.seat = seat
        self.card = card
        self.face = face
        self.piece: Piece | None = piece
        self.stats = face.stats
        self.keywords = face.keywords
        self.abilities = face.activated
        self.listens = face.listens
        self.bans: dict[str, list[Hold]] | None = None
        self.cans: dict[str, list[Hold]] | None = None
        self.gained: tuple[int, ...] = ()
        self.slots = NO_SLOTS
        self.target = 0
        self.changed = False
        self.void = False

    def as_printed(self) -> None:
        """Again what it is before any effect."""
        face = self.face
        self.stats = face.stats
        self.keywords = face.keywords
        self.abilities = face.activated
        self.listens = face.listens
        self.bans = self.cans = None
        self.gained = ()
        self.changed = False
        self.void = False

    def stat(self, name: str) -> int:
        """A stat, 0 where the card has none."""
        return self.stats.get(name, 0)

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword now."""
        return keyword in self.keywords

    @rule("MLP 6-7.2.0")
    def change(self, name: str, number: int) -> None:
        """All changes of a stat are one sum, whatever their order."""
        stats = self.stats
        if stats is self.face.stats:
            stats = self.stats = stats.copy()
            self.changed = True
        stats[name] = stats.get(name, 0) + number

    def put_counters(self, counters: dict[str, int]) -> None:
        """What lies on it shows among its stats."""
        self.changed = True
        self.stats = self.stats | counters

    @rule("LOR 10.1.1", "LOR 累積")
    def gain_keyword(self, game: Game, name: str, value: int) -> None:
        """Keywords of +N add up, others do not stack (LOR 10.1.1); of a level the highest counts (ruling R-LOR-43)."""
        if (name in self.keywords and not value) or (self.bans is not None and GAIN + name in self.bans):
            return
        self.changed = True
        if self.keywords is self.face.keywords:
            self.keywords = self.keywords.copy()
        has = self.keywords.get(name, 0)
        self.keywords[name] = max(has, value) if name in game.rules.levels else has + value
        for ability in game.library.stands_for(name):
            self.gain_ability(game, ability)

    def lose_keyword(self, game: Game, name: str) -> None:
        """Without a keyword, and without the abilities that it stands for; what is gained later stays."""
        if name not in self.keywords:
            return
        self.changed = True
        self.keywords = {keyword: value for keyword, value in self.keywords.items() if keyword != name}
        gone = game.library.stands_for(name)
        self.listens = tuple(entry for entry in self.listens if entry[1] not in gone)
        self.abilities = tuple(number for number in self.abilities if number not in gone)

    def gain_ability(self, game: Game, number: int) -> None:
        """Gain a compiled ability: activated ones are offered, triggered ones listen, static ones are projected."""
        self.changed = True
        ability = game.library.abilities[number]
        self.gained = (*self.gained, number)
        if ability.kind == "activated":
            self.abilities = (*self.abilities, number)
        elif ability.kind == "triggered":
            self.listens = (*self.listens, *((trigger.event, number, trigger) for trigger in ability.triggers))
        else:
            view = game.projection
            for effect in ability.continuous:
                view.late.append((effect, self, view.age))

    @rule("PM PM-priority-7")
    def lose_text(self) -> None:
        """Without all abilities that it has; what is gained later stays. Its continuous effects go with them."""
        self.changed = True
        self.void = True
        self.abilities = ()
        self.listens = ()
        self.gained = ()
        self.keywords = {}

    def ban(self, deed: str, source: int, filter_number: int = -1, recall: Recalled = ()) -> None:
        """A prohibition lies on it, from a card; `filter_number`: against whom (-1: anybody), asking of `recall`."""
        if self.bans is None:
            self.bans = {}
            self.changed = True
        self.bans.setdefault(deed, []).append((source, filter_number, recall))

    def allow(self, deed: str, source: int, filter_number: int = -1, recall: Recalled = ()) -> None:
        """A permission lies on it, from a card; `filter_number`: towards whom (-1: anybody), asking of `recall`."""
        if self.cans is None:
            self.cans = {}
            self.changed = True
        self.cans.setdefault(deed, []).append((source, filter_number, recall))


class Entry(Protocol):
    """One continuous effect in a projection: its layer, what it depends on and may change (`shape`), and how.

    `near`, `far`: what it depends on of its own card and of all others, apart from what effects change. `until`: how it
    ends, "" as long as its source says so. `keyword`: the one that it is, where the rules project it.
    """

    @property
    def until(self) -> str: ...
    @property
    def keyword(self) -> str: ...
    @property
    def shape(self) -> Shape: ...
    @property
    def near(self) -> int: ...
    @property
    def far(self) -> int: ...
    @property
    def apply(self) -> Callable[[Game, Projection, Look], None]: ...


class Instead:
    """A replacement that is in force: whether it `test`s an event's object as its own, the ability to be carried out in
    its place, whether its player may leave it, and whether he could do it at all."""

    __slots__ = ("feasible", "number", "optional", "source", "test")

    def __init__(
        self,
        test: Predicate,
        number: int,
        source: Look,
        *,
        optional: bool,
        feasible: Callable[[Game, Context], bool],
    ) -> None:
        self.test = test
        self.number = number
        self.source = source
        self.optional = optional
        self.feasible = feasible

    def bound(self, ref: Ref) -> Run:
        """The context of what would be done in place of an event on a piece or card."""
        return Run(seat=self.source.seat, source=self.source.source, slots={"subject": [ref]})


class Lessened(NamedTuple):
    """So much less damage for those that pass, from a card in play. `once`: what tells apart, among all that this card
    may do once in a turn, what does it; -1 for what does it each time."""

    test: Predicate
    number: int
    source: Look
    once: int


class Diversion(NamedTuple):
    """Damage to those that pass goes to a card in play instead. `optional`: if its player likes; `struck`: only what is
    dealt in a challenge."""

    test: Predicate
    source: Look
    optional: bool = False
    struck: bool = False


Mod = tuple[Entry, Look, int]
"""An effect, whose it is, and its age."""
Hearing = tuple[Look, int, "Listen"]
"""Who listens, by which ability, and for what."""
Watch = Callable[["Projection", Entry, Look], None]
"""Told of each effect and its source, right after it was applied."""


class Projection:
    """The field projected once: looks, who listens to what (`delayed`: what effects left behind), and effects on
    players and costs.

    `needs`, `changes`: aspects that some continuous effect depends on, and that some may change; `needs_of`: those that
    it depends on of one piece alone. `kin`: the pieces that pass a test which no effect can change the outcome of, by
    that test and the seat that asks; `kin_before`: those of the projection before, and `fresh`: who has come since,
    last into play. `attached`: who is at another piece; `standing`: who has static abilities, and `statics`: these;
    `layers`: these by layer, where there was nothing else;
    `field`: what was projected. `late`: effects gained on the way, not yet applied, each of the `age` of the one that
    gave it. `settled`: the state's serial when the rules found nothing to do about what is in play so; -1: not known.
    `reprinted`: somebody has a face that is not the printed one.
    """

    def __init__(self) -> None:
        self.looks: dict[Ref, Look] = {}
        self.kin: dict[tuple[int, int], list[Ref]] = {}
        self.kin_before: dict[tuple[int, int], list[Ref]] = {}
        self.fresh: list[Look] = []
        self.attached: list[Look] = []
        self.standing: list[Look] = []
        self.statics: list[Mod] = []
        self.layers: tuple[tuple[int, ...], ...] = ()
        self.field: dict[Ref, Piece] | None = None
        self.delayed: tuple[Hearing, ...] = ()
        self._listeners: dict[str, list[Hearing]] | None = None
        self.late: list[Mod] = []
        self.age = 0
        self.discounts: tuple[tuple[Predicate, int, Look, tuple[int, ...]], ...] = ()
        self.cheaper: tuple[tuple[str, Predicate, Predicate, int, Look], ...] = ()
        self.enters: tuple[tuple[Predicate, t.Enters, Look], ...] = ()
        self.player_bans: tuple[tuple[str, tuple[int, ...], Predicate | None, Look], ...] = ()
        self.allowances: dict[str, dict[int, int]] = {}
        self.redirects: tuple[Diversion, ...] = ()
        self.taking: tuple[Ref, ...] = ()
        self.lessened: tuple[Lessened, ...] = ()
        self.instead: dict[str, list[Instead]] = {}
        self.needs = 0
        self.needs_of: dict[Ref, int] = {}
        self.changes = 0
        self.settled = -1
        self.reprinted = False

    def listeners(self) -> dict[str, list[Hearing]]:
        """Who listens to each event, worked out when the first one happens."""
        if self._listeners is None:
            self._listeners = {}
            for hearing in self.delayed:
                self._listeners.setdefault(hearing[2].event, []).append(hearing)
            for look in self.looks.values():
                if look.listens:
                    for event, number, trigger in look.listens:
                        self._listeners.setdefault(event, []).append((look, number, trigger))
        return self._listeners

    def forget_kin(self) -> None:
        """Somebody is no longer what he is by print: who is of what kind is asked anew."""
        self.kin, self.kin_before = {}, {}

    def allow_more(self, name: str, seat: int, number: int) -> None:
        """A seat may do so much more of something in a turn."""
        allowed = self.allowances.setdefault(name, {})
        allowed[seat] = allowed.get(seat, 0) + number

    def keeps(self, seat: int, deed: str) -> bool:
        """Whether a prohibition keeps a player from doing, or suffering, such a thing at all."""
        for what, seats, _, _ in self.player_bans:
            if what == deed and seat in seats:
                return True
        return False

    def rest_on(self, old: Projection) -> None:
        """The effects are those of the projection before, and no others: what was found out of them stays."""
        self.layers = old.layers
        self.needs |= old.needs
        self.needs_of = old.needs_of
        self.changes |= old.changes

    def register_all(self, mods: Sequence[Mod]) -> tuple[int, ...]:
        """All of these are among those that are projected; gives the numbers of their shapes."""
        needs = changes = 0
        numbers = []
        for effect, source, _ in mods:
            shape = effect.shape
            numbers.append(shape.number)
            needs |= effect.far
            changes |= shape.writes
            if effect.near:
                self.needs_of[source.source] = self.needs_of.get(source.source, 0) | effect.near
        self.needs |= needs
        self.changes |= changes
        return tuple(numbers)

    def register(self, effect: Entry, source: Look) -> None:
        """An effect is among those that are projected: what it depends on, what it may change."""
        self.needs |= effect.far
        if effect.near:
            self.needs_of[source.source] = self.needs_of.get(source.source, 0) | effect.near
        self.changes |= effect.shape.writes


@rule("MLP 6-7.1.0")
def worth(value: int) -> int:
    """What a value counts for: one below zero is kept, but whatever reads it takes it for zero (ruling R-LOR-31)."""
    return value if value > 0 else 0


@rule("GOT 10.11.1")
def last_known(game: Game, ref: Ref) -> Look | None:
    """The look of a departed piece as it last was, or None if nothing is remembered."""
    last = game.state.gone.get(ref)
    if last is None:
        return None
    face = side_of(game, last.card, last.side)
    look = Look(ref, last.seat, last.card, face)
    look.stats = last.stats
    look.keywords = last.keywords
    stack = [last.card] * last.stack
    look.piece = Piece(ref, last.seat, stack, 0, last.exerted, True, last.damage, last.at, dict(last.notes))
    return look


def printed(game: Game, ref: Ref) -> Look:
    """The look of a card outside the field, which nothing changes."""
    known = game.printed
    look = known.get(ref)
    if look is None:
        if len(known) >= MOST_PRINTED:
            known.clear()
        card = ref & CARD_MASK
        look = known[ref] = Look(ref, game.holder(card), card, game.face(ref, card))
    return look
