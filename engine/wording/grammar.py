"""A game's whole grammar: from a printed card text to its abilities and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple

from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Tree

from .book import NO_WORDS, Lexicon, Many, PhraseBook, ReadingContext, Token
from .errors import NO_REACH, NOTHING_MATCHES, CardTextError, TextPosition
from .language import Language
from .phrase import Phrase
from .reading import Sentence, phrases_in, read_sentence, write_sentence
from .referents import Reader
from .synonyms import Change, Synonym, reworded

Lang = Literal["en", "ja"]
Voice = tuple[tuple[int, ...], ...]
EXCERPT = 40
LONGEST = 10_000
"""Characters of a text; a longer one is refused unread."""


@dataclass(frozen=True, slots=True)
class PrintedAbility:
    """One ability as printed: its label, which is no rules text, if it has one; and what it says."""

    name: str | None
    text: str


@dataclass(frozen=True, slots=True)
class TextLayout:
    """How a game's texts lie on its cards.

    `normal(text, lang, kind)`: the text in one spelling, an ability a line, without reminders; idempotent.
    `lines(normal, lang)`: its abilities. `sort(kind)`: what a line of a card of this kind is. `kind(card)`: which kind
    a card is of, as far as its text is concerned. `reaches(ability, kind)`: whether what it speaks of can be there.
    `synonyms`: by language, other words for what the grammar says.
    """

    normal: Callable[[str, str, str], str]
    lines: Callable[[str, str], list[PrintedAbility]]
    sort: Callable[[str], str]
    kind: Callable[[Card], str]
    reaches: Callable[[object, str], bool] = lambda ability, kind: True
    synonyms: Mapping[str, Sequence[Synonym]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text says: its tree, and ability by ability the label, the voice and the phrases it was read by.

    `changes`: the words that had to be brought to the grammar's own before it could be read.
    """

    abilities: Tree
    names: tuple[str | None, ...]
    voice: Voice
    phrases: tuple[tuple[Phrase, ...], ...]
    changes: tuple[Change, ...] = ()


class _Read(NamedTuple):
    """One ability as it was read, and the words that were changed for it."""

    name: str | None
    sentence: Sentence
    changes: tuple[Change, ...] = ()


class Grammar:
    """The phrases of a game, arranged by language when they are first needed."""

    def __init__(
        self,
        phrases: Iterable[Phrase | Token | Many],
        languages: Mapping[str, Language],
        reader: type[Reader],
        layout: TextLayout,
    ) -> None:
        self.phrases = tuple(phrases)
        self._languages = languages
        self._reader = reader
        self.layout = layout

    @cached_property
    def books(self) -> Mapping[str, PhraseBook]:
        """All phrases by language."""
        return {lang: PhraseBook(language, self.phrases) for lang, language in self._languages.items()}

    def normal(self, text: str, lang: str, *, kind: str = "") -> str:
        """The text in one spelling, an ability a line, without reminders."""
        return self.layout.normal(text, lang, kind)

    def compile(self, text: str, lang: str, *, lexicon: Lexicon = NO_WORDS, card: str = "", kind: str = "") -> Reading:
        """Read a card's text. `lexicon`: the words of the card pool; `card` is said in errors.

        Raises CardTextError, with line and place, if any part of the text has no reading or more than one, or speaks of
        what can never be there; one error tells of all such lines.
        """
        if len(text) > LONGEST:
            raise CardTextError(f"longer than {LONGEST} characters", card=card)
        context, sentences, wrong = ReadingContext.of(lexicon, kind), list[_Read](), list[CardTextError]()
        for number, line in enumerate(self.layout.lines(self.normal(text, lang, kind=kind), lang), 1):
            try:
                sentences += self._line(line, lang, context)
            except CardTextError as error:
                wrong.append(error.at(card=card, line=number, shift=len(line.name) + 1 if line.name else 0))
        if wrong:
            raise CardTextError.together(wrong)
        book, sort = self.books[lang], self.layout.sort(kind)
        return Reading(
            tuple(read.sentence.value for read in sentences),  # type: ignore[misc]  # a line's sort holds abilities only
            tuple(read.name for read in sentences),
            tuple(read.sentence.voice for read in sentences),
            tuple(tuple(phrases_in(book, sort, read.sentence.how)) for read in sentences),
            tuple(change for read in sentences for change in read.changes),
        )

    def _line(self, line: PrintedAbility, lang: str, context: ReadingContext) -> list[_Read]:
        """A line's one ability; what cannot be read as it stands is tried again in the grammar's own words, in which it
        may be several."""
        try:
            return [_Read(line.name, self._sentence(line.text, lang, context))]
        except CardTextError as error:
            words, changes = reworded(line.text, self.layout.synonyms.get(lang, ()))
            if error.why != NOTHING_MATCHES or not changes:
                raise
            with suppress(CardTextError):
                read = [self._sentence(part, lang, context) for part in words.split("\n")]
                first = _Read(line.name, read[0], changes)
                return [first, *(_Read(None, sentence) for sentence in read[1:])]
            raise

    def _sentence(self, text: str, lang: str, context: ReadingContext) -> Sentence:
        sort = self.layout.sort(context.kind)
        sentence = read_sentence(self.books[lang], sort, text, context, self._reader)
        if not self.layout.reaches(sentence.value, context.kind):
            raise CardTextError(NO_REACH, place=TextPosition(excerpt=text[:EXCERPT]))
        return sentence

    def write(
        self,
        abilities: Tree,
        lang: str,
        *,
        lexicon: Lexicon = NO_WORDS,
        voice: Voice = (),
        labels: Sequence[str | None] = (),
        kind: str = "",
    ) -> str:
        """The normal text of a tree, an ability a line, each after its label.

        Raises CardTextError where no phrase of the language says it, or where it could never reach anything.
        """
        book, sort, context = self.books[lang], self.layout.sort(kind), ReadingContext.of(lexicon, kind)
        printed = []
        for number, ability in enumerate(abilities):
            if not self.layout.reaches(ability, kind):
                raise CardTextError(NO_REACH)
            spoken = voice[number] if number < len(voice) else ()
            label = labels[number] if number < len(labels) else None
            text = write_sentence(book, sort, ability, context, self._reader, spoken)
            printed.append(f"{label} {text}" if label else text)
        return "\n".join(printed)

    def tell(self, card: Card, abilities: Tree, lexicon: Lexicon, names: Sequence[str | None] = ()) -> dict[str, str]:
        """What a card's abilities say, by the languages that it is not printed in and that have phrases for them.

        `names`: the labels as printed, in whatever language.
        """
        told: dict[str, str] = {}
        for lang in self.books if abilities else ():
            if lang in card.text:
                continue
            with suppress(CardTextError):
                told[lang] = self.write(abilities, lang, lexicon=lexicon, labels=names, kind=self.layout.kind(card))
        return told

    def read_card(self, card: Card, lang: str, lexicon: Lexicon, text: str = "") -> tuple[Reading, bool]:
        """What a card says in a language, and whether the grammar words it just so. `text`: another one than printed.

        Raises CardTextError.
        """
        text = text or card.text[lang]
        kind = self.layout.kind(card)
        reading = self.compile(text, lang, lexicon=lexicon, card=card.full_name, kind=kind)
        printed = self.write(
            reading.abilities, lang, lexicon=lexicon, voice=reading.voice, labels=reading.names, kind=kind
        )
        return reading, printed == self.normal(text, lang, kind=kind)
