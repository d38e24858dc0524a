"""Single words: numbers, persons, names between their brackets, this card, durations."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.quintuplets.wording.anaphora import Myself, Unspoken
from engine.kernel.cards.tree import Bound, This
from engine.wording import (
    Phrase,
    ReadingContext,
    Token,
    called,
    capital,
    names_between,
    numbers,
    of_the_pool,
    word,
)

LONGEST = 80
DURATIONS = {
    "turn": (
        ("ターンの終わりまで[、|]", "[そのターン中|このターン中]、", "[このターンの終わりまで|ターン終了まで][、|]"),
        " until end of turn",
    ),
    "until_your_next_turn": (
        ("次のあなたのターンの始めまで[、|]",),
        " until the start of your next turn",
    ),
}

# --- this card: what it is called hangs on its type

_THIS = {
    "ja": {
        "character": ("このキャラ", "このキャラクター", "このカード"),
        "episode": ("このエピソード", "このカード"),
        "event": ("このカード", "このイベント"),
        "event_episode": ("このカード", "このエピソード", "このイベント"),
        "hero": ("この主人公", "この風太郎", "このカード"),
    },
    "en": {
        "character": ("this character", "this card"),
        "episode": ("this episode", "this card"),
        "event": ("this card", "this event"),
        "event_episode": ("this card", "this episode", "this event"),
        "hero": ("this hero", "this card"),
    },
}


_MYSELF = {"ja": ("このキャラ", "このキャラクター"), "en": ("this character",)}


def _this(language: str) -> Token:
    def names(context: ReadingContext) -> tuple[str, ...]:
        return _THIS[language].get(context.kind) or _THIS[language]["character"]

    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        for name in names(context):
            if text.startswith((name, capital(name)), at):
                yield This(), at + len(name)
        for name in _MYSELF[language]:
            if text.startswith((name, capital(name)), at) and context.kind not in ("", "character"):
                yield Myself(), at + len(name)

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        if not isinstance(value, This | Myself):
            return ()
        spellings = names(context) if isinstance(value, This) else _MYSELF[language]
        return called(spellings, language)

    return Token("this", language, read, write, frozenset("こtT"))


# --- this card where its text does not say so: the power of a character, the need of a hero

_UNSAID = {"her_own": "character", "his_own": "hero"}
"""On which cards a number without an owner is their own; elsewhere a text that is given to a character says it."""


def _unsaid(sort: str) -> Token:
    def own(kind: str) -> This | Myself:
        return This() if kind in ("", _UNSAID[sort]) else Myself()

    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        if sort == "her_own" or own(context.kind) == This():
            yield own(context.kind), at

    return Token(
        sort, "ja", read, lambda value, context: ("",) if value == own(context.kind) else (), frozenset("花必")
    )


def _unspoken() -> Token:
    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        yield Unspoken(), at

    return Token(
        "unspoken", "ja", read, lambda value, context: ("",) if value in (This(), Unspoken()) else (), frozenset("花")
    )


# --- the brackets of a cost, which a template could not hold


def _bracket(sort: str, sign: str, language: str) -> Token:
    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        if text.startswith(sign, at):
            yield sign, at + 1

    return Token(sort, language, read, lambda value, context: (sign,) if value == sign else (), frozenset(sign))


TERMS: tuple[Phrase | Token, ...] = (
    *numbers(("ja", "en")),
    *of_the_pool("person_name", spellings=("{}", "{{}}")),  # their names, or their icons in braces (2.1.2.2)
    *names_between("》", LONGEST),  # 2.1.3
    *(_this(language) for language in ("ja", "en")),
    *map(_unsaid, _UNSAID),
    _unspoken(),
    *(
        _bracket(sort, sign, language)
        for sort, sign in (("opening", "["), ("closing", "]"))
        for language in ("ja", "en")
    ),
    *(word("lasts", name, ja=ja, en=en) for name, (ja, en) in DURATIONS.items()),
    word(
        "wearer",
        Bound("host"),
        ja=("セットされているキャラ", "[このエピソード|このカード]がセットされているキャラ"),
        en="the wearer",
    ),
)
