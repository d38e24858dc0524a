"""The state of the table into which a card comes: it is not yet part of it itself (R-PM-83)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from engine.games.precious_memories.wording.events.growing import grows_or_else
from engine.games.precious_memories.wording.events.triggers import bare_trigger
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import (
    Both,
    Compare,
    Count,
    Filter,
    Happened,
    Is,
    Never,
    Other,
    This,
    Trigger,
    Triggered,
    nodes_of,
)
from engine.wording import REFUSED, Bindings, Parts, bare, leaves

_COMING = ("appear", "come_in")
_GOING = ("exit", "leave")


def comes(ons: object) -> bool:
    """Whether a card waits for its own coming."""
    return isinstance(ons, tuple) and any(
        isinstance(on, Trigger) and on.event in _COMING and bare(on.subject) == Is(This()) for on in ons
    )


def _goes(ons: object, condition: object) -> bool:
    """Whether cards of the field are counted as the card itself leaves it: it would be one of them no more, and nobody
    says whether it is meant."""
    away = isinstance(ons, tuple) and any(
        isinstance(on, Trigger) and on.event in _GOING and bare(on.subject) == Is(This()) for on in ons
    )
    return away and bool(_counts(condition)) and not counts_others(condition)


def counts_others(condition: object) -> bool:
    """Whether it is said of other cards in so many words, or has been taken so."""
    return any(Other() in leaves(count.filter) for count in _counts(condition)) or any(
        each.other for each in _comings(condition)
    )


def without_itself(condition: Any) -> Any:
    """The condition, its own card left out wherever cards of the field are counted."""
    return _mapped(condition, lambda filter_: LEAVES.combined([*leaves(filter_), Other()]))


def with_itself(condition: Any) -> Any:
    """The other way round, None if some are counted with it."""
    counts = _counts(condition)
    if any(Other() not in leaves(count.filter) for count in counts):
        return None
    return _mapped(condition, lambda filter_: LEAVES.combined([leaf for leaf in leaves(filter_) if leaf != Other()]))


def _comings(condition: object) -> list[Happened]:
    """What is asked of those who have come in this turn."""
    return [each for each in nodes_of(bare(condition)) if isinstance(each, Happened) and each.on.event in _COMING]


def _counts_comings(condition: object) -> bool:
    """Whether those are counted who have come in this turn: nobody says whether the card is one of them as it comes,
    unless others are meant in so many words."""
    return not all(each.other for each in _comings(condition))


def taken(condition: object, ons: object, *, told: bool = False) -> object:
    """What has to hold when one of these happens; `told`: others alone are meant in so many words. None if that does
    not fit."""
    if not comes(ons):
        return None if told or _goes(ons, condition) else condition
    if _counts_comings(condition):
        return None
    if counts_others(condition):
        return condition if told else None
    return None if told else without_itself(condition)


def told(condition: object, ons: object, *, told: bool = False) -> object:
    """The condition as it is said."""
    if not comes(ons):
        return None if told or _goes(ons, condition) else condition
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


def in_state(*, others: bool = False, times: Literal["", "each"] = "") -> Parts:
    """While something holds, told between subject and verb; `others`: the card itself is left out in so many words."""

    def build(bindings: Bindings) -> object:
        on = replace(bindings["did"], subject=bindings["who"], times=times)  # type: ignore[type-var]
        condition: Any = taken(bindings["condition"], (on,), told=others)
        return REFUSED if condition is None else Triggered((on,), bindings["body"], condition)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((Trigger() as on,), body, condition) if condition is not None and on.times == times:
                said = told(condition, (on,), told=others)
                slots: Bindings = {"who": on.subject, "did": bare_trigger(on), "body": body}
                return None if said is None else slots | {"condition": said}
        return None

    return build, match


def while_so(*, others: bool = False) -> Parts:
    """The same told before all else."""

    def build(bindings: Bindings) -> object:
        on: Any = bindings["on"]
        condition: Any = taken(bindings["condition"], on, told=others)
        return REFUSED if condition is None else Triggered(on, bindings["body"], condition)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered(on, body, condition) if condition is not None and not value.limit:
                said = told(condition, on, told=others)
                return None if said is None else {"on": on, "condition": said, "body": body}
        return None

    return build, match


def in_state_either() -> Parts:
    """While something holds, either of two deeds of somebody."""

    def build(bindings: Bindings) -> object:
        ons: Any = tuple(replace(bindings[did], subject=bindings["who"]) for did in ("a", "b"))  # type: ignore[type-var]
        condition: Any = taken(bindings["condition"], ons)
        return REFUSED if condition is None or grows_or_else([*ons]) else Triggered(ons, bindings["body"], condition)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((Trigger(times="") as a, Trigger(times="") as b), body, condition) if condition is not None:
                if bare(a.subject) != bare(b.subject):
                    return None
                slots: Bindings = {"who": a.subject, "a": bare_trigger(a), "b": bare_trigger(b)}
                said = told(condition, (a, b))
                return None if said is None else slots | {"condition": said, "body": body}
        return None

    return build, match
