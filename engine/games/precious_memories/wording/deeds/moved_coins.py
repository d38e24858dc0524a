"""Coins that go from one card to another: as many as are taken off come there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import PutCoins, TakeCoins
from engine.games.precious_memories.wording.deeds.coins import again, of_one_card
from engine.kernel.cards.tree import Every, Seq, StatOf, Tally
from engine.wording import REFUSED, Bindings, Parts, Phrase, made, plain

_FROM = "{target:topic}の上[にある|に乗っている|の]{coin}コイン"
_ONTO = "[、|]{place:topic}[の上に|に]"
_GOES = "[<移す>|<移動させる>|<置く>|<乗せる>]"
_ANY = "any"


def _moved(how: str) -> Parts:
    """`how`: so many ("n"), up to so many, all of them, or as many as their player likes."""

    def build(bindings: Bindings) -> object:
        target, coin, place = bindings["target"], str(bindings["coin"]), bindings["place"]
        if isinstance(place, Every) or (how != "all" and not of_one_card(bindings)):
            return REFUSED
        amount: Any = {"all": StatOf(coin, again(target)), _ANY: None}.get(how, bindings.get("n"))
        taken = TakeCoins(target, coin, amount, upto=how == "upto")  # type: ignore[arg-type]
        return Seq((taken, PutCoins(place, coin, Tally("removed"))), "then")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((TakeCoins(target, coin, amount, upto), PutCoins(place, other, Tally("removed"))), "then"):
                if coin != other or upto != (how == "upto") or _kind(coin, target, amount, upto=upto) != how:
                    return None
                slots: Bindings = {"target": target, "coin": coin, "place": place}
                return slots | {"n": amount} if how in ("n", "upto") else slots
        return None

    return build, match


def _kind(coin: str, target: Any, amount: Any, *, upto: bool) -> str:
    if amount is None:
        return _ANY
    if isinstance(amount, StatOf):
        same = amount.stat == coin and plain(amount.target) == again(plain(target))
        return "all" if same else ""
    return "upto" if upto else "n" if isinstance(amount, int) else ""


def _moves() -> Iterator[Phrase]:
    for how, ja, en in (
        ("n", ("{n:number}個を", "を{n:number}個"), "{n:number} {coin}coins"),
        ("upto", ("{n:number}個までを", "を{n:number}個まで"), "up to {n:number} {coin}coins"),
        ("all", ("全てを", "を全て"), "all {coin}coins"),
        (_ANY, ("を任意の個数", "を任意の数"), "any number of {coin}coins"),
    ):
        yield made(
            "act",
            *_moved(how),
            ja=(
                *(_FROM + number + _ONTO + _GOES for number in ja),
                *([_FROM.replace("{coin}", "全ての{coin}") + "を" + _ONTO + _GOES] if how == "all" else []),
            ),
            en="move " + en + " from {target:obj} to {place:obj}",
        )


MOVED_COINS: tuple[Phrase, ...] = tuple(_moves())
