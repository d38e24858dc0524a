"""What can be said of somebody in one word: is active, cannot be blocked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import Again, ToArea, ToEx
from engine.games.precious_memories.wording.said.subjects import S
from engine.kernel.cards.tree import (
    Anything,
    Can,
    Cannot,
    Exert,
    Grant,
    Is,
    Keyword,
    Lose,
    Node,
    Not,
    Opponents,
    Players,
    Ready,
    This,
    ToDeck,
    ToDiscard,
    ToHand,
    Trigger,
    Triggered,
    You,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Lot,
    Phrase,
    Slot,
    made,
    node,
    phrase,
)

_BANS = (
    (
        "approach",
        ("アプローチ<できない>", "アプローチに参加することができない", "アプローチに参加できない"),
        "<can't> approach",
    ),
    ("block_with", ("妨害<できない>", "妨害に参加することができない", "妨害に参加できない"), "<can't> block"),
    ("be_blocked", ("妨害されない",), "<can't> be blocked"),
    ("exits", ("退場しない",), "<can't> exit"),
    ("exits_approaching", ("アプローチで[は|]退場しない",), "<can't> exit by approaching"),
    ("ready", ("活動状態にならない",), "<can't> become active"),
    (
        "ready_step",
        ("[自分の|]ターン開始時に活動状態にならない",),
        "<do> not become active at the start of a turn",
    ),
    ("use_text", ("[使用型|]テキストを使用できない", "[使用型|]テキストを使用することができない"), "<can't> use texts"),
    (
        "give_points",
        ("アプローチで[は|]ポイントを与えられない", "アプローチで[は|]ポイントを与えることができない"),
        "<can't> give points by approaching",
    ),
)


_GOES: tuple[tuple[type[Node], dict[str, Any], str, str], ...] = (
    (ToHand, {}, "手札に戻る", "<move> to the hand"),
    (ToEx, {}, "EXデッキに[戻る|移る]", "<move> to the EX deck"),
    (ToDeck, {"place": "bottom"}, "デッキの下に[移る|戻る]", "<move> to the bottom of the deck"),
    (ToDeck, {"place": "top"}, "デッキの上に[移る|戻る]", "<move> to the top of the deck"),
    (ToArea, {"area": "support"}, "サポートエリアに移る", "<move> to the support area"),
    (ToArea, {"area": "main"}, "メインエリアに移る", "<move> to the main area"),
    (ToDiscard, {}, "捨て札になる", "<move> to the discard pile"),
)
"""Where somebody goes."""
READY_AT_END: Any = (Triggered((Trigger("turn_end", by=Players()),), Ready(This())),)


REST_AT_END: Any = (Triggered((Trigger("turn_end", by=Players()),), Exert(This())),)


FOLD = (("twofold_points", "2"), ("threefold_points", "3"))
"""How many points an approach gives for one."""
TOLD_ALONE: Any = tuple((Keyword(name),) for name in ("unlimited", "twins", *(name for name, _ in FOLD)))
"""What is said in words of its own, not as something that is gained."""


def _preds() -> Iterator[Phrase]:
    for deed, ja, en in _BANS:
        yield phrase(
            "pred", Cannot, target=S, deed=deed, ja=tuple(each.replace("<できない>", "できない") for each in ja), en=en
        )
    yield phrase(
        "pred",
        Cannot,
        target=S,
        deed="be_blocked",
        filter=Slot("filter"),
        ja="{filter:those}には妨害されない",
        en="<can't> be blocked by {filter:those}",
    )
    yield phrase(
        "pred",
        Cannot,
        target=S,
        deed="be_blocked",
        filter=node(Not, part=Slot("filter")),
        ja="{filter:those}以外には妨害されない",
        en="<can't> be blocked but by {filter:those}",
    )
    yield phrase(
        "pred",
        Cannot,
        target=S,
        deed="block_with",
        filter=Slot("filter"),
        ja=("{filter:those}を妨害できない", "{filter:those}を妨害することができない"),
        en="<can't> block {filter:those}",
    )
    for towards, said, verb in (
        ("be_blocked", "{whom:before}には妨害されない", "<can't> be blocked by {whom:before}"),
        ("block_with", "{whom:before}を妨害[できない|することができない]", "<can't> block {whom:before}"),
    ):
        yield phrase("pred", Cannot, target=S, deed=towards, filter=node(Is, target=Slot("whom")), ja=said, en=verb)
    yield phrase(
        "pred",
        Cannot,
        target=S,
        deed="be_chosen",
        filter=Slot("filter"),
        ja=("{filter:those}の効果の対象にならない", "{filter:those}の対象にならない"),
        en="<can't> be chosen by {filter:those}",
    )
    yield phrase(
        "pred",
        Lose,
        target=S,
        keywords=(),
        whole=True,
        ja=("テキストが無効になる", "テキストは無効になる"),
        en="<lose> all text",
    )
    yield phrase(
        "pred",
        Grant,
        target=S,
        abilities=READY_AT_END,
        ja="ターン終了時に活動状態になる",
        en="<become> active at the end of the turn",
    )
    for who, whose, your in ((You(), "自分", "your"), (Opponents(), "相手", "your opponent's")):
        yield phrase(
            "pred",
            Grant,
            target=S,
            abilities=(Triggered((Trigger("turn_end", by=who),), Ready(This())),),
            ja=whose + "のターン終了時に活動状態になる",
            en="<become> active at the end of " + your + " turn",
        )
    yield phrase(
        "pred",
        Grant,
        target=S,
        abilities=REST_AT_END,
        ja="ターン終了時に休息状態になる",
        en="<become> resting at the end of the turn",
    )
    yield phrase(
        "pred",
        Grant,
        target=S,
        abilities=(Keyword("unlimited"),),
        ja="メインエリアのキャラ数上限に含まれない",
        en="<do> not count towards the five of the main area",
    )
    for head, fields, said, verb in _GOES:
        yield phrase("pred", head, target=S, **fields, ja=said, en=verb)
    yield phrase(
        "pred",
        Can,
        target=S,
        deed="block_with",
        ja="休息状態でも妨害[できる|に参加することができる|に参加できる]",
        en="<may> block while resting",
    )
    yield phrase(
        "pred",
        Grant,
        target=S,
        abilities=(Keyword("twins"),),
        ja="同じキャラの制限を受けない",
        en="<may> stand beside its like",
    )
    for name, number in FOLD:
        yield phrase(
            "pred",
            Grant,
            target=S,
            abilities=(Keyword(name),),
            ja=f"アプローチで[相手に|]与えるポイントが{number}点になる",
            en=f"<give> {number} points for 1 by approaching",
        )
    yield phrase("pred", Ready, target=S, ja="活動状態になる", en="<become> active")
    yield phrase("pred", Exert, target=S, ja="休息状態になる", en="<become> resting")
    yield phrase(
        "pred",
        Again,
        target=S,
        ja="活動状態になるとともに、[|このターン、]もう一度アプローチ[できる|に参加することができる|に参加できる]",
        en="<become> active and <may> approach once more",
    )
    yield phrase(
        "pred",
        Can,
        target=S,
        deed="approach_again",
        ja="[|このターン、]もう一度アプローチ[できる|に参加することができる|に参加できる]",
        en="<may> approach once more",
    )
    yield phrase(
        "pred", Can, target=S, deed="approach_again", ja="2回までアプローチ[できる|に参加することができる|に参加できる]"
    )
    yield phrase(
        "pred",
        Grant,
        target=S,
        abilities=(Keyword("active_at_once"),),
        ja="登場したターンでもアプローチ[できる|に参加できる|に参加することができる]",
    )
    yield phrase(
        "pred",
        Grant,
        target=S,
        abilities=(Keyword("must_approach"),),
        ja="[可能な限り|]アプローチ[しなければならない|に参加しなければならない]",
    )
    yield phrase(
        "pred",
        Can,
        target=S,
        deed="from_support",
        ja="サポートエリアにいる[場合|状態][も|でも]アプローチ[できる|に参加することができる|に参加できる|することができる]",
        en="<may> approach from the support area",
    )


MOMENTS = (
    ("main_theirs", "相手のメインフェイズ", "in your opponent's main phase"),
    ("approach", "アプローチフェイズ", "in the approach phase"),
    ("approach_own", "自分のアプローチフェイズ", "in your approach phase"),
    ("approach_theirs", "相手のアプローチフェイズ", "in your opponent's approach phase"),
    ("outside_main", "自分のメインフェイズ以外", "outside your main phase"),
    ("interrupt", "割り込みのタイミング", "as an interrupt"),
)
"""Other times at which a card can come."""
APPEARS = "[登場できる|登場させることができる|プレイできる|プレイすることができる]"
LEVELS = "[レベルアップ|〔レベルアップ〕][できる|することができる|をすることができる|を行うことができる]"
PLACES = (
    ("play_removed", "ゲームから取り除かれている状態でも", "while removed from the game"),
    ("play_discarded", "捨て札置き場にある状態でも", "from the discard pile"),
)


def _times_and_places() -> Iterator[Phrase]:
    for id_, ja, en in MOMENTS:
        yield phrase(
            "pred",
            Can,
            target=S,
            deed="appear_" + id_,
            ja=ja + "[でも|にも]" + APPEARS,
            en="<may> appear " + en,
        )
    for id_, ja, en in PLACES:
        yield phrase(
            "pred", Can, target=S, deed=id_, ja=ja + "プレイ[できる|することができる]", en="<may> be played " + en
        )


def those(bindings: Bindings) -> object:
    """Those of a lot on the field."""
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    return lot.filter if lot.zone == "play" else REFUSED


def as_those(value: object) -> Bindings | None:
    return None if isinstance(value, Anything | Is) else {"lot": Lot(value)}  # type: ignore[arg-type]


def as_kinds(value: object) -> Bindings | None:
    """Those of a lot, or any card."""
    return {"lot": Lot(value)}  # type: ignore[arg-type]  # a Filter


PREDICATES: tuple[Phrase, ...] = (
    *_preds(),
    *_times_and_places(),
    phrase("those", Is, ja="{target:this}", en="{target:this}"),
    phrase(
        "act",
        Cannot,
        deed="block_with",
        duration=Slot("dur"),
        filter=Is(This()),
        ja=("{dur}このカードは、{target:before}には妨害されない", "このカードは、{dur}{target:before}には妨害されない"),
    ),
    made("those", those, as_those, ja="{lot:lot}", en="{lot:lots}"),
)
