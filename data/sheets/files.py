"""Reading card files from disk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from data.sheets import facts, makes
from data.sheets.common import CardSetError, Head, Sheets, class_words
from data.sheets.faults import BadFile
from data.sheets.forms import FORMS
from data.sheets.lorcana import LorcanaFile
from data.sheets.mlp import MlpFile
from engine.kernel.card import Card
from engine.reader import LIMIT, ReaderError, read

JSON_LIMIT = 8 * 1024 * 1024
_T = TypeVar("_T")


def schema() -> dict[str, object]:
    """The JSON Schema of our own format, as it is published in `schema/cards.schema.json`."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema"} | msgspec.json.schema(LorcanaFile | MlpFile)


def read_files(paths: Sequence[Path]) -> Sheets:
    """The cards of these files together. Raises CardSetError, which names the file."""
    printed: list[tuple[Path, facts.Facts]] = []
    sheets: list[tuple[Path, Sheets]] = []
    for path in paths:
        document = _document(path)
        if isinstance(document, dict) and "meta" in document:
            printed.append((path, _converted(path, document, facts.Facts)))
        elif (make := makes.make_of(document)) in makes.FOREIGN:
            sheets.append((path, _foreign(path, document, make)))
        else:
            sheets.append((path, _own(path, _converted(path, document, LorcanaFile | MlpFile))))
    if printed:
        sheets.append((printed[-1][0], facts.sheets([each for _, each in printed])))
    return _together(sheets)


def _document(path: Path) -> object:
    try:
        raw = path.read_bytes()
        return read(raw, limit=JSON_LIMIT if raw.lstrip().startswith(b"{") else LIMIT)
    except OSError as error:
        raise CardSetError(f"{path}: cannot be opened ({error.strerror})") from None
    except ReaderError as error:
        raise CardSetError(f"{path}: {error}") from None


def _converted(path: Path, document: object, kind: Any) -> Any:
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise CardSetError(f"{path}: {error}") from None


def _own(path: Path, file: Head) -> Sheets:
    game = str(file.__struct_config__.tag)
    cards: dict[str, Card] = {}
    for entry in file.cards:
        if not entry.id.startswith(f"{file.set}-"):
            raise CardSetError(f"{path}: {entry.id}: the ids of this set begin with {file.set}-")
        try:
            _add(path, cards, [FORMS[game].card(entry)])
        except CardSetError as error:
            raise CardSetError(f"{path}: {entry.id}: {error}") from None
    return Sheets(game, cards, {file.set: file.set}, words=class_words(file.words))


def _foreign(path: Path, document: object, make: makes.Make) -> Sheets:
    """The cards of a list of another make."""
    cards: dict[str, Card] = {}
    words: dict[str, str] = {}
    for found in makes.found(document, make, makes.language_of(document), makes.Heading()):
        if isinstance(found, BadFile):
            told = ", ".join(f"{name} {value}" for name, value in found.fault.args.items())
            raise CardSetError(f"{path}: {found.fault.key.removeprefix('community-')}: {told}")
        key = f"{found.code}-{found.number}"
        _add(path, cards, [msgspec.structs.replace(found.card, key=key)])
        words.update(found.words)
    return Sheets(makes.GAME, cards, {card.partition("-")[0]: card.partition("-")[0] for card in cards},
                  words={makes.language_of(document): words})


def _together(sheets: Sequence[tuple[Path, Sheets]]) -> Sheets:
    """All in one; each key and each game once."""
    cards: dict[str, Card] = {}
    codes: dict[str, str] = {}
    others: dict[str, dict[str, str]] = {}
    words: dict[str, dict[str, str]] = {}
    games = {sheet.game: path for path, sheet in sheets}
    if len(games) > 1:
        raise CardSetError(f"{list(games.values())[1]}: these files are of different games: {', '.join(games)}")
    for path, sheet in sheets:
        _add(path, cards, sheet.cards.values())
        codes |= sheet.codes
        others |= sheet.others
        for lang, known in sheet.words.items():
            words.setdefault(lang, {}).update(known)
    return Sheets(next(iter(games)), cards, codes, others, words)


def _add(path: Path, cards: dict[str, Card], more: Iterable[Card]) -> None:
    for card in more:
        if card.key in cards:
            raise CardSetError(f"{path}: the card {card.key} is there twice")
        cards[card.key] = card
