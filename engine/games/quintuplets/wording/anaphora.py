"""What a text of this game names, where."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    Bound,
    Filter,
    Instead,
    InTurn,
    Is,
    Kind,
    Node,
    Side,
    This,
    Trigger,
)
from engine.wording import (
    CardReader,
    It,
    Pronouns,
    Referent,
    Unclear,
)

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


class Unspoken(Node, frozen=True):
    """No words at all: this character, where its text has spoken of nobody. It stands only in the grammar."""


class TheirOwn(Node, frozen=True):
    """The word 自分の where another player is told to do something: his own. It stands only in the grammar; "yours" is
    never his there."""


class QuintupletsReader(CardReader):
    """What is given speaks of who is given it; an event has somebody on its other side."""

    told = False
    """Whether another player, or each, is told to do something."""

    def kinds_of(self, filter_: Filter) -> tuple[str, ...]:
        return kinds_of(filter_)

    def of_event(self, on: Trigger) -> Iterable[Referent]:
        return _of_event(on)

    def walk(self, value: object) -> object:
        """What is given speaks of who is given it; `kind` is empty there."""
        if isinstance(value, InTurn):
            before, self.told = self.told, True
            read = super().walk(value)
            self.told = before
            return read
        if isinstance(value, TheirOwn) or (self.told and value == Side(True)):
            return self._owned(value)
        if isinstance(value, Unspoken):
            return self._itself()
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

    def _owned(self, value: object) -> Node:
        """Whose cards they are where another player is told to do something."""
        if self.features is not None:
            return TheirOwn()
        if not self.told or not isinstance(value, TheirOwn):
            raise Unclear("whose cards they are")
        return Side(True)

    def _itself(self) -> Node:
        if self.kind not in ("", "character") or self.selections or any(each.fits(It()) for each in self.named):
            raise Unclear("this card is no character, or somebody else was spoken of")
        return This()

    def after(self, value: Node, field: str) -> None:
        super().after(value, field)
        if field == "filter" and isinstance(value, Instead):
            self._name(Referent(Bound("subject"), "one", _kinds_of_event(value.filter)), value, self.clause)


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
