"""What must hold: there is such a card, so many of them; this character has done or has something."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    AllOf,
    Compare,
    Count,
    Faces,
    Has,
    In,
    Kind,
    Matches,
    Never,
    Op,
    Opponents,
    Points,
    This,
    Who,
    You,
    YourTurn,
)
from engine.wording import (
    Phrase,
    Slot,
    any_of,
    both,
    count_of,
    framed,
    hand_sizes,
    lot_of,
    made,
    matches,
    more_than,
    no_cards,
    node,
    there_are,
    there_is,
    word,
)

from .anaphora import pronoun
from .filters import NO_PRESENT, SOME_PRESENT

_FACING = Count(AllOf((Kind("character"), Faces(This()))))
_BOUNDS: tuple[tuple[Op, str, str], ...] = ((">=", "以上", "later"), ("<=", "以下", "earlier"))
_IDEA: tuple[tuple[Op, str, str], ...] = ((">=", "以上", " or more"), ("<=", "以下", " or less"), ("==", "", ""))
_WHOSE: tuple[tuple[Who, str, str], ...] = ((You(), "自分の", "your"), (Opponents(), "相手の", "your opponent's"))
_EMPTY_HANDS: tuple[tuple[Who, str, str], ...] = (
    (You(), "自分の手札が<ない>", "you have no cards in your hand"),
    (Opponents(), "相手の手札が<ない>", "your opponent has no cards in their hand"),
)
_OF_ONE: tuple[tuple[object, str, str], ...] = (
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
    (In("exerted"), "横向き<である>", "is tapped"),
    (In("ready"), "縦向き<である>", "is untapped"),
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
    *more_than("cond", "how_many"),
    made("how_many", count_of, lot_of, ja="{lot:lot}", en="{lot:some}"),
    *no_cards("cond", _EMPTY_HANDS),
    *(
        each
        for who, whose, en in _WHOSE
        for each in framed(
            "cond",
            Compare,
            (({"op": op}, bound, later) for op, bound, later in _BOUNDS),
            left=Points(who),
            ja=whose + "主役がストーリーの段階{right:number}{}に<いる>",
            en=en + " lead is on stage {right:number} or {}",
        )
    ),
    *matches("cond", "judged", _OF_ONE),
    *framed(
        "cond",
        Matches,
        (({"filter": node(Has, stat="idea", op=op, amount=Slot("n"))}, ja, en) for op, ja, en in _IDEA),
        ja="{target:judged}がアイデア{n:number}{}<である>",
        en="{target:judged} has {n:number} idea{}",
    ),
    *any_of("judged", "this", "front", "host"),
    *pronoun("judged", ja=("それ", "そのキャラ"), en=("it", "that character")),
    word("cond", YourTurn(), ja="自分のターン<である>", en="it is your turn"),
    word("cond", Never(YourTurn()), ja="相手のターン<である>", en="it is your opponent's turn"),
    *both("i"),
)
