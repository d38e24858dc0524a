"""A My Little Pony card as it is written down (2-1 to 2-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from engine.manifest.form import CardEntry, CardForm, CardType, Mark, Number

TYPES: Mapping[str, CardType] = {
    "character": CardType(("cost", "idea")),
    "event": CardType(("cost",)),
    "item": CardType(("cost",)),
    "scene": CardType(),
    "story": CardType(("stage",)),
    "lead": CardType(),
}
MARKS: Mapping[str, Mark] = {"everyday": Mark("scene", "only a scene can be an everyday one")}
Stage = Literal["I", "II", "III", "IV"]
STAGES: tuple[Stage, ...] = ("I", "II", "III", "IV")


class MlpEntry(CardEntry, kw_only=True):
    """A card as printed. The four stages of a story share its name; `version` is the title of the stage.
    `classes` are its keywords."""

    type: Literal["character", "event", "item", "scene", "story", "lead"]
    cost: Annotated[Number | None, Meta(description="Harmony to be paid.")] = None
    idea: Number | None = None
    stage: Annotated[int, Meta(ge=1, le=4)] | Stage | None = None
    everyday: Annotated[bool, Meta(description="A scene that a deck may hold any number of.")] = False


FORM = CardForm("mlp", MlpEntry, TYPES, MARKS, ranks={"stage": STAGES})
