"""What a used text costs: 《2》《休》「C」▶."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import Priced
from engine.games.precious_memories.wording.terms import COLORS
from engine.kernel.cards.tree import (
    Named,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Many,
    Parts,
    Phrase,
    made,
    phrase,
    word,
)


def _price(bindings: Bindings) -> object:
    marks = bindings["marks"]
    assert isinstance(marks, tuple)
    fields: dict[str, Any] = {}
    for mark in marks:
        name, value = mark
        if name in fields:
            return REFUSED
        fields[name] = value
    body = bindings["body"]
    color = fields.pop("color", None)
    if color is not None:
        if "cost" in fields:
            return REFUSED
        fields |= {"colors": (color[0],), "cost": color[1]}
    if fields.get("cost") == 0 and len(fields) > 1:
        return REFUSED
    price = Priced(body, **fields)  # type: ignore[arg-type]
    return price if _marks(price) == marks else REFUSED


def _marks(value: Priced) -> tuple[object, ...]:
    """The marks of a price in the order in which they are printed."""
    parts: list[tuple[str, object]] = []
    if value.colors:
        parts.append(("color", (value.colors[0], value.cost)))
    elif value.cost or not (value.rest or value.x or value.discard):
        parts.append(("cost", value.cost))
    parts += [(name, True) for name in ("x", "rest") if getattr(value, name)]
    if value.discard is not None:
        parts.append(("discard", value.discard))
    return tuple(parts)


def _apart(value: object) -> Bindings | None:
    if not isinstance(value, Priced) or len(value.colors) > 1:
        return None
    return {"marks": _marks(value), "body": value.body}


def _mark(name: str) -> Parts:
    return (
        lambda bindings: (name, bindings["n"]),
        lambda value: {"n": value[1]} if isinstance(value, tuple) and value[0] == name else None,
    )


def _costs() -> Iterator[Phrase]:
    yield made("mark", *_mark("cost"), ja="《{n:number}》", en="《{n:number}》")
    yield made("mark", *_mark("discard"), ja="{n:discarded}▶", en="{n:discarded}▶")
    yield word("mark", ("rest", True), ja="《休》", en="《rest》")
    yield word("mark", ("x", True), ja="《x》", en="《x》")
    for id_, ja, en in COLORS:
        yield made("mark", *_colored(id_), ja=f"《{ja}" + "{n:number}》", en=f"《{en} " + "{n:number}》")
    yield phrase("discarded", Named, ja="{name}", en="{name}")


def _colored(id_: str) -> Parts:
    return (
        lambda bindings: ("color", (id_, bindings["n"])),
        lambda value: (
            {"n": value[1][1]} if isinstance(value, tuple) and value[0] == "color" and value[1][0] == id_ else None
        ),
    )


COSTS: tuple[Phrase | Many, ...] = (
    *_costs(),
    Many("marks", "mark", {"ja": ("", ""), "en": ("", "")}),
    made("priced", _price, _apart, ja="{marks}{body}", en="{marks}: ^{body}"),
)
