"""From a printed text to its tree and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from engine.kernel.tree import Tree
from engine.wording import (
    Book,
    CardTextError,
    Context,
    Phrase,
    normalise,
    phrases_in,
    read_sentence,
    write_sentence,
)

from .abilities import ABILITIES
from .amounts import AMOUNTS
from .anaphora import ANAPHORA
from .conditions import CONDITIONS
from .deck import DECK
from .filters import FILTERS
from .layout import LANGUAGES, lines, normal_text
from .pairs import PAIRS
from .players import PLAYERS
from .predicates import PREDICATES
from .sentences import SENTENCES
from .targets import TARGETS
from .terms import TERMS
from .triggers import TRIGGERS
from .verbs import VERBS

Lang = Literal["en", "ja"]
CardType = Literal["character", "action", "song", "item", "location"]
_LONGEST = 10_000
Voice = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text says: its tree, and ability by ability the story name, the voice and the phrases it was read by."""

    abilities: Tree
    names: tuple[str | None, ...]
    voice: Voice
    phrases: tuple[tuple[Phrase, ...], ...]


@cache
def book(lang: Lang) -> Book:
    """All phrases of a language."""
    return Book(
        LANGUAGES[lang],
        (
            *TERMS,
            *FILTERS,
            *TARGETS,
            *AMOUNTS,
            *PREDICATES,
            *PAIRS,
            *PLAYERS,
            *VERBS,
            *DECK,
            *CONDITIONS,
            *TRIGGERS,
            *SENTENCES,
            *ABILITIES,
        ),
    )


def compile_text(
    text: str,
    lang: Lang,
    *,
    names: Mapping[str, str] | None = None,
    card: str = "",
    type: CardType = "character",  # noqa: A002  # the word that cards use
) -> Reading:
    """Read a card's text. `names` maps Japanese card names to English ones; `card` is said in errors.

    Raises CardTextError, with line and place, if any part of the text has no reading or more than one.
    """
    if len(text) > _LONGEST:
        raise CardTextError(f"longer than {_LONGEST} characters", card=card)
    context = _context(names, type)
    read = lines(normal_text(text, lang, song=type == "song"), lang)
    sort = "spell_line" if type in ("action", "song") else "line"
    found = []
    for number, line in enumerate(read, 1):
        try:
            found.append(read_sentence(book(lang), sort, line.text, context, ANAPHORA))
        except CardTextError as error:
            place = error.position + (len(line.name) + 1 if line.name else 0)
            raise CardTextError(
                error.why, card=card, line=number, position=place, excerpt=error.excerpt, nearest=error.nearest
            ) from None
    abilities = tuple(sentence.value for sentence in found)
    return Reading(
        abilities,  # type: ignore[arg-type]  # the sort `line` holds abilities only
        tuple(line.name for line in read),
        tuple(sentence.voice for sentence in found),
        tuple(tuple(phrases_in(book(lang), sort, sentence.how)) for sentence in found),
    )


def print_text(
    abilities: Tree,
    lang: Lang,
    *,
    names: Mapping[str, str] | None = None,
    voice: Voice = (),
    labels: Sequence[str | None] = (),
    type: CardType = "character",  # noqa: A002  # as above
) -> str:
    """The normal text of a tree, an ability a line, each after its label (its story name).

    Raises CardTextError where no phrase of the language says it.
    """
    context = _context(names, type)
    sort = "spell_line" if type in ("action", "song") else "line"
    printed = []
    for number, ability in enumerate(abilities):
        spoken = voice[number] if number < len(voice) else ()
        label = labels[number] if number < len(labels) else None
        text = write_sentence(book(lang), sort, ability, context, ANAPHORA, spoken)
        printed.append(f"{label} {text}" if label else text)
    return "\n".join(printed)


def _context(names: Mapping[str, str] | None, kind: str) -> Context:
    return Context({_one_spelling(ja): _one_spelling(en) for ja, en in (names or {}).items()}, kind)


@lru_cache(maxsize=10_000)
def _one_spelling(name: str) -> str:
    return normalise(name)
