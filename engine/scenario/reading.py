"""Reading a scenario: the text, its cards, and where every card lies."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, structs

from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.dialect import Dialect
from engine.manifest.dialect.errors import ScenarioError
from engine.manifest.dialect.form import (
    KINDS,
    SEATS,
    SEEN,
    AskedExpect,
    EarlierEntry,
    Expect,
    Key,
    LastingEntry,
    Move,
    PuzzleEntry,
    ScenarioFile,
    Seat,
    SeenExpect,
    Texts,
    WaitingEntry,
    Words,
    lasting_key,
    seats_of,
)
from engine.manifest.dialect.placed import ASIDE, Placed, parts
from engine.manifest.dialect.texts import cards_of, effect_card
from engine.manifest.form import CardEntry
from engine.reader import ReaderError, read
from engine.scenario.dialects import DIALECTS
from engine.scenario.places import place_of
from engine.scenario.script import Scenario

T = TypeVar("T")
FLAGS = frozenset(("stacked",))
"""Settings of every game: whether what is shuffled stays as it lies."""
Known = Callable[[str], Mapping[str, Card]]
"""The cards of the sets of a game, by key."""
PARTS: Mapping[str, Any] = {
    "flags": dict[str, bool | int | str],
    "title": Words | Texts,
    "rules": list[str],
    "puzzle": PuzzleEntry,
}
UNDER_WAY: Mapping[str, Any] = {"earlier": EarlierEntry, "lasting": LastingEntry, "waiting": WaitingEntry}
_AT = re.compile(r" - at `\$(.*)`$")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")
_UNKNOWN = re.compile(r"unknown field `(.*)`$")


def load(
    text: str | bytes,
    known: Known = lambda game: {},
    dialects: Mapping[str, Dialect] = DIALECTS,
) -> Scenario:
    """Read a scenario. `known` gives the cards of sets, which its `cards` may name by key. Raises ScenarioError."""
    try:
        document = read(text)
    except ReaderError as error:
        raise ScenarioError(error.problem, error.line, error.column) from None
    if not isinstance(document, dict):
        raise ScenarioError("a scenario is a mapping of game, title, cards, seats, moves and expect", 1)
    plain = (text if isinstance(text, str) else text.decode()).removeprefix("\ufeff")
    game = document.get("game")
    if game not in dialects:
        problem = f"the game {game} is not known; known: {', '.join(dialects)}"
        raise ScenarioError(problem, *place_of(plain, ("game",)))
    return _Reader(plain, str(game), dialects[str(game)], known).load(document)


class _Reader:
    """Reads one text in its game's dialect; every refusal names its line."""

    def __init__(self, text: str, game: str, dialect: Dialect, known: Known) -> None:
        self.text = text
        self.kinds = frozenset((*KINDS, *MANIFESTS[game].telling.questions))
        self.dialect = dialect
        self.known = known

    def load(self, document: Mapping[str, Any]) -> Scenario:
        file, flags = self.file(document), self.dialect.flags | FLAGS
        if strange := [name for name in file.flags if name not in flags]:
            known = ", ".join(sorted(flags))
            raise self.error(("flags", strange[0]), f"there is no setting {strange[0]}; known: {known}")
        cards = self.cards(file)
        cards |= self.lasting_texts(file, cards)
        cast = Cast(cards, list(self.placed(file, document, cards)), [SEATS.index(seat) for seat in file.seats])
        self.check_copies(cast)
        self.check_names(file, cast)
        return Scenario(self.text, self.dialect, file, cards, cast)

    def error(self, path: tuple[str | int, ...], problem: str) -> ScenarioError:
        return ScenarioError(problem, *place_of(self.text, path))

    def converted(self, path: tuple[str | int, ...], value: object, kind: type[T]) -> T:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            problem = str(error)
            if at := _AT.search(problem):
                inside = at[1].split("[...]")[0]
                path = (*path, *(int(step[2]) if step[2] else step[1] for step in _STEP.finditer(inside)))
                problem = problem[: at.start()]
            where = ".".join(str(step) for step in path)
            unknown = _UNKNOWN.search(problem)
            at_key = (*path, unknown[1]) if unknown else path
            raise self.error(at_key, f"{where}: {problem}" if where else problem) from None

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
            elif key in UNDER_WAY and isinstance(value, list):
                parts[key] = [self.converted((key, at), each, UNDER_WAY[key]) for at, each in enumerate(value)]
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
        seats = [seat for seat in SEATS if getattr(move, seat) is not UNSET]
        if move.expect is not UNSET:
            self.check_expect(("moves", at, "expect"), move.expect)
        if len(seats) > 1 or (not seats and move.expect is UNSET):
            raise self.error(("moves", at), "a move is one seat's, or an expectation")
        if not seats and move.refused is not UNSET:
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
                self.check_kind((*path, key, "kind"), named.question)
                for at, asked in enumerate((*named.asked, *named.not_asked)):
                    self.check_kind((*path, key, at), asked)
                for seat, side in named.seats.items():
                    self.converted((*path, key, seat), side, forms.seat_expect)
                for viewer, seen in named.seen_by.items():
                    self.check_seen((*path, key, viewer), seen)

    def check_kind(self, path: tuple[str | int, ...], asked: object) -> None:
        """Only what can be asked at all can be expected, or not."""
        kind = asked.kind if isinstance(asked, AskedExpect) else asked
        if isinstance(kind, str) and kind not in self.kinds:
            raise self.error(path, f"no question is of the kind {kind}; known: {', '.join(sorted(self.kinds))}")

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
        manifest = MANIFESTS[file.game]
        inline = {key: entry for key, entry in file.cards.items() if isinstance(entry, CardEntry)}
        try:
            cards = cards_of(inline, manifest.form, manifest.grammar)
        except ScenarioError as error:
            key = error.problem.split(":")[0]
            raise self.error(("cards", key), error.problem) from None
        named = {key: entry for key, entry in file.cards.items() if isinstance(entry, str)}
        cards |= {key: self.of_set(file.game, ("cards", key), entry) for key, entry in named.items()}
        return dict(self.dialect.blanks) | self.stand_ins(file) | cards

    def of_set(self, game: str, path: tuple[str, ...], entry: str) -> Card:
        """A card of a set under the name that the script has for it."""
        if (card := self.known(game).get(entry)) is None:
            raise self.error(path, f"{path[-1]}: there is no card {entry} in the sets that are at hand")
        return structs.replace(card, key=path[-1])

    def lasting_texts(self, file: ScenarioFile, cards: Mapping[str, Card]) -> dict[str, Card]:
        """For each text that lasts a card that bears nothing else."""
        bearers = dict[str, Card]()
        for at, entry in enumerate(file.lasting):
            if bool(entry.text) == bool(entry.card):
                raise self.error(("lasting", at), "what lasts is a text, or the effect of a card")
            if entry.text:
                try:
                    grammar = MANIFESTS[file.game].grammar
                    bearers[lasting_key(at)] = effect_card(lasting_key(at), entry.text, grammar, self.dialect, cards)
                except ScenarioError as error:
                    raise self.error(("lasting", at, "text"), error.problem) from None
        for at, each in enumerate(file.earlier):
            if sum(getattr(each, seat) is not UNSET for seat in SEATS) != 1:
                raise self.error(("earlier", at), "what happened earlier is one seat's")
        return bearers

    def stand_ins(self, file: ScenarioFile) -> dict[str, Card]:
        """The cards that a puzzle plays with where others have blank ones."""
        blanks = file.puzzle.blanks if isinstance(file.puzzle, PuzzleEntry) else {}
        if strange := [name for name in blanks if name not in self.dialect.blanks]:
            raise self.error(("puzzle", "blanks", strange[0]), f"there is no blank card {strange[0]}")
        return {name: self.of_set(file.game, ("puzzle", "blanks", name), entry) for name, entry in blanks.items()}

    # --- where cards lie ---

    def placed(
        self,
        file: ScenarioFile,
        document: Mapping[str, Any],
        cards: dict[str, Card],
    ) -> Iterator[Placed]:
        """Every card, seat by seat, in the order in which the file names them."""
        dialect, written = self.dialect, document.get("seats") or {}
        last = max((SEATS.index(seat) for seat in seats_of(file)), default=0)
        for seat in range(max(last + 1, 2)):
            entry = file.seats.get(SEATS[seat]) or dialect.forms.seat()  # type: ignore[call-overload]
            order = [zone for zone in written.get(SEATS[seat]) or () if zone in dialect.zones]
            for zone in (*order, *(zone for zone in dialect.zones if zone not in order)):
                for at, placed in enumerate(dialect.placed(seat, zone, getattr(entry, zone))):
                    if fault := dialect.misplaced(placed):
                        raise self.error(("seats", SEATS[seat], zone, at), fault)
                    self.find(file.game, placed, cards, ("seats", SEATS[seat], zone, at))
                    yield placed
            yield from (
                Placed(seat, ASIDE, lasting_key(at))
                for at, entry in enumerate(file.lasting)
                if entry.text and seat == SEATS.index(file.turn.seat if entry.by is UNSET else entry.by)
            )

    def find(self, game: str, placed: Placed, cards: dict[str, Card], path: tuple[str | int, ...]) -> None:
        """A card that `cards` does not tell of is one of a set, by its key."""
        if placed.key not in cards:
            known = self.known(game)
            if placed.key not in known:
                raise self.error(path, f"there is no card {placed.name} in cards, nor in a set that is at hand")
            cards[placed.key] = known[placed.key]

    def check_copies(self, cast: Cast) -> None:
        """A copy that is written with its number is one of those there are, and lies in one place."""
        seen: set[str] = set()
        for placed in cast.placed:
            seat, key, copy = parts(placed.name)
            if copy and (placed.name in seen or copy > len(cast.numbers(key))):
                problem = "lies in two places" if placed.name in seen else "is written, but there are not so many"
                raise self.error(("seats", SEATS[placed.seat]), f"{placed.name} {problem}")
            if seat and seat != SEATS[placed.seat]:
                raise self.error(("seats", SEATS[placed.seat]), f"{placed.name} lies with {SEATS[placed.seat]}")
            seen.add(placed.name)

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
