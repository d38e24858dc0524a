"""Who or what a verb works on. In Japanese a verb may stand without an object: it goes on with what was named last."""

from __future__ import annotations

from engine.games.quintuplets.wording.anaphora import pronoun
from engine.games.quintuplets.wording.filters import LOTS, THE_APPROACHED, THE_FRONT
from engine.kernel.cards.tree import Opponents, Who, You
from engine.wording import (
    Phrase,
    Words,
    any_of,
    chosen,
    chosen_in_english,
    chosen_in_japanese,
    made,
    passing,
    tops,
    word,
)

_BOTH = (THE_FRONT, THE_APPROACHED)
_TOPS: tuple[tuple[Who, str, str], ...] = ((You(), "", "your"), (Opponents(), "相手の", "your opponent's"))


def _every(sort: str, ja: Words = (), en: Words = ()) -> Phrase:
    return made(sort, *LOTS.every(_BOTH), ja=ja, en=en)


_SEVERAL = tuple(
    each
    for sort, last in (("sel", "選び、"), ("direct", ""))
    for lot, unit in (("{lot:people}", "[人|枚]"), ("{lot:things}", "[枚|人]"))
    for each in chosen_in_japanese(sort, lot, lot, unit, last, "[好きな|任意の][人数|枚数|数]")
)
"""Who lies in a lane is counted as a person."""

TARGETS: tuple[Phrase, ...] = (
    # a selection
    *_SEVERAL,
    *chosen_in_english("sel_one", "sel_some"),
    *any_of("sel", "sel_one", "sel_some", en="{it}"),
    # what needs no selection
    _every("every", ("{lot:all_lot}", "{lot:lot}すべて"), "all {lot:alls}"),
    word(
        "front_hero",
        THE_FRONT,
        ja="[このキャラ|このキャラクター]の正面の主人公",
        en="the hero in front of this character",
    ),
    word(
        "front_hero",
        THE_APPROACHED,
        ja="[このキャラ|このキャラクター]がアプローチしている主人公",
        en="the hero that this character approaches",
    ),
    *tops("top", _TOPS),
    *any_of("fixed", "this", "every", "front_hero", "wearer"),
    # the object of a verb
    *any_of("wo", "sel", "direct", ja="{it}"),
    passing("wo", "fixed", ja="{it}を"),
    *pronoun("wo", ja=("", "それを", "そのキャラを", "その主人公を", "そのエピソードを", "そのカードを", "それらを")),
    *any_of("object", "sel", "fixed", en="{it}"),
    *pronoun("object", en=("it", "them", "that character", "that hero", "that episode", "that card")),
    _every("wo", "{lot:lot}をすべて"),
    # upon whom an episode is set
    chosen("ni", "{lot:people}1人に", (), 1, 1),
    passing("ni", "this", ja="{it}に"),
    *pronoun("ni", ja=("そのキャラに", "その主人公に")),
    passing("ni", "front_hero", ja="{it}に"),
    # who gets something
    passing("given", "sel", ja="{it}", en="{it}"),
    *pronoun("given", en=("it", "that character", "that hero", "them")),
    *pronoun("given", ja=""),
    *any_of("subj", "this", "front_hero", "wearer"),
    *pronoun("subj", ja=("そのキャラ", "その主人公", "それ", "それら"), en=("it", "that character", "that hero")),
    _every("subjs", ("{lot:all_lot}", "{lot:lot}すべて"), "all {lot:alls}"),
    passing("subjs_for_good", "subjs"),
    _every("subjs_for_good", "{lot:lot}"),
    *pronoun("subjs", en="they"),
)
