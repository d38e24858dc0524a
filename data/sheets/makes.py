"""Card files of every make, told apart by their fields: our own, and the lists of others that a game knows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import get_args

import msgspec
from msgspec import Struct

from data.games import with_files
from data.printed.faults import BadFile
from data.printed.fields import ICONS, SHOWN_SIGNS, Fields, clean_line, clean_text
from data.printed.make import Make, PrintedCard, Publication
from data.printed.plain import bad_head, complaints, in_plain
from data.printed.sheets import class_words
from data.printed.terms import Terms, in_ids
from engine.games.registry import MANIFESTS
from engine.manifest.form import FieldError, Language, Name, SetCode

OWN = "kotatsu"
LANGUAGES: tuple[Language, ...] = get_args(Language)
_KANA = re.compile("[\u3041-\u30ff]")


class Heading(Struct, forbid_unknown_fields=True, kw_only=True):
    """What stands above the cards in our own format; of a foreign file, what can be said of all its cards.

    `words`: what is printed for classes that this set brings, by their ids.
    """

    game: str = ""
    set: SetCode = ""
    name: Name = {}
    words: dict[str, Name] = {}
    cards: list[object] = []

    @property
    def class_words(self) -> dict[str, dict[str, str]]:
        """What is printed for classes by language, each with its id."""
        return class_words(self.words)


@cache
def _known() -> tuple[tuple[str, ModuleType], ...]:
    """The games that know lists of others, and the modules that read them."""
    return tuple((game, import_module(f"data.games.{game}.makes")) for game in with_files("makes.py"))


def publication_of(document: object) -> tuple[str, Publication] | None:
    """The game whose publisher's own list this is, and how it is read; None if it is none."""
    publications = ((game, module.PUBLICATION) for game, module in _known() if hasattr(module, "PUBLICATION"))
    return next(((game, each) for game, each in publications if each.knows(document)), None)


def foreign(document: object) -> tuple[str, Make] | None:
    """The game and the make of a list of others; None for anything else."""
    if _is_own(document):
        return None
    first = next(iter(entries(document)), None)
    if not isinstance(first, dict):
        return None
    return next(((game, make) for game, module in _known() for make in module.MAKES if make.knows(first)), None)


def _is_own(document: object) -> bool:
    return isinstance(document, dict) and "cards" in document and ("game" in document or "set" in document)


def make_of(document: object) -> str | None:
    """Whose format it is, None if nobody's we know."""
    if _is_own(document):
        return OWN
    known = foreign(document)
    return known[1].name if known else None


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


def heading(document: object) -> Heading:
    """Which game and set a file speaks of, as far as it says so above its cards. Raises BadFile."""
    if (known := foreign(document)) is not None:
        return Heading(game=known[0])
    try:
        head = msgspec.convert(document, Heading)
    except msgspec.ValidationError as error:
        raise bad_head(str(error)) from None
    for field in ("game", "set", "name"):
        if not getattr(head, field):
            raise BadFile("community-head-missing", field=field)
    if head.game not in MANIFESTS:
        raise BadFile("community-no-such-game", games=", ".join(MANIFESTS))
    return head


def printed_cards(document: object, lang: Language, head: Heading) -> Iterator[PrintedCard | BadFile]:
    """Each card, or what is wrong with it."""
    read = _reader(document, lang, head)
    for place, entry in enumerate(entries(document), 1):
        yield _tried(read, entry, place)


def _reader(document: object, lang: Language, head: Heading) -> Callable[[Fields], PrintedCard]:
    known = foreign(document)
    if known is None:
        name = " / ".join(dict.fromkeys(clean_line(head.name[each]) for each in sorted(head.name)))
        return lambda each: _own(each, head, name)
    about = document if isinstance(document, dict) else {}
    return lambda each: known[1].read(each, about, lang)


def _tried(read: Callable[[Fields], PrintedCard], entry: object, place: int) -> PrintedCard | BadFile:
    try:
        return read(Fields(entry, place))
    except BadFile as bad:
        return bad


def _own(fields: Fields, head: Heading, set_name: str) -> PrintedCard:
    form = MANIFESTS[head.game].form
    fields.label = clean_line(str(fields.facts.get("id", fields.label)))[:SHOWN_SIGNS]
    facts = in_ids(_clean(fields.facts), _terms(head.game))
    try:
        entry = msgspec.convert(facts, form.entry)
        card = form.card(entry.id, entry)
    except msgspec.ValidationError as error:
        told = [*complaints(facts, form.entry)] or [in_plain(str(error))]
        raise BadFile.of([fields.fault(key, **args).fault for key, args in told]) from None
    except FieldError as error:
        key = "community-missing-field" if error.missing else "community-not-its-field"
        told_of = {} if error.missing else {"type": entry.type}
        raise BadFile.of([fields.fault(key, field=field, **told_of).fault for field in error.fields]) from None
    if not card.key.startswith(f"{head.set}-"):
        raise fields.fault("community-foreign-card", code=head.set)
    if not card.name or not all(card.id_name):
        raise fields.fault("community-missing-field", field="name")
    return PrintedCard(head.set, set_name, card.key.partition("-")[2], msgspec.structs.replace(card, key=""))


def _terms(game: str) -> Terms:
    """What a game's files may call its types, colours and classes."""
    return next((getattr(module, "TERMS", {}) for each, module in _known() if each == game), {})


def _clean(facts: Mapping[object, object]) -> dict[str, object]:
    """The same with nothing unseen in its words; names on one line."""
    return {
        str(field): {
            str(lang): clean_text(str(words)).translate(ICONS) if field == "text" else clean_line(str(words))
            for lang, words in value.items()
        }
        if isinstance(value, dict)
        else value
        for field, value in facts.items()
    }
