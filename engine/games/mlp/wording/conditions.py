"""What must hold: there is such a card, so many of them; this character has done or has something."""

from __future__ import annotations

from engine.kernel.cards.tree import AllOf, Compare, Count, Faces, Has, In, Kind, Op, Points, This, You
from engine.wording import Phrase, Slot, both, framed, hand_sizes, matches, node, there_are, there_is

from .filters import NO_PRESENT, SOME_PRESENT

_FACING = Count(AllOf((Kind("character"), Faces(This()))))
_BOUNDS: tuple[tuple[Op, str, str], ...] = ((">=", "以上", "later"), ("<=", "以下", "earlier"))
_OF_THIS: tuple[tuple[object, str, str], ...] = (
    (Has("candy", ">=", 1), "キャンディ獲得済み<である>", "has a candy"),
    (Has("candy", "==", 0), "キャンディ未獲得<である>", "has no candy"),
    (SOME_PRESENT, "プレゼント獲得済み<である>", "has a present"),
    (NO_PRESENT, "プレゼント未獲得<である>", "has no present"),
    (
        node(Has, stat=Slot("name"), op=">=", amount=1),
        "「{name:present_name}」獲得済み<である>",
        'has @"{name:present_name}"',
    ),
    (
        node(Has, stat=Slot("name"), op="==", amount=0),
        "「{name:present_name}」未獲得<である>",
        'has no "{name:present_name}"',
    ),
    (Has("moves", ">=", 1), "このターンに移動<した>", "moved this turn"),
    (
        node(Has, stat="moves", op=">=", amount=Slot("n")),
        "このターンに{n:number}回以上移動<した>",
        "moved {n:number} or more times this turn",
    ),
    (In("wearing"), "アイテムを着用して<いる>", "wears an item"),
)

CONDITIONS: tuple[Phrase, ...] = (
    *there_is("cond", (("there", "ある"),)),
    *hand_sizes("cond", "自分"),
    *there_are("cond", (("there", "[枚|体]", "ある"),)),
    *framed(
        "cond",
        Compare,
        (({"op": ">=", "right": 1}, "ある", "a"), ({"op": "==", "right": 0}, "ない", "no")),
        left=_FACING,
        ja="相対置き場に[キャラ|キャラクター]が<{}>",
        en="there is {} character in the facing slot",
    ),
    *framed(
        "cond",
        Compare,
        (({"op": op}, bound, later) for op, bound, later in _BOUNDS),
        left=Points(You()),
        ja="自分の主役がストーリーの段階{right:number}{}に<いる>",
        en="your lead is on stage {right:number} or {}",
    ),
    *matches("cond", "this", _OF_THIS),
    *both("i"),
)
