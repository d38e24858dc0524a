"""A colour that its player names: what is done with it is one of as many things as there are colours."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.terms import COLORS
from engine.kernel.cards.tree import Color, Node, OneOf, nodes_of
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made, word

NAMED = Color("named")
"""Stands for the colour until the sentence that names it takes it in. It stands only in the grammar."""
_ALL = tuple(Color(id_) for id_, _, _ in COLORS)


def put_for(value: Any, old: Color, new: Color) -> Any:
    """The same with another colour in its stead."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(put_for(each, old, new) for each in value)
    if not isinstance(value, Node):
        return value
    fields = {name: put_for(getattr(value, name), old, new) for name in value.__struct_fields__}
    return replace(value, **fields)


def _speaks(value: object) -> bool:
    return any(node == NAMED for node in nodes_of(value))


def _names() -> Parts:
    def build(bindings: Bindings) -> object:
        body = bindings["body"]
        return OneOf(tuple(put_for(body, NAMED, color) for color in _ALL)) if _speaks(body) else REFUSED

    def match(value: object) -> Bindings | None:
        if not isinstance(value, OneOf) or len(value.options) != len(_ALL) or value.count != 1:
            return None
        body = put_for(value.options[0], _ALL[0], NAMED)
        same = all(
            bare(put_for(body, NAMED, color)) == bare(option) for color, option in zip(_ALL, value.options, strict=True)
        )
        return {"body": body} if same and _speaks(body) else None

    return build, match


NAMED_COLORS: tuple[Phrase, ...] = (
    word("color", NAMED, ja="指定[した|された]色[の|と同じ色の]", en="so coloured "),
    made(
        "body",
        *_names(),
        ja="色を[1つ|1色]指定する。[その場合、|その後、|]{body:chain}",
        en="name a colour. ^{body:chain}",
    ),
)
