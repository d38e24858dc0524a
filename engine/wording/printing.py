"""Printing: the phrases that read a text also write it, and a voice says which of several equal wordings is meant."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .book import PhraseBook, ReadingContext, Sort, TemplateRow, Token
from .parsing import Derivation
from .phrase import Bindings
from .spoken import plain
from .template import Hole, Literal

_ARTICLE = re.compile(r"a\x00(?= ([aeiouAEIOU]?))")
_CAPITAL = re.compile(r"\x01+(.?)", re.DOTALL)


class Printer:
    """Writes values with one book.

    A voice is a tuple of choices in the order of reading: the number of the wording for each phrase, that of the
    spelling for each token. Where it ends the default is written: the first wording that says it.
    """

    def __init__(self, book: PhraseBook, context: ReadingContext) -> None:
        self.book = book
        self.context = context
        self._memo: dict[tuple[str, object], tuple[TemplateRow, Bindings] | None] = {}
        self._open: set[tuple[str, object]] = set()

    def text(self, sort: str, value: object, voice: tuple[int, ...] = ()) -> str | None:
        """The text of a value, or None if no phrase says it (or the voice names a wording that does not)."""
        try:
            return _finish("".join(self._write(self.book.sorts[sort], value, iter(voice))))
        except _Unsaid:
            return None

    def says(self, name: str, value: object) -> bool:
        """Whether the sort has a wording for the value."""
        sort = self.book.sorts[name]
        if sort.token:
            return bool(sort.token.write(plain(value), self.context))
        if sort.many:
            item, _, _, least = sort.many
            return isinstance(value, tuple) and len(value) >= least and all(self.says(item, part) for part in value)
        return self._first(sort, value) is not None

    def voice(self, name: str, value: object, how: Derivation) -> tuple[int, ...] | None:
        """The choices that lead to the wording that was read; None if none do."""
        try:
            return tuple(self._choices(self.book.sorts[name], value, how))
        except _Unsaid:
            return None

    def _first(self, sort: Sort, value: object) -> tuple[TemplateRow, Bindings] | None:
        """The wording that is written by default."""
        key = (sort.name, value)
        if key not in self._memo:
            if key in self._open:
                return None
            self._open.add(key)
            self._memo[key] = self._find(sort, value)
            self._open.discard(key)
        return self._memo[key]

    def _find(self, sort: Sort, value: object) -> tuple[TemplateRow, Bindings] | None:
        phrase, bindings = None, None
        for row in self.book.rows_of(sort, type(plain(value))):
            if row.phrase is not phrase:
                phrase, bindings = row.phrase, row.phrase.apart(value)
            if bindings is not None and self._fits(row, bindings):
                return row, bindings
        return None

    def _fits(self, row: TemplateRow, bindings: Bindings) -> bool:
        return _takes(row, bindings) and all(
            bindings.get(hole.slot) is None or self.says(hole.sort, bindings[hole.slot]) for hole in row.holes
        )

    def _wording(self, sort: Sort, value: object, voice: Iterator[int]) -> tuple[TemplateRow, Bindings]:
        """The row that the voice names, or the first that says it."""
        number = next(voice, None)
        if number is not None:
            return self._numbered(sort, value, number)
        text = self._first(sort, value)
        if text is None:
            raise _Unsaid
        return text

    @staticmethod
    def _numbered(sort: Sort, value: object, number: int) -> tuple[TemplateRow, Bindings]:
        row = sort.rows[number] if number < len(sort.rows) else None
        bindings = row.phrase.apart(value) if row is not None else None
        if row is None or bindings is None or not _takes(row, bindings):
            raise _Unsaid
        return row, bindings

    def _write(self, sort: Sort, value: object, voice: Iterator[int]) -> Iterator[str]:
        if sort.token:
            yield self._spelling(sort.token, value, next(voice, 0))
        elif sort.many:
            yield from self._write_many(sort, value, voice)
        else:
            row, bindings = self._wording(sort, value, voice)
            for item in row.items:
                if isinstance(item, Hole):
                    if bindings.get(item.slot) is not None:
                        yield from self._write(self.book.sorts[item.sort], bindings[item.slot], voice)
                elif isinstance(item, Literal):
                    yield item.text
                else:
                    yield "a\x00 " if item.sign == "@" else "\x01"

    def _spelling(self, token: Token, value: object, number: int) -> str:
        spellings = token.write(plain(value), self.context)
        if number >= len(spellings):
            raise _Unsaid
        return spellings[number]

    def _write_many(self, sort: Sort, value: object, voice: Iterator[int]) -> Iterator[str]:
        assert sort.many
        item, between, last, least = sort.many
        if not isinstance(value, tuple) or len(value) < least:
            raise _Unsaid
        for index, part in enumerate(value):
            if index:
                for glue in last if index == len(value) - 1 else between:
                    yield glue.text if isinstance(glue, Literal) else "\x01"
            yield from self._write(self.book.sorts[item], part, voice)

    def _choices(self, sort: Sort, value: object, how: Derivation) -> Iterator[int]:
        if sort.many:
            if not isinstance(value, tuple) or len(value) != len(how.parts):
                raise _Unsaid
            for part, inner in zip(value, how.parts, strict=True):
                if inner:
                    yield from self._choices(self.book.sorts[sort.many[0]], part, inner)
            return
        yield how.row
        if sort.token:
            return
        row, bindings = self._numbered(sort, value, how.row)
        for hole, inner in zip(row.holes, how.parts, strict=True):
            if inner:
                yield from self._choices(self.book.sorts[hole.sort], bindings.get(hole.slot), inner)


class _Unsaid(Exception):
    """No phrase says the value, or the one that the voice names does not."""


def _takes(row: TemplateRow, bindings: Bindings) -> bool:
    """Whether a row has a place for everything, and everything for its places."""
    if any(value is not None and slot not in row.slots for slot, value in bindings.items()):
        return False
    return all(hole.optional or bindings.get(hole.slot) is not None for hole in row.holes)


def _finish(raw: str) -> str:
    text = _ARTICLE.sub(lambda article: "an" if article[1] else "a", raw)
    return _CAPITAL.sub(lambda letter: letter[1].upper(), text)
