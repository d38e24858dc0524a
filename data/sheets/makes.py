"""Card files of three makes, told apart by their fields: our own, LorcanaJSON's and Lorcast's, as those document them.

LorcanaJSON: an object with `cards` (allCards.json, or setdata.N.json with `code` and `name`). Lorcast: the answer of
its search (`results`) or of a set's cards (a list). A list of either's cards, or a single card, will do as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from data.sheets.common import FieldError, Language, Name, SetCode, class_words, split_names
from data.sheets.faults import BadFile
from data.sheets.fields import SHOWN_SIGNS, Fields, clean_line, clean_text
from data.sheets.forms import FORMS
from data.sheets.lorcana import STATS, marks
from engine.kernel.card import Card

Make = Literal["kotatsu", "lorcanajson", "lorcast"]
FOREIGN: tuple[Make, ...] = ("lorcanajson", "lorcast")

TYPES = {
    "character": "character", "キャラクター": "character", "action": "action", "アクション": "action",
    "item": "item", "アイテム": "item", "location": "location", "ロケーション": "location",
}
SONGS = frozenset(("song", "歌"))
INKS = frozenset(("amber", "amethyst", "emerald", "ruby", "sapphire", "steel"))
ICONS = str.maketrans({"⟳": "{E}", "⬡": "{I}", "¤": "{S}", "⛉": "{W}", "◊": "{L}", "◆": "{L}"})
GAME = "lorcana"
"""The game of the two foreign formats."""
LANGUAGES: tuple[Language, ...] = get_args(Language)
_KANA = re.compile("[\u3041-\u30ff]")
_CODE = re.compile(r"[A-Z0-9]{1,4}")
_NUMBER = re.compile(r"([0-9]{1,3})([a-z]?)")
_CLASS_SIGNS = 40


class Found(Struct, frozen=True):
    """A card as printed, with its set's code and name; its key is "" until the set is known to be one.

    `words`: what is printed on it for its classes, with their ids.
    """

    code: str
    set_name: str
    number: str
    card: Card
    words: dict[str, str] = {}


class Heading(Struct, forbid_unknown_fields=True, kw_only=True):
    """What stands above the cards in our own format; of a foreign file, what can be said of all its cards.

    `words`: what is printed for classes that this set brings, by their ids.
    """

    game: str = GAME
    set: SetCode = ""
    name: Name = {}
    words: dict[str, Name] = {}
    cards: list[object] = []

    @property
    def class_words(self) -> dict[str, dict[str, str]]:
        """What is printed for classes by language, each with its id."""
        return class_words(self.words)


def make_of(document: object) -> Make | None:
    """Whose format it is, None if nobody's we know."""
    if isinstance(document, dict) and "cards" in document and ("game" in document or "set" in document):
        return "kotatsu"
    first = next(iter(entries(document)), None)
    if not isinstance(first, dict):
        return None
    if "collector_number" in first:
        return "lorcast"
    return "lorcanajson" if {"fullName", "fullText", "fullTextSections", "setCode"} & first.keys() else None


def entries(document: object) -> Sequence[object]:
    """The cards in a document of any make, as they stand there."""
    if isinstance(document, dict):
        for field in ("cards", "results"):
            if isinstance(document.get(field), list):
                return list(document[field])
        return [document] if "name" in document else []
    return document if isinstance(document, list) else []


def language_of(document: object) -> Language:
    """The language that a foreign file is in: the one it says, else Japanese if any of its cards is written in kana."""
    about = document.get("metadata") if isinstance(document, dict) else None
    if isinstance(about, dict) and about.get("language") in LANGUAGES:
        return LANGUAGES[LANGUAGES.index(about["language"])]
    cards = (each for each in entries(document) if isinstance(each, dict))
    words = (each.get(field) for each in cards for field in ("name", "version", "text", "fullText"))
    return "ja" if any(isinstance(word, str) and _KANA.search(word) for word in words) else "en"


