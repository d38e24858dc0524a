"""Reading: every way in which a text can be read as a sort, remembered by place (a packrat parser)."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from .book import START, PhraseBook, ReadingContext, Sort, TemplateRow
from .errors import TOO_DEEP, TOO_MUCH, CardTextError, TextPosition
from .phrase import REFUSED
from .template import Hole, Item, Literal

WORK_LIMIT = 20_000
LENGTH_LIMIT = 2_000
DEPTH_LIMIT = 64


class Hopes(Protocol):
    """What is told of the words that a text could have gone on with. `at`: a place where everything is tried."""

    at: int

    def asked(self, sort: str, at: int) -> None:
        """Something of a sort could stand there."""

    def matters(self, at: int, end: int) -> bool:
        """Whether words from one place to another could tell anything new."""

    def missed(self, literal: str, text: str, low: str, at: int, *, first: bool = False) -> int:
        """These words, the `first` of a phrase or later ones, do not stand there; how far they do."""

    def token(self, sort: str, at: int) -> None:
        """A token is tried there."""


class Derivation(Struct, frozen=True, gc=False):
    """How a value was read: the row, and how its holes were (None: left empty). A token's row is its spelling."""

    row: int
    parts: tuple[Derivation | None, ...] = ()


class Parsed(Struct, frozen=True, gc=False):
    """A value read up to `end`."""

    value: object
    end: int
    how: Derivation


class _Partial(Struct, frozen=True, gc=False):
    end: int
    bound: tuple[tuple[str, object], ...] = ()
    parts: tuple[Derivation | None, ...] = ()


