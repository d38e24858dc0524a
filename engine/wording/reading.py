"""One ability's text to its tree and back, with every law checked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .book import PhraseBook, ReadingContext
from .diagnosis import first_unread
from .errors import NOTHING_MATCHES, TWO_READINGS, UNCLEAR, CardTextError, TextPosition
from .parsing import Derivation, Parser
from .phrase import Phrase
from .printing import Printer
from .referents import Reader, Unclear, settled, spoken


@dataclass(frozen=True, slots=True)
class Sentence:
    """What one text says, in which voice, and by which phrases it was read."""

    value: object
    voice: tuple[int, ...]
    how: Derivation


def read_sentence(book: PhraseBook, sort: str, text: str, context: ReadingContext, reader: type[Reader]) -> Sentence:
    """The one reading of `text`. Raises CardTextError where there is none or more than one, where nobody can tell what
    a pronoun means, or where the reading would not print as the same text.
    """
    parser = Parser(book, text, context)
    printer = Printer(book, context)
    readings: dict[object, Sentence] = {}
    doubts: list[str] = []
    whole = parser.whole(sort)
    reached = 0 if whole else parser.reached
    for parsed in whole:
        try:
            value = settled(reader, parsed.value, context.kind)
        except Unclear as doubt:
            doubts.append(str(doubt))
            continue
        if value in readings:
            continue
        surface = spoken(reader, value, book.pronouns, context.kind)
        voice = printer.voice(sort, surface, parsed.how)
        if voice is not None and printer.text(sort, surface, voice) == text:
            readings[value] = Sentence(value, voice, parsed.how)
    if len(readings) > 1:
        raise CardTextError(TWO_READINGS, place=TextPosition(excerpt=text[:40]))
    if not readings and doubts:
        raise CardTextError(f"{UNCLEAR}: {doubts[0]}", place=TextPosition(excerpt=text[:40]))
    if not readings:
        raise CardTextError(NOTHING_MATCHES, place=lambda: first_unread(book, sort, text, context, reached))
    return next(iter(readings.values()))


def phrases_in(book: PhraseBook, sort: str, how: Derivation) -> Iterator[Phrase]:
    """The phrases of a reading, each as often as it was used, outside first; tokens and lists are none."""
    entry = book.sorts[sort]
    if entry.many:
        for part in how.parts:
            if part:
                yield from phrases_in(book, entry.many[0], part)
    elif not entry.token:
        row = entry.rows[how.row]
        yield row.phrase
        for hole, part in zip(row.holes, how.parts, strict=True):
            if part:
                yield from phrases_in(book, hole.sort, part)


def write_sentence(
    book: PhraseBook,
    sort: str,
    value: object,
    context: ReadingContext,
    reader: type[Reader],
    voice: tuple[int, ...] = (),
) -> str:
    """The text of a value. Raises CardTextError if no phrase says it."""
    text = Printer(book, context).text(sort, spoken(reader, value, book.pronouns, context.kind), voice)
    if text is None:
        raise CardTextError(f"no wording in {book.language.id} says {value!r}")
    return text
