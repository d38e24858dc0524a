"""How a card comes onto the field, and when it may not: what it says of itself wherever it lies."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.cards.tree import Cannot, Enters, In, Matches, Static, This
from engine.wording import Phrase, Slot, phrase, word

_NOT_AT_ALL = (
    ("appear", "登場[できない|させることができない|することができない]", "can't appear"),
    ("play", "プレイ[できない|することができない]", "can't be played"),
    ("put_in", "場に出すことができない", "can't be put onto the field"),
)


def _of_itself() -> Iterator[Phrase]:
    yield word(
        "static",
        Static((Enters(exerted=True),), Matches(This(), In("appeared_now"))),
        ja=("このカードは、登場する場合、休息状態で場に出る", "このカードは[、|]休息状態で登場する"),
        en="this card appears resting",
    )
    for deed, ja, en in _NOT_AT_ALL:
        yield phrase(
            "static",
            Static,
            effects=(Cannot(This(), deed),),
            condition=Slot("condition"),
            ja=("このカードは[、|]{condition:if}" + ja, "{condition:if}このカードは[、|]" + ja),
            en="{condition:if}this card " + en,
        )
        yield word("lasting", Cannot(This(), deed), ja="このカードは[、|]" + ja, en="this card " + en)


OF_ITSELF: tuple[Phrase, ...] = tuple(_of_itself())
