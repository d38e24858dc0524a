"""What a card yields where it is paid with for certain cards: so much more, or just so much."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.further_nodes import PaysJust, PaysMore
from engine.kernel.cards.tree import Per
from engine.wording import Phrase, Slot, node, phrase

_WITH = "コスト[として使用する|に使用する|として支払う]場合[、|]"
_HEADS = (
    "このカードは[、|]{filter:kinds}の" + _WITH,
    "このカードを[、|]{filter:kinds}の" + _WITH,
    "このカードを[、|]{filter:kinds}の" + _WITH + "このカードは[、|]",
)
_EN = "paying for {filter:kinds} this card has generated cost "


def _paying() -> Iterator[Phrase]:
    for head in _HEADS:
        first = head is _HEADS[0]
        yield phrase(
            "lasting",
            PaysMore,
            ja=head + "発生コスト+{amount:number}を得る",
            en=_EN + "+{amount:number}" if first else (),
        )
        yield phrase(
            "lasting",
            PaysMore,
            amount=node(Per, each=Slot("n"), amount=Slot("count")),
            ja=head + "{count:each_of}発生コスト+{n:number}を得る",
            en=_EN + "+{n:number} for each {count:each_of}" if first else (),
        )
        yield phrase(
            "lasting",
            PaysMore,
            ja=head + "発生コスト+［x］を得る。［x］は、{amount:amount}に等しい",
            en=_EN + "+［x］, where ［x］ is {amount:amount}" if first else (),
        )
        yield phrase(
            "lasting",
            PaysJust,
            ja=head + "発生コスト[が|の値が|は]{amount:number}[に変更される|になる]",
            en=_EN + "{amount:number} instead" if first else (),
        )


PAYING_FOR: tuple[Phrase, ...] = tuple(_paying())
