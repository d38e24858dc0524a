"""What triggers only in the turn in which this card has appeared, and only while something is so."""

from __future__ import annotations

from engine.kernel.cards.tree import Both, In, Matches, This, Triggered
from engine.wording import Phrase, Slot, node, phrase

_APPEARED = Matches(This(), In("appeared_now"))

IN_ITS_TURN: tuple[Phrase, ...] = (
    phrase(
        "triggered",
        Triggered,
        condition=node(Both, parts=(_APPEARED, Slot("so"))),
        ja="このカードが登場したターンの間[に|][、|]{so:in_state}[|、]{on}{body:body}",
        en="in the turn in which this card appeared, while {so:cond_any}, {on}{body:body}",
    ),
)
