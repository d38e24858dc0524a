"""Two or three restrictions before a noun in any order: who is told so is told all of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.precious_memories.wording.nouns.filters import LEAVES, LOTS, LOTS_BY_TRAIT
from engine.kernel.cards.tree import AllOf, Count, Has, Players, Who, Zone
from engine.wording import REFUSED, Bindings, Lots, Parts, Phrase, leaves, made

_TOLD = {
    "other": "{other:other}",
    "spared": "{spared:spared}",
    "but": "{but:but}",
    "fresh": "{fresh:fresh}",
    "state": "{state:state}",
    "area": "{area:area}",
    "doing": "{doing:doing}",
    "cost": "{cost:cost}",
    "generated": "{generated:generated}",
    "power": "{power:power}",
    "level": "{level:level}",
    "alike": "{alike:alike}",
    "coins": "{coins:coins}",
    "part": "{part:part_of}",
    "word": "{word:word}",
    "powerless": "{powerless:powerless}",
    "trait": "{trait:trait_noun}を持つ",
}
"""What may be told of somebody in any order, by its rank. Whom one meets and what is counted is told of that one."""


def _clear(parts: Iterable[object]) -> bool:
    """Whether each of them is told of the noun behind them, and not of somebody who is counted."""
    return not any(isinstance(part, Has) and isinstance(part.amount, Count) for part in parts)


def _two() -> Parts:
    build_bag, match_bag = LEAVES.bag()

    def build(bindings: Bindings) -> object:
        return build_bag(bindings) if _clear(bindings.values()) else REFUSED

    def match(value: object) -> Bindings | None:
        slots = match_bag(value) if isinstance(value, AllOf) and len(value.parts) == 2 else None
        return slots if slots is not None and set(slots) <= set(_TOLD) and _clear(slots.values()) else None

    return build, match


def _three(first: str) -> Parts:
    """One more of that rank before two."""

    def build(bindings: Bindings) -> object:
        one = bindings[first]
        return LEAVES.combined([one, *leaves(bindings["rest"])]) if _clear([one]) else REFUSED

    def match(value: object) -> Bindings | None:
        if not isinstance(value, AllOf) or len(value.parts) != 3:
            return None
        ones = [part for part in value.parts if LEAVES.rank(part) == first]
        if len(ones) != 1 or not _clear(ones):
            return None
        return {first: ones[0], "rest": LEAVES.combined([part for part in value.parts if part not in ones])}

    return build, match


_LIKE_SOMEBODY = ("spared", "alike")
"""They name somebody else: what stands before them may be told of that one."""
_PAIRS = tuple(
    one + two for one in _TOLD.values() for rank, two in _TOLD.items() if one != two and rank not in _LIKE_SOMEBODY
)
TOLD_BEFORE: tuple[Phrase, ...] = (
    made("two_told_on", *_two(), ja=tuple(pair for pair in _PAIRS if not pair.startswith(("{spared", "{alike")))),
    made("told", *_two(), ja=_PAIRS),
    *(made("told", *_three(rank), ja=each + "{rest:two_told_on}") for rank, each in _TOLD.items()),
)


def _told(lots: Lots, zone: Zone, whose: Who, *, trait: bool) -> Parts:
    """A lot of which two or three things are told; `trait`: whether one of them is a trait."""
    put, apart = lots.placed(zone, whose)

    def build(bindings: Bindings) -> object:
        of_trait = any(LEAVES.rank(leaf) == "trait" for leaf in leaves(bindings["told"]))
        return put(bindings) if of_trait == trait else REFUSED

    def match(value: object) -> Bindings | None:
        slots = apart(value)
        if slots is None:
            return None
        told = [leaf for rank, leaf in slots.items() if rank in _TOLD]
        if len(told) not in (2, 3) or (trait and "trait" not in slots):
            return None
        others = {rank: leaf for rank, leaf in slots.items() if rank not in _TOLD}
        return others | {"told": LEAVES.combined(told)}

    return build, match


_NOUN = "{color:color?}{work:of_work?}{noun:noun}"


def told_lots(sort: str, every: str) -> Iterator[Phrase]:
    """Of the field; whose they are stands before or behind what is told of them."""
    orders = (
        "{told:told}{side:side?}" + every + _NOUN,
        "{side:side}{told:told}" + every + _NOUN,
        *(["{side:side?}" + every + "{told:told}" + _NOUN] if every else []),
    )
    for lots, trait in ((LOTS, False), (LOTS_BY_TRAIT, True)):
        yield made(sort, *_told(lots, "play", Players(), trait=trait), ja=orders)


def told_there(sort: str, every: str, zone: Zone, who: Who, places: tuple[str, ...]) -> Iterator[Phrase]:
    """Of another place, which is told first."""
    orders = tuple(place + "{told:told}" + every + _NOUN for place in places)
    for lots, trait in ((LOTS, False), (LOTS_BY_TRAIT, True)):
        yield made(sort, *_told(lots, zone, who, trait=trait), ja=orders)
