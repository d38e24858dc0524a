"""Whose it is, told in the middle: of what has been played this turn, and of what both players have as many of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.conditions.own_conditions import THIS_TURN
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import Anything, Compare, Count, Happened, Never, Opponents, Players, Side, Trigger, You
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, leaves, made, node, phrase, word

_OF_BOTH = "[自分と相手|お互い]の"


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
            ja=_OF_BOTH + ja + "の枚数が[同じ|同じである|等しい]",
        )


_ZONES = (("hand", "手札"), ("pile", "ポイント置き場にあるカード"), ("discard", "捨て札置き場にあるカード"))


def _as_many_of_a_lot() -> Parts:
    """Both have as many of a lot on the field."""

    def build(bindings: Bindings) -> object:
        lot: Any = bindings["lot"]
        parts = leaves(lot.filter)
        if lot.zone != "play" or any(isinstance(leaf, Side) for leaf in parts):
            return REFUSED
        own, theirs = (LEAVES.combined([Side(mine), *parts]) for mine in (True, False))
        return REFUSED if own is REFUSED else Compare(Count(own), "==", Count(theirs))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(own, "play", Players()), "==", Count(_, "play", Players())):
                rest: Any = LEAVES.combined([leaf for leaf in leaves(own) if not isinstance(leaf, Side)])
                return {"lot": Lot(rest)} if build({"lot": Lot(rest)}) == value else None
        return None

    return build, match


def _different() -> Phrase:
    """Two numbers that are not the same."""
    return phrase(
        "cond",
        Never,
        when=lambda bindings: not isinstance(bindings["left"], int) and not isinstance(bindings["right"], int),
        part=node(Compare, left=Slot("left"), op="==", right=Slot("right")),
        ja=("{left:amount}と[、|]{right:amount}が異なる", "{left:amount}が[、|]{right:amount}と異なる"),
        en="{left:amount} is another number than {right:amount}",
    )


def _in_the_same_number() -> Iterator[Phrase]:
    """The same with its number told behind."""
    for zone, ja in _ZONES:
        for who, other, a, b in ((You(), Opponents(), "自分の", "相手の"), (Opponents(), You(), "相手の", "自分の")):
            same = Compare(Count(Anything(), zone, who), "==", Count(Anything(), zone, other))
            yield word("cond_noun", same, ja=f"{a}{ja}[と、|と]{b}{ja}が同じ枚数")


OWN_AND_OTHERS: tuple[Phrase, ...] = (
    made("cond", *_played(several=False), ja=THIS_TURN + "{lot:lot}が[プレイ|使用]されている"),
    made("cond", *_played(several=True), ja=THIS_TURN + "{lot:lot}が{n:plural}枚以上[プレイ|使用]されている"),
    *_as_many(),
    made("cond", *_as_many_of_a_lot(), ja=_OF_BOTH + "{lot:lot}の[枚|]数が[同じ|同じである|等しい]"),
    _different(),
    *_in_the_same_number(),
)
