"""Cards of a pile, or out of the game, of which it is told last whose they are."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.nouns.filters import LOTS, LOTS_BY_TRAIT
from engine.games.precious_memories.wording.nouns.orders import BEFORE
from engine.kernel.cards.tree import Opponents, Who, You, Zone
from engine.wording import Phrase, made

_PLACES: tuple[tuple[Zone, str], ...] = (
    ("removed_cards", "ゲームから取り除かれている"),
    ("discard", "捨て札置き場にある"),
    ("pile", "ポイント置き場にある"),
)
_SIDES: tuple[tuple[Who, str], ...] = ((You(), "自分の"), (Opponents(), "相手の"))
_NOUN = "{color:color?}{work:of_work?}{noun:noun}"


def _told_last() -> Iterator[Phrase]:
    for zone, lies in _PLACES:
        for who, whose in _SIDES:
            for sort, every in (("pile_lot", ""), ("all_lot", "全ての")):
                yield made(sort, *LOTS.placed(zone, who), ja=lies + BEFORE + whose + every + _NOUN)
                yield made(
                    sort,
                    *LOTS_BY_TRAIT.placed(zone, who),
                    ja=lies + BEFORE + "{trait:trait_noun}を持つ" + whose + every + _NOUN,
                )


WHOSE_LAST: tuple[Phrase, ...] = tuple(_told_last())
