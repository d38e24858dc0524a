"""Damage that is divided among several as its player likes."""

from __future__ import annotations

from engine.games.lorcana.nodes import Share
from engine.games.lorcana.wording.nouns.filters import has_kind
from engine.games.lorcana.wording.terms import ANY_NUMBER
from engine.kernel.cards.tree import Chosen
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, made, phrase

_AMONG = has_kind("filter", "character", "item", "location")


def _shared(*, heals: bool, upto: bool, told: bool = False) -> Parts:
    """Each gets some of it, so that there are no more of them than it is. `told`: of how many at most is told."""

    def build(bindings: Bindings) -> object:
        n, who = bindings["n"], bindings["who"]
        if not isinstance(n, int) or n < 2 or not isinstance(who, Chosen) or who.most <= 1:
            return REFUSED
        if told != (who.most != ANY_NUMBER) or n < who.most < ANY_NUMBER:
            return REFUSED
        return Share(Chosen(who.filter, 0, min(who.most, n)), n, heals, upto)

    def match(value: object) -> Bindings | None:
        match value:
            case Share(Chosen(filter_, 0, most), int(n)):
                slots: Bindings = {"n": n, "who": Chosen(filter_, 0, most if told else ANY_NUMBER)}
                return slots if build(slots) == value else None
        return None

    return build, match


DIVIDED: tuple[Phrase, ...] = (
    phrase(
        "sharers",
        Chosen,
        least=0,
        most=ANY_NUMBER,
        when=_AMONG,
        ja="{filter:np}を好きな数だけ選び、",
        en=("any number of chosen {filter:np.s}", "any number of {filter:np.s}", "chosen {filter:np.s}"),
    ),
    phrase("sharers", Chosen, least=0, most=ANY_NUMBER, when=_AMONG, en="any number of your {filter:own.s}"),
    phrase("sharers", Chosen, least=0, most=ANY_NUMBER, when=_AMONG, en="your {filter:own.s}"),
    phrase(
        "sharers",
        Chosen,
        least=0,
        most=Slot("most"),
        when=lambda bindings: _AMONG(bindings) and bindings["most"] not in (0, 1, ANY_NUMBER),
        ja="{filter:np}を{most:number}体まで選び、",
        en="up to {most:number} chosen {filter:np.s}",
    ),
    *(
        row
        for told in (False, True)
        for row in (
            made(
                "act",
                *_shared(heals=False, upto=False, told=told),
                ja="{who:sharers}それらに合計{n:number}ダメージを好きなように割り振って<与える>",
                en=(
                    "deal a total of {n:number} damage[, divided as you choose,|] among {who:sharers}",
                    "deal a total of {n:number} damage divided as you choose among {who:sharers}",
                    "deal {n:number} damage[, divided as you choose,| divided as you choose] among {who:sharers}",
                    "[divide|distribute] {n:number} damage[ as you choose|] among {who:sharers}",
                    "deal {n:number} damage divided [|as you choose ]among {who:sharers}",
                ),
            ),
            made(
                "act",
                *_shared(heals=True, upto=True, told=told),
                ja="{who:sharers}それらから合計{n:number}ダメージまで<取り除く>",
                en=(
                    "remove [a total of up to|up to a total of] {n:number} damage from {who:sharers}",
                    "remove up to {n:number} damage[, divided as you choose,| total| in total] from {who:sharers}",
                ),
            ),
            made(
                "act",
                *_shared(heals=True, upto=False, told=told),
                ja="{who:sharers}それらから合計{n:number}ダメージを<取り除く>",
                en=(
                    "remove a total of {n:number} damage from {who:sharers}",
                    "remove {n:number} damage, divided as you choose, from {who:sharers}",
                ),
            ),
        )
    ),
)
