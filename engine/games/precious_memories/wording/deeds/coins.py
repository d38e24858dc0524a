"""Coins: put onto cards, taken off them, doubled; and a player's own."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.nodes import PutCoins, SpendCoins, TakeCoins
from engine.kernel.cards.tree import Bound, Chosen, CountersOf, Every, Per, Players, Repeat, StatOf, This, You
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, made, node, phrase, plain


def _all_of_them() -> Parts:
    """All coins of a kind off this card, or off those that are named."""

    def build(bindings: Bindings) -> object:
        coin, target = bindings["coin"], bindings["target"]
        return TakeCoins(target, coin, StatOf(coin, again(target)))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case TakeCoins(target, coin, StatOf(stat, same)) if stat == coin:
                return {"target": target, "coin": coin} if plain(same) == again(plain(target)) else None
        return None

    return build, match


def again(target: object) -> Any:
    """Who was named, spoken of once more."""
    return Bound("chosen") if isinstance(target, Chosen | Every) else target


def _off_several() -> Parts:
    """So many coins off a lot, from one of them or from several (R-PM-112)."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        if lot.zone != "play":
            return REFUSED
        return TakeCoins(Every(lot.filter), bindings["coin"], bindings["n"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case TakeCoins(Every(filter_, "play", Players()), coin, n):
                return {"lot": Lot(filter_), "coin": coin, "n": n}
        return None

    return build, match


def of_one_card(bindings: Bindings) -> bool:
    """Of several nobody says whether that many are meant of each or of all together."""
    target = bindings["target"]
    return not isinstance(target, Every) and not (isinstance(target, Chosen) and target.most != 1)


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
        ja=(
            "{target:topic}の上に[|、]{coin}コインを{amount:number}個[|ずつ]<乗せる>",
            "{target:topic}の上に[|、]{coin}コイン{amount:number}個[|ずつ]を<乗せる>",
            "{coin}コイン{amount:number}個を[|、]{target:topic}の上に<乗せる>",
        ),
        en="put {amount:number} {coin}coins on {target:obj}",
    ),
    phrase(
        "act",
        PutCoins,
        amount=node(Per, each=Slot("n"), amount=Slot("count")),
        ja="{target:topic}[の上に|に][、|]{count:each_of}{coin}コインを{n:number}個[|ずつ]<乗せる>",
        en="put {n:number} {coin}coins on {target:obj} for each {count:each_of}",
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
            "{target:topic}の上[にある|に乗っている]{coin}コインを全て<取り除く>",
            "{target:topic}の上[にある|に乗っている]全ての{coin}コインを<取り除く>",
        ),
        en="take all {coin}coins off {target:obj}",
    ),
    phrase(
        "act",
        TakeCoins,
        when=of_one_card,
        ja=(
            "{target:topic}の上[にある|に乗っている]{coin}コインを{amount:number}個<取り除く>",
            "{target:topic}の上[にある|に乗っている]{coin}コイン{amount:number}個を<取り除く>",
        ),
        en="take {amount:number} {coin}coins off {target:obj}",
    ),
    phrase(
        "act",
        TakeCoins,
        when=of_one_card,
        upto=True,
        ja=(
            "{target:topic}の上[にある|に乗っている]{coin}コインを{amount:number}個まで<取り除く>",
            "{target:topic}の上[にある|に乗っている]{coin}コイン{amount:number}個までを<取り除く>",
        ),
        en="take up to {amount:number} {coin}coins off {target:obj}",
    ),
    made(
        "act",
        *_off_several(),
        ja=(
            "{lot:lot}の上[にある|に乗っている]{coin}コインを[|合計]{n:plural}個<取り除く>",
            "{lot:lot}の上[にある|に乗っている]{coin}コイン[|合計]{n:plural}個を<取り除く>",
        ),
        en="take {n:plural} {coin}coins off {lot:lots} in all",
    ),
    phrase(
        "act",
        SpendCoins,
        amount=node(CountersOf, counter=Slot("coin")),
        ja=("[自分の|自分が持つ]{coin}コインを全て<取り除く>", "[自分の|自分が持つ]全ての{coin}コインを<取り除く>"),
        en="spend all {coin}coins",
    ),
    made(
        "act",
        *_off_one_of(),
        ja=(
            "{lot:lot}の上[にある|に乗っている]{coin}コインを1個<取り除く>",
            "{lot:lot}の上[にある|に乗っている]{coin}コイン1個を<取り除く>",
        ),
    ),
    phrase(
        "act",
        SpendCoins,
        ja=(
            "[自分の|自分が持つ]{coin}コインを{amount:number}個<取り除く>",
            "[自分の|自分が持つ]{coin}コイン{amount:number}個を<取り除く>",
        ),
        en="spend {amount:number} {coin}coins",
    ),
)
