"""Somebody is played by Shift, or on top of this card."""

from __future__ import annotations

from engine.games.lorcana.nodes import UsedShift
from engine.kernel.cards.tree import Bound, Is, Trigger, Triggered
from engine.wording import Phrase, Slot, node, phrase

SHIFTING: tuple[Phrase, ...] = (
    # on top of this card
    phrase(
        "trigger",
        Trigger,
        event="cover",
        subject=node(Is, target=Slot("card")),
        counterpart=Slot("counterpart"),
        ja=(
            "あなたが{counterpart:np}を{card:this_card}の上にプレイしたとき、",
            "あなたが変身を使って{card:this_card}の上に{counterpart:np}をプレイ[するたび|したとき]、",
        ),
        en=(
            "[when|whenever] you play {counterpart:played} on [top of |]{card:this_card}",
            "[whenever|when] you use Shift to play {counterpart:played} on [top of |]{card:this_card}",
            "[whenever|when] you play {counterpart:played} on [top of |]{card:this_card} using Shift",
        ),
    ),
    # by Shift
    phrase(
        "triggered",
        Triggered,
        on=(node(Trigger, event="play", subject=Slot("subject")),),
        condition=UsedShift(Bound("subject")),
        ja="あなたが変身を使って{subject:np}をプレイ[するたび|したとき]、{body:after_trigger}",
        en=(
            "whenever you play {subject:played} using Shift, {body:after_trigger}",
            "whenever you use Shift to play {subject:played}, {body:after_trigger}",
        ),
    ),
)
