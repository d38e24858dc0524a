"""Somebody is chosen, by an opponent or for Support."""

from __future__ import annotations

from engine.kernel.cards.tree import Is, Opponents, Players, Trigger
from engine.wording import Phrase, Slot, node, phrase

CHOSEN: tuple[Phrase, ...] = (
    # being chosen
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Opponents(),
        ja=("{subject:one}が対戦相手に選ばれるたび、", "対戦相手が{subject:one}を選ぶたび、"),
        en=(
            "whenever {subject:one} is chosen by an opponent",
            "whenever an opponent chooses {subject:one} [|for an action or ability]",
            "whenever an opponent chooses {subject:one} for an ability or action",
        ),
    ),
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Opponents(),
        manner="for_action",
        ja="{subject:one}が対戦相手のアクションで選ばれるたび、",
        en=(
            "whenever {subject:one} is chosen [for|by] an opponent's action",
            "whenever {subject:one} is chosen by an opponent for an action",
            "whenever an opponent chooses {subject:one} for an action",
        ),
    ),
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Players(),
        manner="for_support",
        ja="{subject:one}が支援で選ばれるたび、",
        en="whenever {subject:one} is chosen for Support",
    ),
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Players(),
        manner="for_support",
        counterpart=node(Is, target=Slot("this")),
        ja="{subject:one}が{this}の支援で選ばれるたび、",
        en="whenever {subject:one} is chosen for {this}'s Support",
    ),
    # who chose
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Opponents(),
        ja=(
            "対戦相手が[能力や効果|アクションや能力|能力またはアクション|アクションまたは能力|効果]で{subject:one}を選ぶたび、",
            "{subject:one}が対戦相手の[能力や効果|アクションや能力|能力またはアクション|アクションまたは能力|効果]で選ばれるたび、",
        ),
    ),
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Opponents(),
        manner="for_action",
        ja="対戦相手がアクションで{subject:one}を選ぶたび、",
    ),
)
