"""Keywords and abilities that are lost."""

from __future__ import annotations

from engine.games.lorcana.wording.places import Subject
from engine.kernel.cards.tree import Lose
from engine.wording import Many, Phrase, phrase

_WHO = Subject()

LOSING: tuple[Phrase | Many, ...] = (
    # all that a card can do
    phrase(
        "pred",
        Lose,
        target=_WHO,
        keywords=(),
        whole=True,
        ja="{duration}すべての能力を<失う>",
        en="<lose> all abilities{duration}",
    ),
    # keywords that are lost
    phrase("pred", Lose, target=_WHO, en="<lose> {keywords:lost_three}{duration}"),
    Many("lost_three", "keyword_name", {"en": (", ", ", and ")}, least=3),
)
