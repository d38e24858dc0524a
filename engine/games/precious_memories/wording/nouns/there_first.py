"""Who stands in a place of the field that is told before everything else, as it stands before が…いる."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.nouns.filters import LOTS, LOTS_BY_TRAIT
from engine.games.precious_memories.wording.nouns.orders import BEFORE, FIRST
from engine.kernel.cards.tree import Filter, In, Players, Side
from engine.wording import Phrase, made

_AREAS: tuple[tuple[tuple[Filter, ...], str], ...] = (
    ((In("in_main"),), "メインエリアに"),
    ((In("in_support"),), "サポートエリアに"),
    ((), "場に"),
)
_SIDES = ((True, "自分の"), (False, "相手の"))
_TOLD = BEFORE.replace("{area:area?}", "")
_NOUN = "{color:color?}{work:of_work?}{noun:noun}"
_BY_TRAIT = "{trait:trait_noun}を持つ{color:color?}{work:of_work?}{noun:noun}"
_WHOSE = (
    _TOLD + "{side:side?}",
    "{side:side}" + _TOLD,
    *("{" + part + "{side:side}" + _TOLD.replace("{" + part, "") for part in FIRST if part != "area:area?}"),
)


def _there_first() -> Iterator[Phrase]:
    for lots, noun in ((LOTS, _NOUN), (LOTS_BY_TRAIT, _BY_TRAIT)):
        for area, ja in _AREAS:
            for own, whose in _SIDES:
                yield made("there", *lots.placed("play", Players(), Side(own), *area), ja=whose + ja + _TOLD + noun)
            yield made("there", *lots.placed("play", Players(), *area), ja=tuple(ja + whose + noun for whose in _WHOSE))


THERE_FIRST: tuple[Phrase, ...] = tuple(_there_first())
