"""What is done: each a verb with its object, which in Japanese stands before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import (
    Appear,
    Designate,
    Fight,
    Leaves,
    Nullify,
    Pop,
    Remove,
    SetOn,
    Show,
    ToArea,
    ToEx,
    ToField,
    ToPoints,
    Transform,
    TurnPoint,
)
from engine.games.precious_memories.wording.deeds.pairs import both, both_own, each_of
from engine.games.precious_memories.wording.nouns.filters import EVENT, LEAVES, SUPPORT
from engine.games.precious_memories.wording.said.predicates import as_kinds, those
from engine.kernel.cards.tree import (
    AnyOf,
    Bound,
    Chosen,
    Every,
    Exert,
    Filter,
    Node,
    OneOf,
    Opponents,
    PayLess,
    Per,
    Ready,
    Side,
    ToDeck,
    ToDiscard,
    ToHand,
    Tuck,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, leaves, made, node, passing, phrase, plain

INTO_HAND = "手札に[<加える>|<移す>|<戻す>]"
INTO_PILE = (
    "[自分のポイント置き場に表向きで|ポイント置き場に表向きで|表向きでポイント置き場に|表向きで自分のポイント置き場に]"
)
ONTO = "[<移す>|<戻す>|<置く>]"
SIMPLE: tuple[tuple[type[Node], dict[str, Any], str, str], ...] = (
    (Ready, {}, "活動状態に<する>", "make {} active"),
    (Exert, {}, "休息状態に<する>", "rest {}"),
    (ToDiscard, {}, "捨て札に<する>", "discard {}"),
    (Leaves, {}, "退場<させる>", "let {} exit"),
    (ToHand, {}, INTO_HAND, "put {} into the hand"),
    (ToHand, {"reveal": True}, "表にしてから" + INTO_HAND, "put {} revealed into the hand"),
    (Remove, {}, "ゲームから<取り除く>", "remove {} from the game"),
    (ToDeck, {"place": "bottom"}, "デッキの下に" + ONTO, "put {} on the bottom of the deck"),
    (ToDeck, {"place": "top"}, "デッキの上に" + ONTO, "put {} on top of the deck"),
    (
        ToDeck,
        {"place": "bottom", "ordered": True},
        "任意の順番でデッキの下に" + ONTO,
        "put {} on the bottom of the deck in any order",
    ),
    (
        ToDeck,
        {"place": "top", "ordered": True},
        "任意の順番でデッキの上に" + ONTO,
        "put {} on top of the deck in any order",
    ),
    (ToDeck, {"place": "either"}, "デッキの上または下に" + ONTO, "put {} on top or on the bottom of the deck"),
    (
        ToDeck,
        {"place": "either", "ordered": True},
        "任意の順番でデッキの上または下に" + ONTO,
        "put {} on top or on the bottom of the deck in any order",
    ),
    (ToDeck, {"place": "shuffle"}, "デッキに[戻し|移し]、デッキをシャッフル<する>", "shuffle {} into the deck"),
    (
        ToPoints,
        {},
        INTO_PILE + "<置く>",
        "put {} face up into the point pile",
    ),
    (
        ToPoints,
        {"down": True},
        INTO_PILE.replace("表", "裏") + "<置く>",
        "put {} face down into the point pile",
    ),
    (ToEx, {}, "EXデッキに[<戻す>|<移す>]", "return {} to the EX deck"),
    (ToField, {}, "[|それぞれ]場に<出す>", "put {} onto the field"),
    (ToField, {"rested": True}, "休息状態で場に<出す>", "put {} onto the field resting"),
    (ToField, {"area": "support"}, "サポートエリアに<出す>", "put {} into the support area"),
    (
        ToField,
        {"area": "support", "rested": True},
        "[サポートエリアに休息状態で|休息状態でサポートエリアに]<出す>",
        "put {} into the support area resting",
    ),
    (
        ToField,
        {"area": "main", "rested": True},
        "[メインエリアに休息状態で|休息状態でメインエリアに]<出す>",
        "put {} into the main area resting",
    ),
    (ToField, {"area": "main"}, "メインエリアに<出す>", "put {} into the main area"),
    (Appear, {}, "[コストを支払わずに|]登場<させる>", "let {} appear"),
    (ToArea, {"area": "support"}, "サポートエリアに<移す>", "move {} to the support area"),
    (ToArea, {"area": "main"}, "メインエリアに<移す>", "move {} to the main area"),
    (TurnPoint, {"down": True}, "裏向きに<する>", "turn {} face down"),
    (TurnPoint, {"down": False}, "表向きに<する>", "turn {} face up"),
    (Transform, {}, "変身<させる>", "transform {}"),
    (Pop, {}, "〔POP〕<する>", "pop {}"),
    (Designate, {}, "指定<する>", "name {}"),
)
"""Verbs with one object."""


def _simple() -> Iterator[Phrase]:
    for head, fields, ja, en in SIMPLE:
        if head is not ToPoints:
            yield phrase(
                "simple",
                head,
                **fields,
                ja=("{target:wo}" + ja, "{target:wo}抜き出し、" + ja),
                en=en.replace("{}", "{target:obj}"),
            )
        ja_two = tuple("{a:numbered}と[、|]{b:numbered}を" + out + ja for out in ("", "抜き出し、"))
        yield made("act", *both(head, fields), ja=ja_two, en=en.replace("{}", "{a:numbered} and {b:numbered}"))
        yield made("act", *both_own(head, fields), ja=ja_two)
        yield made(
            "act",
            *each_of(head, fields),
            ja=tuple(
                "{a:lot_ja}と[、|]{b:noun_lot}をそれぞれ" + n + out + ja
                for n in ("{n:number}枚まで",)
                for out in ("", "抜き出し、")
            ),
            en=en.replace("{}", "up to {n:number} each of {a:lots} and {b:noun_lots}"),
        )


def _points() -> Iterator[Phrase]:
    """Into the point pile of whose card it is: where the text says it is one's own, it must not be another one's."""
    for down, face, en in ((False, "表向き", "up"), (True, "裏向き", "down")):
        for whose, when in (("", _of_anybody), ("自分の", _not_theirs)):
            into = (f"{whose}ポイント置き場に{face}で", f"{face}で{whose}ポイント置き場に")
            yield phrase(
                "simple",
                ToPoints,
                when=when,
                down=down,
                ja=tuple("{target:wo}" + out + each + "<置く>" for out in ("", "抜き出し、") for each in into),
                en=() if whose else "put {target:obj} face " + en + " into the point pile",
            )


def _of_anybody(bindings: Bindings) -> bool:
    return True


def _not_theirs(bindings: Bindings) -> bool:
    """Whether it is an own card: on the field it is called so. Whose it is of which the text spoke before is not said
    here, but whom somebody meets in an approach is the opponent's."""
    target = plain(bindings["target"])
    match target:
        case Chosen(filter_, zone="play") | Every(filter_, zone="play"):
            return Side(True) in leaves(filter_)
        case Bound("counterpart"):
            return False
    return getattr(target, "whose", None) != Opponents() and Side(False) not in leaves(getattr(target, "filter", None))


