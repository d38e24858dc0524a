"""A game's phrases of one language, arranged by sort, ready to read and print."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from .language import Language
from .normalise import normalise
from .phrase import Phrase
from .spoken import It
from .template import Hole, Item, Literal, TemplateMark, read_template


@dataclass(frozen=True)
class Lexicon:
    """The words that a card pool brings along.

    `names`: card names as printed in any language, each with the one that trees use. `classes`: by language, the words
    for what is printed on cards as their class or keyword, each with its id.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    classes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @cached_property
    def normal(self) -> Lexicon:
        """The same in the spelling of normal texts."""
        return Lexicon(
            {_one_spelling(printed): _one_spelling(name) for printed, name in self.names.items()},
            {lang: {_one_spelling(word): id_ for word, id_ in words.items()} for lang, words in self.classes.items()},
        )


NO_WORDS = Lexicon()
START = 4
"""So many letters of a place decide which phrases are tried there."""
MOST_STARTS = 2_000


@dataclass(frozen=True, slots=True)
class ReadingContext:
    """What a reading may need from outside: the words of the card pool, and the kind of card it stands on."""

    names: Mapping[str, str] = field(default_factory=dict)
    kind: str = ""
    classes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @staticmethod
    def of(lexicon: Lexicon, kind: str) -> ReadingContext:
        """The words of a pool in the spelling of normal texts, for a card of a kind."""
        return ReadingContext(lexicon.normal.names, kind, lexicon.normal.classes)


@lru_cache(maxsize=10_000)
def _one_spelling(name: str) -> str:
    return normalise(name)


@dataclass(frozen=True, slots=True)
class Token:
    """A sort whose words are not in the phrases: numbers and names.

    `read(text, position, context)` gives pairs of value and end; `write(value, context)` the spellings, the default
    first; `first`: the characters it can begin with, None for any.
    """

    sort: str
    language: str
    read: Callable[[str, int, ReadingContext], Iterable[tuple[object, int]]]
    write: Callable[[object, ReadingContext], tuple[str, ...]]
    first: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class Many:
    """A sort whose value is a tuple of `item`s: `separator` between them, `last` before the last one."""

    sort: str
    item: str
    separators: Mapping[str, tuple[str, str]]
    least: int = 1


@dataclass(frozen=True)
class TemplateRow:
    """One version of one template of a phrase."""

    number: int
    phrase: Phrase
    items: tuple[Item, ...]
    source: str

    @cached_property
    def holes(self) -> tuple[Hole, ...]:
        """What is filled in."""
        return tuple(item for item in self.items if isinstance(item, Hole))

    @cached_property
    def opening(self) -> str:
        """The words that it begins with, if it does."""
        return self.items[0].text if self.items and isinstance(self.items[0], Literal) else ""

    @cached_property
    def leading(self) -> str:
        """The sort of what it begins with, if that may not be left out."""
        first = self.items[0] if self.items else None
        return first.sort if isinstance(first, Hole) and not first.optional else ""

    @cached_property
    def begins(self) -> str:
        """Their first letters."""
        return self.opening[:START]

    @cached_property
    def slots(self) -> frozenset[str]:
        """What can be filled in."""
        return frozenset(hole.slot for hole in self.holes)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """What stands there as it is, the longest first: what a text does not have is soonest found so."""
        return tuple(sorted((item.text for item in self.items if isinstance(item, Literal)), key=len, reverse=True))

    @cached_property
    def longest(self) -> str:
        """The longest of them, or nothing."""
        return self.words[0] if self.words else ""


@dataclass(slots=True)
class Sort:
    """All that stands for a sort in one language."""

    name: str
    rows: list[TemplateRow] = field(default_factory=list)
    token: Token | None = None
    many: tuple[str, tuple[Item, ...], tuple[Item, ...], int] | None = None
    first: frozenset[str] | None = frozenset()
    nullable: bool = False
    by_start: dict[tuple[str, str], tuple[TemplateRow, ...]] = field(default_factory=dict)
    by_character: dict[str, tuple[TemplateRow, ...]] = field(default_factory=dict)
    by_head: dict[type, tuple[TemplateRow, ...]] = field(default_factory=dict)


