"""Several of whom a number is together no more than so much."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.cards.tree import ChosenSum, You
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, made

_STATS = (("cost", "使用コスト", "use cost"), ("ap", "AP", "AP"), ("dp", "DP", "DP"))
MOST = 99
"""Any number: more than there can be."""


def _sum(stat: str, most: int | None) -> Parts:
    """`most`: None for the slot `n`."""

    def build(bindings: Bindings) -> object:
        lot, n = bindings["lot"], bindings["n"] if most is None else most
        if not isinstance(lot, Lot) or (most is None and n == MOST):
            return REFUSED
        return ChosenSum(lot.filter, 0, n, lot.zone, You(), lot.whose, stat, bindings["total"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, ChosenSum) or value.stat != stat or value.least or value.by != You():
            return None
        if (value.most == MOST) != (most == MOST):
            return None
        slots: Bindings = {"lot": Lot(value.filter, value.zone, value.whose), "total": value.total}
        return slots if most == MOST else slots | {"n": value.most}

    return build, match


def _sums() -> Iterator[Phrase]:
    for stat, ja, en in _STATS:
        said = ja + "の合計[値が|が|の値が]{total:number}以下[になるように[、|]|になる[、|]|の[、|]]".replace(
            "[、|]", "、"
        )
        told = tuple(said.replace("、", pause) for pause in ("", "、"))
        yield made(
            "upto",
            *_sum(stat, None),
            ja=tuple(
                each + noun
                for each in told
                for noun in ("{lot:lot_ja}を{n:plural}枚まで", "{lot:lot_ja}{n:plural}枚までを")
            ),
            en="up to {n:plural} {lot:lots} with a total " + en + " of {total:number} or less",
        )
        yield made(
            "upto",
            *_sum(stat, MOST),
            ja=tuple(
                each + noun for each in told for noun in ("{lot:lot_ja}を任意の枚数", "任意の枚数の{lot:lot_ja}を")
            ),
            en="any number of {lot:lots} with a total " + en + " of {total:number} or less",
        )


SUMS: tuple[Phrase, ...] = tuple(_sums())
