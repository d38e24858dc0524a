"""A file that a community brings: within its limits, of a known make, and all of one set."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from data.printed.faults import BadFile, FileFault
from data.printed.fields import SHOWN_SIGNS, clean_line, clean_text
from data.printed.make import PrintedCard, Publication
from data.printed.plain import in_plain
from data.sheets import Language
from data.sheets.makes import (
    Heading,
    entries,
    heading,
    language_of,
    make_of,
    printed_cards,
    publication_of,
)
from engine.kernel.cards.card import Card
from engine.reader import ReaderError, read

MOST_BYTES = 1024 * 1024
MOST_CARDS = 500
MOST_SIGNS = 2000
PUBLISHED = "published"
"""The make of a publisher's own list."""
MOST_FAULTS = 25
"""More are counted, but not told one by one."""


class Sheet(Struct, frozen=True, kw_only=True):
    """The printed cards of a set in the order of the file, keyed "SET-NUMBER"; or what is wrong with the file.

    `sets`: of a publisher's list, which may hold several sets, the name of each by its code. `words`: by language, what
    is printed for classes that the set brings, with their ids. `refused`: cards that cannot be read whatever their
    texts say, with the message that says why.
    """

    make: str | None = None
    game: str = ""
    code: str = ""
    name: str = ""
    cards: tuple[Card, ...] = ()
    words: dict[str, dict[str, str]] = {}
    faults: tuple[FileFault, ...] = ()
    sets: dict[str, str] = {}
    refused: dict[str, str] = {}


def check_size(raw: bytes) -> FileFault | None:
    """What can be said before anything is read: too large, or no text at all."""
    if len(raw) > MOST_BYTES:
        return FileFault("community-too-large", {"count": len(raw), "most": MOST_BYTES})
    if b"\0" in raw:
        return FileFault("community-not-text")
    try:
        raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return FileFault("community-not-text")
    return None


def read_sheet(raw: bytes) -> Sheet:
    """The cards of a file."""
    fault = check_size(raw)
    if fault is not None:
        return Sheet(faults=(fault,))
    make = None
    try:
        document = read(raw, limit=MOST_BYTES, yaml_limit=MOST_BYTES)
        if (known := publication_of(document)) is not None:
            return _published(*known, document)
        make = make_of(document)
        if make is None:
            raise BadFile("community-unknown-format" if entries(document) else "community-no-cards")
        count = len(entries(document))
        if not 0 < count <= MOST_CARDS:
            raise BadFile("community-too-many-cards" if count else "community-no-cards", count=count, most=MOST_CARDS)
        head, lang = heading(document), language_of(document)
        return _sheet(make, head, lang, printed_cards(document, lang, head))
    except ReaderError as error:
        told: dict[str, str | int] = {"line": error.line, "column": error.column}
        return Sheet(make=make, faults=(FileFault("community-unreadable", told),))
    except BadFile as bad:
        return Sheet(make=make, faults=(bad.fault,))


def _published(game: str, publication: Publication, document: object) -> Sheet:
    """A publisher's list, with each of its sets. Raises BadFile."""
    try:
        file = msgspec.convert(document, publication.form)
    except msgspec.ValidationError as error:
        raise BadFile("community-list-bad", **_place(str(error))) from None
    printed = publication.sheets([file])
    if not 0 < len(printed.cards) <= MOST_CARDS:
        key = "community-too-many-cards" if printed.cards else "community-no-cards"
        raise BadFile(key, count=len(printed.cards), most=MOST_CARDS)
    names = publication.names(file)
    codes = dict.fromkeys(key.partition("-")[0] for key in printed.cards)
    sets = {code: clean_line(names.get(code, code))[:SHOWN_SIGNS] for code in codes}
    faults = [fault for card in printed.cards.values() for fault in _too_long(card)]
    code, name = next(iter(sets.items()))
    return Sheet(
        make=PUBLISHED,
        game=game,
        code=code,
        name=name,
        cards=tuple(msgspec.structs.replace(card, text=_worded(card.text)) for card in printed.cards.values()),
        words=printed.words,
        faults=tuple(faults[:MOST_FAULTS]),
        sets=sets,
        refused=printed.refused,
    )


def _worded(text: Mapping[str, str]) -> dict[str, str]:
    return {lang: clean_text(words) for lang, words in text.items()}


def _place(said: str) -> dict[str, str]:
    """Which card of a list a complaint is about, by its place, and which field."""
    match = re.search(r"\$(?:\.cards)?\[(\d+)\](?:\.(\w+))?", said)
    return {
        "card": f"#{int(match[1]) + 1}" if match else "?",
        "field": (match[2] if match else "") or in_plain(said)[1]["field"],
    }


def _sheet(make: str, head: Heading, lang: Language, read_: Iterable[PrintedCard | BadFile]) -> Sheet:
    faults: list[FileFault] = []
    cards: dict[str, Card] = {}
    sets: dict[str, str] = {}
    words = {lang: {clean_line(word): id_ for word, id_ in known.items()} for lang, known in head.class_words.items()}
    for each in read_:
        if isinstance(each, BadFile):
            faults += (each.fault, *each.more)
            continue
        sets.setdefault(each.code, each.set_name)
        if each.words:
            words.setdefault(lang, {}).update(each.words)
        key = f"{each.code}-{each.number}"
        if key in cards:
            faults.append(FileFault("community-card-twice", {"card": key}))
        cards[key] = msgspec.structs.replace(each.card, key=key)
        faults += _too_long(cards[key])
    if len(sets) > 1:
        faults.insert(0, FileFault("community-several-sets", {"sets": ", ".join(sorted(sets)), "count": len(sets)}))
    if len(faults) > MOST_FAULTS:
        more = FileFault("community-more-faults", {"count": len(faults) - MOST_FAULTS})
        faults = [*faults[:MOST_FAULTS], more]
    code, name = next(iter(sets.items()), ("", ""))
    return Sheet(
        make=make,
        game=head.game,
        code=code,
        name=name or code,
        cards=tuple(cards.values()),
        words=words,
        faults=tuple(faults),
    )


def _too_long(card: Card) -> list[FileFault]:
    count = sum(len(text) for text in card.text.values())
    if count <= MOST_SIGNS:
        return []
    return [FileFault("community-text-too-long", {"card": card.full_name, "count": count, "most": MOST_SIGNS})]
