"""What one game gives so that the laws of wording can be tried with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.kernel.cards.tree import Tree
from engine.wording import NO_WORDS, CardTextError, Grammar, Lexicon, Reader, Reading, Unclear, settled

LANGS = ("en", "ja")
NUMBER = re.compile(r"\d+")
NOTHING: Final = object()
"""No value of its own for a token."""


@dataclass(frozen=True, repr=False)
class Trial:
    """A grammar with its words and samples.

    `samples`, `refused`: kind, English, Japanese. `grown`: kinds whose trees are grown. `words`: what texts at random
    are put together from; `deep`: texts that nobody would print. `swaps`, `clause`: what a mutation replaces and drops.
    `token(sort, random)`: a value of a token, or NOTHING where any game's will do. `as_kind`: of what kind of card
    `reader` takes an ability to speak. `moment`: how many seconds of work a text may take.
    """

    id: str
    grammar: Grammar
    reader: type[Reader]
    kinds: Sequence[str]
    grown: Sequence[str]
    samples: Sequence[tuple[str, str, str]]
    refused: Sequence[tuple[str, str, str]]
    words: Mapping[str, Sequence[str]]
    swaps: Mapping[str, Sequence[tuple[str, str]]]
    clause: Mapping[str, re.Pattern[str]]
    deep: Sequence[tuple[str, str]]
    token: Callable[[str, Random], object]
    lexicon: Lexicon = NO_WORDS
    as_kind: str = ""
    moment: float = 0.5

    def __repr__(self) -> str:
        return self.id

    def settle(self, value: object) -> object | None:
        """The value with every pronoun replaced by what it speaks of, or None if nobody can tell."""
        try:
            return settled(self.reader, value, self.as_kind)
        except Unclear:
            return None

    def read(self, text: str, lang: str, kind: str, card: str = "") -> Reading:
        return self.grammar.compile(text, lang, lexicon=self.lexicon, card=card, kind=kind)

    def printed(self, reading: Reading, lang: str, kind: str) -> str:
        """A reading in the words that it was read in."""
        return self.grammar.write(
            reading.abilities, lang, lexicon=self.lexicon, voice=reading.voice, labels=reading.names, kind=kind
        )

    def plain(self, tree: Tree, lang: str, kind: str) -> str:
        """A tree in the words that the grammar prefers."""
        return self.grammar.write(tree, lang, lexicon=self.lexicon, kind=kind)

    def tree(self, text: str, lang: str, kind: str) -> Tree | None:
        """None where the text is refused."""
        try:
            return self.read(text, lang, kind).abilities
        except CardTextError:
            return None

    def mutants(self, text: str, lang: str) -> Iterator[str]:
        """The text with a number changed, a clause dropped, or a word that matters replaced."""
        for found in NUMBER.finditer(text):
            yield text[: found.start()] + str(int(found[0]) + 1) + text[found.end() :]
        for found in self.clause[lang].finditer(text):
            yield text[: found.start()] + text[found.end() :]
        for old, new in self.swaps[lang]:
            for found in re.finditer(re.escape(old), text):
                yield text[: found.start()] + new + text[found.end() :]

    def surviving(self, text: str, lang: str, kind: str) -> list[str]:
        """The mutants that mean the same as the text."""
        whole = self.tree(text, lang, kind)
        assert whole is not None, text
        return [mutant for mutant in self.mutants(text, lang) if self._as_printed(mutant, lang, kind) == whole]

    def _as_printed(self, text: str, lang: str, kind: str) -> Tree | None:
        """None also where other words were read as the game's own: they are told to mean the same."""
        try:
            reading = self.read(text, lang, kind)
        except CardTextError:
            return None
        return None if reading.changes else reading.abilities
