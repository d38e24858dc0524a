"""Looks: what a card is right now. Characteristics are projected for the whole field at once, never mutated.

A `Look` unites identity, printed face and current values; every filter works on looks. Looks of cards outside the field
show the printed values; looks of departed pieces show what they last were.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from engine.kernel import tree as t
from engine.kernel.rule import rule
from engine.kernel.state import Piece, Ref, card_of

if TYPE_CHECKING:
    from engine.kernel.face import Face
    from engine.kernel.filters import Predicate
    from engine.kernel.game import Game

NO_SLOTS: dict[str, list[int]] = {}


class Look:
    """One card as it is now. It also serves as the context of its own abilities (seat, source, slots)."""

    __slots__ = (
        "abilities", "bans", "cans", "card", "damage", "exerted", "face", "gained", "keywords", "listens", "piece",
        "seat", "slots", "source", "stats", "target",
    )

    def __init__(self, ref: Ref, seat: int, card: int, face: Face, piece: Piece | None = None) -> None:
        self.source = ref
        self.seat = seat
        self.card = card
        self.face = face
        self.piece: Piece | None = piece
        self.stats = face.stats.copy()
        self.keywords = face.keywords
        self.abilities = face.activated
        self.listens = face.listens
        self.bans: dict[str, list[tuple[int, int]]] | None = None
        self.cans: dict[str, list[tuple[int, int]]] | None = None
        self.gained: tuple[int, ...] = ()
        self.slots = NO_SLOTS
        self.damage = 0
        self.exerted = False
        self.target = 0

    def stat(self, name: str) -> int:
        """A stat, 0 where the card has none."""
        return self.stats.get(name, 0)

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword now."""
        return keyword in self.keywords

    @rule("MLP 6-7.2.0", off=lambda self, name, number: self.stats.update(
        {name: max(self.stats.get(name, 0) + number, 0)}))
    def change(self, name: str, number: int) -> None:
        """All changes of a stat are one sum, whatever their order."""
        self.stats[name] = self.stats.get(name, 0) + number

    @rule("LOR 10.1.1", "LOR 累積")
    def gain_keyword(self, game: Game, name: str, value: int) -> None:
        """Keywords of +N add up, others do not stack (LOR 10.1.1); of a level the highest counts (ruling R-LOR-43)."""
        if name in self.keywords and not value:
            return
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
        self.keywords = {keyword: value for keyword, value in self.keywords.items() if keyword != name}
        gone = game.library.stands_for(name)
        self.listens = tuple(entry for entry in self.listens if entry[1] not in gone)
        self.abilities = tuple(number for number in self.abilities if number not in gone)

    def gain_ability(self, game: Game, number: int) -> None:
        """Gain a compiled ability: activated ones are offered, triggered ones listen, static ones are projected."""
        ability = game.library.abilities[number]
        self.gained = (*self.gained, number)
        if ability.kind == "activated":
            self.abilities = (*self.abilities, number)
        elif ability.kind == "triggered":
            self.listens = (*self.listens, *((trigger.event, number, trigger) for trigger in ability.triggers))
        else:
            game.projection.late.extend((effect, self, 0) for effect in ability.continuous)

    def ban(self, deed: str, source: int, filter_number: int = -1) -> None:
        """A prohibition lies on it, from a card; `filter_number` says against whom (-1: anybody)."""
        if self.bans is None:
            self.bans = {}
        self.bans.setdefault(deed, []).append((source, filter_number))

    def allow(self, deed: str, source: int, filter_number: int = -1) -> None:
        """A permission lies on it, from a card; `filter_number` says towards whom (-1: anybody)."""
        if self.cans is None:
            self.cans = {}
        self.cans.setdefault(deed, []).append((source, filter_number))


class Entry(Protocol):
    """One continuous effect in a projection: what it depends on, what it changes, and how.

    `until`: how it ends, "" as long as its source says so. `keyword`: the one that it is, where the rules project it.
    """

    @property
    def until(self) -> str: ...
    @property
    def keyword(self) -> str: ...
    @property
    def layer(self) -> int: ...
    @property
    def reads(self) -> int: ...
    @property
    def writes(self) -> int: ...
    @property
    def apply(self) -> Callable[[Game, Projection, Look], None]: ...


Mod = tuple[Entry, Look, int]
Watch = Callable[["Projection", Entry, Look], None]
"""Told of each effect and its source, right after it was applied."""