def _shows() -> Parts:
    """A card of the hand that was chosen is shown."""

    def match(value: object) -> Bindings | None:
        return {"target": value.target} if isinstance(value, Show) else None

    def build(bindings: Bindings) -> object:
        target = bindings["target"]
        return Show(target) if isinstance(target, Chosen) and target.zone == "hand" else REFUSED

    return build, match


def _turned_over(*, down: bool) -> Parts:
    """A card of a point pile, which is turned in so many words."""

    def match(value: object) -> Bindings | None:
        return {"target": value.target} if isinstance(value, TurnPoint) and value.down == down else None

    def build(bindings: Bindings) -> object:
        target = bindings["target"]
        points = isinstance(target, Chosen) and target.zone.startswith("pile")
        return TurnPoint(target, down) if points else REFUSED  # type: ignore[arg-type]

    return build, match


def _either_area() -> Parts:
    """To the area that its player likes."""

    def match(value: object) -> Bindings | None:
        match value:
            case OneOf((ToArea(one, "main"), ToArea(other, "support")), 1) if plain(one) == plain(other):
                return {"target": one}
        return None

    return (
        lambda bindings: OneOf((ToArea(bindings["target"], "main"), ToArea(bindings["target"], "support"))),
        match,
    )


def _either_way() -> Parts:
    """Active or resting, as its player likes."""

    def match(value: object) -> Bindings | None:
        match value:
            case OneOf((Ready(one), Exert(other)), 1) if plain(one) == plain(other):
                return {"target": one}
        return None

    return (lambda bindings: OneOf((Ready(bindings["target"]), Exert(bindings["target"])))), match


def _nullified(*fixed: Filter) -> Parts:
    """A play of such a card."""
    build_bag, match_bag = LEAVES.bag(*fixed)

    def build(bindings: Bindings) -> object:
        filter_ = build_bag(bindings)
        return REFUSED if filter_ is REFUSED else Nullify(filter_)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        plain_ = isinstance(value, Nullify) and not (value.hand or value.named or value.texts)
        return match_bag(value.filter) if plain_ else None  # type: ignore[attr-defined]

    return build, match


