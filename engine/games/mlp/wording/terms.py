"""Single words: numbers, names, keywords, kinds of cards, tokens and durations."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.games.mlp.presents import CANDY
from engine.kernel.cards.tree import Bound, Kind, This
from engine.wording import Many, Phrase, ReadingContext, Token, made, numbers, word

KINDS = {
    "character": ("キャラ", "character"),
    "event": ("イベント", "event"),
    "item": ("アイテム", "item"),
    "scene": ("シーン", "scene"),
}
PRESENTS = {
    "search": ("探しもの", "Search"),
    "recall": ("呼びもどし", "Recall"),
    "cheer": ("はげまし", "Cheer"),
    "errand": ("お使い", "Errands"),
    "journey": ("旅", "Journeys"),
    "dazzle": ("見とれ", "Dazzle"),
}
_LENT = "present_"
"""How a card file that prints other names for the presents lists them among its words."""
DURATIONS = {
    "turn": ("ターン終了まで[|、]", " until end of turn"),
    "challenge": ("この交流終了まで[|、]", " until the end of this exchange"),
}
LONGEST = 60
Read = Callable[[str, int, ReadingContext], Iterable[tuple[object, int]]]
Write = Callable[[object, ReadingContext], tuple[str, ...]]

# --- names between their badges


def _read_name(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
    end = text.find("】", at, at + LONGEST)
    return [(context.names.get(text[at:end], text[at:end]), end)] if end > at else []


def _write_japanese(value: object, context: ReadingContext) -> tuple[str, ...]:
    if not isinstance(value, str) or not value or "】" in value:
        return ()
    return (*(name for name, known in context.names.items() if known == value and name != value), value)


def _write_english(value: object, context: ReadingContext) -> tuple[str, ...]:
    return _write_japanese(value, context)[-1:]


# --- keywords and presents between their quotes


def _class_name(language: str) -> tuple[Read, Write]:
    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        for printed, name in context.classes.get(language, {}).items():
            if text.startswith(printed, at) and not name.startswith(_LENT):
                yield name, at + len(printed)

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        return tuple(
            printed
            for printed, name in context.classes.get(language, {}).items()
            if name == value and not name.startswith(_LENT)
        )

    return read, write


def _present(language: str) -> tuple[Read, Write]:
    def words(context: ReadingContext) -> dict[str, str]:
        lent = {
            printed: name.removeprefix(_LENT)
            for printed, name in context.classes.get(language, {}).items()
            if name.removeprefix(_LENT) in PRESENTS and name.startswith(_LENT)
        }
        own = {
            f"{ja}のプレゼント" if language == "ja" else f"Present of {en}": name for name, (ja, en) in PRESENTS.items()
        }
        return own | lent

    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        for printed, name in words(context).items():
            if text.startswith(printed, at):
                yield name, at + len(printed)

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        return tuple(printed for printed, name in words(context).items() if name == value)

    return read, write


# --- this card

_THIS = {
    "ja": {
        "このキャラ": "character",
        "このキャラクター": "character",
        "このシーン": "scene",
        "このアイテム": "item",
        "このカード": "",
    },
    "en": {"this character": "character", "this scene": "scene", "this item": "item", "this card": ""},
}
_HOLDER = {"ja": "このプレゼントを獲得したキャラ", "en": "the holder"}


def _this(language: str) -> Token:
    def names(context: ReadingContext) -> list[str]:
        if context.kind == "present":
            return [_HOLDER[language]]
        kinds = _THIS[language]
        own = context.kind if context.kind in kinds.values() else ""
        return sorted(kinds, key=lambda name: kinds[name] != own)

    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        for name in names(context):
            if text.startswith(name, at) or text.startswith(name[0].upper() + name[1:], at):
                yield This(), at + len(name)

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        if not isinstance(value, This):
            return ()
        forms = names(context)
        return (*forms, *(name[0].upper() + name[1:] for name in forms)) if language == "en" else tuple(forms)

    return Token("this", language, read, write, frozenset("こtT"))


TERMS: tuple[Phrase | Token | Many, ...] = (
    *numbers(("ja", "en")),
    Token("name", "ja", _read_name, _write_japanese),
    Token("name", "en", _read_name, _write_english),
    *(Token("class_name", language, *_class_name(language)) for language in ("ja", "en")),
    *(Token("present_name", language, *_present(language)) for language in ("ja", "en")),
    _this("ja"),
    _this("en"),
    word("kind", Kind("character"), ja=("キャラ", "キャラクター"), en="<character>"),
    *(word("kind", Kind(name), ja=ja, en=f"<{en}>") for name, (ja, en) in KINDS.items() if name in ("event", "item")),
    word("token", CANDY, ja="キャンディ", en="@candy"),
    made(
        "token",
        lambda named: named["name"],
        lambda value: {"name": value},
        ja="「{name:present_name}」",
        en='@"{name:present_name}"',
    ),
    *(word("lasts", name, ja=ja, en=en) for name, (ja, en) in DURATIONS.items()),
    word("host", Bound("host"), ja="着用しているキャラ", en="the wearer"),
)
