"""One template for many meanings: what differs between them is told in rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.kernel.cards.tree import Matches, Node, Trigger, Who

from .phrase import Bindings, Phrase, Words, passing, phrase, word

Row = tuple[Mapping[str, Any], Words, Words]
"""The fields of a meaning, and what stands for {} in Japanese and in English;
() where a language does not say it so."""


def filled(template: Words, words: Words) -> tuple[str, ...]:
    """Each template with each of the words in the place of {}."""
    templates = (template,) if isinstance(template, str) else template
    each = (words,) if isinstance(words, str) else words
    return tuple(one.replace("{}", said) for one in templates for said in each)


def framed(
    sort: str,
    head: type[Node],
    rows: Iterable[Row],
    *,
    ja: Words = "{}",
    en: Words = "{}",
    when: Callable[[Bindings], bool] = lambda bindings: True,
    **fields: object,
) -> Iterator[Phrase]:
    """A phrase for each row; `fields` are those that all of them have."""
    for more, words_ja, words_en in rows:
        yield phrase(sort, head, ja=filled(ja, words_ja), en=filled(en, words_en), when=when, **{**fields, **more})


def any_of(sort: str, *inner: str, ja: str = "", en: str = "") -> Iterator[Phrase]:
    """Everything of these sorts is also of this one, with the words around it."""
    for each in inner:
        yield passing(sort, each, ja=ja, en=en)


def counted_noun(sort: str, one: str, some: str, number: str = "plural") -> tuple[Phrase, Phrase]:
    """A number with its English noun: `one` says 1, `some` any other, which {it} stands for."""
    return word(sort, 1, en=one), passing(sort, number, en=some)


def matches(sort: str, subject: str, rows: Iterable[tuple[object, str, str]]) -> Iterator[Phrase]:
    """What is so of a card. `subject`: its slot; `rows`: the filter, and what is said behind the subject."""
    frame = "{target:" + subject + "}"
    return framed(
        sort, Matches, (({"filter": each}, ja, en) for each, ja, en in rows), ja=frame + "が{}", en=frame + " {}"
    )


def moments(
    sort: str, events: Iterable[tuple[Any, Words, str]], whose: Iterable[tuple[Who, str, str]]
) -> Iterator[Phrase]:
    """Moments of a turn. `events`: with {} for whose turn it is; `whose`: players, and how whose it is is said."""
    players = tuple(whose)
    for event, ja, en in events:
        for who, of_ja, of_en in players:
            yield word(sort, Trigger(event, by=who), ja=filled(ja, of_ja), en=filled(en, of_en))


Player = tuple[Mapping[str, Any], str, str, str, str]
"""The fields that say who it is, who it is in Japanese and in English, the ending of the verb,
and the word for whose."""


def by_players(
    players: Iterable[Player], deeds: Iterable[tuple[str, type[Node], Mapping[str, Any], Words, Words]]
) -> Iterator[Phrase]:
    """What each of these players does. `deeds`: sort, node, fields, words; in English /s/ stands for the ending of the
    verb, /their/ for the word for whose, and /they/ for "you" or "they"."""
    told = tuple(deeds)
    for who, before_ja, before_en, s, their in players:
        for sort, head, fields, ja, en in told:
            they = "they" if s else "you"
            agreed = (each.replace("/s/", s).replace("/their/", their) for each in filled("{}", en))
            said = tuple(each.replace("/they/", they) for each in agreed)
            yield from framed(sort, head, ((fields, ja, said),), ja=before_ja + "{}", en=before_en + "{}", **who)