class PhraseBook:
    """The phrases of one language; raises ValueError where a template names a sort that is not there."""

    def __init__(self, language: Language, phrases: Iterable[Phrase | Token | Many]) -> None:
        self.language = language
        self.sorts: dict[str, Sort] = {}
        self.pronouns: tuple[It, ...] = (It(),)
        for given in phrases:
            self._add(given)
        self._check()
        self._find_firsts()
        self._forbid_left_recursion()

    def _sort(self, name: str) -> Sort:
        return self.sorts.setdefault(name, Sort(name))

    def _add(self, given: Phrase | Token | Many) -> None:
        if isinstance(given, Token):
            if given.language == self.language.id:
                self._sort(given.sort).token = given
        elif isinstance(given, Many):
            if self.language.id in given.separators:
                self._add_many(given)
        else:
            if given.it is not None and given.templates[self.language.id] and given.it not in self.pronouns:
                self.pronouns += (given.it,)
            for source in given.templates[self.language.id]:
                for form, items in read_template(source, self.language):
                    sort = self._sort(f"{given.sort}.{form}" if form else given.sort)
                    sort.rows.append(TemplateRow(len(sort.rows), given, items, source))

    def _add_many(self, given: Many) -> None:
        between, last = (
            next(iter(read_template(text, self.language)))[1] for text in given.separators[self.language.id]
        )
        self._sort(given.sort).many = (given.item, between, last, given.least)

    def _check(self) -> None:
        for sort in self.sorts.values():
            whole = [row for row in sort.rows if "." not in sort.name or self._complete(row)]
            sort.rows = [replace(row, number=number) for number, row in enumerate(whole)]
        for sort in self.sorts.values():
            for row in sort.rows:
                if len({hole.slot for hole in row.holes}) < len(row.holes):
                    raise ValueError(f"{self.language.id}: {row.source!r} has a slot twice")
                if absent := [hole.sort for hole in row.holes if hole.sort not in self.sorts]:
                    raise ValueError(f"{self.language.id}: {row.source!r} names sorts that are not there: {absent}")

    def _complete(self, row: TemplateRow) -> bool:
        """A form that some part does not have is left out."""
        return all(hole.sort in self.sorts for hole in row.holes)

    # --- which characters a sort can begin with

    def _find_firsts(self) -> None:
        changed = True
        while changed:
            changed = False
            for sort in self.sorts.values():
                first, nullable = self._first_of(sort)
                if (first, nullable) != (sort.first, sort.nullable):
                    sort.first, sort.nullable, changed = first, nullable, True

    def _first_of(self, sort: Sort) -> tuple[frozenset[str] | None, bool]:
        if sort.token:
            return sort.token.first, False
        if sort.many:
            inner = self.sorts[sort.many[0]]
            return inner.first, inner.nullable or sort.many[3] == 0
        firsts, nullable = frozenset[str](), False
        for row in sort.rows:
            first, empty = self.first_of_items(row.items)
            nullable = nullable or empty
            if first is None:
                return None, nullable
            firsts |= first
        return firsts, nullable

    def first_of_items(self, items: tuple[Item, ...]) -> tuple[frozenset[str] | None, bool]:
        """The characters these items can begin with (None: any), and whether they can be empty."""
        firsts = frozenset[str]()
        for item in items:
            if isinstance(item, Literal):
                return firsts | {item.text[0], item.text[0].upper()}, False
            if isinstance(item, TemplateMark):
                if item.sign == "@":
                    return firsts | {"a", "A"}, False
                continue
            sort = self.sorts[item.sort]
            if sort.first is None:
                return None, False
            firsts |= sort.first
            if not (item.optional or sort.nullable):
                return firsts, False
        return firsts, True

    def rows_at(self, sort: Sort, character: str) -> tuple[TemplateRow, ...]:
        """The rows that can begin with this character (empty at the end of the text)."""
        if character not in sort.by_character:
            rows = []
            for row in sort.rows:
                first, empty = self.first_of_items(row.items)
                if empty or first is None or character in first:
                    rows.append(row)
            sort.by_character[character] = tuple(rows)
        return sort.by_character[character]

    def rows_from(self, sort: Sort, here: str, low: str) -> tuple[TemplateRow, ...]:
        """Those of them that can begin with these first letters, or the same in small ones."""
        key = (here, low)
        rows = sort.by_start.get(key)
        if rows is None:
            if len(sort.by_start) >= MOST_STARTS:
                sort.by_start.clear()
            rows = sort.by_start[key] = tuple(
                row for row in self.rows_at(sort, here[:1]) if here.startswith(row.begins) or low.startswith(row.begins)
            )
        return rows

    @staticmethod
    def rows_of(sort: Sort, head: type) -> tuple[TemplateRow, ...]:
        """The rows that can say a value of this type."""
        if head not in sort.by_head:
            sort.by_head[head] = tuple(row for row in sort.rows if row.phrase.head in (None, head))
        return sort.by_head[head]

    def _forbid_left_recursion(self) -> None:
        done: set[str] = set()

        def visit(name: str, path: tuple[str, ...]) -> None:
            if name in path:
                raise ValueError(f"{self.language.id}: the sort {name} begins with itself: {' > '.join(path)}")
            if name in done:
                return
            for inner in self._beginnings(self.sorts[name]):
                visit(inner, (*path, name))
            done.add(name)

        for name in self.sorts:
            visit(name, ())

    def _beginnings(self, sort: Sort) -> set[str]:
        inner = {sort.many[0]} if sort.many else set()
        for row in sort.rows:
            for item in row.items:
                if isinstance(item, Hole):
                    inner.add(item.sort)
                    if item.optional or self.sorts[item.sort].nullable:
                        continue
                elif isinstance(item, TemplateMark) and item.sign == "^":
                    continue
                break
        return inner
