"""A My Little Pony card as it is written down in files (2-1 to 2-7)."""

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

STATS: Mapping[str, tuple[set[str], set[str]]] = {
    "character": ({"cost", "idea"}, set()),
    "event": ({"cost"}, set()),
    "item": ({"cost"}, set()),
    "scene": (set(), set()),
    "story": ({"stage"}, set()),
    "lead": (set(), set()),
}
"""By type, the numbers that must be printed on a card, and those that may."""


class MlpEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card as printed. The four stages of a story share its name; `version` is the title of the stage."""

    id: CardId
    type: Literal["character", "event", "item", "scene", "story", "lead"]
    name: Name
    version: Version = field(default_factory=dict)
    cost: Annotated[Number | None, Meta(description="Harmony to be paid.")] = None
    idea: Number | None = None
    stage: Annotated[int, Meta(ge=1, le=4)] | None = None
    everyday: Annotated[bool, Meta(description="A scene that a deck may hold any number of.")] = False
    classes: Classes = field(default_factory=list)
    text: Text = field(default_factory=dict)


class MlpFile(Head, tag="mlp"):
    """A card set for the table: its cards and their printed texts, from which the rules of each card are read."""

    cards: Annotated[list[MlpEntry], Meta(min_length=1, max_length=MOST_CARDS)]


def mlp_card(entry: MlpEntry) -> Card:
    """The card of an entry. Raises FieldError if its numbers do not go with its type."""
    numbers = {"cost": entry.cost, "idea": entry.idea, "stage": entry.stage}
    given = {name: value for name, value in numbers.items() if value is not None}
    require(entry.type, set(given), *STATS[entry.type])
    if entry.everyday and entry.type != "scene":
        raise FieldError("only a scene can be an everyday one", "everyday")
    return Card(
        key=entry.id,
        kind=entry.type,
        name=by_language(entry.name),
        id_name=id_name(entry.name),
        version=by_language(entry.version),
        text=by_language(entry.text),
        stats=given,
        classes=tuple(entry.classes),
        marks=("everyday",) if entry.everyday else (),
    )


FORM = CardForm(MlpEntry, mlp_card, MlpFile)