def heading(document: object, make: Make) -> Heading:
    """Which game and set a file speaks of, as far as it says so above its cards. Raises BadFile."""
    if make != "kotatsu":
        return Heading()
    try:
        head = msgspec.convert(document, Heading)
    except msgspec.ValidationError as error:
        raise BadFile("community-bad-file", why=str(error)) from None
    for field in ("game", "set", "name"):
        if not getattr(head, field):
            raise BadFile("community-bad-file", why=f"`{field}` is empty")
    if head.game not in FORMS:
        raise BadFile("community-bad-file", why=f"`game` is one of {', '.join(FORMS)}")
    return head


def found(document: object, make: Make, lang: Language, head: Heading) -> Iterator[Found | BadFile]:
    """Each card, or what is wrong with it."""
    about = document if isinstance(document, dict) else {}
    name = " / ".join(dict.fromkeys(clean_line(head.name[each]) for each in sorted(head.name)))
    read: dict[Make, Callable[[Fields], Found]] = {
        "kotatsu": lambda each: _own(each, head, name),
        "lorcast": lambda each: _lorcast(each, lang),
        "lorcanajson": lambda each: _lorcana_json(each, about, lang),
    }
    for place, entry in enumerate(entries(document), 1):
        yield _tried(read[make], entry, place)


def _tried(read: Callable[[Fields], Found], entry: object, place: int) -> Found | BadFile:
    try:
        return read(Fields(entry, place))
    except BadFile as bad:
        return bad


# --- our own --------------------------------------------------------------------------------------------------------


def _own(fields: Fields, head: Heading, set_name: str) -> Found:
    form = FORMS[head.game]
    fields.label = clean_line(str(fields.facts.get("id", fields.label)))[:SHOWN_SIGNS]
    try:
        card = form.card(msgspec.convert(_clean(fields.facts), form.entry))
    except msgspec.ValidationError as error:
        raise fields.fault("community-bad-card", why=clean_line(str(error))) from None
    except FieldError as error:
        raise fields.fault("community-missing-field" if error.missing else "community-bad-field",
                           field=error.field) from None
    if not card.key.startswith(f"{head.set}-"):
        raise fields.fault("community-foreign-card", code=head.set)
    if not card.name or not all(card.id_name):
        raise fields.fault("community-missing-field", field="name")
    return Found(head.set, set_name, card.key.partition("-")[2], msgspec.structs.replace(card, key=""))


def _clean(facts: Mapping[object, object]) -> dict[str, object]:
    """The same with nothing unseen in its words; names on one line."""
    return {
        str(field): {str(lang): clean_text(str(words)).translate(ICONS) if field == "text" else clean_line(str(words))
                     for lang, words in value.items()} if isinstance(value, dict) else value
        for field, value in facts.items()
    }


# --- LorcanaJSON ----------------------------------------------------------------------------------------------------


def _lorcana_json(fields: Fields, about: Mapping[str, object], lang: Language) -> Found:
    name, version = fields.name("name"), fields.line("version")
    fields.label = _label(name, version)
    kinds = fields.lines("subtypes")
    numbers = {"cost": "cost", "strength": "strength", "willpower": "willpower", "lore": "lore", "move": "moveCost"}
    code = _code(fields, fields.text("promoGrouping") or fields.text("setCode") or about.get("code"))
    inks = fields.lines("colors") or [ink for ink in fields.text("color").split("-") if ink]
    card = _foreign(
        fields, lang, name, version, [fields.text("type")], kinds, inks, _sections(fields),
        {stat: fields.number(field) for stat, field in numbers.items()},
    )
    number = _number(fields, f"{fields.whole('number')}{fields.text('variant')}")
    return Found(code, _set_name(about, code), number, card, _class_words(kinds))


def _sections(fields: Fields) -> str:
    """One ability a line; inside of one, lines are only how it was laid out on the card."""
    sections = fields.lines("fullTextSections")
    return "\n".join(clean_line(section) for section in sections) if sections else fields.text("fullText")


def _set_name(about: Mapping[str, object], code: str) -> str:
    sets = about.get("sets")
    listed = sets.get(code) if isinstance(sets, dict) else about
    name = listed.get("name") if isinstance(listed, dict) else None
    return clean_line(name)[:SHOWN_SIGNS] if isinstance(name, str) else ""


