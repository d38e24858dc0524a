"""Damage that is removed."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import joined
from engine.kernel.cards.tree import Players, Side, Trigger
from engine.wording import Phrase, made, phrase

HEALING: tuple[Phrase, ...] = (
    # so much
    phrase(
        "trigger",
        Trigger,
        event="heal",
        when=lambda bindings: bindings["least"] != 0,
        ja="あなたが{subject:mine}1体から{least:number}ダメージ以上取り除くたび、",
        en="whenever you remove {least:number} or more damage from {subject:one}",
    ),
    made("mine", *joined(Side(True)), ja="自分の{rest:np}"),
    # however much
    phrase(
        "trigger",
        Trigger,
        event="heal",
        ja="[あなたが|]{subject:one}からダメージを取り除くたび、",
        en="whenever you remove [any |]damage from {subject:one}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="heal",
        by=Players(),
        ja="{subject:one}からダメージが取り除かれるたび、",
        en="whenever damage is removed from {subject:one}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="heal",
        once=True,
        ja="[各ターンに|1ターンに|ターンに][1回|一度]、[あなたが|]{subject:one}からダメージを取り除いたとき、",
        en="the first time you remove damage from {subject:one} each turn",
    ),
)
