"""A Lorcana card as it is written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from engine.manifest.form import CardEntry, CardForm, CardType, Mark, Number

Ink = Literal["amber", "amethyst", "emerald", "ruby", "sapphire", "steel"]

TYPES: Mapping[str, CardType] = {
    "character": CardType(("cost", "strength", "willpower", "lore")),
    "location": CardType(("cost", "willpower", "move"), ("lore",)),
    "action": CardType(("cost",)),
    "item": CardType(("cost",)),
}
MARKS: Mapping[str, Mark] = {"inkwell": Mark(), "song": Mark("action", "only an action can be a song")}


class LorcanaEntry(CardEntry, kw_only=True):
    """A card as printed. A card with two names is called 'A & B'."""

    type: Literal["character", "action", "item", "location"]
    ink: Annotated[Ink | list[Ink], Meta(description="One ink type, or a list of two.")]
    cost: Number
    inkwell: Annotated[bool, Meta(description="Whether it may be put into the inkwell.")] = False
    strength: Number | None = None
    willpower: Annotated[int, Meta(ge=1, le=99)] | None = None
    lore: Number | None = None
    move: Annotated[Number | None, Meta(description="A location's move cost.")] = None
    song: Annotated[bool, Meta(description="An action that is a song.")] = False


DIFFERENCES = {
    "2-060": "only the Japanese text leaves it to the player whether to shuffle the character away",
    "S3-067": "by the English text each card may be drawn or left, by the Japanese one all or none",
    "S3-108": "only the Japanese text counts damage that is put or moved, too",
}
"""The table plays by the Japanese rules, and by the English text where a card's two texts differ (1.1.1)."""
FORM = CardForm("lorcana", LorcanaEntry, TYPES, MARKS, colors="ink", differences=DIFFERENCES)
