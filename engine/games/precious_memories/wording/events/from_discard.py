"""What a card that lies in the discard pile waits for: its text says what is done to it there."""

from __future__ import annotations

from typing import Any

from engine.kernel.cards.tree import Every, If, Is, Lying, May, Seq, This, ToDo, Triggered
from engine.kernel.flow.rule_marks import rule
from engine.wording import Bindings, Parts, Phrase, bare, made

_THERE = Every(Is(This()), "discard")


def speaks_of_itself_there(body: object) -> bool:
    """Whether what is done first is done to this very card in the discard pile, or is paid for that."""
    match bare(body):
        case Seq(parts):
            return speaks_of_itself_there(parts[0])
        case May(inner) | If(then=inner, otherwise=None):
            return speaks_of_itself_there(inner)
        case ToDo(cost, inner):
            return speaks_of_itself_there(cost) or speaks_of_itself_there(inner)
    return getattr(bare(body), "target", None) == _THERE


@rule("PM R-PM-146")
def _hears_there(heard: Any) -> bool:
    """Whether it can wait for it nowhere else: what happens to others, and nothing that it says is done elsewhere."""
    others = all(bare(on.subject) != Is(This()) for on in heard.on)
    return type(heard) is Triggered and others and speaks_of_itself_there(heard.body)


def _where_it_lies() -> Parts:
    def build(bindings: Bindings) -> object:
        heard: Any = bindings["heard"]
        if not _hears_there(heard):
            return heard
        return Lying(heard.on, heard.body, heard.condition, heard.limit, "discard")

    def match(value: object) -> Bindings | None:
        if isinstance(value, Lying) and value.zone == "discard" and speaks_of_itself_there(value.body):
            return {"heard": Triggered(value.on, value.body, value.condition, value.limit)}
        return {"heard": value}

    return build, match


FROM_DISCARD: tuple[Phrase, ...] = (made("ability", *_where_it_lies(), ja="{heard:triggered}", en="{heard:triggered}"),)
