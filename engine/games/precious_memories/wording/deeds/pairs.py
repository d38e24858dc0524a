"""The same done to two selections."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import Chosen, ChosenSet, Every, Node, Players, Seq, Side, You
from engine.wording import REFUSED, Bindings, Lot, Parts, leaves, plain


def _sided(each: Chosen | Every) -> bool:
    return any(isinstance(leaf, Side) for leaf in leaves(each.filter))


_OWN = Side(True)


def of_one_name(target: object) -> bool:
    """Several "of one name": behind somebody and と, that is the name of his own."""
    return isinstance(plain(target), ChosenSet) and not plain(target).differ  # type: ignore[attr-defined]


def doubtful(a: object, b: object) -> bool:
    """Whether what stands before the first of two may be said of the second as well: own, a place, or whose name."""
    one, two = plain(a), plain(b)
    if of_one_name(two):
        return True
    if not isinstance(two, Chosen | Every) or _sided(two) or two.zone != "play":
        return False
    return isinstance(one, Chosen | Every) and (one.zone != "play" or _sided(one))


def meant(a: object, b: object) -> Chosen | Every | None:
    """The second with what is said but once, before the first (R-PM-82)."""
    if not doubtful(a, b) or of_one_name(b) or not isinstance(a, Chosen | Every) or not isinstance(b, Chosen | Every):
        return None
    if a.zone != "play":
        return replace(b, zone=a.zone, whose=a.whose)
    filter_: Any = LEAVES.combined([_OWN, *leaves(b.filter)]) if _OWN in leaves(a.filter) else REFUSED
    return None if filter_ is REFUSED else replace(b, filter=filter_)


def said_once(a: object, b: object) -> Chosen | Every | None:
    """The other way round."""
    if not isinstance(a, Chosen | Every) or not isinstance(b, Chosen | Every) or (a.zone, a.whose) != (b.zone, b.whose):
        return None
    if a.zone != "play":
        bare = replace(b, zone="play", whose=Players())
    else:
        filter_: Any = LEAVES.combined([leaf for leaf in leaves(b.filter) if leaf != _OWN])
        if filter_ is REFUSED:
            return None
        bare = replace(b, filter=filter_)
    return bare if meant(a, bare) == b else None


def once_of(parts: Parts) -> Parts:
    """Of two, the second with what is said of the first alone and meant of both."""
    build_both, match_both = parts

    def build(bindings: Bindings) -> object:
        b = meant(bindings["a"], bindings["b"])
        return REFUSED if b is None else build_both(bindings | {"b": b})

    def match(value: object) -> Bindings | None:
        slots = match_both(value)
        b = said_once(slots["a"], slots["b"]) if slots is not None else None
        return None if slots is None or b is None else slots | {"b": b}

    return build, match


def both_own(head: type[Node], fields: dict[str, Any]) -> Parts:
    """The same where what stands before the first is meant of both."""
    return once_of(both(head, fields))


def both(head: type[Node], fields: dict[str, Any]) -> Parts:
    """The same done to two selections."""

    def build(bindings: Bindings) -> object:
        a, b = bindings["a"], bindings["b"]
        make: Any = head
        if doubtful(a, b):
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
