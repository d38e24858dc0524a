"""Reading card files from disk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Union

import msgspec

from data.printed.faults import BadFile
from data.printed.make import Publication
from data.printed.sheets import Sheets, class_words
from data.sheets import makes
from engine.games.registry import EVERY, MANIFESTS
from engine.kernel.cards.card import Card
from engine.manifest.form import CardSetError, Head
from engine.reader import LIMIT, ReaderError, read

JSON_LIMIT = 8 * 1024 * 1024
FILE: Any = Union[tuple(manifest.form.file for manifest in EVERY.values())]  # noqa: UP007  # of as many as there are
"""A file of our own format, of any game."""


def schema(game: str) -> dict[str, object]:
    """The JSON Schema of a game's own card files, as it is published in `cards.schema.json` in its folder."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema"} | msgspec.json.schema(MANIFESTS[game].form.file)


def read_files(paths: Sequence[Path]) -> Sheets:
    """The cards of these files together. Raises CardSetError, which names the file."""
    published: dict[str, list[tuple[Path, Any]]] = {}
    readers: dict[str, Publication] = {}
    sheets: list[tuple[Path, Sheets]] = []
    for path in paths:
        document = _document(path)
        if (known := makes.publication_of(document)) is not None:
            game, readers[known[0]] = known
            published.setdefault(game, []).append((path, _converted(path, document, known[1].form)))
        elif makes.foreign(document) is not None:
            sheets.append((path, _foreign(path, document)))
        else:
            sheets.append((path, _own(path, _converted(path, document, FILE))))
    for game, files in published.items():
        sheets.append((files[-1][0], _published(files[-1][0], readers[game], [each for _, each in files])))
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
            _add(path, cards, [MANIFESTS[game].form.card(entry.id, entry)])
        except CardSetError as error:
            raise CardSetError(f"{path}: {entry.id}: {error}") from None
    return Sheets(game, cards, {file.set: file.set}, words=class_words(file.words))


def _published(path: Path, reader: Publication, files: Sequence[Any]) -> Sheets:
    try:
        return reader.sheets(files)
    except BadFile as bad:
        raise CardSetError(f"{path}: {_said(bad)}") from None


def _said(bad: BadFile) -> str:
    told = ", ".join(f"{name} {value}" for name, value in bad.fault.args.items())
    return f"{bad.fault.key.removeprefix('community-')}: {told}"


def _foreign(path: Path, document: object) -> Sheets:
    """The cards of a list of another make."""
    cards: dict[str, Card] = {}
    words: dict[str, str] = {}
    head = makes.heading(document)
    for printed in makes.printed_cards(document, makes.language_of(document), head):
        if isinstance(printed, BadFile):
            raise CardSetError(f"{path}: {_said(printed)}")
        key = f"{printed.code}-{printed.number}"
        _add(path, cards, [msgspec.structs.replace(printed.card, key=key)])
        words.update(printed.words)
    return Sheets(
        head.game,
        cards,
        {card.partition("-")[0]: card.partition("-")[0] for card in cards},
        words={makes.language_of(document): words},
    )


def _together(sheets: Sequence[tuple[Path, Sheets]]) -> Sheets:
    """All in one; each key and each game once."""
    cards: dict[str, Card] = {}
    codes: dict[str, str] = {}
    others: dict[str, dict[str, str]] = {}
    refused: dict[str, str] = {}
    words: dict[str, dict[str, str]] = {}
    games = {sheet.game: path for path, sheet in sheets}
    if len(games) > 1:
        raise CardSetError(f"{list(games.values())[1]}: these files are of different games: {', '.join(games)}")
    for path, sheet in sheets:
        _add(path, cards, sheet.cards.values())
        codes |= sheet.codes
        others |= sheet.others
        refused |= sheet.refused
        for lang, known in sheet.words.items():
            words.setdefault(lang, {}).update(known)
    return Sheets(next(iter(games)), cards, codes, others, words, refused)


def _add(path: Path, cards: dict[str, Card], more: Iterable[Card]) -> None:
    for card in more:
        if card.key in cards:
            raise CardSetError(f"{path}: the card {card.key} is there twice")
        cards[card.key] = card
