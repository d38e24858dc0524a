"""Reading a scenario: the text, its cards, and where every card lies."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, structs

from engine.kernel.card import Card
from engine.reader import ReaderError, read
from engine.scenario.cast import Cast, Placed
from engine.scenario.dialect import Dialect
from engine.scenario.dialects import DIALECTS
from engine.scenario.errors import ScenarioError
from engine.scenario.form import (
    FILLER,
    RESERVED,
    SEATS,
    SEEN,
    CardEntry,
    CardExpect,
    DeckEntry,
    Expect,
    InkEntry,
    Move,
    PieceEntry,
    ScenarioFile,
    SeatEntry,
    SeenExpect,
    TurnEntry,
)
from engine.scenario.places import line_of

T = TypeVar("T")
Known = Callable[[], Mapping[str, Card]]
PARTS: dict[str, type] = {"turn": TurnEntry, "flags": dict[str, bool | int | str], "title": str, "game": str}
_AT = re.compile(r" - at `\$(.*)`$")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


class Scenario(Struct, frozen=True):
    """A scenario that has been read. `text` is kept for the lines of messages."""

    text: str
    file: ScenarioFile
    cards: dict[str, Card]
    cast: Cast

    def line(self, *path: str | int) -> int:
        """The line on which a part stands."""
        return line_of(self.text, path)


def load(text: str | bytes, known: Known = dict) -> Scenario:
    """Read a scenario. `known` gives the cards of sets, which its `cards` may name by key. Raises ScenarioError."""
    try:
        document = read(text)
    except ReaderError as error:
        raise ScenarioError(error.problem, error.line) from None
    plain = text if isinstance(text, str) else text.decode()
    return _Reader(plain.removeprefix("\ufeff"), known).load(document)


class _Reader:
    """Reads one text; every refusal names its line."""

    def __init__(self, text: str, known: Known) -> None:
        self.text = text
        self.known = known

    def load(self, document: object) -> Scenario:
        if not isinstance(document, dict):
            raise ScenarioError("a scenario is a mapping of game, title, cards, seats, moves and expect", 1)
        self.check_parts(document)
        file = self.converted((), document, ScenarioFile)
        dialect = DIALECTS.get(file.game)
        if dialect is None:
            raise self.error(("game",), f"the game {file.game} is not known; known: {', '.join(DIALECTS)}")
        if strange := [name for name in file.flags if name not in dialect.flags]:
            known = ", ".join(sorted(dialect.flags))
            raise self.error(("flags", strange[0]), f"there is no setting {strange[0]}; known: {known}")
        cards = self.cards(file, dialect)
        cast = Cast(dialect, cards, list(self.placed(file, document, cards, dialect)))
        self.check_names(file, cast)
        return Scenario(self.text, file, cards, cast)

    def error(self, path: tuple[str | int, ...], problem: str) -> ScenarioError:
        return ScenarioError(problem, line_of(self.text, path))

    def converted(self, path: tuple[str | int, ...], value: object, kind: type[T]) -> T:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            problem = str(error)
            if at := _AT.search(problem):
                inside = at[1].split("[...]")[0]
                path = (*path, *(int(step[2]) if step[2] else step[1] for step in _STEP.finditer(inside)))
                problem = problem[:at.start()]
            where = ".".join(str(step) for step in path)
            raise self.error(path, f"{where}: {problem}" if where else problem) from None

    def check_parts(self, document: Mapping[str, Any]) -> None:
        """Part by part, so that a fault is found where it stands."""
        for key, value in document.items():
            if key in ("cards", "seats") and isinstance(value, dict):
                for name, entry in value.items():
                    if key == "seats" or not isinstance(entry, str):
                        self.converted((key, name), entry, SeatEntry if key == "seats" else CardEntry)
            elif key == "moves" and isinstance(value, list):
                for at, move in enumerate(value):
                    self.check_move(at, self.converted(("moves", at), move, Move))
            elif key == "expect":
                self.check_expect(("expect",), value)
            elif key in PARTS:
                self.converted((key,), value, PARTS[key])
            elif key not in ScenarioFile.__struct_fields__:
                raise self.error((key,), f"{key} is no part of a scenario")

    def check_move(self, at: int, move: Move) -> None:
        seats = [seat for seat in SEATS if getattr(move, seat) is not msgspec.UNSET]
        if move.expect is not msgspec.UNSET:
            self.check_expect(("moves", at, "expect"), move.expect)
        if len(seats) > 1 or (not seats and move.expect is msgspec.UNSET):
            raise self.error(("moves", at), "a move is one seat's, or an expectation")
        if not seats and move.refused is not msgspec.UNSET:
            raise self.error(("moves", at, "refused"), "only a seat's move can be refused")

    def check_expect(self, path: tuple[str | int, ...], value: object) -> None:
        named = self.converted(path, value, dict[str, object])
        for key, part in named.items():
            if key not in RESERVED:
                self.converted((*path, key), part, CardExpect)
                continue
            expect = self.converted(path, {key: part}, Expect)
            for viewer, seen in expect.seen_by.items():
                for name, facts in seen.items():
                    place = (*path, key, viewer)
                    if name in SEEN:
                        self.converted(place, {name: facts}, SeenExpect)
                    else:
                        self.converted((*place, name), facts, CardExpect)

    def cards(self, file: ScenarioFile, dialect: Dialect) -> dict[str, Card]:
        for key in file.cards:
            if key in RESERVED:
                raise self.error(("cards", key), f"{key} has a meaning of its own and cannot be a card's key")
        inline = {key: entry for key, entry in file.cards.items() if isinstance(entry, CardEntry)}
        try:
            cards = dialect.make_cards(inline)
        except ScenarioError as error:
            key = error.problem.split(":")[0]
            raise self.error(("cards", key), error.problem) from None
        for key, entry in file.cards.items():
            if isinstance(entry, str):
                if (found := self.known().get(entry)) is None:
                    raise self.error(("cards", key), f"{key}: there is no card {entry}")
                cards[key] = structs.replace(found, key=key)
        return {FILLER: dialect.blank} | cards

    # --- where cards lie ---

    def placed(self, file: ScenarioFile, document: Mapping[str, Any], cards: Mapping[str, Card],
               dialect: Dialect) -> Iterator[Placed]:
        """Every card, seat by seat, in the order in which the file names them."""
        written = document.get("seats") or {}
        last = max((SEATS.index(seat) for seat in (*file.seats, file.turn.seat)), default=0)
        for seat in range(max(last + 1, 2)):
            entry = file.seats.get(SEATS[seat]) or SeatEntry()  # type: ignore[call-overload]
            order = [zone for zone in written.get(SEATS[seat]) or () if zone in dialect.zones]
            for zone in (*order, *(zone for zone in dialect.zones if zone not in order)):
                for at, placed in enumerate(_placed(seat, zone, getattr(entry, zone))):
                    if fault := _misplaced(placed):
                        raise self.error(("seats", SEATS[seat], zone, at), fault)
                    if placed.key not in cards:
                        raise self.error(("seats", SEATS[seat], zone, at), f"there is no card {placed.name} in cards")
                    yield placed

    def check_names(self, file: ScenarioFile, cast: Cast) -> None:
        """Every card's name in an expectation names a card."""
        for path, expect in self.expectations(file):
            for key, part in expect.items():
                if key not in RESERVED and not cast.numbers(key):
                    raise self.error((*path, key), f"{key} is neither a card here nor a part of an expectation")
                for viewer, seen in part.items() if key == "seen_by" and isinstance(part, dict) else ():
                    for name in seen:
                        if name not in SEEN and not cast.numbers(name):
                            raise self.error((*path, key, viewer, name), f"{name} is not a card here")

    def expectations(self, file: ScenarioFile) -> Iterator[tuple[tuple[str | int, ...], dict[str, object]]]:
        for at, move in enumerate(file.moves):
            if isinstance(move.expect, dict):
                yield ("moves", at, "expect"), move.expect
        yield ("expect",), file.expect


