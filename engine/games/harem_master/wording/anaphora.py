"""What a text of this game names, where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from engine.kernel.cards.tree import (
    Activated,
    AllOf,
    Anything,
    Bound,
    Filter,
    Instead,
    Is,
    Kind,
    Look,
    Node,
    Spell,
    Static,
    Trigger,
    Triggered,
)
from engine.kernel.cards.vocabulary import will
from engine.wording import (
    CardReader,
    Pronouns,
    Referent,
)

KINDS = ("character", "item", "event")
PRONOUNS = Pronouns(
    {kind: kind for kind in (*KINDS, "card")}
    | {"キャラクター": "character", "アイテム": "item", "イベント": "event", "カード": "card"}
)
pronoun = PRONOUNS.phrases
_MEETINGS = ("intercept", "win", "lose")
_COUNTERPARTS = frozenset(("equip", *_MEETINGS, *map(will, _MEETINGS)))
"""Events that have somebody on their other side (306.5, 214.4c)."""


def kinds_of(filter_: Filter) -> tuple[str, ...]:
    """What a noun may be called."""
    match filter_:
        case Kind("lady" | "gentleman"):
            return ("character", "card")
        case Kind(name):
            return (name, "card")
        case AllOf(parts):
            named = [kinds_of(part) for part in parts]
            return next((kinds for kinds in named if len(kinds) == 2), (*KINDS, "card"))
    return (*KINDS, "card")


class HaremReader(CardReader):
    """An event has somebody on its other side, and a single card that is looked at is spoken of."""

    order: ClassVar[Mapping[type, tuple[str, ...]]] = {
        Triggered: ("on", "condition", "body"),
        Activated: ("answers", "condition", "costs", "body"),
        Spell: ("answers", "condition", "body"),
        Static: ("condition", "effects"),
    }
    every: ClassVar[str] = ""

    def kinds_of(self, filter_: Filter) -> tuple[str, ...]:
        return kinds_of(filter_)

    def of_event(self, on: Trigger) -> Iterable[Referent]:
        return _of_event(on)

    def after(self, value: Node, field: str) -> None:
        super().after(value, field)
        if field == "filter" and isinstance(value, Instead):
            self._name(Referent(Bound("subject"), "one", kinds_of(value.filter)), value, self.clause)

    def names(self, value: Node) -> Iterable[Referent]:
        yield from super().names(value)
        if isinstance(value, Look) and value.amount == 1:
            yield Referent(Bound("looked"), "one", (*KINDS, "card"))


def _of_event(on: Trigger) -> Iterable[Referent]:
    """Who did it or suffered it, unless that is the speaker; and who is on the other side."""
    if on.event in ("turn_start", "turn_end", "draw"):
        return
    if not isinstance(on.subject, Is) or isinstance(on.subject.target, Bound):
        yield Referent(Bound("subject"), "one", _kinds_in(on.subject))
    if on.event in _COUNTERPARTS and isinstance(on.counterpart, Anything):
        yield Referent(Bound("counterpart"), "one", ("character", "card"), aside=True)


def _kinds_in(filter_: Filter) -> tuple[str, ...]:
    return ("character", "card") if isinstance(filter_, Is) else kinds_of(filter_)
