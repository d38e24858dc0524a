"""Who or what a verb works on. In Japanese a verb may stand without an object: it goes on with what was named last."""

from __future__ import annotations

from engine.kernel.cards.tree import Every, You
from engine.wording import (
    MOST,
    Bindings,
    Phrase,
    Words,
    any_of,
    chosen,
    chosen_in_english,
    chosen_in_japanese,
    in_play,
    made,
    passing,
    tops,
    with_leaf,
    word,
)

from .anaphora import pronoun
from .filters import FACING, LOTS, SCENE

_YOUR_DECK = ((You(), "[|自分の]", "your"),)
THE_FACING = Every(FACING)
_no_scenes = with_leaf(SCENE, has=False)


def _every(sort: str, ja: Words = (), en: Words = ()) -> Phrase:
    return made(sort, *LOTS.every((THE_FACING,)), ja=ja, en=en)


def creatures(bindings: Bindings) -> bool:
    """A guard: no scenes and no cards outside play."""
    return in_play(bindings) and _no_scenes(bindings)


TARGETS: tuple[Phrase, ...] = (
    # a selection
    *chosen_in_japanese("sel", "{lot:one}", "{lot:some}", "[枚|体]", "選び、", "任意の[枚数|数]", least=True),
    *chosen_in_japanese("direct", "{lot:one}", "{lot:some}", "[枚|体]", "", "任意の[枚数|数]", least=True),
    *chosen_in_english("sel_one", "sel_some", least=True),
    *any_of("sel", "sel_one", "sel_some", en="{it}"),
    # some of the own hand, where the number is not fixed
    chosen("some_of_hand", "{lot:of_hand}を{n:plural}枚まで", "up to {n:plural} {lot:of_hand.s}", 0, None),
    chosen("some_of_hand", "{lot:of_hand}を1枚まで", "up to 1 {lot:of_hand}", 0, 1),
    chosen("some_of_hand", "{lot:of_hand}を{n:number}枚以上", "{n:number} or more {lot:of_hand.s}", None, MOST),
    chosen("some_of_hand", "{lot:of_hand}を任意の[枚数|数]", "any number of {lot:of_hand.s}", 0, MOST),
    # what needs no selection
    _every("every", "{lot:all_lot}", "all {lot:alls}"),
    word("front", THE_FACING, ja=("相対置き場キャラ", "相対置き場キャラクター"), en="the facing character"),
    *tops("top", _YOUR_DECK),
    *tops("bottom", _YOUR_DECK, bottom=True),
    passing("top", "bottom"),
    *any_of("fixed", "this", "every", "front", "host"),
    # the object of a verb
    *any_of("wo", "sel", "direct", ja="{it}"),
    passing("wo", "fixed", ja="{it}を"),
    *pronoun("wo", ja=("", "それを", "そのキャラを", "それらを")),
    *any_of("plans", "direct", "sel", ja="{it}"),
    passing("plans", "fixed", ja="{it}を"),
    *pronoun("plans", ja=("", "それを", "それらを")),
    *any_of("object", "sel", "fixed", en="{it}"),
    *pronoun("object", en=("it", "them", "that character")),
    # whose tokens
    passing("no", "sel", ja="{it}"),
    passing("no", "fixed", ja="{it}の"),
    *pronoun("no", ja=("", "その", "そのキャラの")),
    # who gets something
    passing("given", "sel"),
    *pronoun("given", ja="", en=("it", "them", "that character")),
    *any_of("subj", "this", "front", "host"),
    *pronoun("subj", ja=("そのキャラ", "それ", "それら"), en=("it", "that character")),
    _every("subjs", ("{lot:all_lot}", "{lot:marked_lot}"), "all {lot:alls}"),
    *pronoun("subjs", en="they"),
)
