"""What happens in a challenge: who is hurt or banished there, and who is still there behind it."""

from __future__ import annotations

from engine.games.lorcana.wording.events.triggers import ANOTHER
from engine.kernel.cards.tree import Anything, Compare, Count, Is, Kind, This, Trigger, Triggered
from engine.wording import Phrase, Slot, node, phrase

_THIS = This()

CHALLENGES: tuple[Phrase, ...] = (
    # who is challenged
    phrase(
        "trigger",
        Trigger,
        event="challenged",
        when=lambda bindings: bindings["subject"] == Is(_THIS),
        ja="{subject:one}がチャレンジされたとき、",
        en="when {subject:one} is challenged",
    ),
    # whom it banished or hurt there
    *(
        phrase(
            "trigger",
            Trigger,
            event=event,
            manner="by_counterpart",
            when=lambda bindings: bindings["counterpart"] not in (ANOTHER, Kind("character")),
            ja=f"{{subject:one}}が[チャレンジ中に|チャレンジで]{{counterpart:one}}{ja}たび、",
            en=f"[whenever|when] {{subject:one}} {en} {{counterpart:one}} in a challenge",
        )
        for event, ja, en in (
            ("banish", "を退場させる", "banishes"),
            ("damage", "にダメージを与える", "deals damage to"),
        )
    ),
    # and is still there
    phrase(
        "trigger",
        Trigger,
        event="aftermath",
        ja="{subject:one}がチャレンジして退場しなかったとき、",
        en="[whenever|when] {subject:one} challenges and isn't banished",
    ),
    phrase(
        "triggered",
        Triggered,
        on=(node(Trigger, event="damage", manner="dealt", subject=node(Is, target=Slot("this"))),),
        condition=node(Compare, left=node(Count, filter=node(Is, target=Slot("this"))), op=">=", right=1),
        ja="{this}がダメージを与えられて退場しなかったとき、{body:after_trigger}",
        en="[whenever|when] {this} is dealt damage and isn't banished, {body:after_trigger}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="aftermath",
        when=lambda bindings: bindings["counterpart"] != Anything(),
        en="[whenever|when] {subject:one} challenges {counterpart:one} and isn't banished",
    ),
)
