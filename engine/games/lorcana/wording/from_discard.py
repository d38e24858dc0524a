"""Abilities of a card that lies in a discard, and what it does with itself there."""

from __future__ import annotations

from engine.kernel.cards.tree import Lying, PlayFree, ToHand
from engine.wording import Phrase, Slot, phrase

FROM_DISCARD: tuple[Phrase, ...] = (
    phrase(
        "ability_text",
        Lying,
        on=(Slot("on"),),
        ja="{on:trigger}このカードがあなたの捨て札にあるなら、{body:after_trigger}",
        en=(
            "{on:trigger}, if this card is in your discard, {body:after_trigger}",
            "while this card is in your discard, {on:trigger}, {body:after_trigger}",
        ),
    ),
    phrase(
        "ability_text",
        Lying,
        on=(Slot("on"),),
        when=lambda bindings: bindings["condition"] is not None,
        ja="{on:trigger}このカードがあなたの捨て札にあり、{condition:condition.nara}なら、{body:after_trigger}",
        en=(
            "{on:trigger}, if this card is in your discard and {condition}, {body:after_trigger}",
            "{on:trigger}, if {condition} and this card is in your discard, {body:after_trigger}",
        ),
    ),
    phrase(
        "act",
        ToHand,
        ja="{target:own_card}[あなたの|]手札に[<戻す>|<加える>]",
        en="return {target:own_card} to your hand",
    ),
    phrase("playing", PlayFree, ja="{what:own_card}コストを支払わずに<プレイする>", en="play {what:own_card} for free"),
)
