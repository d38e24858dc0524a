"""A file that a community brings: within its limits, of a known make, and all of one set."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from data.printed.faults import BadFile, FileFault
from data.printed.fields import clean_line
from data.printed.make import PrintedCard
from data.sheets import Language
from data.sheets.makes import Heading, entries, found, heading, language_of, make_of
from engine.kernel.cards.card import Card
from engine.reader import ReaderError, read

MOST_BYTES = 1024 * 1024
MOST_CARDS = 500
MOST_SIGNS = 2000
MOST_FAULTS = 25
"""More are counted, but not told one by one."""


class Sheet(Struct, frozen=True, kw_only=True):
    """The printed cards of one set in the order of the file, keyed "SET-NUMBER"; or what is wrong with the file.

    `words`: by language, what is printed for classes that the set brings, with their ids.
    """

    make: str | None = None
    game: str = ""
    code: str = ""
    name: str = ""
    cards: tuple[Card, ...] = ()
    words: dict[str, dict[str, str]] = {}
    faults: tuple[FileFault, ...] = ()


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
        make = make_of(document)
        if make is None:
            raise BadFile("community-unknown-format" if entries(document) else "community-no-cards")
        count = len(entries(document))
        if not 0 < count <= MOST_CARDS:
            raise BadFile("community-too-many-cards" if count else "community-no-cards", count=count, most=MOST_CARDS)
        head, lang = heading(document), language_of(document)
        return _sheet(make, head, lang, found(document, lang, head))
    except ReaderError as error:
        told: dict[str, str | int] = {"line": error.line, "column": error.column, "why": error.problem}
        return Sheet(make=make, faults=(FileFault("community-unreadable", told),))
    except BadFile as bad:
        return Sheet(make=make, faults=(bad.fault,))


def _sheet(make: str, head: Heading, lang: Language, read_: Iterable[PrintedCard | BadFile]) -> Sheet:
    faults: list[FileFault] = []
    cards: dict[str, Card] = {}
    sets: dict[str, str] = {}
    words = {lang: {clean_line(word): id_ for word, id_ in known.items()} for lang, known in head.class_words.items()}
    for each in read_:
        if isinstance(each, BadFile):
            faults.append(each.fault)
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