class Parser:
    """Reads one text with one book. `reached` is the furthest place that anything matched.

    Phrases with words that stand nowhere in the text are passed over, unless a text that has no reading is to be
    explained: then `hopes` are asked too, what was tried at each place in vain.
    """

    def __init__(self, book: PhraseBook, text: str, context: ReadingContext, hopes: Hopes | None = None) -> None:
        if len(text) > LENGTH_LIMIT:
            raise CardTextError(f"longer than {LENGTH_LIMIT} characters")
        self.book = book
        self.text = text
        self.context = context
        self.low = _uncapitalised(text) if book.language.cased else text
        self.reached = 0
        self._hopes = hopes
        self._work = 0
        self._depth = 0
        self._memo: dict[tuple[str, int], tuple[Parsed, ...]] = {}
        self._rows: dict[tuple[str, str, str], tuple[TemplateRow, ...]] = {}
        self._letters = text if self.low == text else f"{text}\n{self.low}"

    def whole(self, sort: str) -> list[Parsed]:
        """All readings of the whole text."""
        return [reading for reading in self.read(sort, 0) if reading.end == len(self.text)]

    def read(self, name: str, at: int) -> tuple[Parsed, ...]:
        """All readings of a sort that begin here. Raises CardTextError if that is too much work."""
        key = (name, at)
        if self._hopes is not None:
            self._hopes.asked(name, at)
        known = self._memo.get(key)
        if known is None:
            self._depth += 1
            if self._depth > DEPTH_LIMIT:
                raise CardTextError(TOO_DEEP, place=TextPosition(self.reached))
            known = self._memo[key] = tuple(self._read(self.book.sorts[name], at))
            self._depth -= 1
        return known

    def _read(self, sort: Sort, at: int) -> list[Parsed]:
        if not self._can_begin(sort, at) or (self._hopes is not None and -1 < self._hopes.at < at):
            return []
        if sort.token:
            return self._token(sort, at)
        if sort.many:
            return self._many(sort, at)
        readings: dict[tuple[object, int], Parsed] = {}
        absent = set[str]()
        for row in sort.rows if self._asked(at) else self._rows_at(sort, at):
            if row.opening and not self._opens(row.opening, at):
                continue
            if row.leading in absent:
                continue
            if row.leading and not self.read(row.leading, at):
                absent.add(row.leading)
                continue
            for partial in self._items(row.items, _Partial(at)):
                value = row.phrase.build(dict(partial.bound))
                if value is not REFUSED:
                    key = (value, partial.end)
                    readings.setdefault(key, Parsed(value, partial.end, Derivation(row.number, partial.parts)))
        return list(readings.values())

    def _opens(self, literal: str, at: int) -> bool:
        """Whether the words stand there with which a row begins; if not, how far they do is told at once."""
        if self.text.startswith(literal, at) or self.low.startswith(literal, at):
            return True
        if self._hopes is not None:
            self.reached = max(self.reached, self._hopes.missed(literal, self.text, self.low, at, first=True))
        return False

    def _can_begin(self, sort: Sort, at: int) -> bool:
        """Whether something of a sort could begin with the letter that stands there."""
        return sort.first is None or self.text[at : at + 1] in sort.first or sort.nullable or self._asked(at)

    def _rows_at(self, sort: Sort, at: int) -> tuple[TemplateRow, ...]:
        here, low = self.text[at : at + START], self.low[at : at + START]
        if self._hopes is not None:
            any_letters = self._hopes.matters(at, at + START - 1)
            return self.book.rows_at(sort, here[:1]) if any_letters else self.book.rows_from(sort, here, low)
        key = (sort.name, here, low)
        known = self._rows.get(key)
        if known is None:
            known = self._rows[key] = self._told(self.book.rows_from(sort, here, low))
        return known

    def _told(self, rows: tuple[TemplateRow, ...]) -> tuple[TemplateRow, ...]:
        """Those whose words all stand somewhere in the text."""
        letters = self._letters
        return tuple([row for row in rows if row.longest in letters and self._has(row.words)])

    def _asked(self, at: int) -> bool:
        """Whether everything is tried at this place, though it cannot begin so."""
        return self._hopes is not None and self._hopes.at == at

    def _has(self, words: tuple[str, ...]) -> bool:
        return all(map(self._letters.__contains__, words))

    def _items(self, items: tuple[Item, ...], start: _Partial) -> list[_Partial]:
        states = [start]
        for item in items:
            self._spend(len(states))
            if isinstance(item, Literal):
                states = self._literals(item.text, states)
            elif isinstance(item, Hole):
                states = self._holes(item, states)
            else:
                states = [
                    _Partial(end, state.bound, state.parts)
                    for state in states
                    for end in self._mark(item.sign, state.end)
                ]
            if not states:
                break
        return states

    def _holes(self, hole: Hole, states: list[_Partial]) -> list[_Partial]:
        slot, after, sort = hole.slot, list[_Partial](), self.book.sorts[hole.sort]
        for state in states:
            fillers: tuple[Parsed, ...] = ()
            if self._can_begin(sort, state.end):
                fillers = self.read(hole.sort, state.end)
            elif self._hopes is not None:
                self._hopes.asked(hole.sort, state.end)
            for filler in fillers:
                bound = (*state.bound, (slot, filler.value))
                after.append(_Partial(filler.end, bound, (*state.parts, filler.how)))
            if hole.optional:
                after.append(_Partial(state.end, (*state.bound, (slot, None)), (*state.parts, None)))
        return after

    def _literals(self, literal: str, states: list[_Partial]) -> list[_Partial]:
        text, low, after = self.text, self.low, []
        for state in states:
            if text.startswith(literal, state.end) or low.startswith(literal, state.end):
                end = state.end + len(literal)
                self.reached = max(self.reached, end)
                after.append(_Partial(end, state.bound, state.parts))
            elif self._hopes is not None:
                self.reached = max(self.reached, self._hopes.missed(literal, text, low, state.end))
        return after

    def _mark(self, sign: str, at: int) -> list[int]:
        """The places where an article ends, or this place if a capital may stand here."""
        if sign == "^":
            return [] if self.text[at : at + 1].islower() else [at]
        return [at + len(article) for article in ("a ", "an ") if self.low.startswith(article, at)]

    def _token(self, sort: Sort, at: int) -> list[Parsed]:
        readings = []
        assert sort.token
        if self._hopes is not None:
            self._hopes.token(sort.name, at)
        if sort.token.first is not None and self.text[at : at + 1] not in sort.token.first:
            return []
        for value, end in sort.token.read(self.text, at, self.context):
            spellings = sort.token.write(value, self.context)
            if self.text[at:end] in spellings:
                self.reached = max(self.reached, end)
                readings.append(Parsed(value, end, Derivation(spellings.index(self.text[at:end]))))
        return readings

    def _many(self, sort: Sort, at: int) -> list[Parsed]:
        """Readings by length: `between` joins all but the last, `last` the last; both may be the same."""
        assert sort.many
        item, between, last, least = sort.many
        done: dict[tuple[object, int], Parsed] = {}
        chains = [_Partial(first.end, (("", first.value),), (first.how,)) for first in self.read(item, at)]
        if least <= 1:
            self._close(chains, done)
        while chains:
            closed = self._extend(chains, item, last)
            if len(chains[0].bound) + 1 >= least:
                self._close(closed, done)
            chains = self._extend(chains, item, between)
        return list(done.values())

    def _extend(self, chains: list[_Partial], item: str, separator: tuple[Item, ...]) -> list[_Partial]:
        longer: dict[tuple[object, int], _Partial] = {}
        for chain in chains:
            for joined in self._items(separator, chain):
                for another in self.read(item, joined.end):
                    self._spend()
                    bound = (*chain.bound, ("", another.value))
                    longer.setdefault((bound, another.end), _Partial(another.end, bound, (*chain.parts, another.how)))
        return list(longer.values())

    @staticmethod
    def _close(chains: list[_Partial], done: dict[tuple[object, int], Parsed]) -> None:
        for chain in chains:
            value = tuple(part for _, part in chain.bound)
            done.setdefault((value, chain.end), Parsed(value, chain.end, Derivation(0, chain.parts)))

    def _spend(self, work: int = 1) -> None:
        self._work += work
        if self._work > WORK_LIMIT:
            raise CardTextError(TOO_MUCH, place=TextPosition(self.reached))


def _uncapitalised(text: str) -> str:
    """The text with a small letter wherever a sentence or cost may begin."""
    return "".join(
        letter.lower() if letter.isupper() and len(letter.lower()) == 1 and _begins(text, at) else letter
        for at, letter in enumerate(text)
    )


def _begins(text: str, at: int) -> bool:
    return at == 0 or text.endswith((". ", ": ", "— ", "• ", ", ", '"', "】", "] ", ") "), 0, at)
