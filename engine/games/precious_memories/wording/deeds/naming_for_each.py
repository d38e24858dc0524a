"""For each of a lot somebody is named, and of whoever is named so the next sentence speaks."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.nodes import Designate, Leaves
from engine.kernel.cards.tree import Cannot, Chosen, Exert, Ready, Repeat, Seq, ToDeck, ToHand
from engine.wording import REFUSED, Bindings, It, Parts, Phrase, bare, made

_ONCE = (Cannot, Exert, Ready, Leaves, ToHand, ToDeck)
"""What is the same done once or twice to somebody: nobody says whether he can be named again."""


def _speaks_of_him(then: object, word: str) -> bool:
    """Whether it says something of who was named, by that word of his."""
    target = getattr(bare(then), "target", None)
    return isinstance(then, _ONCE) and isinstance(target, It) and word in target.kinds


def _each(word: str) -> Parts:
    def build(bindings: Bindings) -> object:
        target, then = bindings["target"], bindings["then"]
        if not isinstance(target, Chosen) or not _speaks_of_him(then, word):
            return REFUSED
        return Repeat(bindings["times"], Seq((Designate(target), then)))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Repeat(times, Seq((Designate(target), then), "sentence")) if isinstance(bare(then), _ONCE):
                named: Any = target
                return {"times": times, "target": named, "then": then}
        return None

    return build, match


NAMING_FOR_EACH: tuple[Phrase, ...] = (
    made("sentence", *_each("named"), ja="{times:each_of}{target:one}を指定する。{then:timed}"),
    made(
        "sentence",
        *_each("character"),
        en="for each {times:each_of}, name {target:one}; each time, {then:timed}",
    ),
)
