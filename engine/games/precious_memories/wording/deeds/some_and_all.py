"""The same done to a selection and to all of a lot, or to all of two lots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.deeds.verbs import SIMPLE
from engine.kernel.cards.tree import Chosen, Every, Is, Node, Seq, Side
from engine.wording import REFUSED, Bindings, Parts, Phrase, leaves, made, plain


def _told(target: Chosen | Every) -> bool:
    """Whether it is said whose they are, or where they lie."""
    return target.zone != "play" or any(isinstance(leaf, Side) for leaf in leaves(target.filter))


def _clear(a: object, b: object) -> bool:
    """Whether one of them at least is all of a lot, and nothing that stands before the first could be said of the
    second as well."""
    one, two = plain(a), plain(b)
    if not isinstance(one, Chosen | Every) or not isinstance(two, Chosen | Every) or one == two:
        return False
    whole = isinstance(one, Every) or isinstance(two, Every)
    named = any(isinstance(leaf, Is) for each in (one, two) for leaf in leaves(each.filter))
    return whole and not named and (_told(two) or not _told(one))


def _both(head: type[Node], fields: dict[str, Any]) -> Parts:
    def build(bindings: Bindings) -> object:
        a, b = bindings["a"], bindings["b"]
        make: Any = head
        return Seq((make(target=a, **fields), make(target=b, **fields)), "and") if _clear(a, b) else REFUSED

    def match(value: object) -> Bindings | None:
        pair: Any = value.parts if isinstance(value, Seq) and value.link == "and" else ()
        if [type(part) for part in pair] != [head, head] or not _clear(pair[0].target, pair[1].target):
            return None
        if any(getattr(part, name) != given for part in pair for name, given in fields.items()):
            return None
        return {"a": pair[0].target, "b": pair[1].target}

    return build, match


_SORTS = (("one", "all"), ("some", "all"), ("all", "one"), ("all", "some"), ("all", "all"))


def _some_and_all() -> Iterator[Phrase]:
    for head, fields, ja, en in SIMPLE:
        pairs = tuple(("{a:" + a + "}", "{b:" + b + "}") for a, b in _SORTS)
        yield made(
            "act",
            *_both(head, fields),
            ja=tuple(a + "と[、|]" + b + "を" + out + ja for a, b in pairs for out in ("", "抜き出し、")),
            en=tuple(en.replace("{}", a + " and " + b) for a, b in pairs),
        )


SOME_AND_ALL: tuple[Phrase, ...] = tuple(_some_and_all())
