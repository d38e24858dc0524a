"""Printing: the phrases that read a text also write it, and a voice says which of several equal wordings is meant."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .book import PhraseBook, ReadingContext, Sort, TemplateRow
from .parsing import Derivation
from .phrase import Bindings
from .spoken import plain
from .template import Hole, Literal

_ARTICLE = re.compile(r"a\x00(?= ([aeiouAEIOU]?))")
_CAPITAL = re.compile(r"\x01+(.?)", re.DOTALL)


class Printer:
    """Writes values with one book.

    A voice is a tuple of choices, one for each place (in reading order) where more than one wording would do; choices
    that are left out are 0, the default.
    """

    def __init__(self, book: PhraseBook, context: ReadingContext) -> None:
        self.book = book
        self.context = context
        self._memo: dict[tuple[str, object], tuple[tuple[TemplateRow, Bindings], ...]] = {}
        self._open: set[tuple[str, object]] = set()

    def text(self, sort: str, value: object, voice: tuple[int, ...] = ()) -> str | None:
        """The text of a value, or None if no phrase says it (or the voice names a wording that is not there)."""
        if not self.says(sort, value):
            return None
        try:
            raw = "".join(self._write(self.book.sorts[sort], value, iter(voice)))
        except IndexError:
            return None
        return _finish(raw)

    def says(self, name: str, value: object) -> bool:
        """Whether the sort has a wording for the value."""
        sort = self.book.sorts[name]
        if sort.token:
            return bool(sort.token.write(plain(value), self.context))
        if sort.many:
            item, _, _, least = sort.many
            return isinstance(value, tuple) and len(value) >= least and all(self.says(item, part) for part in value)
        return bool(self._wordings(sort, value))

    def voice(self, name: str, value: object, how: Derivation) -> tuple[int, ...] | None:
        """The choices that lead to the wording that was read, without the zeros at the end; None if none do."""
        try:
            choices = list(self._choices(self.book.sorts[name], value, how))
        except (KeyError, ValueError):
            return None
        while choices and choices[-1] == 0:
            choices.pop()
        return tuple(choices)

    def _wordings(self, sort: Sort, value: object) -> tuple[tuple[TemplateRow, Bindings], ...]:
        key = (sort.name, value)
        known = self._memo.get(key)
        if known is None:
            if key in self._open:
                return ()
            self._open.add(key)
            known = self._memo[key] = tuple(self._find(sort, value))
            self._open.discard(key)
        return known

    def _find(self, sort: Sort, value: object) -> Iterator[tuple[TemplateRow, Bindings]]:
        phrase, bindings = None, None
        for row in self.book.rows_of(sort, type(plain(value))):
            if row.phrase is not phrase:
                phrase, bindings = row.phrase, row.phrase.apart(value)
            if bindings is not None and self._fits(row, bindings):
                yield row, bindings

    def _fits(self, row: TemplateRow, bindings: Bindings) -> bool:
        if any(value is not None and slot not in row.slots for slot, value in bindings.items()):
            return False
        return all(
            hole.optional if bindings.get(hole.slot) is None else self.says(hole.sort, bindings[hole.slot])
            for hole in row.holes
        )

    def _write(self, sort: Sort, value: object, voice: Iterator[int]) -> Iterator[str]:
        if sort.token:
            spellings = sort.token.write(plain(value), self.context)
            yield spellings[next(voice, 0) if len(spellings) > 1 else 0]
        elif sort.many:
            yield from self._write_many(sort, value, voice)
        else:
            wordings = self._wordings(sort, value)
            row, bindings = wordings[next(voice, 0) if len(wordings) > 1 else 0]
            for item in row.items:
                if isinstance(item, Hole):
                    if bindings.get(item.slot) is not None:
                        yield from self._write(self.book.sorts[item.sort], bindings[item.slot], voice)
                elif isinstance(item, Literal):
                    yield item.text
                else:
                    yield "a\x00 " if item.sign == "@" else "\x01"

    def _write_many(self, sort: Sort, value: object, voice: Iterator[int]) -> Iterator[str]:
        assert sort.many
        assert isinstance(value, tuple)
        item, between, last, _ = sort.many
        for index, part in enumerate(value):
            if index:
                for glue in last if index == len(value) - 1 else between:
                    yield glue.text if isinstance(glue, Literal) else "\x01"
            yield from self._write(self.book.sorts[item], part, voice)

    def _choices(self, sort: Sort, value: object, how: Derivation) -> Iterator[int]:
        if sort.token:
            if len(sort.token.write(plain(value), self.context)) > 1:
                yield how.row
        elif sort.many:
            assert isinstance(value, tuple)
            for part, inner in zip(value, how.parts, strict=True):
                if inner:
                    yield from self._choices(self.book.sorts[sort.many[0]], part, inner)
        else:
            wordings = self._wordings(sort, value)
            numbers = [row.number for row, _ in wordings]
            at = numbers.index(how.row)
            if len(numbers) > 1:
                yield at
            row, bindings = wordings[at]
            yield from self._inner_choices(row, bindings, how)

    def _inner_choices(self, row: TemplateRow, bindings: Bindings, how: Derivation) -> Iterator[int]:
        for hole, inner in zip(row.holes, how.parts, strict=True):
            if inner:
                yield from self._choices(self.book.sorts[hole.sort], bindings[hole.slot], inner)


def _finish(raw: str) -> str:
    text = _ARTICLE.sub(lambda found: "an" if found[1] else "a", raw)
    return _CAPITAL.sub(lambda found: found[1].upper(), text)