# --- Lorcast --------------------------------------------------------------------------------------------------------


def _lorcast(fields: Fields, lang: Language) -> Found:
    name, version = fields.name("name"), fields.line("version")
    fields.label = _label(name, version)
    kinds = fields.lines("type")
    numbers = {"cost": "cost", "strength": "strength", "willpower": "willpower", "lore": "lore", "move": "move_cost"}
    classes = [*fields.lines("classifications"), *kinds[1:]]
    card = _foreign(
        fields, lang, name, version, kinds, classes,
        fields.lines("inks") or fields.lines("ink"), fields.text("text"),
        {stat: fields.number(field) for stat, field in numbers.items()},
    )
    about = fields.part("set")
    set_name = about.get("name")
    return Found(
        _code(fields, about.get("code")), clean_line(set_name)[:SHOWN_SIGNS] if isinstance(set_name, str) else "",
        _number(fields, fields.text("collector_number")), card, _class_words(classes),
    )


# --- what the two have in common ------------------------------------------------------------------------------------


def _foreign(
    fields: Fields, lang: Language, name: str, version: str, types: Sequence[str], classes: Sequence[str],
    inks: Sequence[str], text: str, numbers: Mapping[str, int | None],
) -> Card:
    words = [clean_line(word).casefold() for word in types]
    kinds = [TYPES[word] for word in words if word in TYPES]
    is_song = bool(SONGS & {*words, *(clean_line(word).casefold() for word in classes)})
    kind = kinds[0] if kinds else "action" if is_song else ""
    if not kind:
        raise fields.bad("type")
    colors = tuple(dict.fromkeys(clean_line(ink).casefold() for ink in inks))
    if not INKS.issuperset(colors):
        raise fields.bad("ink")
    printed = clean_text(text).translate(ICONS)
    return Card(
        key="", kind=kind, name={lang: name}, id_name=_names(fields, name), version={lang: version} if version else {},
        text={lang: printed} if printed else {}, stats=_stats(fields, kind, numbers),
        classes=tuple(dict.fromkeys(filter(None, map(_class_id, classes)))), colors=colors,
        marks=marks(inkwell=fields.flag("inkwell"), song=is_song),
    )


def _class_words(words: Sequence[str]) -> dict[str, str]:
    """The classes among these words, as they are printed, with their ids."""
    return {clean_line(word): id_ for word in words if (id_ := _class_id(word))}


def _class_id(word: str) -> str:
    """Ruling R-LOR-13: the list of classifications is open; one that nobody knows is a word like any other."""
    found = clean_line(word).casefold()
    return "" if found in SONGS or found in TYPES else found.replace(" ", "_")[:_CLASS_SIGNS]


def _stats(fields: Fields, kind: str, numbers: Mapping[str, int | None]) -> dict[str, int]:
    """What is printed on a card of this type; a number that must be there and is not is a fault."""
    needed, allowed = STATS[kind]
    for name in ("cost", *sorted(needed)):
        if numbers[name] is None:
            raise fields.fault("community-missing-field", field=name)
    if numbers["willpower"] == 0:
        raise fields.bad("willpower")
    wanted = {"cost", *needed, *allowed}
    return {name: value for name, value in numbers.items() if value is not None and name in wanted}


def _names(fields: Fields, name: str) -> tuple[str, ...]:
    names = split_names(name)
    if not all(names):
        raise fields.bad("name")
    return names


def _label(name: str, version: str) -> str:
    return (f"{name} - {version}" if version else name)[:SHOWN_SIGNS]


def _code(fields: Fields, value: object) -> str:
    code = clean_line(value).upper() if isinstance(value, str) else ""
    if not _CODE.fullmatch(code):
        raise fields.bad("set")
    return code


def _number(fields: Fields, text: str) -> str:
    """The number in the set as keys write it, with the letter of a variant: 004a."""
    match = _NUMBER.fullmatch(clean_line(text).casefold())
    if not match:
        raise fields.bad("number")
    return f"{int(match[1]):03d}{match[2]}"
