"""A Lorcana card as it is written down in files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from engine.kernel.cards.card import Card
from engine.manifest.form import (
    MOST_CARDS,
    CardForm,
    CardId,
    Classes,
    FieldError,
    Head,
    Name,
    Number,
    Text,
    Version,
    by_language,
    id_name,
    require,
)

CardType = Literal["character", "action", "item", "location"]
InkType = Literal["amber", "amethyst", "emerald", "ruby", "sapphire", "steel"]

STATS: Mapping[str, tuple[set[str], set[str]]] = {
    "character": ({"strength", "willpower", "lore"}, set()),
    "location": ({"willpower", "move"}, {"lore"}),
    "action": (set(), set()),
    "item": (set(), set()),
}
"""By type, the numbers beside the cost that must be printed on a card, and those that may."""


class LorcanaEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card as printed. A card with two names is called 'A & B'."""

    id: CardId
    type: CardType
    name: Name
    version: Version = field(default_factory=dict)
    ink: Annotated[InkType | list[InkType], Meta(description="One ink type, or a list of two.")]
    cost: Number
    inkwell: Annotated[bool, Meta(description="Whether it may be put into the inkwell.")] = False
    strength: Number | None = None
    willpower: Annotated[int, Meta(ge=1, le=99)] | None = None
    lore: Number | None = None
    move: Annotated[Number | None, Meta(description="A location's move cost.")] = None
    classes: Classes = field(default_factory=list)
    song: Annotated[bool, Meta(description="An action that is a song.")] = False
    text: Text = field(default_factory=dict)


class LorcanaFile(Head, tag="lorcana"):
    """A card set for the table: its cards and their printed texts, from which the rules of each card are read."""

    cards: Annotated[list[LorcanaEntry], Meta(min_length=1, max_length=MOST_CARDS)]


def lorcana_card(entry: LorcanaEntry) -> Card:
    """The card of an entry. Raises FieldError if its numbers do not go with its type."""
    numbers = {name: getattr(entry, name) for name in ("strength", "willpower", "lore", "move")}
    given = {name: value for name, value in numbers.items() if value is not None}
    require(entry.type, set(given), *STATS[entry.type])
    if entry.song and entry.type != "action":
        raise FieldError("only an action can be a song", "song")
    return Card(
        key=entry.id,
        kind=entry.type,
        name=by_language(entry.name),
        id_name=id_name(entry.name),
        version=by_language(entry.version),
        text=by_language(entry.text),
        stats={"cost": entry.cost} | given,
        classes=tuple(entry.classes),
        colors=(entry.ink,) if isinstance(entry.ink, str) else tuple(entry.ink),
        marks=marks(inkwell=entry.inkwell, song=entry.song),
    )


def marks(*, inkwell: bool, song: bool) -> tuple[str, ...]:
    """What else is printed on a card."""
    return ("inkwell",) * inkwell + ("song",) * song


DIFFERENCES = {"2-060": "only the Japanese text leaves it to the player whether to shuffle the character away"}
"""The table plays by the Japanese rules, and by the English text where a card's two texts differ (1.1.1)."""
FORM = CardForm(LorcanaEntry, lorcana_card, LorcanaFile, DIFFERENCES)
