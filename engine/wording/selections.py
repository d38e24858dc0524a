"""Selections out of lots, of every size, and cards off the ends of a deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.kernel.cards.tree import Chosen, ChosenSet, ChosenSum, Top, Who, You

from .lots import Lot
from .phrase import REFUSED, Bindings, Phrase, Words, made, phrase


def chosen(sort: str, ja: Words, en: Words, least: int | None, most: int | None) -> Phrase:
    """A selection out of the lot in the slot `lot`; None: the number stands in the slot `n`."""

    def build(bindings: Bindings) -> object:
        lot, n = bindings["lot"], bindings.get("n")
        if not isinstance(lot, Lot):
            return REFUSED
        low, high = (n if bound is None else bound for bound in (least, most))
        return Chosen(lot.filter, low, high, lot.zone, You(), lot.whose)  # type: ignore[arg-type]  # numbers

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Chosen) or isinstance(value, ChosenSet | ChosenSum) or not isinstance(value.by, You):
            return None
        n = value.least if least is None else value.most
        if (value.least, value.most) != (n if least is None else least, n if most is None else most):
            return None
        slots: Bindings = {"lot": Lot(value.filter, value.zone, value.whose)}
        return slots | {"n": n} if None in (least, most) else slots

    return made(sort, build, match, ja=ja, en=en)


MOST = 99
"""Any number: more than there can be."""


def tops(sort: str, whose: Iterable[tuple[Who, str, str]], *, bottom: bool = False) -> Iterator[Phrase]:
    """Cards off an end of a deck. `whose`: players, and the words for whose deck it is."""
    end_ja, end = ("下", "bottom") if bottom else ("上", "top")
    for who, ja, en in whose:
        before = f"{ja}デッキの{end_ja}から"
        yield phrase(
            sort, Top, amount=1, whose=who, bottom=bottom, ja=before + "1枚", en=f"the {end} card of {en} deck"
        )
        some = before + "{amount:plural}枚"
        yield phrase(
            sort, Top, whose=who, bottom=bottom, ja=some, en=f"the {end} " + "{amount:plural}" + f" cards of {en} deck"
        )


def chosen_in_japanese(
    sort: str, one: str, some: str, unit: str, last: str, any_number: str, *, least: bool = False
) -> Iterator[Phrase]:
    """Selections of every size in Japanese, as they stand before a verb. `one`, `some`: the slots of one and several;
    `unit`: the counter; `last`: what stands behind the number; `least`: whether there are "so many or more", too."""
    yield chosen(sort, (one + "を1" + unit + last, one + "1" + unit + "を" + last), (), 1, 1)
    many = (some + "を{n:plural}" + unit + last, some + "{n:plural}" + unit + "を" + last)
    yield chosen(sort, many, (), None, None)
    yield chosen(sort, some + "を" + any_number + last, (), 0, MOST)
    yield chosen(sort, one + "を1" + unit + "まで" + last, (), 0, 1)
    yield chosen(sort, some + "を{n:plural}" + unit + "まで" + last, (), 0, None)
    if least:
        more = (some + "を{n:number}" + unit + "以上" + last, some + "{n:number}" + unit + "以上を" + last)
        yield chosen(sort, more, (), None, MOST)


def chosen_in_english(one: str, some: str, *, least: bool = False) -> Iterator[Phrase]:
    """The same in English; `one`, `some`: the sorts of one and of several, which a verb agrees with."""
    yield chosen(one, (), "{lot:one}", 1, 1)
    yield chosen(one, (), "up to 1 {lot:lot}", 0, 1)
    yield chosen(some, (), "{n:plural} {lot:some}", None, None)
    yield chosen(some, (), "any number of {lot:some}", 0, MOST)
    yield chosen(some, (), "up to {n:plural} {lot:some}", 0, None)
    if least:
        yield chosen(some, (), "{n:number} or more {lot:some}", None, MOST)
