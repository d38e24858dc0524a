"""How much: so much for each, as many as there are, n."""

from __future__ import annotations

from engine.kernel.cards.tree import Count, Per, Tally
from engine.wording import REFUSED, Bindings, Parts, Phrase, count_of, lot_of, made, passing, word

N = Tally("paid")


def _each(sign: int) -> Parts:
    """So much for each of a lot, up or down."""

    def build(bindings: Bindings) -> object:
        count = count_of(bindings)
        return Per(sign, count) if isinstance(count, Count) else REFUSED

    def match(value: object) -> Bindings | None:
        return lot_of(value.amount) if isinstance(value, Per) and value.each == sign else None

    return build, match


def _per(bindings: Bindings) -> object:
    count, each = count_of(bindings), bindings["each"]
    return Per(each, count) if isinstance(count, Count) and isinstance(each, int) else REFUSED


AMOUNTS: tuple[Phrase, ...] = (
    # by how much a value changes
    passing("change", "plus"),
    word("change", N, ja="+n", en="+n"),
    word("change", Per(-1, N), ja="-n", en="-n"),
    word("rise", N, ja="nに等しい値だけ"),
    word("fall", Per(-1, N), ja="nに等しい値だけ"),
    *(
        made(sort, *_each(sign), ja=("{lot:lot}の[数|人数|枚数]に等しい値だけ", "{lot:lot}の[数|人数|枚数]だけ"))
        for sort, sign in (("rise", 1), ("fall", -1))
    ),
    # for each of them
    made("for_each", count_of, lot_of, ja="{lot:pieces}1[人|体|つ]につき[、|]", en=" for each {lot:no_lot}"),
    made("for_each", count_of, lot_of, ja="{lot:piles}1枚につき[、|]", en=" for each {lot:no_lot}"),
    made("as_many", count_of, lot_of, ja="{lot:lot}の[数|人数|枚数]に等しい枚数"),
)
