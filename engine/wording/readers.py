"""A reader for games whose texts name what they choose, all of a kind, and what came off a deck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from engine.kernel.cards.tree import (
    Activated,
    Anything,
    Bound,
    Chosen,
    Every,
    Filter,
    Is,
    Look,
    Node,
    PutRest,
    Static,
    Take,
    Top,
    Trigger,
    Triggered,
)

from .referents import Reader, Referent, Unclear
from .spoken import It


class CardReader(Reader):
    """`done`: the kinds of nodes that have been read, since some speak of what others did."""

    order: ClassVar[Mapping[type, tuple[str, ...]]] = {
        Triggered: ("on", "condition", "body"),
        Static: ("condition", "effects"),
    }
    every: ClassVar[str] = "many"
    """The number of what "all" are named: one that may be of one card fits any pronoun."""
    off_deck: ClassVar[bool] = True
    """Whether cards off a deck, and those that are taken out of it, can be spoken of."""

    def __init__(self, kind: str = "", features: tuple[It, ...] | None = None) -> None:
        super().__init__(kind, features)
        self.done: set[type] = set()

    # --- what a game gives

    def kinds_of(self, filter_: Filter) -> tuple[str, ...]:
        """What a noun may be called."""
        return ("card",)

    def of_event(self, on: Trigger) -> Iterable[Referent]:
        """Whom an event names."""
        return ()

    # --- what a text names

    def kept(self, value: Node) -> bool:
        return isinstance(value, Is)

    def after(self, value: Node, field: str) -> None:
        """What a cost chose is not what the effect speaks of."""
        if field == "costs" and isinstance(value, Activated):
            self.named = [one for one in self.named if not one.selection]

    def names(self, value: Node) -> Iterable[Referent]:
        self.done.add(type(value))
        if isinstance(value, Take | PutRest) and Look not in self.done:
            raise Unclear("no cards were looked at")
        match value:
            case Chosen(filter_, _, most):
                yield Referent(Bound("chosen"), _number(most), self.kinds_of(filter_))
            case Every(filter_):
                yield Referent(Bound("chosen"), self.every, self.kinds_of(filter_))
            case Top(amount) if self.off_deck:
                yield Referent(Bound("chosen"), _number(amount), ("card",))
            case Take(_, amount) if self.off_deck:
                yield Referent(Bound("chosen"), _number(amount), self.kinds_of(Anything()))
            case Trigger():
                yield from self.of_event(value)


def _number(amount: object) -> str:
    return "one" if amount == 1 else "many"
