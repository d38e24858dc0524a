"""What a card yields where it is paid with for certain cards: so much more, or just so much."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.further_nodes import PaysJust, PaysMore
from engine.kernel.cards.tree import Per
from engine.wording import Phrase, Slot, node, phrase

_WITH = "コスト[として使用する|に使用する|として支払う]場合[、|]"
_LIES = (
    ("", "", ""),
    ("pile", "[自分の|]ポイント置き場にある[状態で|場合][、|]", " in the point pile"),
    ("hand", "手札にある[状態で|場合][、|]", " in the hand"),
)
"""Where a card lies that is used to pay."""


def _paying() -> Iterator[Phrase]:
    for zone, lies, there in _LIES:
        heads = ["このカードは[、|]" + lies + "{filter:kinds}の" + _WITH]
        if not zone:
            heads += ["このカードを[、|]{filter:kinds}の" + _WITH + rest for rest in ("", "このカードは[、|]")]
        en = "paying for {filter:kinds} this card" + there + " has generated cost "
        for head_ja, head_en in zip(heads, (en, "", ""), strict=False):
            yield from _yields(zone, head_ja, head_en)


def _yields(zone: str, ja: str, en: str) -> Iterator[Phrase]:
    """What it has then; without English, told otherwise."""
    yield phrase(
        "lasting",
        PaysMore,
        zone=zone,
        ja=ja + "発生コスト+{amount:number}を得る",
        en=en + "+{amount:number}" if en else (),
    )
    yield phrase(
        "lasting",
        PaysMore,
        zone=zone,
        amount=node(Per, each=Slot("n"), amount=Slot("count")),
        ja=ja + "{count:each_of}発生コスト+{n:number}を得る",
        en=en + "+{n:number} for each {count:each_of}" if en else (),
    )
    yield phrase(
        "lasting",
        PaysMore,
        zone=zone,
        ja=ja + "発生コスト+［x］を得る。［x］は、{amount:amount}に等しい",
        en=en + "+［x］, where ［x］ is {amount:amount}" if en else (),
    )
    yield phrase(
        "lasting",
        PaysJust,
        zone=zone,
        ja=ja + "発生コスト[が|の値が|は]{amount:number}[に変更される|になる]",
        en=en + "{amount:number} instead" if en else (),
    )


PAYING_FOR: tuple[Phrase, ...] = tuple(_paying())
