"""What hangs on a number that is printed on somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.conditions.compared import PRINTED, in_print
from engine.games.precious_memories.wording.nouns.around import NUMBERS
from engine.kernel.cards.tree import Matches
from engine.wording import Bindings, Parts, Phrase, made


def _as_printed(stat: str, op: Any) -> Parts:
    """A number that is printed on somebody."""
    build_state, match_state = in_print(stat, op)

    def build(bindings: Bindings) -> object:
        return Matches(bindings["target"], build_state(bindings))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        slots = match_state(value.filter) if isinstance(value, Matches) else None
        return None if slots is None else slots | {"target": value.target}  # type: ignore[attr-defined]

    return build, match


def _printed() -> Iterator[Phrase]:
    for stat, ja, en in NUMBERS:
        for op, bound, more in PRINTED:
            has = "の元の" + ja + "[の値|]が{n:number}" + bound
            said = "{target:this}" + f" has printed {en} " + "{n:number}" + more
            yield made("cond_noun", *_as_printed(stat, op), ja="{target:this}" + has, en=said)
            yield made("cond_noun", *_as_printed(stat, op), ja="{target:before}" + has)


PRINTED_NUMBERS: tuple[Phrase, ...] = tuple(_printed())
