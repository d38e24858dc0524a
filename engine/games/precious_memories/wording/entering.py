"""When somebody comes into one of the areas, and when one thing happens or each time another one does."""

from __future__ import annotations

from engine.games.precious_memories.wording.filters import LEAVES
from engine.games.precious_memories.wording.triggers import said_of, two_subjects
from engine.kernel.cards.tree import In
from engine.wording import REFUSED, Bindings, Parts, Phrase, leaves, made, word


def _into_area() -> Parts:
    """Somebody in one of the areas."""
    build_one, match_one = said_of("a")

    def build(bindings: Bindings) -> object:
        who = LEAVES.combined([*leaves(bindings["who"]), bindings["area"]])
        return REFUSED if who is REFUSED else build_one({"who": who, "a": bindings["a"]})

    def match(value: object) -> Bindings | None:
        found = match_one(value)
        parts = leaves(found["who"]) if found is not None else ()
        areas = [part for part in parts if part in (In("in_main"), In("in_support"))]
        if found is None or len(areas) != 1:
            return None
        rest = LEAVES.combined([part for part in parts if part not in areas])
        return found | {"who": rest, "area": areas[0]}

    return build, match


ENTERING: tuple[Phrase, ...] = (
    made(
        "on",
        *_into_area(),
        ja="{who}が{area:area_to}に{a:did}場合、",
        en="when {who} {a:did.s} in {area:area_to}, ",
    ),
    word("area_to", In("in_main"), ja="メインエリア", en="the main area"),
    word("area_to", In("in_support"), ja="サポートエリア", en="the support area"),
    made(
        "on",
        *two_subjects(("", "each")),
        ja="{who}が{a:did}場合、または{other:who}が{b:does}ごとに、",
        en="when {who} {a:did.s} or each time {other:who} {b:did.s}, ",
    ),
)
