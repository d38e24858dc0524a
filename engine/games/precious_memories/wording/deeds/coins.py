"""Coins: put onto cards, taken off them, doubled; and a player's own."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.nodes import PutCoins, SpendCoins, TakeCoins
from engine.kernel.cards.tree import Chosen, Players, Repeat, StatOf, This, You
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, made, phrase, plain


def _all_of_them() -> Parts:
    """All coins of a kind off this card."""

    def build(bindings: Bindings) -> object:
        coin: Any = bindings["coin"]
        return TakeCoins(This(), coin, StatOf(coin, This()))

    def match(value: object) -> Bindings | None:
        match value:
            case TakeCoins(target, coin, StatOf(stat, again)) if stat == coin:
                return {"target": target, "coin": coin} if plain(target) == plain(again) == This() else None
        return None

    return build, match


def _as_many_again() -> Parts:
    """As many coins of a kind as lie on it already."""

    def build(bindings: Bindings) -> object:
        coin: Any = bindings["coin"]
        return PutCoins(This(), coin, StatOf(coin, This()))

    def match(value: object) -> Bindings | None:
        match value:
            case PutCoins(target, coin, StatOf(stat, again)) if stat == coin:
                return {"target": target, "coin": coin} if plain(target) == plain(again) == This() else None
        return None

    return build, match


def _off_one_of() -> Parts:
    """A single coin off some card of a lot, without a word of how many cards."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        if lot.zone != "play":
            return REFUSED
        return TakeCoins(Chosen(lot.filter), str(bindings["coin"]), 1)

    def match(value: object) -> Bindings | None:
        match value:
            case TakeCoins(Chosen(filter_, 1, 1, "play", You(), Players()), coin, 1):
                return {"lot": Lot(filter_), "coin": coin}
        return None

    return build, match


def _shared_out() -> Parts:
    """So many coins, each onto whichever card of a lot its player likes."""

    def build(bindings: Bindings) -> object:
        lot, coin, n = bindings["lot"], str(bindings["coin"]), bindings["n"]
        assert isinstance(lot, Lot)
        return REFUSED if lot.zone != "play" else Repeat(n, PutCoins(Chosen(lot.filter), coin))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Repeat(int() as n, PutCoins(Chosen(filter_, 1, 1, "play", You(), Players()), coin, 1)):
                return {"lot": Lot(filter_), "coin": coin, "n": n}
        return None

    return build, match


COINS: tuple[Phrase, ...] = (
    phrase(
        "act",
        PutCoins,
        ja="{target:topic}の上に[|、]{coin}コインを{amount:number}個<乗せる>",
        en="put {amount:number} {coin}coins on {target:obj}",
    ),
    made(
        "act",
        *_shared_out(),
        ja=(
            "任意の枚数の{lot:lot}の上に[、|]{coin}コインを{n:plural}個[割り振って|割り振り、]<乗せる>",
            "任意の枚数の{lot:lot}の上に[、|]{coin}コインを{n:plural}個[割り振って|割り振り、]<置く>",
        ),
        en="share {n:plural} {coin}coins out among any number of {lot:lots}",
    ),
    made(
        "act",
        *_as_many_again(),
        ja="{target:this}の上[にある|に乗っている]{coin}コインを2倍に増やす",
        en="put as many {coin}coins again on {target:this}",
    ),
    made(
        "act",
        *_all_of_them(),
        ja=(
            "{target:this}の上[にある|に乗っている]{coin}コインを全て<取り除く>",
            "{target:this}の上[にある|に乗っている]全ての{coin}コインを<取り除く>",
        ),
        en="take all {coin}coins off {target:this}",
    ),
    phrase(
        "act",
        TakeCoins,
        ja="{target:topic}の上[にある|に乗っている]{coin}コインを{amount:number}個<取り除く>",
        en="take {amount:number} {coin}coins off {target:obj}",
    ),
    made(
        "act",
        *_off_one_of(),
        ja="{lot:lot}の上[にある|に乗っている]{coin}コインを1個<取り除く>",
    ),
    phrase(
        "act",
        SpendCoins,
        ja="[自分の|自分が持つ]{coin}コインを{amount:number}個<取り除く>",
        en="spend {amount:number} {coin}coins",
    ),
)
