"""A card of Precious Memories as it is written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct, field, structs

from engine.games.precious_memories.identity import WORK
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.manifest.form import (
    ByLanguage,
    CardEntry,
    CardForm,
    CardType,
    Classes,
    ClassId,
    FieldError,
    Name,
    Number,
    Text,
    by_language,
    class_id,
    id_name,
)

Key = Annotated[
    str,
    Meta(
        pattern="^[A-Z0-9]{1,5}-([0-9]{2}-)?[0-9]{3}[a-z]?$",
        description="Set code and number; a letter behind it for a parallel card.",
    ),
]
Power = Annotated[int, Meta(ge=0, le=990)]
Color = Literal["red", "blue", "yellow", "green", "purple", "white"]
NUMBERS = ("cost", "generated", "ap", "dp")
TYPES: Mapping[str, CardType] = {
    "character": CardType((), NUMBERS),
    "event": CardType(("cost",), ("generated",)),
    "support": CardType((), ("cost", "generated")),
}
"""Without a use cost it is △."""


class SideEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """The back of a double-faced card: it has no generated cost."""

    name: ByLanguage = ""
    cost: Number | None = None
    ap: Power | None = None
    dp: Power | None = None
    colors: list[Color] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)
    text: ByLanguage = ""


class FileSide(SideEntry, kw_only=True):
    """The back of a double-faced card: it has no generated cost. `classes`: the ids of its traits."""

    name: Name
    classes: Classes = field(default_factory=list)
    text: Text = field(default_factory=dict)


class PreciousEntry(CardEntry, kw_only=True):
    """A card as printed. `work`: the id of its title; `cost`: its use cost, left out for △; `names`: both names of a
    combination."""

    type: Literal["character", "event", "support"]
    names: list[ByLanguage] = field(default_factory=list)
    work: str
    cost: Number | None = None
    generated: Number | None = None
    ap: Power | None = None
    dp: Power | None = None
    colors: list[Color] = field(default_factory=list)
    back: SideEntry | None = None


class PreciousForm(CardForm, frozen=True):
    """Cards have a work, perhaps two names, perhaps another side."""

    def card(self, key: str, entry: CardEntry) -> Card:
        """The card of an entry. Raises FieldError for AP without DP too, and for a back that nothing could have."""
        card = CardForm.card(self, key, entry)
        for side in (card, *([card.back] if card.back is not None else ())):
            if ("ap" in side.stats) != ("dp" in side.stats):
                missing = "dp" if "ap" in side.stats else "ap"
                raise FieldError("a character has both AP and DP or neither", missing, missing=True)
        if card.back is not None and (card.kind != "character" or "generated" not in card.stats):
            raise FieldError("only a character with a generated cost has a back", "back")
        return card

    def unchecked(self, key: str, entry: CardEntry) -> Card:
        """The same of an entry that others answer for."""
        card = CardForm.unchecked(self, key, entry)
        work = class_id(getattr(entry, "work", ""))
        named: Sequence[ByLanguage] = getattr(entry, "names", ()) or ()
        words: Mapping[str, int] = getattr(entry, "keywords", {})
        card = structs.replace(
            card,
            id_name=tuple(name for each in named for name in id_name(by_language(each))) or card.id_name,
            classes=(*card.classes, work if work.startswith(WORK) else WORK + work),
            abilities=tuple(t.Keyword(word, number) for word, number in words.items()),
        )
        side = getattr(entry, "back", None)
        return structs.replace(card, back=_back(card, side)) if isinstance(side, Struct) else card


def _back(front: Card, side: Struct) -> Card:
    """The other side: names and words of its own where it has any."""
    name = by_language(getattr(side, "name", "")) or front.name
    given = {number: getattr(side, number, None) for number in NUMBERS if number != "generated"}
    words: Mapping[str, int] = getattr(side, "keywords", {})
    return structs.replace(
        front,
        name=name,
        id_name=id_name(name),
        text=by_language(getattr(side, "text", "")),
        stats={number: value for number, value in given.items() if isinstance(value, int)},
        classes=(*(class_id(each) for each in getattr(side, "classes", ())), front.classes[-1]),
        colors=tuple(getattr(side, "colors", ())) or front.colors,
        abilities=tuple(t.Keyword(word, number) for word, number in words.items()),
    )


STRICT = {"id": Key, "names": list[Name], "work": ClassId, "back": FileSide | None}
FORM = PreciousForm("precious_memories", PreciousEntry, TYPES, colors="colors", strict=STRICT)
