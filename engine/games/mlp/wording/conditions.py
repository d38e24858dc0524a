"""What must hold: there is such a card, so many of them; this character has done or has something."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    AllOf,
    Both,
    Compare,
    Count,
    Faces,
    Has,
    In,
    Kind,
    Matches,
    Not,
    Op,
    Points,
    This,
    You,
)
from engine.wording import Phrase, Slot, hand_sizes, made, node, passing, phrase, there

from .filters import SOME_PRESENT

_THIS = This()
_AT_LEAST_ONE: tuple[Op, int] = (">=", 1)
_NONE: tuple[Op, int] = ("==", 0)
_FACING = Count(AllOf((Kind("character"), Faces(_THIS))))
_BOUNDS: tuple[tuple[Op, str, str, str], ...] = ((">=", "以上", "more", "later"), ("<=", "以下", "fewer", "earlier"))
_OF_THIS: tuple[tuple[object, str, str], ...] = (
    (Has("candy", ">=", 1), "キャンディ獲得済み<である>", "has a candy"),
    (Has("candy", "==", 0), "キャンディ未獲得<である>", "has no candy"),
    (SOME_PRESENT, "プレゼント獲得済み<である>", "has a present"),
    (Not(SOME_PRESENT), "プレゼント未獲得<である>", "has no present"),
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
    # what there is
    made("cond", *there(*_AT_LEAST_ONE), ja="{lot:there}が<ある>", en="there is {lot:one}"),
    made("cond", *there(*_NONE), ja="{lot:there}が<ない>", en="there is no {lot:no_lot}"),
    *hand_sizes("cond", "自分"),
    *(
        made(
            "cond",
            *there(op, None),
            ja="{lot:there}が{n:number}[枚|体]" + bound + "<ある>",
            en="there are {n:number} or " + more + " {lot:some}",
        )
        for op, bound, more, _ in _BOUNDS
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=_FACING,
            op=op,
            right=number,
            ja=f"相対置き場に[キャラ|キャラクター]が<{ja}>",
            en=f"there is {en} character in the facing slot",
        )
        for (op, number), ja, en in ((_AT_LEAST_ONE, "ある", "a"), (_NONE, "ない", "no"))
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=Points(You()),
            op=op,
            ja="自分の主役がストーリーの段階{right:number}" + bound + "に<いる>",
            en="your lead is on stage {right:number} or " + later,
        )
        for op, bound, _, later in _BOUNDS
    ),
    # this character
    *(
        phrase("cond", Matches, filter=filter_, ja="{target:this}が" + ja, en="{target:this} " + en)
        for filter_, ja, en in _OF_THIS
    ),
    # two of them
    phrase("condition", Both, parts=(Slot("a"), Slot("b")), ja="{a:cond.i}、{b:cond~}", en="{a:cond} and {b:cond}"),
    passing("condition", "cond", ja="{it~}", en="{it}"),
)