def _misplaced(placed: Placed) -> str:
    """What is wrong with an entry where it lies, or nothing."""
    entry = placed.entry
    if not placed.name or (entry is not None and entry.card and entry.filler):
        return "an entry names a card, or so much filler"
    plain = PieceEntry(card=placed.name, exerted=entry.exerted if entry and placed.zone == "inkwell" else False)
    if entry is not None and placed.zone not in ("field", "under") and entry != plain:
        return f"{placed.name}: only cards on the field have a state"
    return f"{placed.name}: no card lies face down on the field" if entry is not None and entry.face == "down" else ""


def _placed(seat: int, zone: str, value: object) -> Iterator[Placed]:
    match value:
        case int():
            yield from (Placed(seat, zone, FILLER) for _ in range(value))
        case DeckEntry():
            names = (*value.top, *([FILLER] * value.filler), *value.bottom)
            yield from (Placed(seat, zone, name) for name in names)
        case InkEntry():
            yield from (Placed(seat, zone, FILLER) for _ in range(value.ready))
            yield from (Placed(seat, zone, FILLER, PieceEntry(card=FILLER, exerted=True)) for _ in range(value.exerted))
        case list():
            for each in value:
                entry = each if isinstance(each, PieceEntry) else PieceEntry(card=str(each))
                yield from (Placed(seat, zone, FILLER) for _ in range(entry.filler))
                if entry.filler and not entry.card:
                    continue
                yield Placed(seat, zone, entry.card, entry)
                under = [entry.under] if isinstance(entry.under, str) else entry.under
                yield from (Placed(seat, "under", name) for name in under)
