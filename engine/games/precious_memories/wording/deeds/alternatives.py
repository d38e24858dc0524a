"""The same done to one card or to another one, as the player likes."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.deeds.verbs import SIMPLE
from engine.kernel.cards.tree import Chosen, Node, OneOf, Side
from engine.wording import REFUSED, Bindings, Parts, Phrase, leaves, made, plain


def _whose(target: object) -> object:
    """Where a selection is made, and among whose cards; None if it is no selection."""
    target = plain(target)
    if not isinstance(target, Chosen):
        return None
    return target.zone, target.whose, [leaf for leaf in leaves(target.filter) if isinstance(leaf, Side)]


def _one_or_other(head: type[Node], fields: dict[str, Any]) -> Parts:
    """Both are looked for in one place among the cards of one player, in so many words."""

    def build(bindings: Bindings) -> object:
        a, b = bindings["a"], bindings["b"]
        if _whose(a) is None or _whose(a) != _whose(b):
            return REFUSED
        make: Any = head
        return OneOf((make(target=a, **fields), make(target=b, **fields)))

    def match(value: object) -> Bindings | None:
        if not isinstance(value, OneOf) or len(value.options) != 2 or value.count != 1:
            return None
        options: Any = value.options
        kinds = (type(options[0]), type(options[1]))
        if kinds != (head, head):
            return None
        one: Any = options[0]
        two: Any = options[1]
        if any(getattr(part, name) != given for part in (one, two) for name, given in fields.items()):
            return None
        alike = _whose(one.target) is not None and _whose(one.target) == _whose(two.target)
        return {"a": one.target, "b": two.target} if alike else None

    return build, match


ALTERNATIVES: tuple[Phrase, ...] = tuple(
    made(
        "act",
        *_one_or_other(head, fields),
        ja=("{a:one}[、|]または[、|]{b:one}を" + ja, "{a:one}[、|]または[、|]{b:one}を抜き出し、" + ja),
        en=en.replace("{}", "either {a:one} or {b:one}"),
    )
    for head, fields, ja, en in SIMPLE
)
