"""Lists of Lorcana cards that others publish, as those document them: LorcanaJSON's, Lorcast's, and the facts of the
publisher's own.

LorcanaJSON: an object with `cards` (allCards.json, or setdata.N.json with `code` and `name`). Lorcast: the answer of
its search (`results`) or of a set's cards (a list).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from data.games.lorcana import facts
from data.printed.fields import ICONS, SHOWN_SIGNS, Fields, clean_line, clean_text
from data.printed.make import Make, PrintedCard, Publication
from data.printed.terms import Terms, termed
from engine.games.lorcana.printed import FORM, LorcanaEntry
from engine.kernel.cards.card import Card
from engine.manifest.form import Language, split_names

TYPES = {
    "character": "character",
    "キャラクター": "character",
    "action": "action",
    "アクション": "action",
    "item": "item",
    "アイテム": "item",
    "location": "location",
    "ロケーション": "location",
}
SONGS = frozenset(("song", "歌"))
INKS = {
    "アンバー": "amber",
    "アメジスト": "amethyst",
    "エメラルド": "emerald",
    "ルビー": "ruby",
    "サファイア": "sapphire",
    "スティール": "steel",
}
CLASSES = {
    "ストーリーボーン": "storyborn",
    "ドリームボーン": "dreamborn",
    "フラッドボーン": "floodborn",
    "ヒーロー": "hero",
    "ヴィランズ": "villain",
    "プリンセス": "princess",
    "プリンス": "prince",
    "仲間": "ally",
    "王様": "king",
    "女王": "queen",
    "神格": "deity",
    "エイリアン": "alien",
    "ほうき": "broom",
    "子犬": "puppy",
    "海賊": "pirate",
    "キャプテン": "captain",
    "妖精": "fairy",
    "魔法使い": "sorcerer",
    "タイタン": "titan",
    "導き手": "mentor",
    "ハイエナ": "hyena",
    "発明家": "inventor",
    "銃士": "musketeer",
    "ドラゴン": "dragon",
    "騎士": "knight",
    "探偵": "detective",
}
TERMS: Terms = {"type": TYPES, "ink": INKS, "classes": CLASSES}
"""What stands in files for types, inks and classes, besides their ids."""
_CODE = re.compile(r"[A-Z0-9]{1,4}")
_NUMBER = re.compile(r"([0-9]{1,3})([a-z]?)")
_CLASS_SIGNS = 40


# --- LorcanaJSON ----------------------------------------------------------------------------------------------------


def _lorcana_json(fields: Fields, about: Mapping[str, object], lang: Language) -> PrintedCard:
    name, version = fields.name("name"), fields.line("version")
    fields.label = _label(name, version)
    kinds = fields.lines("subtypes")
    numbers = {"cost": "cost", "strength": "strength", "willpower": "willpower", "lore": "lore", "move": "moveCost"}
    code = _code(fields, fields.text("promoGrouping") or fields.text("setCode") or about.get("code"))
    inks = fields.lines("colors") or [ink for ink in fields.text("color").split("-") if ink]
    card = _foreign(
        fields,
        lang,
        name,
        version,
        [fields.text("type")],
        kinds,
        inks,
        _sections(fields),
        {stat: fields.number(field) for stat, field in numbers.items()},
    )
    number = _number(fields, f"{fields.whole('number')}{fields.text('variant')}")
    return PrintedCard(code, _set_name(about, code), number, card, _class_words(kinds))


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


def _lorcast(fields: Fields, lang: Language) -> PrintedCard:
    name, version = fields.name("name"), fields.line("version")
    fields.label = _label(name, version)
    kinds = fields.lines("type")
    numbers = {"cost": "cost", "strength": "strength", "willpower": "willpower", "lore": "lore", "move": "move_cost"}
    classes = [*fields.lines("classifications"), *kinds[1:]]
    card = _foreign(
        fields,
        lang,
        name,
        version,
        kinds,
        classes,
        fields.lines("inks") or fields.lines("ink"),
        fields.text("text"),
        {stat: fields.number(field) for stat, field in numbers.items()},
    )
    about = fields.part("set")
    set_name = about.get("name")
    return PrintedCard(
        _code(fields, about.get("code")),
        clean_line(set_name)[:SHOWN_SIGNS] if isinstance(set_name, str) else "",
        _number(fields, fields.text("collector_number")),
        card,
        _class_words(classes),
    )


# --- what the two have in common ------------------------------------------------------------------------------------


def _foreign(
    fields: Fields,
    lang: Language,
    name: str,
    version: str,
    types: Sequence[str],
    classes: Sequence[str],
    inks: Sequence[str],
    text: str,
    numbers: Mapping[str, int | None],
) -> Card:
    words = [clean_line(word).casefold() for word in types]
    kinds = [TYPES[word] for word in words if word in TYPES]
    is_song = bool(SONGS & {*words, *(clean_line(word).casefold() for word in classes)})
    kind = kinds[0] if kinds else "action" if is_song else ""
    if not kind:
        raise fields.bad("type")
    colors = tuple(dict.fromkeys(termed(TERMS, "ink", clean_line(ink)) for ink in inks))
    if not set(INKS.values()).issuperset(colors):
        raise fields.bad("ink")
    if not all(split_names(name)):
        raise fields.bad("name")
    given: dict[str, Any] = _numbers(fields, kind, numbers) | {
        "type": kind,
        "name": {lang: name},
        "version": {lang: version},
        "text": {lang: clean_text(text).translate(ICONS)},
        "ink": colors,
        "classes": list(dict.fromkeys(filter(None, map(_class_id, classes)))),
        "inkwell": fields.flag("inkwell"),
        "song": is_song,
    }
    return FORM.unchecked("", LorcanaEntry(**given))


def _class_words(words: Sequence[str]) -> dict[str, str]:
    """The classes among these words, as they are printed, with their ids."""
    return {clean_line(word): id_ for word in words if (id_ := _class_id(word))}


def _class_id(word: str) -> str:
    """Ruling R-LOR-13: the list of classifications is open; one that nobody knows is a word like any other."""
    plain = clean_line(word).casefold()
    return "" if plain in SONGS or plain in TYPES else termed(TERMS, "classes", plain)[:_CLASS_SIGNS]


def _numbers(fields: Fields, kind: str, numbers: Mapping[str, int | None]) -> dict[str, int | None]:
    """What is printed on a card of this type; a number that must be there and is not is a fault."""
    type_ = FORM.types[kind]
    for name in type_.needed:
        if numbers[name] is None:
            raise fields.fault("community-missing-field", field=name)
    if numbers["willpower"] == 0:
        raise fields.bad("willpower")
    return {name: numbers[name] for name in (*type_.needed, *type_.allowed)}


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


MAKES = (
    Make("lorcast", lambda first: "collector_number" in first, lambda fields, about, lang: _lorcast(fields, lang)),
    Make(
        "lorcanajson",
        lambda first: bool({"fullName", "fullText", "fullTextSections", "setCode"} & first.keys()),
        _lorcana_json,
    ),
)
PUBLICATION = Publication(
    lambda document: isinstance(document, dict) and "meta" in document,
    facts.Facts,
    facts.sheets,
    facts.set_names,
)
