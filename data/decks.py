"""Decks that lie on the table ready to be taken: a name, a few words, and a list as a player would write it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from data.lists import parse, resolve
from data.sheets import CardSetError
from engine.kernel.cards.card import Card
from engine.reader import ReaderError, read


class Deck(Struct, frozen=True, kw_only=True):
    """A deck made for a card set. `id` is the file's name; `name` and `about` are by language."""

    id: str
    name: dict[str, str]
    about: dict[str, str]
    cards: tuple[str, ...]


class _DeckFile(Struct, forbid_unknown_fields=True, kw_only=True):
    name: dict[str, str]
    about: dict[str, str]
    list: str


def load_decks(folder: Path, cards: Mapping[str, Card]) -> list[Deck]:
    """The decks of a folder by file name. Raises CardSetError if one cannot be read or names a card not there."""
    return [_deck(path, cards) for path in sorted(folder.glob("*.yaml"))]


def _deck(path: Path, cards: Mapping[str, Card]) -> Deck:
    try:
        file = msgspec.convert(read(path.read_bytes()), _DeckFile)
    except (OSError, ReaderError, msgspec.ValidationError) as error:
        raise CardSetError(f"{path}: {error}") from None
    entries, faults = parse(file.list)
    keys, unresolved = resolve(entries, cards)
    for fault in (*faults, *unresolved):
        raise CardSetError(f"{path}: line {fault.line} of the list: {fault.key} {fault.args}")
    return Deck(id=path.stem, name=file.name, about=file.about, cards=tuple(keys))
