"""Card files: our own format, described by `schema/cards.schema.json`, and the facts files of a publisher's card list.

What is read here is what is printed; nobody has looked into a card's text yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from engine.kernel.card import Card
from engine.reader import LIMIT, ReaderError, read
from engine.wording import normalise

JSON_LIMIT = 8 * 1024 * 1024

Language = Literal["en", "ja"]
CardType = Literal["character", "action", "item", "location"]
InkType = Literal["amber", "amethyst", "emerald", "ruby", "sapphire", "steel"]
Words = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^\S(.*\S)?$")]
ClassId = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Number = Annotated[int, Meta(ge=0, le=99)]
_T = TypeVar("_T")
SetCode = Annotated[str, Meta(pattern="^[A-Z0-9]{1,4}$")]


_BY_LANGUAGE: dict[str, object] = {"propertyNames": {"enum": ["en", "ja"]}}


class CardSetError(ValueError):
    """A card file that cannot be used as a whole, in one sentence."""


class CardEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card of our own format."""

    id: Annotated[str, Meta(pattern="^[A-Z0-9]{1,4}-[0-9]{3}$", description="Set code and number in the set.")]
    type: CardType
    name: Annotated[
        dict[Language, Words],
        Meta(min_length=1, description="By language; a card with two names: 'A & B'.", extra_json_schema=_BY_LANGUAGE),
    ]
    version: Annotated[
        dict[Language, Words], Meta(description="What stands below the name.", extra_json_schema=_BY_LANGUAGE),
    ] = field(default_factory=dict)
    ink: Annotated[InkType | list[InkType], Meta(description="One ink type, or a list of two.")]
    cost: Number
    inkwell: Annotated[bool, Meta(description="Whether it may be put into the inkwell.")] = False
    strength: Number | None = None
    willpower: Annotated[int, Meta(ge=1, le=99)] | None = None
    lore: Number | None = None
    move: Annotated[Number | None, Meta(description="A location's move cost.")] = None
    classes: Annotated[
        list[ClassId], Meta(description="Glossary ids, in the order printed."),
    ] = field(default_factory=list)
    song: Annotated[bool, Meta(description="An action that is a song.")] = False
    text: Annotated[
        dict[Language, str],
        Meta(
            description="The printed text by language, one ability a line, each after its name if it has one.",
            extra_json_schema=_BY_LANGUAGE,
        ),
    ] = field(default_factory=dict)


class CardFile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card set for the table: its cards and their printed texts, from which the rules of each card are read."""

    game: Literal["lorcana"]
    set: Annotated[SetCode, Meta(description="The code with which the ids begin.")]
    name: Annotated[dict[Language, Words], Meta(min_length=1, extra_json_schema=_BY_LANGUAGE)]
    cards: Annotated[list[CardEntry], Meta(min_length=1, max_length=2000)]


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


class _Facts(Struct, kw_only=True):
    meta: dict[str, object]
    cards: list[_Printed]


class Sheets(Struct, frozen=True):
    """The printed cards of some files by key, and which set a printed set code stands for.

    `others`: by card key and language, what another source gives as the text of the card.
    """

    game: str
    cards: dict[str, Card]
    codes: dict[str, str]
    others: dict[str, dict[str, str]]


def schema() -> dict[str, object]:
    """The JSON Schema of our own format, as it is published in `schema/cards.schema.json`."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema"} | msgspec.json.schema(CardFile)


def read_files(paths: Sequence[Path]) -> Sheets:
    """The cards of these files together. Raises CardSetError, which names the file."""
    facts: list[tuple[Path, _Facts]] = []
    cards: dict[str, Card] = {}
    codes: dict[str, str] = {}
    for path in paths:
        document = _document(path)
        if isinstance(document, dict) and "meta" in document:
            facts.append((path, _converted(path, document, _Facts)))
            continue
        file = _converted(path, document, CardFile)
        codes[file.set] = file.set
        if strays := [entry.id for entry in file.cards if not entry.id.startswith(f"{file.set}-")]:
            raise CardSetError(f"{path}: {strays[0]}: the ids of this set begin with {file.set}-")
        _add(path, cards, (_own(path, entry) for entry in file.cards))
    if facts:
        _add(facts[-1][0], cards, _joined(facts))
    for _, fact in facts:
        codes |= _codes(fact)
    return Sheets("lorcana", cards, codes, _others(fact for _, fact in facts))


def _document(path: Path) -> object:
    try:
        raw = path.read_bytes()
        return read(raw, limit=JSON_LIMIT if raw.lstrip().startswith(b"{") else LIMIT)
    except OSError as error:
        raise CardSetError(f"{path}: cannot be opened ({error.strerror})") from None
    except ReaderError as error:
        raise CardSetError(f"{path}: {error}") from None


def _converted(path: Path, document: object, kind: type[_T]) -> _T:
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise CardSetError(f"{path}: {error}") from None


def _add(path: Path, cards: dict[str, Card], more: Iterable[Card]) -> None:
    for card in more:
        if card.key in cards:
            raise CardSetError(f"{path}: the card {card.key} is there twice")
        cards[card.key] = card


