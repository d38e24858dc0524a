"""One of several of whom something is told of the last one alone: 「A」 or a 【T】 that has a keyword."""

from __future__ import annotations

from engine.games.precious_memories.wording.nouns.filters import CHARACTER, LEAVES
from engine.kernel.cards.tree import AllOf, AnyOf, Class
from engine.wording import Bindings, Many, Parts, Phrase, Slot, leaves, made, node, passing, phrase, word

_TOLD = {
    "word": "{word:word}",
    "cost": "{cost:cost}",
    "power": "{power:power}",
    "guard": "{guard:guard}",
    "coins": "{coins:coins}",
    "part": "{part:part_of}",
}
"""What may be told of the last one, by its rank."""
_ASIDE = ("side", "named")
"""What stands around all of them without a doubt."""


def _member(rank: str) -> Parts:
    """Somebody with one thing told of him."""

    def build(bindings: Bindings) -> object:
        return LEAVES.combined([*leaves(bindings["one"]), bindings[rank]])

    def match(value: object) -> Bindings | None:
        if not isinstance(value, AllOf) or value.parts[-1:] == () or LEAVES.rank(value.parts[-1]) != rank:
            return None
        return {"one": LEAVES.combined(list(value.parts[:-1])), rank: value.parts[-1]}

    return build, match


def _one_or_last() -> Parts:
    """Any of those, or such a one."""

    def build(bindings: Bindings) -> object:
        first, last = bindings["first"], bindings["last"]
        return AnyOf((*(first if isinstance(first, tuple) else (first,)), last))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, AnyOf) or len(value.parts) < 2 or not is_told(value.parts[-1]):
            return None
        first = value.parts[:-1]
        if any(is_told(part) for part in first):
            return None
        return {"first": first if len(first) > 1 else first[0], "last": value.parts[-1]}

    return build, match


def is_told(member: object) -> bool:
    """Whether one thing more than who he is is told of somebody."""
    parts = member.parts if isinstance(member, AllOf) else ()
    return sum(LEAVES.rank(part) in _TOLD for part in parts) == 1


def of_whom(value: object) -> bool:
    """Whether something is told before several of whom the last one has something of his own: nobody says of whom that
    is."""
    if not isinstance(value, AllOf):
        return False
    several = any(isinstance(part, AnyOf) and _told_last(part) for part in value.parts)
    return several and any(LEAVES.rank(part) not in _ASIDE for part in value.parts)


def _told_last(value: AnyOf) -> bool:
    return LEAVES.rank(value) == "named" and not is_told(value.parts[0]) and is_told(value.parts[-1])


TOLD_LAST: tuple[Phrase | Many, ...] = (
    passing("bearer", "plain_named"),
    word("bearer", CHARACTER, ja="キャラ", en="character"),
    phrase(
        "bearer",
        AllOf,
        parts=(CHARACTER, node(Class, name=Slot("name"))),
        ja="{name:work}のキャラ",
        en="{name:work} character",
    ),
    phrase(
        "bearer",
        AllOf,
        parts=(CHARACTER, node(Class, name=Slot("name"))),
        ja="{name:trait}を持つキャラ",
        en="{name:trait} character",
    ),
    *(
        made("told_one", *_member(rank), ja=told + "{one:bearer}", en="({one:bearer}" + told + ")")
        for rank, told in _TOLD.items()
    ),
    made("named", *_one_or_last(), ja="{first:one_of}または{last:told_one}", en="{first:one_of} or {last:told_one}"),
    made("named", *_one_or_last(), ja="{first:either}または{last:told_one}", en="{first:either} or {last:told_one}"),
)
