"""Several who have a trait in common, or a name or a trait; whose they are stands before or behind that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.identity import WORK
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.games.precious_memories.wording.nouns.nouns import PILES
from engine.games.precious_memories.wording.nouns.targets import OPEN
from engine.kernel.cards.tree import ChosenKin, ChosenSet, Players, Side, Who, You, Zone
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, leaves, made

_KINDS = (
    (False, "同じ特徴を持つ[|、]", "with a trait in common"),
    (
        True,
        "[同じ名称、または同じ特徴を持つ|同じ名称または同じ特徴を持つ|同じ特徴または同じ名称を持つ]",
        "with a name or a trait in common",
    ),
)


def _kin(*, named: bool) -> Parts:
    """So many that lie open (R-PM-140)."""

    def build(bindings: Bindings) -> object:
        lot, n = bindings["lot"], bindings["n"]
        assert isinstance(lot, Lot)
        if lot.zone not in OPEN:
            return REFUSED
        return ChosenKin(lot.filter, n, n, lot.zone, You(), lot.whose, differ=False, but=WORK, named=named)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, ChosenKin) or value.named != named or value.least != value.most:
            return None
        return {"lot": Lot(value.filter, value.zone, value.whose), "n": value.least}

    return build, match


def _whose_first(parts: Parts) -> Parts:
    """The same with whose they are told before what they have in common."""
    build_set, match_set = parts

    def build(bindings: Bindings) -> object:
        lot: Any = bindings["lot"]
        filter_: Any = LEAVES.combined([bindings["side"], *leaves(lot.filter)])
        return REFUSED if filter_ is REFUSED or lot.zone != "play" else build_set({**bindings, "lot": Lot(filter_)})

    def match(value: object) -> Bindings | None:
        slots: Any = match_set(value)
        lot = slots["lot"] if slots is not None else None
        if lot is None or lot.zone != "play" or lot.whose != Players():
            return None
        sides = [leaf for leaf in leaves(lot.filter) if isinstance(leaf, Side)]
        rest: Any = LEAVES.combined([leaf for leaf in leaves(lot.filter) if leaf not in sides])
        return {"side": sides[0], "lot": Lot(rest), "n": slots["n"]} if sides else None

    return build, match


def _there_first(zone: Zone, who: Who, parts: Parts) -> Parts:
    """The same with the place told first."""
    build_set, match_set = parts

    def build(bindings: Bindings) -> object:
        lot: Any = bindings["lot"]
        sided = any(isinstance(leaf, Side) for leaf in leaves(lot.filter))
        return REFUSED if lot.zone != "play" or sided else build_set({**bindings, "lot": Lot(lot.filter, zone, who)})

    def match(value: object) -> Bindings | None:
        slots: Any = match_set(value)
        if slots is None or (slots["lot"].zone, slots["lot"].whose) != (zone, who):
            return None
        return {"lot": Lot(slots["lot"].filter), "n": slots["n"]}

    return build, match


def _one_name() -> Parts:
    """Those of one name."""

    def build(bindings: Bindings) -> object:
        lot, n = bindings["lot"], bindings["n"]
        assert isinstance(lot, Lot)
        return ChosenSet(lot.filter, n, n, lot.zone, You(), lot.whose, differ=False)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, ChosenSet) or isinstance(value, ChosenKin) or value.differ:
            return None
        return {"lot": Lot(value.filter, value.zone, value.whose), "n": value.least} if value.least else None

    return build, match


def _of_a_kind() -> Iterator[Phrase]:
    for named, ja, en in _KINDS:
        parts = _kin(named=named)
        yield made("some", *parts, ja=ja + "{lot:lot}{n:plural}枚", en="{n:plural} {lot:lots} " + en)
        yield made("some", *_whose_first(parts), ja="{side:side}" + ja + "{lot:lot}{n:plural}枚")
        for zone, who, places, _ in PILES:
            if zone in OPEN:
                there = tuple(place + ja + "{lot:lot}{n:plural}枚" for place in places)
                yield made("some", *_there_first(zone, who, parts), ja=there)
    yield made("some", *_whose_first(_one_name()), ja="{side:side}同じ名称[の|を持つ]{lot:lot}{n:plural}枚")


OF_A_KIND: tuple[Phrase, ...] = tuple(_of_a_kind())
