"""What a text of this game names, where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from engine.kernel.cards.tree import (
    Activated,
    Anything,
    Bound,
    Chosen,
    Every,
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
from engine.wording import It, Pronouns, Reader, Referent, Unclear, settled

PRONOUNS = Pronouns({"character": "character", "キャラ": "character"})
pronoun = PRONOUNS.phrases


class MlpReader(Reader):
    """`done`: cards are seen, idea was gained."""

    order: ClassVar[Mapping[type, tuple[str, ...]]] = {
        Triggered: ("on", "condition", "body"),
        Static: ("condition", "effects"),
    }

    def __init__(self, kind: str = "", features: tuple[It, ...] | None = None) -> None:
        super().__init__(kind, features)
        self.done: set[type] = set()

    def kept(self, value: Node) -> bool:
        return isinstance(value, Is)

    def after(self, value: Node, field: str) -> None:
        if field == "costs" and isinstance(value, Activated):
            self.named.clear()  # what a cost chose is not what the effect speaks of

    def names(self, value: Node) -> Iterable[Referent]:
        self.done.add(type(value))
        match value:
            case Chosen(_, _, most):
                yield Referent(Bound("chosen"), "one" if most == 1 else "many", ("character",))
            case Every():
                yield Referent(Bound("chosen"), "many", ("character",))
            case Trigger(subject=subject) if not isinstance(subject, Is | Anything):
                yield Referent(Bound("subject"), "one", ("character",))
            case Tally() if Modify not in self.done:
                raise Unclear("no idea was gained")
            case Take() | PutRest() if Look not in self.done:
                raise Unclear("no cards were looked at")


def settle(value: object) -> object | None:
    """The value with every pronoun replaced by what it speaks of, or None if nobody can tell."""
    try:
        return settled(MlpReader, value)
    except Unclear:
        return None
