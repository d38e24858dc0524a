"""A make of card lists: how its files are known and how its cards are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from data.printed.fields import Fields
from data.printed.sheets import Sheets
from engine.kernel.cards.card import Card
from engine.manifest.form import Language


class PrintedCard(Struct, frozen=True):
    """A card as printed, with its set's code and name; its key is "" until the set is known to be one.

    `words`: what is printed on it for its classes, with their ids.
    """

    code: str
    set_name: str
    number: str
    card: Card
    words: dict[str, str] = {}


class Make(Struct, frozen=True):
    """A make of lists of one card after the other. `knows`: by the fields of the first card; `read`: a card, by what is
    said about all of them and the language of the file. Reading raises BadFile."""

    name: str
    knows: Callable[[Mapping[object, object]], bool]
    read: Callable[[Fields, Mapping[str, object], Language], PrintedCard]


class Publication(Struct, frozen=True):
    """A make of files that belong together, one a language. `knows`: by the whole document; `form`: what it is
    converted to; `sheets`: the cards of all such files; `names`: by code, what a file calls its sets."""

    knows: Callable[[object], bool]
    form: Any
    sheets: Callable[[Sequence[Any]], Sheets]
    names: Callable[[Any], Mapping[str, str]]
