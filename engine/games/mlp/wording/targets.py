"""Who or what a verb works on. In Japanese a verb may stand without an object: it goes on with what was named last."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards.tree import Chosen, Every, Top
from engine.wording import (
    MOST,
    Bindings,
    Phrase,
    Words,
    chosen,
    chosen_in_english,
    chosen_in_japanese,
    leaves,
    made,
    passing,
    phrase,
    word,
)

from .anaphora import pronoun
from .filters import FACING, LOTS, SCENE


def _every(sort: str, ja: Words = (), en: Words = ()) -> Phrase:
    return made(sort, *LOTS.every((THE_FACING,)), ja=ja, en=en)


THE_FACING = Every(FACING)


def of_zone(zone: str) -> Callable[[Bindings], bool]:
    """A guard: cards of this zone, or what was named before."""

    def guard(bindings: Bindings) -> bool:
        target = bindings["target"]
        return not isinstance(target, Chosen | Every) or target.zone == zone

    return guard


in_play = of_zone("play")


def creatures(bindings: Bindings) -> bool:
    """A guard: no scenes and no cards outside play."""
    target = bindings["target"]
    return in_play(bindings) and (not isinstance(target, Chosen | Every) or SCENE not in leaves(target.filter))


TARGETS: tuple[Phrase, ...] = (
    # a selection
    *chosen_in_japanese("sel", "{lot:one}", "{lot:some}", "[枚|体]", "選び、", "任意の[枚数|数]", least=True),
    *chosen_in_japanese("direct", "{lot:one}", "{lot:some}", "[枚|体]", "", "任意の[枚数|数]", least=True),
    *chosen_in_english("sel_one", "sel_some", least=True),
    passing("sel", "sel_one", en="{it}"),
    passing("sel", "sel_some", en="{it}"),
    # some of the own hand, where the number is not fixed
    chosen("some_of_hand", "{lot:of_hand}を{n:plural}枚まで", "up to {n:plural} {lot:of_hand.s}", 0, None),
    chosen("some_of_hand", "{lot:of_hand}を1枚まで", "up to 1 {lot:of_hand}", 0, 1),
    chosen("some_of_hand", "{lot:of_hand}を{n:number}枚以上", "{n:number} or more {lot:of_hand.s}", None, MOST),
    chosen("some_of_hand", "{lot:of_hand}を任意の[枚数|数]", "any number of {lot:of_hand.s}", 0, MOST),
    # what needs no selection
    _every("every", "{lot:all_lot}", "all {lot:alls}"),
    word("front", THE_FACING, ja=("相対置き場キャラ", "相対置き場キャラクター"), en="the facing character"),
    phrase("top", Top, amount=1, ja="デッキの上から1枚", en="the top card of your deck"),
    phrase("top", Top, ja="デッキの上から{amount:plural}枚", en="the top {amount:plural} cards of your deck"),
    passing("top", "bottom"),
    phrase("bottom", Top, amount=1, bottom=True, ja="デッキの下から1枚", en="the bottom card of your deck"),
    phrase(
        "bottom",
        Top,
        bottom=True,
        ja="デッキの下から{amount:plural}枚",
        en="the bottom {amount:plural} cards of your deck",
    ),
    passing("fixed", "this"),
    passing("fixed", "every"),
    passing("fixed", "front"),
    passing("fixed", "host"),
    # the object of a verb
    passing("wo", "sel", ja="{it}"),
    passing("wo", "direct", ja="{it}"),
    passing("wo", "fixed", ja="{it}を"),
    *pronoun("wo", ja=("", "それを", "そのキャラを", "それらを")),
    passing("plans", "direct", ja="{it}"),
    passing("plans", "sel", ja="{it}"),
    passing("plans", "fixed", ja="{it}を"),
    *pronoun("plans", ja=("", "それを", "それらを")),
    passing("object", "sel", en="{it}"),
    passing("object", "fixed", en="{it}"),
    *pronoun("object", en=("it", "them", "that character")),
    # whose tokens
    passing("no", "sel", ja="{it}"),
    passing("no", "fixed", ja="{it}の"),
    *pronoun("no", ja=("", "その", "そのキャラの")),
    # who gets something
    passing("given", "sel", ja="{it}", en="{it}"),
    *pronoun("given", ja="", en=("it", "them", "that character")),
    passing("subj", "this", ja="{it}", en="{it}"),
    passing("subj", "front", ja="{it}", en="{it}"),
    passing("subj", "host", ja="{it}", en="{it}"),
    *pronoun("subj", ja=("そのキャラ", "それ", "それら"), en=("it", "that character")),
    _every("subjs", ("{lot:all_lot}", "{lot:marked_lot}"), "all {lot:alls}"),
    *pronoun("subjs", en="they"),
)