BOTH_KINDS = AnyOf((EVENT, SUPPORT))


VERBS: tuple[Phrase, ...] = (
    *_simple(),
    *_points(),
    passing("act", "simple", ja="{it~}", en="{it}"),
    passing("numbered", "one"),
    passing("numbered", "some"),
    passing("noun_lot", "lot", ja="{it}"),
    passing("noun_lots", "lots", en="{it}"),
    passing("text_holder", "topic", ja="{it}"),
    passing("text_holder", "obj", en="{it}"),
    made(
        "kinds",
        those,
        as_kinds,
        ja="{lot:lot}",
        en="{lot:lots}",
    ),
    phrase(
        "act",
        Tuck,
        ja="{target:wo}{under:topic}の下に裏向きで<重ねる>",
        en="put {target:obj} face down under {under:subj}",
    ),
    phrase(
        "act",
        SetOn,
        ja=("{source:wo}{place:topic}にセット<する>", "{source:wo}抜き出し、{place:topic}にセット<する>"),
        en="set {source:obj} on {place:subj}",
    ),
    made("act", *_shows(), ja="{target:one}を表に<する>", en="show {target:obj}"),
    *(
        made("act", *_turned_over(down=down), ja="{target:wo}" + ja + "<する>")
        for down, ja in ((False, "表に"), (True, "裏に"))
    ),
    made(
        "act",
        *_either_area(),
        ja="{target:wo}メインエリアまたはサポートエリアに<移す>",
        en="move {target:obj} to the main area or the support area",
    ),
    made(
        "act",
        *_either_way(),
        ja="{target:wo}活動状態または休息状態に<する>",
        en="make {target:obj} active or rest it",
    ),
    phrase(
        "act",
        Fight,
        ja=(
            "{target:topic}と[、|]{partner:topic}は[、|]退場判定を<行う>",
            "{target:topic}は[、|]{partner:topic}と[、|]退場判定を<行う>",
        ),
        en="{target:subj} and {partner:subj} come to an exit judgement",
    ),
    phrase(
        "nullify",
        Nullify,
        filter=EVENT,
        ja="相手のプレイ中のイベントカード1枚[|のプレイ]を無効に<する>",
        en="nullify an event being played",
    ),
    made(
        "nullify",
        *_nullified(),
        ja=(
            "{cost:cost?}{color:color?}相手のプレイ中の{work:of_work?}{kind:kind_noun}1枚[|のプレイ]を無効に<する>",
            "相手[が|の]プレイ中の[、|]{cost:cost?}{color:color?}{work:of_work?}{kind:kind_noun}1枚を無効に<する>",
        ),
        en="nullify a {color:color?}{work:of_work?}{kind:kind_noun}{cost:cost?} being played",
    ),
    *(
        made(
            "nullify",
            *_nullified(*kind),
            ja=(
                "{cost:cost}相手のプレイ中の" + ja + "1枚[|のプレイ]を無効に<する>",
                "相手[が|の]プレイ中の[、|]{cost:cost}" + ja + "1枚[|のプレイ]を無効に<する>",
            ),
            en="nullify " + en + "{cost:cost} being played",
        )
        for kind, ja, en in (((EVENT,), "イベントカード", "an event"), ((), "カード", "a card"))
    ),
    phrase(
        "nullify",
        Nullify,
        filter=BOTH_KINDS,
        ja="相手のプレイ中のイベントカードまたはサポートカード1枚[|のプレイ]を無効に<する>",
        en="nullify an event or support card being played",
    ),
    phrase(
        "nullify", Nullify, ja="相手のプレイ中のカード1枚[|のプレイ]を無効に<する>", en="nullify a card being played"
    ),
    passing("act", "nullify", ja="{it~}", en="{it}"),
    phrase(
        "act",
        PayLess,
        next=True,
        amount=Slot("amount"),
        ja="このターン、自分が次にプレイする{filter:kinds}1枚は[、|]使用コスト-{amount:number}を<得る>",
        en="the next {filter:kinds} that you play this turn costs {amount:number} less",
    ),
    phrase(
        "act",
        PayLess,
        next=True,
        amount=node(Per, each=Slot("n"), amount=Slot("count")),
        ja="このターン、自分が次にプレイする{filter:kinds}1枚は[、|]{count:each_of}使用コスト-{n:number}を<得る>",
        en="the next {filter:kinds} that you play this turn costs {n:number} less for each {count:each_of}",
    ),
)
