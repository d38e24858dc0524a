"""The same done to two selections."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.filters import LEAVES
from engine.kernel.cards.tree import Chosen, Node, Seq, Side, You
from engine.wording import REFUSED, Bindings, Lot, Parts, leaves, plain


def _sided(each: Chosen) -> bool:
    return any(isinstance(leaf, Side) for leaf in leaves(each.filter))


def _doubtful(a: object, b: object) -> bool:
    """Whether "own" before the first of two on the field may be said of the second as well."""
    pair = (plain(a), plain(b))
    sides = [not isinstance(each, Chosen) or _sided(each) for each in pair]
    places = [getattr(each, "zone", "") for each in pair]
    return sides == [True, False] and places == ["play", "play"]


def both_own(head: type[Node], fields: dict[str, Any]) -> Parts:
    """The same where "own" is said of the first alone and meant of both (R-PM-82)."""
    build_both, match_both = both(head, fields)
    own = Side(True)

    def build(bindings: Bindings) -> object:
        a, b = bindings["a"], bindings["b"]
        if not _doubtful(a, b) or not isinstance(a, Chosen) or not isinstance(b, Chosen) or own not in leaves(a.filter):
            return REFUSED
        filter_: Any = LEAVES.combined([own, *leaves(b.filter)])
        return REFUSED if filter_ is REFUSED else build_both({"a": a, "b": replace(b, filter=filter_)})

    def match(value: object) -> Bindings | None:
        slots = match_both(value)
        b = slots["b"] if slots is not None else None
        if slots is None or not isinstance(b, Chosen) or own not in leaves(b.filter) or b.zone != "play":
            return None
        filter_: Any = LEAVES.combined([leaf for leaf in leaves(b.filter) if leaf != own])
        bare = {"a": slots["a"], "b": replace(b, filter=filter_)}
        return None if filter_ is REFUSED or build(bare) is REFUSED else bare

    return build, match


def both(head: type[Node], fields: dict[str, Any]) -> Parts:
    """The same done to two selections."""

    def build(bindings: Bindings) -> object:
        a, b = bindings["a"], bindings["b"]
        make: Any = head
        if _doubtful(a, b):
            return REFUSED
        return Seq((make(target=a, **fields), make(target=b, **fields)), "and")

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Seq) or value.link != "and" or len(value.parts) != 2:
            return None
        pair: Any = value.parts
        one: Any = pair[0]
        two: Any = pair[1]
        kinds = (type(one), type(two))
        if kinds != (head, head):
            return None
        if not isinstance(plain(one.target), Chosen) or not isinstance(plain(two.target), Chosen):
            return None
        if any(getattr(part, name) != given for part in (one, two) for name, given in fields.items()):
            return None
        return {"a": one.target, "b": two.target}

    return build, match


def each_of(head: type[Node], fields: dict[str, Any]) -> Parts:
    """The same done to up to so many of each of two lots of one place."""
    build_both, match_both = both(head, fields)

    def build(bindings: Bindings) -> object:
        a, b, n = bindings["a"], bindings["b"], bindings["n"]
        assert isinstance(a, Lot)
        assert isinstance(b, Lot)
        chosen = [Chosen(lot.filter, 0, n, a.zone, You(), a.whose) for lot in (a, b)]  # type: ignore[arg-type]
        return build_both({"a": chosen[0], "b": chosen[1]})

    def match(value: object) -> Bindings | None:
        slots = match_both(value)
        if slots is None:
            return None
        a: Any = slots["a"]
        b: Any = slots["b"]
        alike = (
            isinstance(a, Chosen)
            and isinstance(b, Chosen)
            and (a.zone, a.whose) == (b.zone, b.whose)
            and a.zone != "play"
        )
        if not alike or (a.least, a.most) != (0, b.most) or b.least:
            return None
        return {"a": Lot(a.filter, a.zone, a.whose), "b": Lot(b.filter), "n": a.most}

    return build, match
