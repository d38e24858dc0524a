"""The cards that fill up in a scenario of ハーレムマスター."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.cards.card import Card
from engine.manifest.dialect.form import FILLER
from engine.manifest.dialect.texts import blank

BLANKS: Mapping[str, Card] = {FILLER: blank(FILLER, "event", "Filler", cost=9, random=0)}
