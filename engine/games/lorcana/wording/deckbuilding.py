"""What a card says of the decks that it may be in."""

from __future__ import annotations

import re

from engine.games.lorcana.nodes import DeckLimit
from engine.kernel.cards.tree import Static
from engine.wording import Phrase, ReadingContext, Slot, Token, node, phrase

from .names import NAMES

_DASH = " — "
_LONGEST = 90


def _read_english(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
    """A name, or a name and a version."""
    name = NAMES[1]
    names = list(name.read(text, at, context))
    behind = [
        (f"{front} - {version}", after)
        for front, end in names
        if text.startswith(_DASH, end)
        for version, after in name.read(text, end + len(_DASH), context)
    ]
    return [*names, *behind]


def _write_english(value: object, context: ReadingContext) -> tuple[str, ...]:
    return (value.replace(" - ", _DASH, 1),) if isinstance(value, str) and value else ()


def _read_japanese(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
    end = text.find("》", at, at + _LONGEST)
    if end <= at:
        return []
    name, *version = re.split(" ?— ?", text[at:end], maxsplit=1)
    return [(" - ".join((context.names.get(name, name), *version)), end)]


def _write_japanese(value: object, context: ReadingContext) -> tuple[str, ...]:
    if not isinstance(value, str) or not value or "》" in value:
        return ()
    name, *version = value.split(" - ", 1)
    names = (*(known for known, same in context.names.items() if same == name), name)
    return tuple(dash.join((each, *version)) for each in dict.fromkeys(names) for dash in (_DASH, "—"))


def _limit(ja: str, en: tuple[str, ...], **fields: object) -> Phrase:
    return phrase("static", Static, effects=(node(DeckLimit, **fields),), ja=ja, en=en)


DECKBUILDING: tuple[Phrase | Token, ...] = (
    Token("title", "en", _read_english, _write_english),
    Token("title", "ja", _read_japanese, _write_japanese),
    _limit(
        "《{title}》はデッキに{most:number}[枚|匹|体]まで入れられる",
        (
            "you [may|can] have up to {most:number} copies of {title} in your deck",
            "you [may|can] only have {most:number} copies of {title} in your deck",
            "you [may|can] have only {most:number} copies of {title} in your deck",
        ),
        title=Slot("title"),
        most=Slot("most"),
    ),
    _limit(
        "《{title}》はデッキに好きな枚数入れられる",
        ("you [may|can] have any number of copies of {title} in your deck",),
        title=Slot("title"),
    ),
    _limit(
        "《{title:name}》という名前のカードはデッキに{most:number}枚まで入れられる",
        ("you [may|can] have up to {most:number} cards named {title:name} in your deck",),
        title=Slot("title"),
        most=Slot("most"),
        named=True,
    ),
    _limit(
        "《{title:name}》という名前のカードはデッキに好きな枚数入れられる",
        ("you [may|can] have any number of cards named {title:name} in your deck",),
        title=Slot("title"),
        named=True,
    ),
)
