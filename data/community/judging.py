"""Whether a card's printed text can be read, and what it means; never by halves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec import Struct

from data.cards import name_lexicon
from data.community.sheet import Sheet
from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Ability
from engine.kernel.flow.reminding import MARK
from engine.wording import NO_REACH, TOO_DEEP, TOO_MUCH, TWO_READINGS, CardTextError, Grammar, Lexicon

Result = Literal["exact", "alternate", "refused"]
REASONS = {
    NO_REACH: "verdict-no-reach",
    TWO_READINGS: "verdict-two-readings",
    TOO_DEEP: "verdict-too-much",
    TOO_MUCH: "verdict-too-much",
}
Named = list[tuple[Ability, str]]
"""The abilities of a text, each with its name, "" where it has none."""


class Verdict(Struct, frozen=True, kw_only=True):
    """What became of a card.

    `exact`: its text is read and prints back as it stands; `alternate`: read, though the grammar words it otherwise;
    `refused`: it has its numbers and no ability. Then `reason` is a message key, `at` the language and line, `excerpt`
    the words there, and `expected` words that could stand there; `more`: place and words of each later line.
    """

    key: str
    title: str
    result: Result
    reason: str = ""
    at: str = ""
    excerpt: str = ""
    expected: tuple[str, ...] = ()
    more: tuple[tuple[str, str], ...] = ()


class Judged(Struct, frozen=True):
    """A card as it can be played, the verdict on it, and by language a name for each of its abilities."""

    card: Card
    verdict: Verdict
    ability_names: dict[str, tuple[str, ...]] = {}


def lexicon(sheet: Sheet, known: Lexicon) -> Lexicon:
    """The words that texts may speak with: the set's own, and over them those already `known`, which never change."""
    classes = {
        lang: {**sheet.words.get(lang, {}), **known.classes.get(lang, {})} for lang in (*sheet.words, *known.classes)
    }
    return Lexicon(name_lexicon(sheet.cards) | dict(known.names), classes)


def judge(sheet: Sheet, known: Lexicon) -> Iterator[Judged]:
    """Each card in turn. `known`: the words of the cards that are there already."""
    words = lexicon(sheet, known)
    for card in sheet.cards:
        if card.key in sheet.refused:
            yield refused(card, sheet.refused[card.key])
            continue
        yield _judged(card, MANIFESTS[sheet.game].grammar, words)


def refused(card: Card, reason: str, **told: str | tuple[str, ...] | tuple[tuple[str, str], ...]) -> Judged:
    """A card with its numbers and its printed text, marked to be settled by hand."""
    verdict = Verdict(key=card.key, title=card.full_name, result="refused", reason=reason)
    verdict = msgspec.structs.replace(verdict, **told)
    marked = msgspec.structs.replace(card, marks=(*card.marks, MARK), abilities=())
    return Judged(marked, verdict)


def _judged(card: Card, grammar: Grammar, words: Lexicon) -> Judged:
    read: dict[str, Named] = {}
    exact = True
    for lang in sorted(card.text):
        try:
            reading, as_printed = grammar.read_card(card, lang, words)
        except CardTextError as error:
            (at, excerpt), *more = [_place(lang, line) for line in error.lines()]
            reason = REASONS.get(error.why, "verdict-unread")
            return refused(card, reason, at=at, excerpt=excerpt, expected=error.place.expected, more=tuple(more))
        read[lang] = [(ability, name or "") for ability, name in zip(reading.abilities, reading.names, strict=True)]
        exact = exact and as_printed
    first = next(iter(read.values()), [])
    ordered = {lang: _in_order(first, named) for lang, named in read.items()}
    if any(names is None for names in ordered.values()):
        return refused(card, "verdict-languages")
    abilities = tuple(ability for ability, _ in first)
    told = grammar.tell(card, abilities, words, [name for _, name in first])
    made = msgspec.structs.replace(card, abilities=abilities, told=told)
    verdict = Verdict(key=card.key, title=card.full_name, result="exact" if exact else "alternate")
    return Judged(made, verdict, {lang: names for lang, names in ordered.items() if names is not None})


def _place(lang: str, error: CardTextError) -> tuple[str, str]:
    return f"{lang}:{error.line}" if error.line else lang, error.place.excerpt


def _in_order(first: Named, named: Named) -> tuple[str, ...] | None:
    """The names in the order of the first language's abilities; None if the two do not mean the same."""
    left = list(named)
    names: list[str] = []
    for ability, _ in first:
        at = next((at for at, (other, _) in enumerate(left) if other == ability), -1)
        if at < 0:
            return None
        names.append(left.pop(at)[1])
    return None if left else tuple(names)
