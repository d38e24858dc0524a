"""One out of two lots, whose each is said of each: whoever belongs to either."""

from __future__ import annotations

from typing import Any

from engine.kernel.cards.tree import AllOf, AnyOf, Chosen, In, Kind, Named, Players, Side, You
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, leaves, made

_OR = "[、または|または|、または、]"


def _either(a: object, b: object) -> AnyOf | None:
    """Both on the field, each with whose it is; two names of one player's are one noun, and so are a name and a part of
    names."""
    if not isinstance(a, Lot) or not isinstance(b, Lot) or a == b:
        return None
    sided = all(lot.zone == "play" and _sided(lot.filter) for lot in (a, b))
    return AnyOf((a.filter, b.filter)) if sided and not (_is_name(a) and (_is_name(b) or _is_part(b))) else None


def _sided(filter_: object) -> bool:
    return any(isinstance(leaf, Side) for leaf in leaves(filter_))


def _is_name(lot: Lot) -> bool:
    return isinstance(lot.filter, AllOf) and all(isinstance(leaf, Side | Named) for leaf in lot.filter.parts)


def _parted(value: object) -> Bindings | None:
    match value:
        case AnyOf((a, b)) if _either(Lot(a), Lot(b)) is not None:
            return {"a": Lot(a), "b": Lot(b)}
    return None


def _is_part(lot: Lot) -> bool:
    match lot.filter:
        case AllOf((Side(), Kind("character"), In(state))):
            return state.startswith("name:")
    return False


def _selection(*, several: bool) -> Parts:
    def build(bindings: Bindings) -> object:
        either, n = _either(bindings["a"], bindings["b"]), bindings.get("n", 1)
        return REFUSED if either is None else Chosen(either, n, n)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        n: Any = getattr(value, "most", 0)
        if type(value) is not Chosen or value != Chosen(value.filter, n, n, "play", You(), Players()):
            return None
        slots = _parted(value.filter) if several == (n != 1) else None
        return slots if slots is None or not several else slots | {"n": n}

    return build, match


def _doer() -> Parts:
    def build(bindings: Bindings) -> object:
        either = _either(bindings["a"], bindings["b"])
        return REFUSED if either is None else either

    return build, _parted


ONE_LOT_OR_ANOTHER: tuple[Phrase, ...] = (
    made(
        "one",
        *_selection(several=False),
        ja="{a:lot}" + _OR + "{b:lot}1枚",
        en="1 of either {a:lots} or {b:lots}",
    ),
    made(
        "some",
        *_selection(several=True),
        ja="{a:lot}" + _OR + "{b:lot}{n:plural}枚",
        en="{n:plural} of either {a:lots} or {b:lots}",
    ),
    made("who", *_doer(), ja="{a:lot}" + _OR + "{b:lot}[|1枚]", en="one of either {a:lots} or {b:lots}"),
)
