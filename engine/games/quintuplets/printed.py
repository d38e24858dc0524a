"""A card of the Quintuplets as it is written down in files (2)."""

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

Halves = Annotated[
    list[Annotated[int, Meta(ge=0, le=9)]],
    Meta(
        min_length=2,
        max_length=2,
        description="Of a card that is event and episode: how many abilities are the one's and the other's.",
    ),
]
BONUS = Annotated[int, Meta(ge=-99, le=99)]
STATS: Mapping[str, tuple[set[str], set[str]]] = {
    "hero": ({"need"}, set()),
    "character": ({"power"}, set()),
    "episode": ({"bonus"}, set()),
    "event": (set(), set()),
    "event_episode": ({"bonus"}, set()),
}
"""By type, the numbers that must be printed on a card, and those that may."""


class QuintupletsEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card as printed. `name` is the person's, or the card's; `version` what stands beside a person's name."""

    id: CardId
    type: Literal["hero", "character", "episode", "event", "event_episode"]
    name: Name
    version: Version = field(default_factory=dict)
    power: Number | None = None
    bonus: Annotated[BONUS | None, Meta(description="What it adds to the power of whom it is set on.")] = None
    need: Annotated[Number | None, Meta(description="The power that an approach needs.")] = None
    classes: Annotated[Classes, Meta(description="Ids of the persons that the card is.")] = field(default_factory=list)
    halves: Halves | None = None
    text: Text = field(default_factory=dict)


class QuintupletsFile(Head, tag="quintuplets"):
    """A card set for the table: its cards and their printed texts, from which the rules of each card are read."""

    cards: Annotated[list[QuintupletsEntry], Meta(min_length=1, max_length=MOST_CARDS)]


def quintuplets_card(entry: QuintupletsEntry) -> Card:
    """The card of an entry. Raises FieldError if its numbers do not go with its type."""
    numbers = {"power": entry.power, "bonus": entry.bonus, "need": entry.need}
    given = {name: value for name, value in numbers.items() if value is not None}
    require(entry.type, set(given), *STATS[entry.type])
    double = entry.type == "event_episode"
    if (entry.halves is not None) != double:
        raise FieldError("a card that is event and episode, and only that, has halves", "halves")
    return Card(
        key=entry.id,
        kind="event" if double else entry.type,
        name=by_language(entry.name),
        id_name=id_name(entry.name),
        version=by_language(entry.version),
        text=by_language(entry.text),
        stats=given,
        classes=tuple(entry.classes),
        halves=tuple(zip(("event", "episode"), entry.halves or (), strict=False)),
    )


FORM = CardForm(QuintupletsEntry, quintuplets_card, QuintupletsFile)
