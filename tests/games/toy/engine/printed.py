"""A kite as it is written down in files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from engine.kernel.cards.card import Card
from engine.manifest.form import MOST_CARDS, CardForm, CardId, Head, Name, Number, Text, by_language, id_name


class KiteEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A kite as printed."""

    id: CardId
    type: Literal["kite"] = "kite"
    name: Name
    strength: Number
    text: Text = field(default_factory=dict)


class KiteFile(Head, tag="kites"):
    """A set of kites."""

    cards: Annotated[list[KiteEntry], Meta(min_length=1, max_length=MOST_CARDS)]


def kite(entry: KiteEntry) -> Card:
    """The card of an entry."""
    return Card(
        key=entry.id,
        kind="kite",
        name=by_language(entry.name),
        id_name=id_name(entry.name),
        text=by_language(entry.text),
        stats={"strength": entry.strength},
    )


FORM = CardForm(KiteEntry, kite, KiteFile)
