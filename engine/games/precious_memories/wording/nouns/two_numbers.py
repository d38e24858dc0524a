"""One of two numbers of a card that is just one of several."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.nouns.around import SORTS
from engine.kernel.cards.tree import AnyOf, Has
from engine.wording import Phrase, Slot, node, phrase

_PAIRS = (
    ("cost", "generated", "使用コストまたは発生コスト", "use or generated cost"),
    ("ap", "dp", "APまたはDP", "AP or DP"),
)


def _one_of() -> Iterator[Phrase]:
    for one, other, ja, en in _PAIRS:
        for names, listed, said in (
            ("ab", "{a:number}[または|か|と]{b:number}", "{a:number} or {b:number}"),
            (
                "abc",
                "{a:number}[、|か|または]{b:number}[または|か]{c:number}",
                "{a:number}, {b:number}, or {c:number}",
            ),
        ):
            yield phrase(
                SORTS.get(one, "power"),
                AnyOf,
                parts=tuple(
                    node(Has, stat=stat, op="==", amount=Slot(name)) for stat in (one, other) for name in names
                ),
                ja=ja + "[が|の値が]" + listed + "の",
                en=f" with {en} " + said,
            )


TWO_NUMBERS: tuple[Phrase, ...] = tuple(_one_of())
