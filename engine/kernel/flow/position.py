"""Positions that can be compared: a *shape* and its *numbers*.

The shape is everything that is there, with references replaced by places, timestamps left out, and a blank for each
number that may count up: points, damage, counters, tallies, stats and keywords as projected, amounts that are under
way, how many effects of one kind there are. Positions of one shape have numbers of the same sorts in the same order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from operator import attrgetter
from typing import NamedTuple

from engine.kernel.characteristics.look import Look
from engine.kernel.flow.trail import Said
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option, Question
from engine.kernel.state.state import CARD_MASK, Frame, Lasting, Leaving, Pending, Piece, Player, Recalled

BLANK = "#"
_KIND = attrgetter("refs", "kind", "name", "seat", "seats", "until", "filter")
"""What effects have in common that are counted together."""
BYTES = 7
Form = object


class Position(NamedTuple):
    """A shape, as a number that is the same in every process, and what counts in it."""

    shape: int
    numbers: list[int]


def position(g: Game) -> Position:
    """The position as it is now."""
    reader = _Reader(g)
    form = repr(reader.whole())
    digest = hashlib.blake2b(form.encode(), digest_size=BYTES).digest()
    return Position(int.from_bytes(digest), reader.numbers)


def gain(before: Iterable[int], after: Iterable[int]) -> list[int]:
    """What each number has grown by."""
    return [new - old for old, new in zip(before, after, strict=True)]


class PositionNames:
    """References by place: a piece by its rank in play, another card by its zone and what it is."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.rank = {ref: number for number, ref in enumerate(g.state.field)}

    def is_ref(self, value: int) -> bool:
        """Whether a number names a card."""
        return value > CARD_MASK and value & CARD_MASK < len(self.g.keys)

    def ref(self, value: int) -> str:
        """A reference by place; another number is itself."""
        if value in self.rank:
            return f"piece {self.rank[value]}"
        if not self.is_ref(value):
            return str(value)
        state, card = self.g.state, value & CARD_MASK
        place = state.zone[card] if state.refs[card] == value else "gone"
        return f"{self.g.owner[card]} {place} {self.g.keys[card]}"

    def pending(self, entry: Pending) -> str:
        """A trigger that waits, by what it is and what it speaks of; when it was met does not matter."""
        refs = (entry.source, entry.subject, entry.counterpart)
        return f"{entry.seat} {entry.ability} {', '.join(map(self.ref, refs))}"

    def option(self, option: Option) -> str:
        """What an option means."""
        word, *args = option
        if word == "trigger":
            waiting = (*self.g.state.waiting, *self.g.state.fresh)
            named = [self.pending(entry) for entry in waiting if entry.stamp == args[0]]
            return f"trigger {named}"
        return " ".join([str(word), *(self.ref(arg) if isinstance(arg, int) else arg for arg in args)])

    def about(self, question: Question) -> str:
        """What a question is about: the card whose text asks, what for, and of which card."""
        source = self.ref(self.g.state.refs[question.source]) if question.source >= 0 else question.rule
        return f"{source} {question.verb} {self.ref(question.subject)}"


def said(g: Game, question: Question, got: Iterable[Option]) -> Said:
    """What an answer to the open question means."""
    names = PositionNames(g)
    return Said(question.seat, question.kind, names.about(question), tuple(map(names.option, got)))


class _Reader(PositionNames):
    """Reads a state; numbers are put aside on the way."""

    def __init__(self, g: Game) -> None:
        super().__init__(g)
        self.numbers: list[int] = []

    def whole(self) -> Form:
        state = self.g.state
        looks = self.g.looks()
        return (
            state.active,
            state.phase,
            state.drew_empty,
            [self._player(player) for player in state.players],
            [self._piece(piece, looks[ref]) for ref, piece in state.field.items()],
            [self._frame(frame) for frame in state.frames],
            [self._inner(entry) for entry in (*state.waiting, None, *state.fresh, None, *state.leaving)],
            [self.ref(ref) for ref in state.after],
            self._effects(state.lasting),
            sorted((self.ref(ref), side) for ref, side in state.sides.items()),
            sorted(self.g.keys[card] for card in state.covered),
        )

    def _number(self, value: int) -> str:
        self.numbers.append(value)
        return BLANK

    def _named(self, numbers: Mapping[str, int]) -> Form:
        names = sorted(numbers)
        self.numbers += map(numbers.__getitem__, names)
        return names

    def _player(self, player: Player) -> Form:
        tallies: dict[str, int] = {}
        for name, count in player.tallies.items():
            head, _, tail = name.rpartition(":")  # `memory` writes what happened to a card under its reference
            known = f"{head}:{self.ref(int(tail))}" if head and tail.isdigit() else name
            tallies[known] = tallies.get(known, 0) + count
        zones = [[self.g.keys[card] for card in cards] for cards in player.zones]
        return (
            player.out,
            player.spent,
            zones,
            self._number(player.points),
            self._named(tallies),
            self._named(player.counters),
        )

    def _piece(self, piece: Piece, look: Look) -> Form:
        place = piece.seat, piece.slot, self.ref(piece.at), piece.exerted, piece.dry, piece.face_down
        counts = [self._named(numbered) for numbered in (piece.counters, piece.notes, look.stats, look.keywords)]
        return place, [self.g.keys[card] for card in piece.cards], self._number(piece.damage), counts

    def _frame(self, frame: Frame) -> Form:
        """Its own numbers say where it stands; what its lists hold are cards and amounts."""
        fields = [(name, getattr(frame, name)) for name in frame.__struct_fields__ if name != "got"]
        return type(frame).__name__, [
            (name, self.ref(value) if type(value) is int else self._inner(value)) for name, value in fields
        ]

    def _inner(self, value: object) -> Form:
        match value:
            case bool() | str() | None:
                return value
            case int():
                return self.ref(value) if self.is_ref(value) else self._number(value)
            case Pending():
                return self.pending(value), self._number(value.amount)
            case Leaving():
                held = [self._inner(entry) for entry in value.held]
                return self.ref(value.ref), value.zone, value.top, len(value.stamps), held, self._inner(value.carried)
            case dict():
                return [(name, self._inner(each)) for name, each in sorted(value.items())]
            case list() | tuple():
                return [self._inner(each) for each in value]
        return repr(value)

    def _effects(self, lasting: Iterable[Lasting]) -> Form:
        """Effects of one kind on the same things are counted, and those on a stat added up."""
        groups: dict[tuple[tuple[object, ...], Recalled], list[Lasting]] = {}
        for effect in lasting:
            group = _KIND(effect) if effect.kind == "stat" else (*_KIND(effect), effect.number)
            groups.setdefault((group, effect.recall), []).append(effect)
        sums: dict[str, tuple[int, int]] = {}
        for (group, recall), each in groups.items():
            asked = [(slot, [*map(self.ref, refs)]) for slot, refs in recall]
            key = repr(([*map(self.ref, each[0].refs)], [*group[1:], *asked]))
            total = sum(effect.number for effect in each) if each[0].kind == "stat" else 0
            copies, before = sums.get(key, (0, 0))
            sums[key] = copies + len(each), before + total
        self.numbers += [number for key in sorted(sums) for number in sums[key]]
        return sorted(sums)
