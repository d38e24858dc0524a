"""The public collection of printed cards: a list of records in Japanese, or one record, of one title or of many.

Facts stand there as the publisher's page shows them: numbers as text, "-" for none, △ for a cost that nobody can pay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any
from unicodedata import normalize

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from data.printed.faults import BadFile
from data.printed.fields import NAME_SIGNS, SHOWN_SIGNS, clean_line, clean_text
from data.printed.make import Make, Publication
from data.printed.sheets import Sheets
from engine.games.precious_memories.identity import WORK
from engine.games.precious_memories.printed import FORM, PreciousEntry
from engine.kernel.cards.card import Card
from engine.manifest.form import class_id, id_name

GAME = "precious_memories"
MAKES: tuple[Make, ...] = ()
"""Lists of one set each: there are none."""
TYPES = {"キャラクター": "character", "キャラ": "character", "イベント": "event", "サポート": "support"}
COLORS = {"赤": "red", "青": "blue", "黄": "yellow", "緑": "green", "紫": "purple", "白": "white"}
NONE = frozenset(("", "-", "―", "ー", "−"))
UNPAYABLE = "△"
COMBINATION = "〔コンビ〕"
_NUMBER = re.compile(r"([0-9A-Z]{1,3})-([0-9]{3})([a-z]?)")
_BETWEEN = re.compile(r"[、,\s/]+")
_QUOTED_TITLE = re.compile(r"『([^『』]+)』")
_BLANKS = re.compile(r"[\s'’´`\u0301]+")
_BESIDE_TITLE = re.compile(r"^劇場版\s*|\s*(?:劇場版|[~―].*)$")
_LETTERS = re.compile(r"[A-Z]{3,}")
_CODE = re.compile(r"[A-Z0-9]{1,6}")
MOST_NUMBER = 990


class Record(Struct, kw_only=True):
    """A printed card. Some records name the two costs otherwise, and hold the traits as a list."""

    number: str
    name: str
    type: str
    title: str = field(name="setName")
    code: str = field(default="", name="setAbbr")
    use: str | int | UnsetType = field(default=UNSET, name="usageCost")
    generated: str | int | UnsetType = field(default=UNSET, name="outbreakCost")
    cost: str | int = ""
    source: str | int = ""
    color: str = ""
    traits: str | list[str] = field(default="", name="characteristic")
    ap: str | int = ""
    dp: str | int = ""
    text: str = ""


def knows(document: object) -> bool:
    """Whether a file is such a list, by the fields of its first record."""
    first = document[0] if isinstance(document, list) and document else document
    return isinstance(first, dict) and "setName" in first and bool({"outbreakCost", "source"} & first.keys())


def sheets(files: Sequence[Record | list[Record]]) -> Sheets:
    """The cards of such files together. Raises BadFile for a fact that cannot be."""
    records = list(_records(files))
    cards: dict[str, Card] = {}
    for record in records:
        key = _key(record)
        if key in cards:
            raise _fault(record, "number")
        cards[key] = _card(key, record)
    alone = {key: "verdict-back-alone" for key, card in cards.items() if "generated" not in card.stats}
    codes = {key.partition("-")[0]: key.partition("-")[0] for key in cards}
    return Sheets(GAME, cards, codes, words={"ja": _words(records)}, refused=alone)


def set_names(file: Record | list[Record]) -> dict[str, str]:
    """The titles of a file by their codes."""
    return {_code(record): clean_line(record.title) for record in _records([file])}


def _records(files: Sequence[Record | list[Record]]) -> Iterator[Record]:
    for file in files:
        yield from (file if isinstance(file, list) else [file])


# --- one record ---


def _card(key: str, record: Record) -> Card:
    name, kind = clean_line(record.name), TYPES.get(clean_line(record.type), "")
    if not kind:
        raise _fault(record, "type")
    if not 0 < len(name) <= NAME_SIGNS:
        raise _fault(record, "name")
    text = clean_text(record.text)
    given: dict[str, Any] = {
        "type": kind,
        "name": {"ja": name},
        "work": WORK + class_id(clean_line(record.title)),
        "classes": [class_id(trait) for trait in _traits(record)],
        "colors": _colors(record),
        "text": {} if text in NONE else {"ja": text},
    } | _numbers(record)
    card = FORM.unchecked(key, PreciousEntry(**given))
    return card if COMBINATION in text else replace(card, id_name=("".join(id_name({"ja": name.replace("＆", "・")})),))


def _numbers(record: Record) -> dict[str, int]:
    """What is printed on it; AP and DP stand there both or neither."""
    use = record.cost if record.use is UNSET else record.use
    generated = record.source if record.generated is UNSET else record.generated
    printed = {"usageCost": use, "outbreakCost": generated, "ap": record.ap, "dp": record.dp}
    read = {name: _number(record, name, value) for name, value in printed.items()}
    if (read["ap"] is None) != (read["dp"] is None):
        raise _fault(record, "ap")
    named = {"cost": "usageCost", "generated": "outbreakCost", "ap": "ap", "dp": "dp"}
    return {ours: value for ours, theirs in named.items() if (value := read[theirs]) is not None}


def _number(record: Record, name: str, value: str | int) -> int | None:
    said = normalize("NFKC", str(value)).strip()
    if said in NONE or (said == UNPAYABLE and name == "usageCost"):
        return None
    if not said.isdecimal() or int(said) > MOST_NUMBER:
        raise _fault(record, name)
    return int(said)


def _traits(record: Record) -> list[str]:
    listed = [record.traits] if isinstance(record.traits, str) else record.traits
    words = [word for each in listed for word in _BETWEEN.split(each)]
    return [word for word in dict.fromkeys(map(clean_line, words)) if normalize("NFKC", word) not in NONE]


def _colors(record: Record) -> list[str]:
    colors = [COLORS.get(word, "") for word in _BETWEEN.split(record.color.strip()) if word]
    if not all(colors):
        raise _fault(record, "color")
    return colors


def _key(record: Record) -> str:
    """Code, number within the title, and the letter of a parallel."""
    match = _NUMBER.fullmatch(normalize("NFKC", record.number).strip())
    if not match:
        raise _fault(record, "number")
    return f"{_code(record)}-{match[0]}"


def _code(record: Record) -> str:
    """The title's code; where none is given, four letters of the title or, without such, four drawn from all of it.

    >>> [_code(Record(number="01-001", name="A", type="", title=title)) for title in ("KITES.GALE", "凧")]
    ['KITE', 'FLZJ']
    """
    if record.code:
        code = normalize("NFKC", record.code).strip().upper()
        if not _CODE.fullmatch(code):
            raise _fault(record, "setAbbr")
        return code
    title = normalize("NFKC", clean_line(record.title))
    if match := _LETTERS.search(title):
        return match[0][:4]
    digest = sha256(title.encode()).digest()
    return "".join(chr(ord("A") + byte % 26) for byte in digest[:4])


def _words(records: Sequence[Record]) -> dict[str, str]:
    """What is printed for titles and traits, with their ids; a title is quoted without what stands beside it too."""
    titles = list(dict.fromkeys(clean_line(record.title) for record in records))
    words: dict[str, str] = {}
    for said_so in (str, lambda title: normalize("NFKC", title), _without_beside):
        for title in titles:
            words.setdefault(said_so(title), WORK + class_id(title))
    for record in records:
        words.update((trait, class_id(trait)) for trait in _traits(record))
    for quoted in dict.fromkeys(_QUOTED_TITLE.findall(normalize("NFKC", "".join(record.text for record in records)))):
        if quoted not in words and len(meant := _meant_by(quoted, titles)) == 1:
            words[quoted] = WORK + class_id(meant[0])
    return words


def _without_beside(title: str) -> str:
    return _BESIDE_TITLE.sub("", normalize("NFKC", title))


def _meant_by(quoted: str, titles: Sequence[str]) -> list[str]:
    """The titles that a text can mean that names none of them: the same but for blanks and apostrophes, else those that
    begin so, else those that have it in them."""
    tight = {title: _BLANKS.sub("", _without_beside(title)) for title in titles}
    wanted = _BLANKS.sub("", quoted)
    same = [title for title in titles if tight[title] == wanted]
    begun = [title for title in titles if tight[title].startswith(wanted)]
    return same or begun or [title for title in titles if wanted in tight[title]]


def _fault(record: Record, name: str) -> BadFile:
    label = f"{clean_line(record.number)} {clean_line(record.name)}".strip()[:SHOWN_SIGNS]
    return BadFile("community-bad-field", card=label, field=name)


PUBLICATION = Publication(knows, list[Record] | Record, sheets, set_names)
"""A list may hold several titles."""
