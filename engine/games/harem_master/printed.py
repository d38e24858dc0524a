"""A card of ハーレムマスター as it is written down (2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from engine.manifest.form import CardEntry, CardForm, CardType, Mark, Number

Signed = Annotated[int, Meta(ge=-99, le=99)]
EVERY = ("cost", "random")

TYPES: Mapping[str, CardType] = {
    "character": CardType((*EVERY, "physical", "mental")),
    "event": CardType(EVERY),
    "item": CardType(EVERY),
}
MARKS: Mapping[str, Mark] = {
    "lady": Mark("character", "only a character is a lady"),
    "gentleman": Mark("character", "only a character is a man"),
}


class HaremEntry(CardEntry, kw_only=True):
    """A card as printed; a character is a lady or a man. `classes`: the ids of its factions."""

    type: Literal["character", "event", "item"]
    cost: Number
    random: Annotated[Signed, Meta(description="The random number in the corner.")]
    lady: bool = False
    gentleman: bool = False
    physical: Signed | None = None
    mental: Signed | None = None


FORM = CardForm("harem_master", HaremEntry, TYPES, MARKS)
