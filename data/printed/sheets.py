"""What was read out of card files."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.kernel.cards.card import Card
from engine.manifest.form import Language


def class_words(words: Mapping[str, Mapping[Language, str]]) -> dict[str, dict[str, str]]:
    """What is printed for classes, by language, each with its id."""
    ids: dict[str, dict[str, str]] = {}
    for id_, name in words.items():
        for lang, word in name.items():
            ids.setdefault(lang, {})[word] = id_
    return ids


class Sheets(Struct, frozen=True):
    """The printed cards of some files by key, and which set a printed set code stands for.

    `others`: by card key and language, what another source gives as the text of the card. `words`: by language, what
    is printed for a class or keyword, with its id. `refused`: cards that cannot be read whatever their texts say, each
    with the message that says why.
    """

    game: str
    cards: dict[str, Card]
    codes: dict[str, str]
    others: dict[str, dict[str, str]] = {}
    words: dict[str, dict[str, str]] = {}
    refused: dict[str, str] = {}
