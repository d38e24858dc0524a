"""Single words: numbers, factions, names between their brackets, this card, durations, costs."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.harem_master.nodes import PayCost
from engine.kernel.cards.tree import Bound, Exert, Tally, This
from engine.wording import Many, Phrase, ReadingContext, Token, Words, numbers, passing, phrase, word

LONGEST = 80
LANGS = ("ja", "en")
DURATIONS: dict[str, tuple[Words, str]] = {
    "turn": (("ターン終了時まで[、|]", "[このターン中|このターン]、"), " until end of turn"),
    "challenge": ("[戦闘終了時まで|この戦闘の終了時まで][、|]", " until end of battle"),
    "until_your_next_turn": (
        "[次の自分のターン開始時|次の自分のターンの開始時]まで[、|]",
        " until the start of your next turn",
    ),
}


# --- factions, as rule 209 has them


def _faction(language: str) -> Token:
    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        for printed, name in context.classes.get(language, {}).items():
            if text.startswith(printed, at):
                yield name, at + len(printed)

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        return tuple(printed for printed, name in context.classes.get(language, {}).items() if name == value)

    return Token("faction_name", language, read, write)


# --- names of cards, as rule 202 has them


def _read_name(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
    end = text.find("≫", at, at + LONGEST)
    return [(context.names.get(text[at:end], text[at:end]), end)] if end > at else []


def _write_japanese(value: object, context: ReadingContext) -> tuple[str, ...]:
    if not isinstance(value, str) or not value or "≫" in value:
        return ()
    return (*(name for name, known in context.names.items() if known == value and name != value), value)


def _write_english(value: object, context: ReadingContext) -> tuple[str, ...]:
    return _write_japanese(value, context)[-1:]


# --- this card, as rule 401.5 has it

_THIS: dict[str, dict[str, tuple[str, ...]]] = {
    "ja": {"event": ("このカード", "自身")},
    "en": {
        "item": ("this item", "this card", "this character"),
        "event": ("this card", "this character", "this item"),
    },
}
_ANY: dict[str, tuple[str, ...]] = {
    "ja": ("自身", "このカード", "このキャラクター", "このアイテム"),
    "en": ("this character", "this card", "this item"),
}


def _this(language: str) -> Token:
    def names(context: ReadingContext) -> tuple[str, ...]:
        return _THIS[language].get(context.kind, _ANY[language])

    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        for name in names(context):
            if text.startswith((name, name[0].upper() + name[1:]), at):
                yield This(), at + len(name)

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        if not isinstance(value, This):
            return ()
        spellings = names(context)
        return (*spellings, *(name[0].upper() + name[1:] for name in spellings)) if language == "en" else spellings

    return Token("this", language, read, write, frozenset("自こtT"))


TERMS: tuple[Phrase | Token | Many, ...] = (
    *numbers(LANGS),
    *(_faction(language) for language in LANGS),
    Token("name", "ja", _read_name, _write_japanese),
    Token("name", "en", _read_name, _write_english),
    *(_this(language) for language in LANGS),
    *(word("lasts", name, ja=ja, en=en) for name, (ja, en) in DURATIONS.items()),
    word(
        "wearer",
        Bound("host"),
        ja="[自身|このカード|このアイテム]を装備しているキャラクター",
        en="the wearer",
    ),
    # numbers that may be n (503.2)
    passing("num", "number"),
    word("num", Tally("paid"), ja="n", en="n"),
    passing("plural_num", "plural"),
    word("plural_num", Tally("paid"), ja="n", en="n"),
    word("cards", 1, en="a card"),
    passing("cards", "plural_num", en="{it} cards"),
    word("tops", 1, en="card"),
    passing("tops", "plural_num", en="{it} cards"),
    # icons of costs (503, 504)
    word("icon", Exert(This()), ja="［T］", en="［T］"),
    phrase("icon", PayCost, amount=None, ja="［n］", en="［n］"),
    phrase("icon", PayCost, ja="［{amount:number}］", en="［{amount:number}］"),
    Many("icons", "icon", {"ja": ("", ""), "en": ("", "")}),
)
