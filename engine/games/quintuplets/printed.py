"""A card of the Quintuplets as it is written down (2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from engine.manifest.form import CardEntry, CardForm, CardType, Number

Halves = Annotated[
    list[Annotated[int, Meta(ge=0, le=9)]],
    Meta(
        min_length=2,
        max_length=2,
        description="Of a card that is event and episode: how many abilities are the one's and the other's.",
    ),
]
Bonus = Annotated[int, Meta(ge=-99, le=99)]

TYPES: Mapping[str, CardType] = {
    "hero": CardType(("need",)),
    "character": CardType(("power",)),
    "episode": CardType(("bonus",)),
    "event": CardType(),
    "event_episode": CardType(("bonus",), halves=("event", "episode"), kind="event"),
}


class QuintupletsEntry(CardEntry, kw_only=True):
    """A card as printed. `name` is the person's, or the card's; `version` what stands beside a person's name.
    `classes`: the ids of the persons that the card is."""

    type: Literal["hero", "character", "episode", "event", "event_episode"]
    power: Number | None = None
    bonus: Annotated[Bonus | None, Meta(description="What it adds to the power of whom it is set on.")] = None
    need: Annotated[Number | None, Meta(description="The power that an approach needs.")] = None
    halves: Halves | None = None


FORM = CardForm("quintuplets", QuintupletsEntry, TYPES)
