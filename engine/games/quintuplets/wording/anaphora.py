"""What a text of this game names, where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from engine.kernel.cards.tree import (
    Activated,
    AllOf,
    AnyOf,
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
    Static,
    Take,
    This,
    Top,
    Trigger,
    Triggered,
)
from engine.wording import It, Pronouns, Reader, Referent, Unclear

KINDS = ("character", "hero", "episode", "event")
PRONOUNS = Pronouns(
    {kind: kind for kind in (*KINDS, "card")}
    | {"キャラ": "character", "主人公": "hero", "エピソード": "episode", "イベント": "event", "カード": "card"}
)
pronoun = PRONOUNS.phrases
_OF_HEROES = frozenset(("approached", "partner", "flip_down", "flip_up", "hero"))
_COUNTERPARTS = {
    "approach": "hero",
    "approach_success": "hero",
    "approach_failure": "hero",
    "partner": "character",
    "set": "character",
}
"""Whom an event has on its other side (9.2.2.3, 9.4.2.1, 5.10.1)."""


def kinds_of(filter_: Filter) -> tuple[str, ...]:
    """What a noun may be called."""
    match filter_:
        case Kind(name):
            return (name, "card")
        case AllOf(parts):
            named = [kinds_of(part) for part in parts]
            return next((kinds for kinds in named if len(kinds) == 2), (*KINDS, "card"))
        case AnyOf():
            return ("character", "hero", "card")
    return (*KINDS, "card")


class Myself(Node, frozen=True):
    """The words "this character" on a card that is none: a text that a character is given says them. It stands only in
    the grammar."""


class QuintupletsReader(Reader):
    """`done`: whether cards have been looked at."""

    order: ClassVar[Mapping[type, tuple[str, ...]]] = {
        Triggered: ("on", "condition", "body"),
        Static: ("condition", "effects"),
    }

    def __init__(self, kind: str = "", features: tuple[It, ...] | None = None) -> None:
        super().__init__(kind, features)
        self.done: set[type] = set()

    def walk(self, value: object) -> object:
        """What is given speaks of who is given it; `kind` is empty there."""
        if isinstance(value, Myself) and self.features is None:
            if self.kind:
                raise Unclear("this card is no character")
            return This()
        if value == This() and self.features is not None and not self.kind:
            return Myself()
        if isinstance(value, Is):
            given = not self.kind and self.features is not None and value.target == This()
            return Is(self.walk(value.target)) if given or isinstance(value.target, Myself) else value  # type: ignore[arg-type]
        return super().walk(value)

    def kept(self, value: Node) -> bool:
        return isinstance(value, Is)

    def after(self, value: Node, field: str) -> None:
        if field == "costs" and isinstance(value, Activated):
            self.named.clear()  # what a cost chose is not what the effect speaks of
        if field == "filter" and isinstance(value, Instead):
            self._name(Referent(Bound("subject"), "one", _kinds_of_event(value.filter)), value, self.clause)

    def names(self, value: Node) -> Iterable[Referent]:
        self.done.add(type(value))
        match value:
            case Chosen(filter_, _, most):
                yield Referent(Bound("chosen"), "one" if most == 1 else "many", kinds_of(filter_))
            case Every(filter_):
                yield Referent(Bound("chosen"), "many", kinds_of(filter_))
            case Top(amount):
                yield Referent(Bound("chosen"), "one" if amount == 1 else "many", ("card",))
            case Trigger():
                yield from _of_event(value)
            case Take(_, amount):
                yield Referent(Bound("chosen"), "one" if amount == 1 else "many", (*KINDS, "card"))
            case PutRest() if Look not in self.done:
                raise Unclear("no cards were looked at")
        if isinstance(value, Take) and Look not in self.done:
            raise Unclear("no cards were looked at")


def _kinds_of_event(filter_: Filter) -> tuple[str, ...]:
    return (*KINDS, "card") if isinstance(filter_, Is) else kinds_of(filter_)


def _of_event(on: Trigger) -> Iterable[Referent]:
    """Who did it or suffered it, unless that is the speaker; and who is on the other side."""
    if on.subject == Is(Bound("host")):
        yield Referent(Bound("subject"), "one", ("character", "card"))
    elif not isinstance(on.subject, Is | Anything):
        kinds = ("hero", "card") if on.event in _OF_HEROES else kinds_of(on.subject)
        yield Referent(Bound("subject"), "one", kinds)
    if on.event == "set" and isinstance(on.subject, Anything):
        yield Referent(Bound("subject"), "one", ("episode", "card"))
    other = _COUNTERPARTS.get(on.event)
    if other and isinstance(on.counterpart, Anything):
        yield Referent(Bound("counterpart"), "one", (other, "card"), aside=True)
