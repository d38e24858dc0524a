"""Who blocks whom, and how many there are of those that are counted beside a noun: what is told of them comes first."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.nouns.filters import EXITED, LEAVES
from engine.kernel.cards.tree import AllOf, Count, Has, In, StatOf
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, made, node, passing, phrase

_TOLD = (
    "{other:other?}{fresh:fresh?}{state:state?}{area:area?}{doing:doing?}{coins:coins?}{part:part_of?}{alike:alike?}"
)
_ONES = (
    "{side:side}{kind:kind_noun}",
    "{side:side}{color:color}{kind:kind_noun}",
    "{side:side}{work:of_work}{kind:kind_noun}",
    "{side:side}{trait:trait_noun}を持つ{kind:kind_noun}",
    "{side:side}{trait:trait_noun}",
    "{side:side}{named:named}",
)
_FRONT = "{other:other?}{state:state?}"
_TOLD_EN = "{part:part_of?}{alike:alike?}{coins:coins?}{area:area?}{doing:doing?}"
"""Somebody who is counted, or whom somebody else meets, and what may be told of him."""


def _blocking() -> Iterator[Phrase]:
    """Whoever blocks this card, or somebody such."""
    yield phrase(
        "met",
        Has,
        stat="facing",
        op="<=",
        amount=node(StatOf, stat="faced", target=Slot("this")),
        ja="{this:holder}を妨害している",
        en=" blocking {this:holder}",
    )
    yield phrase(
        "met",
        Has,
        stat="facing",
        op="<=",
        amount=node(Count, filter=node(AllOf, parts=(In("approaching"), Slot("whom")))),
        ja="{whom:blocked_one}を妨害している",
        en=" blocking {whom:blocked_one}",
    )


def _there() -> Parts:
    """Somebody on the field."""
    build_any, match_any = LEAVES.bag()

    def build(bindings: Bindings) -> object:
        return REFUSED if EXITED in bindings.values() else build_any(bindings)

    return build, match_any


MEETING: tuple[Phrase, ...] = (
    made("counted_one", *LEAVES.bag(), ja="{side:side}{named:these_all}"),
    *_blocking(),
    passing("blocked_one", "counted_one"),
    *(
        made(
            sort,
            *_there(),
            ja=tuple(_TOLD + cost + each for each in _ONES),
            en=tuple(
                each.replace("を持つ", " ").join(told)
                for told in ((_FRONT, _TOLD_EN + cost), ("(" + _FRONT, _TOLD_EN + cost + "{fresh:fresh})"))
                for each in _ONES
            ),
        )
        for sort, cost in (
            ("counted_one", ""),
            *(("blocked_one", "{" + number + ":" + number + "}") for number in ("cost", "power", "guard")),
        )
    ),
)
