"""When something happens: events, moments of a turn, and states that come about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.quintuplets.wording.filters import CHARACTER, EPISODE, EVENT
from engine.kernel.cards.tree import (
    EventName,
    Is,
    Opponents,
    Players,
    Trigger,
    Who,
    You,
)
from engine.wording import (
    Many,
    Phrase,
    Slot,
    alone,
    moments,
    node,
    passing,
    phrase,
    word,
)

_PLAYERS: tuple[tuple[Who, str, str, str, str], ...] = (
    (You(), "あなた", "you", "", "your"),
    (Opponents(), "相手", "your opponent", "s", "their"),
)
_FATES: tuple[tuple[EventName, str, str], ...] = (
    ("appear", "登場した", "appears"),
    ("approach", "アプローチ[する|した]", "approaches"),
    ("approach_success", "アプローチに成功した", "succeeds in an approach"),
    ("approach_failure", "アプローチに失敗した", "fails in an approach"),
    ("bride", "花嫁エリアに置かれた", "is put into the bride area"),
    ("leave", "レーンを離れた", "leaves its lane"),
    ("move", "[レーンを|]移動した", "moves to another lane"),
    ("approached", "アプローチされた", "is approached"),
    ("partner", "[アプローチの|]成功相手[となった|になった]", "becomes a partner"),
    ("flip_down", "裏[になった|向きになった]", "is turned face down"),
    ("flip_up", "表[になった|向きになった]", "is turned face up"),
    ("to_discard", "控え室に置かれた", "is put into the waiting room"),
)
_DEEDS = frozenset(("approach", "to_discard"))
"""These are told as somebody's deed; whose, the subject says."""
_PHASES: tuple[tuple[EventName, str, str], ...] = (
    ("start_phase", "{}スタートフェイズの始めに、", "at the start of {} start phase"),
    ("main_phase", "{}メインフェイズの始めに、", "at the start of {} main phase"),
    ("approach_phase", "{}アプローチフェイズの始めに、", "at the start of {} approach phase"),
    ("approach_step", "{}アプローチ宣言ステップの始めに、", "at the start of {} declaration step"),
    ("event_step", "{}イベントステップの始めに、", "at the start of {} event step"),
    ("judgement_step", "{}花嫁判定ステップの始めに、", "at the start of {} bride judgement"),
    ("turn_end", "{}ターンの終わりに、", "at the end of {} turn"),
)
_WHOSE: tuple[tuple[Who, str, str], ...] = (
    (Players(), "", "each"),
    (You(), "あなたの", "your"),
    (Opponents(), "相手の", "your opponent's"),
)


def _events() -> Iterator[Phrase]:
    for event, ja, en in _FATES:
        fields: dict[str, Any] = {"by": Players()} if event in _DEEDS else {}
        fields |= {"manner": "play"} if event == "to_discard" else {}
        yield phrase(
            "event",
            Trigger,
            event=event,
            subject=node(Is, target=Slot("this")),
            ja="{this:holder}が" + ja,
            en="{this:holder} " + en,
        )
        yield phrase(
            "event", Trigger, event=event, **fields, ja="{subject:who_lot}が" + ja, en="{subject:who_lot} " + en
        )
    yield phrase(
        "event",
        Trigger,
        event="set",
        subject=node(Is, target=Slot("this")),
        ja="{this:this}がセットされた",
        en="{this:this} is set",
    )
    yield phrase(
        "event",
        Trigger,
        event="set",
        counterpart=node(Is, target=Slot("this")),
        ja="{this:holder}にエピソードがセットされた",
        en="an episode is set on {this:holder}",
    )
    yield phrase(
        "event",
        Trigger,
        event="set",
        ja="{counterpart:who_lot}にエピソードがセットされた",
        en="an episode is set on {counterpart:who_lot}",
    )
    yield phrase(
        "event",
        Trigger,
        event="hero",
        by=Players(),
        ja="{subject:who_lot}が[空いているレーン|主人公レーン]に置かれた",
        en="{subject:who_lot} is put into an empty lane",
    )


def _deeds() -> Iterator[Phrase]:
    for who, ja, en, s, their in _PLAYERS:
        yield word("event", Trigger("draw", by=who), ja=f"{ja}がカードを1枚引いた", en=f"{en} draw{s} a card")
        yield word(
            "event",
            Trigger("discard", by=who),
            ja=f"{ja}が手札を控え室に置いた",
            en=f"{en} put{s} cards from {their} hand into the waiting room",
        )
        for kind, kind_ja, kind_en in (
            (EVENT, "イベント", "an event"),
            (CHARACTER, "キャラ", "a character"),
            (EPISODE, "エピソード", "an episode"),
        ):
            yield word(
                "event",
                Trigger("play", kind, by=who),
                ja=f"{ja}が{kind_ja}をプレイした",
                en=f"{en} play{s} {kind_en}",
            )


def _from_hand_or_deck() -> Iterator[Phrase]:
    """Two events at once: a card goes from either place."""
    for who, ja, _, _, _ in _PLAYERS:
        whose = "your" if who == You() else "your opponent's"
        both = (Trigger("to_discard", manner="hand", by=who), Trigger("to_discard", manner="deck", by=who))
        yield word(
            "on",
            both,
            ja=f"{ja}の手札かデッキからカードが控え室に置かれた時、",
            en=f"when a card is put from {whose} hand or deck into the waiting room",
        )
        for one, zone, where in ((both[0], "手札", "hand"), (both[1], "デッキ", "deck")):
            yield word(
                "event",
                one,
                ja=f"{ja}の{zone}からカードが控え室に置かれた",
                en=f"a card is put from {whose} {where} into the waiting room",
            )


TRIGGERS: tuple[Phrase | Many, ...] = (
    *_events(),
    *_deeds(),
    *_from_hand_or_deck(),
    alone("on", "trigger"),
    phrase("trigger", Trigger, event="state", state=Slot("condition"), ja="{condition}時、", en="when {condition}"),
    passing("trigger", "event", ja="{it}[時|とき]、", en="when {it}"),
    *moments("trigger", _PHASES, _WHOSE),
)
