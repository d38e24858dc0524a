"""Facts files of a publisher's card list: what is printed on each card, one file a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from data.printed.sheets import Sheets
from engine.games.lorcana.printed import FORM, LorcanaEntry
from engine.kernel.cards.card import Card
from engine.manifest.form import Number, class_id, split_names

GAME = "lorcana"
_AS_IT_STANDS = ("cost", "inkwell", "song", "strength", "willpower", "lore", "move")


class _Printed(Struct, kw_only=True):
    """A card of a facts file, in either language."""

    id: str
    name: str
    version: str | None = None
    name_en: str | None = field(default=None, name="nameEn")
    type: str = ""
    ink: list[str] = field(default_factory=list)
    cost: Number = 0
    inkwell: bool = False
    song: bool = False
    strength: Number | None = None
    willpower: Number | None = None
    lore: Number | None = None
    move: Number | None = field(default=None, name="moveCost")
    classifications: list[str] = field(default_factory=list)
    text: str = ""
    text_other: str = field(default="", name="textOtherSource")
    main: bool = field(default=True, name="mainSet")


class Facts(Struct, kw_only=True):
    """A facts file; a Japanese one says in `meta` what its words for types, inks and classes mean."""

    meta: dict[str, object]
    cards: list[_Printed]


def sheets(files: Sequence[Facts]) -> Sheets:
    """The cards of facts files, an English and a Japanese one put together by id."""
    cards = {card.key: card for card in _joined(files)}
    codes = {code: key for fact in files for code, key in _codes(fact).items()}
    return Sheets(GAME, cards, codes, _others(files), _class_words(files))


def _joined(files: Sequence[Facts]) -> Iterator[Card]:
    """Each card once.

    Another printing of a card is a card of its own, with the same full name; where a language has it only once, both
    share its words.
    """
    printed = [card for fact in files for card in fact.cards]
    english = {card.id: card for card in printed if card.name_en is None}
    japanese = {card.id: card for card in printed if card.name_en is not None}
    words = {word: name for fact in files for word, name in _english_words(fact).items()}
    called = {(card.name, card.version): japanese.get(card.id) for card in english.values() if card.main}
    for key in english | japanese:
        en = english.get(key)
        again = called.get((en.name, en.version)) if en and not en.main else None
        yield _printed(en, japanese.get(key, again), words)


def _others(files: Iterable[Facts]) -> dict[str, dict[str, str]]:
    """The second readings: only English records hold any."""
    return {card.id: {"en": card.text_other} for fact in files for card in fact.cards if card.text_other.strip()}


def _class_words(files: Sequence[Facts]) -> dict[str, dict[str, str]]:
    """What is printed for a class: in English what the cards bear, in Japanese what the file says of its words."""
    words: dict[str, dict[str, str]] = {}
    for fact in files:
        table = fact.meta.get("classificationsJa")
        if isinstance(table, dict):
            words.setdefault("ja", {}).update((str(ja), class_id(str(en))) for en, ja in table.items())
        for card in fact.cards:
            if card.name_en is None:
                words.setdefault("en", {}).update((name, class_id(name)) for name in card.classifications)
    return words


def _english_words(facts: Facts) -> dict[str, str]:
    """What a Japanese file says about its own words for types, inks and classes."""
    tables = [facts.meta.get(name) for name in ("typesJa", "inkJa", "classificationsJa")]
    return {str(ja): str(en) for table in tables if isinstance(table, dict) for en, ja in table.items()}


def _printed(en: _Printed | None, ja: _Printed | None, words: Mapping[str, str]) -> Card:
    texts = {lang: card for lang, card in (("en", en), ("ja", ja)) if card}
    card = en or ja
    assert card is not None
    name, version = (en.name, en.version) if en else _named(card.name_en or card.name)
    given: dict[str, Any] = {field: getattr(card, field) for field in _AS_IT_STANDS} | {
        "type": class_id(words.get(card.type, card.type)),
        "name": {"en": name} | {lang: part.name for lang, part in texts.items()},
        "version": ({"en": version} if version else {})
        | {lang: part.version for lang, part in texts.items() if part.version},
        "text": {lang: part.text for lang, part in texts.items() if part.text.strip()},
        "ink": [words.get(ink, ink) for ink in card.ink],
        "classes": [words.get(name, name) for name in card.classifications if name != "歌"],
    }
    return replace(FORM.unchecked(card.id, LorcanaEntry(**given)), id_name=split_names(name))


def _named(english: str) -> tuple[str, str | None]:
    """A name and its version, as a Japanese record gives both in English."""
    name, _, version = english.partition(" - ")
    return name, version or None


def set_names(facts: Facts) -> dict[str, str]:
    """What a file calls its sets, by the code with which ids begin."""
    about = facts.meta.get("sets")
    named = about.items() if isinstance(about, dict) else ()
    return {str(code): str(each.get("en", code)) if isinstance(each, dict) else str(each) for code, each in named}


def _codes(facts: Facts) -> dict[str, str]:
    sets = facts.meta.get("sets")
    listed = sets.items() if isinstance(sets, dict) else ()
    return {str(about["code"]): str(key) for key, about in listed if isinstance(about, dict) and "code" in about}
