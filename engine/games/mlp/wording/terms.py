"""Single words: numbers, names, keywords, kinds of cards, tokens and durations."""

from __future__ import annotations

from engine.games.mlp.presents import CANDY
from engine.kernel.cards.tree import Bound, Kind
from engine.wording import (
    Many,
    Phrase,
    ReadingContext,
    Token,
    made,
    names_between,
    numbers,
    of_the_pool,
    this_card,
    word,
)

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


def _classes(language: str, context: ReadingContext) -> dict[str, str]:
    words = context.classes.get(language, {})
    return {printed: name for printed, name in words.items() if not name.startswith(_LENT)}


def _presents(language: str, context: ReadingContext) -> dict[str, str]:
    own = {f"{ja}のプレゼント" if language == "ja" else f"Present of {en}": name for name, (ja, en) in PRESENTS.items()}
    lent = {
        printed: name.removeprefix(_LENT)
        for printed, name in context.classes.get(language, {}).items()
        if name.startswith(_LENT) and name.removeprefix(_LENT) in PRESENTS
    }
    return own | lent


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


def _called(language: str, context: ReadingContext) -> list[str]:
    """What a card of its kind calls itself, first; a present speaks of who holds it."""
    if context.kind == "present":
        return [_HOLDER[language]]
    kinds = _THIS[language]
    own = context.kind if context.kind in kinds.values() else ""
    return sorted(kinds, key=lambda name: kinds[name] != own)


TERMS: tuple[Phrase | Token | Many, ...] = (
    *numbers(("ja", "en")),
    *names_between("】"),
    *of_the_pool("class_name", _classes),
    *of_the_pool("present_name", _presents),
    *this_card(_called),
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
