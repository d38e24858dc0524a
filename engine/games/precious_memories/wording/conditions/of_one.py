"""How large a number of one card is: at least so much, or as much as there are cards of a lot."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.conditions.conditions import BOUNDS
from engine.kernel.cards.tree import Has, Matches
from engine.wording import Phrase, Slot, node, phrase

_NUMBERS = (("cost", "使用コスト", "use cost"), ("ap", "AP", "AP"), ("dp", "DP", "DP"))


def _of_one() -> Iterator[Phrase]:
    for subject in ("{target:this}", "{target:before}"):
        for op, bound, more in BOUNDS:
            yield phrase(
                "cond",
                Matches,
                filter=node(Has, stat="cost", op=op, amount=Slot("n")),
                ja=subject + "の使用コスト[の値|]が{n:number}" + bound + "[ある|である]",
                en=subject + " has use cost {n:number} " + more,
            )
            for stat, ja, en in _NUMBERS:
                yield phrase(
                    "cond_noun",
                    Matches,
                    filter=node(Has, stat=stat, op=op, amount=Slot("n")),
                    ja=subject + "の" + ja + "[の値|]が{n:as_many}" + bound,
                    en=subject + " has as much " + en + " as {n:as_many}, " + more,
                )


OF_ONE: tuple[Phrase, ...] = tuple(_of_one())
