"""The cards that fill up in a scenario of Precious Memories."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from engine.games.precious_memories.identity import WORK
from engine.kernel.cards.card import Card
from engine.manifest.dialect.form import FILLER
from engine.manifest.dialect.texts import blank

BLANKS: Mapping[str, Card] = {
    FILLER: structs.replace(blank(FILLER, "event", "Filler", cost=0, generated=1), classes=(WORK + "tale",))
}
