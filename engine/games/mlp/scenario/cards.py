"""The cards that fill up in a scenario of My Little Pony."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.mlp.printed import STAGES
from engine.kernel.cards.card import Card
from engine.manifest.dialect.form import FILLER
from engine.manifest.dialect.texts import blank

SCENE, LEAD = "everyday-scene", "some-lead"
STORIES = {stage: f"story-{stage}" for stage in STAGES}

BLANKS: Mapping[str, Card] = {
    card.key: card
    for card in (
        blank(FILLER, "event", "Filler", cost=9),
        blank(SCENE, "scene", "An Everyday Scene", "everyday"),
        blank(LEAD, "lead", "A Lead"),
        *(
            blank(key, "story", "A Story", version=f"Part {stage}", stage=STAGES.index(stage) + 1)
            for stage, key in STORIES.items()
        ),
    )
}
