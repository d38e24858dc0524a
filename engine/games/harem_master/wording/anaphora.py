"""What a text of this game names, where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from engine.kernel.cards.tree import (
    Activated,
    AllOf,
    Anything,
    Bound,
    Chosen,
    Every,
    Filter,
    Instead,
    Is,
    Kind,
    Look,
    Node,
    PutRest,
    Spell,
    Static,
    Take,
    Top,
    Trigger,
    Triggered,
)
from engine.wording import It, Pronouns, Reader, Referent, Unclear

KINDS = ("character", "item", "event")
PRONOUNS = Pronouns(
    {kind: kind for kind in (*KINDS, "card")}
    | {"キャラクター": "character", "アイテム": "item", "イベント": "event", "カード": "card"}
)
pronoun = PRONOUNS.phrases
_COUNTERPARTS = frozenset("intercept will_intercept win will_win lose will_lose equip".split())
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


class HaremReader(Reader):
    """`done`: whether cards have been looked at."""

    order: ClassVar[Mapping[type, tuple[str, ...]]] = {
        Triggered: ("on", "condition", "body"),
        Activated: ("answers", "condition", "costs", "body"),
        Spell: ("answers", "condition", "body"),
        Static: ("condition", "effects"),
    }

    def __init__(self, kind: str = "", features: tuple[It, ...] | None = None) -> None:
        super().__init__(kind, features)
        self.done: set[type] = set()

    def kept(self, value: Node) -> bool:
        return isinstance(value, Is)

    def after(self, value: Node, field: str) -> None:
        if field == "costs" and isinstance(value, Activated):
            self.named = [one for one in self.named if not one.selection]  # what a cost chose is not heard
        if field == "filter" and isinstance(value, Instead):
            self._name(Referent(Bound("subject"), "one", kinds_of(value.filter)), value, self.clause)

    def names(self, value: Node) -> Iterable[Referent]:
        self.done.add(type(value))
        match value:
            case Chosen(filter_, _, most):
                yield Referent(Bound("chosen"), "one" if most == 1 else "many", kinds_of(filter_))
            case Every(filter_):
                yield Referent(Bound("chosen"), "", kinds_of(filter_))
            case Top(amount):
                yield Referent(Bound("chosen"), "one" if amount == 1 else "many", ("card",))
            case Look(1):
                yield Referent(Bound("looked"), "one", (*KINDS, "card"))
            case Trigger():
                yield from _of_event(value)
            case Take(_, amount):
                yield Referent(Bound("chosen"), "one" if amount == 1 else "many", (*KINDS, "card"))
        if isinstance(value, Take | PutRest) and Look not in self.done:
            raise Unclear("no cards were looked at")


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
