"""Whose it is, told in the middle: of what has been played this turn, and of what both players have as many of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.conditions.own_conditions import THIS_TURN
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import Anything, Compare, Count, Happened, Opponents, Players, Side, Trigger, You
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, leaves, made, word


def _played(*, several: bool) -> Parts:
    """Some of a lot, whose player is told anywhere before the noun, have been played; `several`: so many."""

    def build(bindings: Bindings) -> object:
        lot: Any = bindings["lot"]
        parts = leaves(lot.filter)
        sides = [leaf for leaf in parts if isinstance(leaf, Side)]
        if lot.zone != "play" or not sides:
            return REFUSED
        rest: Any = LEAVES.combined([leaf for leaf in parts if leaf not in sides])
        n: Any = bindings.get("n", 1)
        return Happened(Trigger("play", rest, by=You() if sides[0].own else Opponents()), n)

    def match(value: object) -> Bindings | None:
        match value:
            case Happened(Trigger("play", rest, by=by) as on, n, False, False) if several == (n != 1):
                if by == Players() or on != Trigger("play", rest, by=by):
                    return None
                lot = Lot(LEAVES.combined([Side(by == You()), *leaves(rest)]))  # type: ignore[arg-type]
                return {"lot": lot} | ({"n": n} if several else {})
        return None

    return build, match


def _as_many() -> Iterator[Phrase]:
    """Both have as many of something."""
    for zone, ja in (
        ("hand", "手札"),
        ("pile", "ポイント置き場にあるカード"),
        ("discard", "捨て札置き場にあるカード"),
        ("deck", "デッキ[|のカード]"),
    ):
        own, theirs = (Count(Anything(), zone, who) for who in (You(), Opponents()))
        yield word(
            "cond",
            Compare(own, "==", theirs),
            ja="[自分と相手|お互い]の" + ja + "の枚数が[同じ|同じである|等しい]",
        )


OWN_AND_OTHERS: tuple[Phrase, ...] = (
    made("cond", *_played(several=False), ja=THIS_TURN + "{lot:lot}が[プレイ|使用]されている"),
    made("cond", *_played(several=True), ja=THIS_TURN + "{lot:lot}が{n:plural}枚以上[プレイ|使用]されている"),
    *_as_many(),
)
