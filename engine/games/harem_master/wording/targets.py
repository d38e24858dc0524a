"""Who or what a verb works on. In Japanese a verb may stand without an object: it goes on with what was named last."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.harem_master.wording.anaphora import pronoun
from engine.games.harem_master.wording.filters import LOTS, one_fights
from engine.kernel.cards.tree import Chosen, Every, Opponents
from engine.wording import (
    MOST,
    REFUSED,
    Bindings,
    Lot,
    Phrase,
    Words,
    any_of,
    chosen,
    made,
    passing,
)

_COUNTED = (("people", "[人|体]"), ("items", "[つ|個|枚]"), ("piles", "[枚|人]"))
_EVERY, _LOT_OF = LOTS.every()
_POINTING = ("そのキャラクター", "そのアイテム", "そのカード", "そのイベント・カード")


def _all(bindings: Bindings) -> object:
    return REFUSED if one_fights(bindings["lot"]) else _EVERY(bindings)


def _all_apart(value: object) -> Bindings | None:
    return None if one_fights(value) else _LOT_OF(value)


def _fighter(bindings: Bindings) -> object:
    return _EVERY(bindings) if one_fights(bindings["lot"]) else REFUSED


def _fighter_apart(value: object) -> Bindings | None:
    return _LOT_OF(value) if isinstance(value, Every) and one_fights(value) else None


def _every(sort: str, ja: Words = (), en: Words = ()) -> Phrase:
    return made(sort, _all, _all_apart, ja=ja, en=en)


def _by_opponent(bindings: Bindings) -> object:
    lot = bindings["lot"]
    return Chosen(lot.filter, 1, 1, lot.zone, Opponents(), lot.whose) if isinstance(lot, Lot) else REFUSED


def _by_opponent_apart(value: object) -> Bindings | None:
    if not isinstance(value, Chosen) or not isinstance(value.by, Opponents) or (value.least, value.most) != (1, 1):
        return None
    return {"lot": Lot(value.filter, value.zone, value.whose)}


def _counted() -> Iterator[Phrase]:
    """Selections of any size, the number behind the noun."""
    for sort, unit in _COUNTED:
        lot = "{lot:" + sort + "}"
        for one, some, last in (("sel_one", "sel_some", ""), ("select", "select", "を選び、")):
            yield chosen(one, lot + "1" + unit + last, (), 1, 1)
            yield chosen(one, lot + "1" + unit + "まで" + last, (), 0, 1)
            yield chosen(some, lot + "{n:plural}" + unit + last, (), None, None)
            yield chosen(some, lot + "{n:plural}" + unit + "まで" + last, (), 0, None)
        yield chosen("sel_some", ("好きな[人数|数|枚数]の" + lot, lot + "を好きな[人数|数|枚数]"), (), 0, MOST)
        yield chosen("select", lot + "を1" + unit + "選び、", (), 1, 1)
        yield chosen("select", lot + "を{n:plural}" + unit + "選び、", (), None, None)
        yield made("sel_one", _by_opponent, _by_opponent_apart, ja="相手の[選ぶ|選んだ]" + lot + "1" + unit)


TARGETS: tuple[Phrase, ...] = (
    # a selection
    *_counted(),
    chosen("sel_one", (), "{lot:one}", 1, 1),
    chosen("sel_one", (), "up to 1 {lot:no_lot}", 0, 1),
    made("sel_one", _by_opponent, _by_opponent_apart, en="{lot:one} of your opponent's choice"),
    chosen("sel_some", (), "{n:plural} {lot:some}", None, None),
    chosen("sel_some", (), "up to {n:plural} {lot:some}", 0, None),
    chosen("sel_some", (), "any number of {lot:some}", 0, MOST),
    # what needs no selection
    _every("every", ("{lot:all_lot}", "{lot:lot}すべて"), "all {lot:some}"),
    made("fighter", _fighter, _fighter_apart, ja="{lot:people}", en="the {lot:people}"),
    *any_of("fixed", "this", "wearer", "fighter"),
    # objects
    *any_of("obj_one", "fixed", "sel_one"),
    *pronoun(
        "obj_one", ja=("それ", *_POINTING), en=("it", "that character", "that item", "that card", "that event card")
    ),
    *any_of("obj_some", "every", "sel_some"),
    *pronoun(
        "obj_some",
        ja=("それら", "それらのキャラクター", "それらのカード"),
        en=("them", "those characters", "those cards"),
    ),
    *any_of("obj", "obj_one", "obj_some"),
    passing("wo", "obj", ja="{it}を", en="{it}"),
    _every("wo", "{lot:lot}をすべて"),
    passing("wo", "select", ja="{it}"),
    *pronoun("wo", ja=""),
    # of whom something is said
    passing("subj_one", "obj_one"),
    *pronoun("subj_some", en="they"),
    passing("subj_some", "obj_some"),
    # of whom something holds as long as this is in play
    passing("still_one", "fixed"),
    passing("still_some", "every"),
    passing("still_some", "bare_some"),
    _every("bare_some", "{lot:lot}", "{lot:some}"),
    *pronoun("silent", ja=""),
    *pronoun("one_named", ja=("それ", "そのキャラクター", "そのカード"), en=("it", "that character", "that card")),
    # whom something is attached to
    *pronoun("on_whom", ja=("それ", "そのキャラクター"), en=("it", "that character")),
    # whose
    *pronoun("its", ja=("その", "そのキャラクターの", "そのカードの"), en=("its", "that character's", "that card's")),
)
