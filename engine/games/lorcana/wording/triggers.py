"""When and whenever: what sets an ability off."""

from __future__ import annotations

from engine.kernel.tree import (
    AllOf,
    Is,
    Kind,
    Opponents,
    Other,
    Side,
    This,
    Trigger,
)
from engine.wording import Many, Phrase, Slot, node, phrase

_ME = Is(This())
_MINE = node(Is, target=Slot("this"))
_ANOTHER = AllOf((Kind("character"), Other()))
_PRONOUNS = "[he|she|it|they]"

TRIGGERS: tuple[Phrase | Many, ...] = (
    # play
    phrase("trigger", Trigger, event="play", subject=_MINE, ja="{this}をプレイしたとき、", en="when you play {this}"),
    phrase(
        "trigger",
        Trigger,
        event="play",
        ja="あなたが{subject:played}をプレイするたび、",
        en="whenever you play {subject:played}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        ja="各ターン、あなたが{nth:ordinal}の{subject:np}をプレイするたび、",
        en="whenever you play a {nth:ordinal} {subject:np} in a turn",
    ),
    # quest, sing, challenge
    phrase(
        "trigger", Trigger, event="quest", ja="{subject:one}がクエストするたび、", en="whenever {subject:one} quests"
    ),
    phrase(
        "trigger", Trigger, event="sing", ja="{subject:one}が歌を歌うたび、", en="whenever {subject:one} sings a song"
    ),
    phrase(
        "trigger",
        Trigger,
        event="challenged",
        ja="{subject:one}がチャレンジされるたび、",
        en="whenever {subject:one} is challenged",
    ),
    phrase(
        "trigger",
        Trigger,
        event="challenge",
        ja="{subject:one}が{counterpart:one}にチャレンジするたび、",
        en="whenever {subject:one} challenges {counterpart:one}",
    ),
    # banish
    phrase(
        "trigger",
        Trigger,
        event="banish",
        manner="being_challenged",
        ja="{subject:one}がチャレンジされて退場したとき、",
        en="when {subject:one} is challenged and banished",
    ),
    phrase(
        "trigger",
        Trigger,
        event="banish",
        manner="challenging",
        ja="{subject:one}がチャレンジしてこれが退場したとき、",
        en="when {subject:one} challenges and is banished",
    ),
    phrase(
        "trigger",
        Trigger,
        event="banish",
        manner="in_challenge",
        ja="{subject:one}がチャレンジ中に退場[したとき|するたび]、",
        en="[when|whenever] {subject:one} is banished in a challenge",
    ),
    phrase(
        "trigger",
        Trigger,
        event="banish",
        ja="{subject:one}が退場[したとき|するたび]、",
        en="[when|whenever] {subject:one} is banished",
    ),
    phrase(
        "trigger",
        Trigger,
        event="banish",
        manner="by_counterpart",
        counterpart=_ANOTHER,
        subject=Slot("subject"),
        ja="{subject:one}がチャレンジ中に他のキャラクター1体を退場させるたび、",
        en="whenever {subject:one} banishes another character in a challenge",
    ),
    # the rest
    phrase(
        "trigger",
        Trigger,
        event="to_hand",
        ja="{subject:one}が場からあなたの手札に戻るたび、",
        en="whenever {subject:one} is returned to your hand from play",
    ),
    phrase(
        "trigger",
        Trigger,
        event="ready",
        subject=_MINE,
        ja="あなたが{this}をレディするたび、",
        en="whenever you ready {this}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="damage",
        ja="{subject:one}がダメージを受けるたび、",
        en="whenever {subject:one} is damaged",
    ),
    phrase(
        "trigger",
        Trigger,
        event="heal",
        ja="あなたが{subject:mine}1体から{least:number}ダメージ以上取り除くたび、",
        en="whenever you remove {least:number} or more damage from {subject:one}",
    ),
    phrase("mine", AllOf, parts=(Kind("character"), Side(True)), ja="自分のキャラクター"),
    phrase(
        "trigger",
        Trigger,
        event="discard",
        by=Opponents(),
        ja="対戦相手がカードを{least:number}枚以上捨てるたび、",
        en="whenever [your|an] opponent discards {least:number} or more cards",
    ),
    phrase("trigger", Trigger, event="turn_start", ja="あなたのターン開始時、", en="at the start of your turn"),
    phrase("trigger", Trigger, event="turn_end", ja="あなたのターン終了時、", en="at the end of your turn"),
    phrase(
        "trigger",
        Trigger,
        event="move",
        counterpart=_ME,
        ja="あなたが{subject:np}をここに移動させるたび、",
        en="whenever you move {subject:played} here",
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        ja="{subject:one}がロケーションに移動するたび、",
        en="whenever {subject:one} moves to a location",
    ),
    # the second of two, of this character
    phrase(
        "second",
        Trigger,
        event="quest",
        subject=_ME,
        ja="またはこれがクエストするたび、",
        en=f"whenever {_PRONOUNS} quests",
    ),
    phrase(
        "second",
        Trigger,
        event="leave",
        subject=_ME,
        ja="またはこれが場を離れたとき、",
        en=f"when {_PRONOUNS} leaves play",
    ),
    phrase(
        "second",
        Trigger,
        event="banish",
        subject=_ME,
        ja="またはこれが退場したとき、",
        en=f"when {_PRONOUNS} is banished",
    ),
    phrase(
        "trigger", Trigger, event="leave", ja="{subject:one}が場を離れたとき、", en="when {subject:one} leaves play"
    ),
)