# --- our own format ------------------------------------------------------------------------------------------------

_STATS: Mapping[str, tuple[set[str], set[str]]] = {
    "character": ({"strength", "willpower", "lore"}, set()),
    "location": ({"willpower", "move"}, {"lore"}),
    "action": (set(), set()),
    "item": (set(), set()),
}


def _own(path: Path, entry: CardEntry) -> Card:
    stats = {name: getattr(entry, name) for name in ("strength", "willpower", "lore", "move")}
    given = {name for name, value in stats.items() if value is not None}
    needed, allowed = _STATS[entry.type]
    if missing := sorted(needed - given):
        raise CardSetError(f"{path}: {entry.id}: this {entry.type} needs {', '.join(missing)}")
    if foreign := sorted(given - needed - allowed):
        raise CardSetError(f"{path}: {entry.id}: this {entry.type} may not have {', '.join(foreign)}")
    if entry.song and entry.type != "action":
        raise CardSetError(f"{path}: {entry.id}: only an action can be a song")
    return Card(
        key=entry.id, kind=entry.type, name=_by_language(entry.name), id_name=_id_name(entry.name),
        version=_by_language(entry.version), text=_by_language(entry.text),
        stats={"cost": entry.cost} | {name: value for name, value in stats.items() if value is not None},
        classes=tuple(entry.classes), colors=(entry.ink,) if isinstance(entry.ink, str) else tuple(entry.ink),
        marks=_marks(inkwell=entry.inkwell, song=entry.song),
    )


def _by_language(words: Mapping[Language, str]) -> dict[str, str]:
    return {lang: text for lang, text in words.items() if text.strip()}


def _id_name(name: Mapping[Language, str]) -> tuple[str, ...]:
    """LOR 6.2.4.1: a card called "A & B" has both names."""
    return split_names(name.get("en") or next(iter(name.values())))


def split_names(name: str) -> tuple[str, ...]:
    """The names of a card, one or two, spelled as trees spell them."""
    return tuple(part.strip() for part in normalise(name).split("&"))


def _marks(*, inkwell: bool, song: bool) -> tuple[str, ...]:
    return ("inkwell",) * inkwell + ("song",) * song


# --- facts files ---------------------------------------------------------------------------------------------------


def _joined(files: Sequence[tuple[Path, _Facts]]) -> Iterator[Card]:
    """The cards of facts files, an English and a Japanese one put together by id.

    Another printing of a card is a card of its own, with the same full name; where a language has it only once, both
    share its words.
    """
    printed = [card for _, fact in files for card in fact.cards]
    english = {card.id: card for card in printed if card.name_en is None}
    japanese = {card.id: card for card in printed if card.name_en is not None}
    words = {word: name for _, fact in files for word, name in _english_words(fact).items()}
    called = {(card.name, card.version): japanese.get(card.id) for card in english.values() if card.main}
    for key in english | japanese:
        en = english.get(key)
        again = called.get((en.name, en.version)) if en and not en.main else None
        yield _printed(en, japanese.get(key, again), words)


def _others(files: Iterable[_Facts]) -> dict[str, dict[str, str]]:
    """The second readings: only English records hold any."""
    return {card.id: {"en": card.text_other} for fact in files for card in fact.cards if card.text_other.strip()}


def _english_words(facts: _Facts) -> dict[str, str]:
    """What a Japanese file says about its own words for types, inks and classes."""
    tables = [facts.meta.get(name) for name in ("typesJa", "inkJa", "classificationsJa")]
    return {str(ja): str(en) for table in tables if isinstance(table, dict) for en, ja in table.items()}


def _printed(en: _Printed | None, ja: _Printed | None, words: Mapping[str, str]) -> Card:
    texts = {lang: card for lang, card in (("en", en), ("ja", ja)) if card}
    card = en or ja
    assert card is not None
    stats = {
        "cost": card.cost, "strength": card.strength, "willpower": card.willpower, "lore": card.lore, "move": card.move,
    }
    english_name = en.name if en else (card.name_en or card.name).split(" - ")[0]
    return Card(
        key=card.id, kind=_id(words.get(card.type, card.type)), name={lang: part.name for lang, part in texts.items()},
        id_name=split_names(english_name),
        version={lang: part.version for lang, part in texts.items() if part.version},
        text={lang: part.text for lang, part in texts.items() if part.text.strip()},
        stats={name: value for name, value in stats.items() if value is not None},
        classes=tuple(_id(words.get(name, name)) for name in card.classifications if name != "歌"),
        colors=tuple(_id(words.get(ink, ink)) for ink in card.ink),
        marks=_marks(inkwell=card.inkwell, song=card.song),
    )


def _id(name: str) -> str:
    return name.casefold().replace(" ", "_")


def _codes(facts: _Facts) -> dict[str, str]:
    sets = facts.meta.get("sets")
    found = sets.items() if isinstance(sets, dict) else ()
    return {str(about["code"]): str(key) for key, about in found if isinstance(about, dict) and "code" in about}
