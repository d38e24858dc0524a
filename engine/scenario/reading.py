"""Reading a scenario: the text, its cards, and where every card lies."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from engine.kernel.card import Card
from engine.reader import ReaderError, read
from engine.scenario.cast import Cast
from engine.scenario.dialect import Dialect
from engine.scenario.dialects import DIALECTS
from engine.scenario.errors import ScenarioError
from engine.scenario.form import (
    SEATS,
    SEEN,
    CardEntry,
    Expect,
    Key,
    Move,
    PuzzleEntry,
    ScenarioFile,
    Seat,
    SeenExpect,
    Texts,
    Words,
)
from engine.scenario.placed import Placed
from engine.scenario.places import line_of
from engine.scenario.script import Scenario

T = TypeVar("T")
Known = Callable[[str], Mapping[str, Card]]
"""The cards of the sets of a game, by key."""
PARTS: Mapping[str, Any] = {
    "flags": dict[str, bool | int | str], "title": Words | Texts, "rules": list[str], "puzzle": PuzzleEntry,
}
_AT = re.compile(r" - at `\$(.*)`$")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


def load(
    text: str | bytes, known: Known = lambda game: {}, dialects: Mapping[str, Dialect] = DIALECTS,
) -> Scenario:
    """Read a scenario. `known` gives the cards of sets, which its `cards` may name by key. Raises ScenarioError."""
    try:
        document = read(text)
    except ReaderError as error:
        raise ScenarioError(error.problem, error.line) from None
    if not isinstance(document, dict):
        raise ScenarioError("a scenario is a mapping of game, title, cards, seats, moves and expect", 1)
    plain = (text if isinstance(text, str) else text.decode()).removeprefix("\ufeff")
    game = document.get("game")
    if game not in dialects:
        problem = f"the game {game} is not known; known: {', '.join(dialects)}"
        raise ScenarioError(problem, line_of(plain, ("game",)))
    return _Reader(plain, dialects[str(game)], known).load(document)


class _Reader:
    """Reads one text in its game's dialect; every refusal names its line."""

    def __init__(self, text: str, dialect: Dialect, known: Known) -> None:
        self.text = text
        self.dialect = dialect
        self.known = known

    def load(self, document: Mapping[str, Any]) -> Scenario:
        file, flags = self.file(document), self.dialect.flags
        if strange := [name for name in file.flags if name not in flags]:
            known = ", ".join(sorted(flags))
            raise self.error(("flags", strange[0]), f"there is no setting {strange[0]}; known: {known}")
        cards = self.cards(file)
        cast = Cast(cards, list(self.placed(file, document, cards)))
        self.check_names(file, cast)
        return Scenario(self.text, self.dialect, file, cards, cast)

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

    def file(self, document: Mapping[str, Any]) -> ScenarioFile:
        """Part by part, so that a fault is found where it stands."""
        forms, parts = self.dialect.forms, dict[str, Any]()
        for key, value in document.items():
            if key == "cards":
                named = self.converted((key,), value, dict[Key, object])
                parts[key] = {name: self.card(name, part, forms.card) for name, part in named.items()}
            elif key == "seats":
                sides = self.converted((key,), value, dict[Seat, object])
                parts[key] = {seat: self.converted((key, seat), part, forms.seat) for seat, part in sides.items()}
            elif key == "turn":
                parts[key] = self.converted((key,), value, forms.turn)
            elif key == "moves" and isinstance(value, list):
                for at, move in enumerate(value):
                    self.check_move(at, self.converted(("moves", at), move, Move))
            elif key == "expect":
                self.check_expect(("expect",), value)
            elif key in PARTS:
                self.converted((key,), value, PARTS[key])
            elif key not in ScenarioFile.__struct_fields__:
                raise self.error((key,), f"{key} is no part of a scenario")
        general = {key: value for key, value in document.items() if key not in parts}
        return structs.replace(self.converted((), general, ScenarioFile), **({"turn": forms.turn()} | parts))

    def card(self, name: str, part: object, kind: type[CardEntry]) -> CardEntry | str:
        """An entry, or the key of a card of a set."""
        return part if isinstance(part, str) else self.converted(("cards", name), part, kind)

    def check_move(self, at: int, move: Move) -> None:
        seats = [seat for seat in SEATS if getattr(move, seat) is not msgspec.UNSET]
        if move.expect is not msgspec.UNSET:
            self.check_expect(("moves", at, "expect"), move.expect)
        if len(seats) > 1 or (not seats and move.expect is msgspec.UNSET):
            raise self.error(("moves", at), "a move is one seat's, or an expectation")
        if not seats and move.refused is not msgspec.UNSET:
            raise self.error(("moves", at, "refused"), "only a seat's move can be refused")

    def check_expect(self, path: tuple[str | int, ...], value: object) -> None:
        forms = self.dialect.forms
        for key, part in self.converted(path, value, dict[str, object]).items():
            if key in SEATS:
                self.converted((*path, key), part, forms.seat_expect)
            elif key in forms.seat_expect.__struct_fields__:
                for seat, each in self.converted((*path, key), part, dict[Seat, object]).items():
                    self.converted((*path, key, seat), {key: each}, forms.seat_expect)
            elif key not in Expect.__struct_fields__:
                self.converted((*path, key), part, forms.card_expect)
            else:
                named = self.converted(path, {key: part}, Expect)
                for seat, side in named.seats.items():
                    self.converted((*path, key, seat), side, forms.seat_expect)
                for viewer, seen in named.seen_by.items():
                    self.check_seen((*path, key, viewer), seen)

    def check_seen(self, path: tuple[str | int, ...], seen: Mapping[str, object]) -> None:
        for name, facts in seen.items():
            if name in SEATS:
                self.converted((*path, name), facts, self.dialect.forms.seat_expect)
            elif name in SEEN:
                self.converted(path, {name: facts}, SeenExpect)
            else:
                self.converted((*path, name), facts, self.dialect.forms.card_expect)

    def cards(self, file: ScenarioFile) -> dict[str, Card]:
        for key in file.cards:
            if key in self.dialect.forms.reserved or key in self.dialect.blanks:
                raise self.error(("cards", key), f"{key} has a meaning of its own and cannot be a card's key")
        inline = {key: entry for key, entry in file.cards.items() if isinstance(entry, CardEntry)}
        try:
            cards = self.dialect.make_cards(inline)
        except ScenarioError as error:
            key = error.problem.split(":")[0]
            raise self.error(("cards", key), error.problem) from None
        named = {key: entry for key, entry in file.cards.items() if isinstance(entry, str)}
        cards |= {key: self.of_set(file.game, ("cards", key), entry) for key, entry in named.items()}
        return dict(self.dialect.blanks) | self.stand_ins(file) | cards

    def of_set(self, game: str, path: tuple[str, ...], entry: str) -> Card:
        """A card of a set under the name that the script has for it."""
        if (found := self.known(game).get(entry)) is None:
            raise self.error(path, f"{path[-1]}: there is no card {entry}")
        return structs.replace(found, key=path[-1])

    def stand_ins(self, file: ScenarioFile) -> dict[str, Card]:
        """The cards that a puzzle plays with where others have blank ones."""
        blanks = file.puzzle.blanks if isinstance(file.puzzle, PuzzleEntry) else {}
        if strange := [name for name in blanks if name not in self.dialect.blanks]:
            raise self.error(("puzzle", "blanks", strange[0]), f"there is no blank card {strange[0]}")
        return {name: self.of_set(file.game, ("puzzle", "blanks", name), entry) for name, entry in blanks.items()}

    # --- where cards lie ---

    def placed(
        self, file: ScenarioFile, document: Mapping[str, Any], cards: Mapping[str, Card],
    ) -> Iterator[Placed]:
        """Every card, seat by seat, in the order in which the file names them."""
        dialect, written = self.dialect, document.get("seats") or {}
        last = max((SEATS.index(seat) for seat in (*file.seats, file.turn.seat)), default=0)
        for seat in range(max(last + 1, 2)):
            entry = file.seats.get(SEATS[seat]) or dialect.forms.seat()  # type: ignore[call-overload]
            order = [zone for zone in written.get(SEATS[seat]) or () if zone in dialect.zones]
            for zone in (*order, *(zone for zone in dialect.zones if zone not in order)):
                for at, placed in enumerate(dialect.placed(seat, zone, getattr(entry, zone))):
                    if fault := dialect.misplaced(placed):
                        raise self.error(("seats", SEATS[seat], zone, at), fault)
                    if placed.key not in cards:
                        raise self.error(("seats", SEATS[seat], zone, at), f"there is no card {placed.name} in cards")
                    yield placed

    def check_names(self, file: ScenarioFile, cast: Cast) -> None:
        """Every card's name in an expectation names a card."""
        reserved = self.dialect.forms.reserved
        for path, expect in self.expectations(file):
            for key, part in expect.items():
                if key not in reserved and not cast.numbers(key):
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