class Projection:
    """The field projected once: looks, who listens to what, and effects on players and costs.

    `needs`, `changes`: aspects that some continuous effect depends on, and that some may change.
    """

    def __init__(self) -> None:
        self.looks: dict[Ref, Look] = {}
        self.listeners: dict[str, list[tuple[Look, int, object]]] = {}
        self.late: list[Mod] = []
        self.discounts: list[tuple[Predicate, int, Look]] = []
        self.cheaper: list[tuple[str, Predicate, Predicate, int, Look]] = []
        self.enters: list[tuple[Predicate, t.Enters, Look]] = []
        self.player_bans: list[tuple[str, tuple[int, ...], Predicate | None, Look]] = []
        self.extra_ink: dict[int, int] = {}
        self.redirects: list[tuple[Predicate, Look]] = []
        self.needs = 0
        self.changes = 0


def project(game: Game, watch: Watch | None = None) -> Projection:
    """Base values, then every continuous effect in the order of layer, dependency and timestamp (LOR 7.8.1.1)."""
    view = game.projection = Projection()
    looks = view.looks
    mods: list[Mod] = []
    faces = game.faces
    for ref, piece in game.state.field.items():
        card = piece.cards[0]
        face = faces[card]
        look = looks[ref] = Look(ref, piece.seat, card, face, piece)
        if piece.counters:
            look.stats.update(piece.counters)
        if face.continuous:
            mods.extend(statics(look, piece))
    lasting = game.state.lasting
    if lasting:
        mods.extend(game.lasting_mods(looks))
    mods.extend(game.rules.ambient(game, looks))
    if mods:
        _apply(game, view, mods, watch)
    for name in game.rules.floors:
        floor(looks, name)
    listeners = view.listeners
    for look in looks.values():
        for event, number, trigger in look.listens:
            entry = (look, number, trigger)
            if event in listeners:
                listeners[event].append(entry)
            else:
                listeners[event] = [entry]
    return view


@rule("MLP 6-7.1.0")
def floor(looks: dict[Ref, Look], name: str) -> None:
    """Only when everything has been added up a value below zero is zero."""
    for look in looks.values():
        if look.stats.get(name, 0) < 0:
            look.stats[name] = 0


@rule("LOR 7.6.2", "LOR 7.6.4", "MLP 5-1.2.0", "MLP 5-3.2.4a", off="()")
def statics(look: Look, piece: Piece) -> list[Mod]:
    """The printed static abilities of a piece: they are on as long as it is in play, from the moment it enters."""
    return [(effect, look, piece.stamp) for effect in look.face.continuous]


def _apply(game: Game, view: Projection, mods: list[Mod], watch: Watch | None) -> None:
    """Applies in order; abilities gained on the way join at the end of the order (what they write, nobody read)."""
    late = view.late
    for entries in (in_order(mods), late):
        for effect, source, _ in entries:
            view.needs |= effect.reads
            view.changes |= effect.writes
            effect.apply(game, view, source)
            if watch is not None:
                watch(view, effect, source)


def in_order(mods: list[Mod]) -> list[Mod]:
    """Layer, then dependency (who reads waits for who writes), then timestamp; a circle falls back to timestamps."""
    if len(mods) == 1:
        return mods
    mods.sort(key=_layer_and_stamp)
    written = 0
    for effect, _, _ in mods:
        written |= effect.writes
    for effect, _, _ in mods:
        if effect.reads & written:
            return _by_dependency(mods)
    return mods


def _layer_and_stamp(mod: Mod) -> tuple[int, int]:
    return (mod[0].layer, mod[2])


def _by_dependency(mods: list[Mod]) -> list[Mod]:
    ordered: list[Mod] = []
    left = list(mods)
    while left:
        free = next((mod for mod in left if not _waits(mod, left)), left[0])
        left.remove(free)
        ordered.append(free)
    return ordered


def _waits(mod: Mod, left: list[Mod]) -> bool:
    effect = mod[0]
    return any(
        other is not mod and other[0].layer <= effect.layer and other[0].writes & effect.reads
        and not (other[0].reads & effect.writes and other[0].writes & effect.reads)
        for other in left
    )


def last_known(game: Game, ref: Ref) -> Look | None:
    """The look of a departed piece as it last was, or None if nothing is remembered."""
    gone = game.state.gone.get(ref)
    if gone is None:
        return None
    look = Look(ref, gone.seat, gone.card, game.faces[gone.card])
    look.stats = gone.stats
    look.keywords = gone.keywords
    look.damage = gone.damage
    look.exerted = gone.exerted
    look.piece = Piece(ref, gone.seat, [gone.card], 0, gone.exerted, True, gone.damage, 0, dict(gone.notes))
    return look


def printed(game: Game, ref: Ref) -> Look:
    """The look of a card outside the field."""
    card = card_of(ref)
    return Look(ref, game.owner[card], card, game.faces[card])
