"""The cards that fill up in a scenario of the Quintuplets."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.cards.card import Card
from engine.manifest.dialect.form import FILLER
from engine.manifest.dialect.texts import blank

HERO = "some-hero"
BLANKS: Mapping[str, Card] = {
    card.key: card for card in (blank(FILLER, "event", "Filler"), blank(HERO, "hero", "A Hero", need=9))
}
