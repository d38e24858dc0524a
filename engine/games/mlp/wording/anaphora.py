"""What a pronoun, or a verb without an object, speaks of: what the text selected or named last before it."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    Activated,
    Anything,
    Bound,
    Chosen,
    Every,
    Grant,
    Is,
    Look,
    Modify,
    Node,
    PutRest,
    Static,
    Take,
    Tally,
    Trigger,
    Triggered,
)
from engine.wording import Anaphora

from .places import It

_ORDER: dict[type, tuple[str, ...]] = {Triggered: ("on", "condition", "body"), Static: ("condition", "effects")}


class _NothingNamed(Exception):
    """A pronoun speaks of nothing."""


class _Reader:
    """Walks a value in the order of its text. `latest`: what a pronoun would mean here; `looking`: cards are seen;
    `gained`: idea was gained.
    """

    def __init__(self) -> None:
        self.latest: Bound | None = None
        self.looking = False
        self.gained = False

    def settle(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(self.settle(part) for part in value)
        if not isinstance(value, Node) or isinstance(value, Is):
            return value
        if isinstance(value, It):
            return self._named()
        if isinstance(value, Grant):
            target = self.settle(value.target)
            inner = tuple(_Reader().settle(ability) for ability in value.abilities)
            return Grant(target, inner, value.duration)  # type: ignore[arg-type]  # settling keeps the kind of a node
        settled = self._inside(value)
        self._name(settled)
        return settled

    def _named(self) -> Bound:
        if self.latest is None:
            raise _NothingNamed
        return self.latest

    def _inside(self, value: Node) -> Node:
        done: dict[str, object] = {}
        for name in dict.fromkeys((*_ORDER.get(type(value), ()), *value.__struct_fields__)):
            done[name] = self.settle(getattr(value, name))
            if isinstance(value, Activated) and name == "costs":
                self.latest = None  # what a cost chose is not what the effect speaks of
        return type(value)(*(done[name] for name in value.__struct_fields__))

    def _name(self, value: Node) -> None:
        match value:
            case Chosen() | Every():
                self.latest = Bound("chosen")
            case Trigger(subject=subject) if not isinstance(subject, Is | Anything):
                self.latest = Bound("subject")
            case Look():
                self.looking = True
            case Modify():
                self.gained = True
            case Tally() if not self.gained:
                raise _NothingNamed
            case Take() | PutRest() if not self.looking:
                raise _NothingNamed  # no cards were looked at


def settle(value: object) -> object | None:
    """The value with every pronoun replaced by what it speaks of, or None if one speaks of nothing."""
    try:
        return _Reader().settle(value)
    except _NothingNamed:
        return None


ANAPHORA = Anaphora(settle, lambda value: value)
