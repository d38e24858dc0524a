"""The state of the table into which a card comes: it is not yet part of it itself (R-PM-83)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.filters import LEAVES
from engine.kernel.cards.tree import Both, Compare, Count, Filter, Is, Never, Other, This, Trigger
from engine.wording import bare, leaves

_COMING = ("appear", "come_in")


def comes(ons: object) -> bool:
    """Whether a card waits for its own coming."""
    return isinstance(ons, tuple) and any(
        isinstance(on, Trigger) and on.event in _COMING and bare(on.subject) == Is(This()) for on in ons
    )


def counts_others(condition: object) -> bool:
    """Whether it is said of other cards in so many words, or has been taken so."""
    return any(Other() in leaves(count.filter) for count in _counts(condition))


def without_itself(condition: Any) -> Any:
    """The condition, its own card left out wherever cards of the field are counted."""
    return _mapped(condition, lambda filter_: LEAVES.combined([*leaves(filter_), Other()]))


def with_itself(condition: Any) -> Any:
    """The other way round, None if some are counted with it."""
    counts = _counts(condition)
    if any(Other() not in leaves(count.filter) for count in counts):
        return None
    return _mapped(condition, lambda filter_: LEAVES.combined([leaf for leaf in leaves(filter_) if leaf != Other()]))


def taken(condition: object, ons: object, *, told: bool = False) -> object:
    """What has to hold when one of these happens; `told`: others alone are meant in so many words. None if that does
    not fit."""
    if not comes(ons):
        return None if told else condition
    if counts_others(condition):
        return condition if told else None
    return None if told else without_itself(condition)


def told(condition: object, ons: object, *, told: bool = False) -> object:
    """The condition as it is said."""
    if not comes(ons):
        return None if told else condition
    if told:
        return condition if counts_others(condition) else None
    return with_itself(condition)


def _counts(condition: object) -> list[Count]:
    match bare(condition):
        case Compare(left, _, right):
            return [side for side in (left, right) if isinstance(side, Count) and side.zone == "play"]
        case Both(parts):
            return [count for part in parts for count in _counts(part)]
        case Never(part):
            return _counts(part)
    return []


def _mapped(condition: Any, change: Any) -> Any:
    match condition:
        case Compare(left, _, right):
            return replace(condition, left=_changed(left, change), right=_changed(right, change))
        case Both(parts):
            return replace(condition, parts=tuple(_mapped(part, change) for part in parts))
        case Never(part):
            return replace(condition, part=_mapped(part, change))
    return condition


def _changed(side: Any, change: Any) -> Any:
    if not isinstance(side, Count) or side.zone != "play":
        return side
    filter_: Filter = change(side.filter)
    return replace(side, filter=filter_)
