"""Texts that a card has only from a level or a number of points on."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories import keywords
from engine.games.precious_memories.nodes import Adverse
from engine.games.precious_memories.wording.said.subjects import fill, lasting
from engine.kernel.cards.tree import (
    Compare,
    Grant,
    Static,
    This,
    nodes_of,
)
from engine.wording import (
    Bindings,
    Parts,
    Phrase,
    bare,
    made,
)


def _numbers(condition: object) -> list[object]:
    """The numbers from which on it holds."""
    parts = nodes_of(bare(condition))
    return [
        each.right if isinstance(each, Compare) else each.number
        for each in parts
        if isinstance(each, Compare | Adverse)
    ]


def _gate(condition: Any) -> Parts:
    """An ability that its card has from so many levels or points on."""

    def build(bindings: Bindings) -> object:
        return Static((Grant(This(), (bindings["ability"],)),), condition(bindings["n"]))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Static((Grant(target, (ability,), ""),), when) if when is not None and bare(target) == This():
                numbers = _numbers(when)
                if numbers and isinstance(numbers[-1], int) and condition(numbers[-1]) == bare(when):
                    return {"ability": ability, "n": numbers[-1]}
        return None

    return build, match


def _gate_of_numbers(condition: Any) -> Parts:
    """Numbers, likewise."""

    def build(bindings: Bindings) -> object:
        effects = bindings["list"]
        assert isinstance(effects, tuple)
        return Static(tuple(fill(said, This()) for said in effects), condition(bindings["n"]))

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Static) or value.condition is None:
            return None
        numbers = _numbers(value.condition)
        slots = lasting()[1](value.effects)
        if (
            not numbers
            or not isinstance(numbers[-1], int)
            or condition(numbers[-1]) != bare(value.condition)
            or not slots
        ):
            return None
        return {"list": slots["list"], "n": numbers[-1]} if bare(slots["target"]) == This() else None

    return build, match


GATED: tuple[Phrase, ...] = (
    made(
        "gated",
        *_gate(keywords.at_level),
        ja="《LV{n:number}》{ability:ability}",
        en="《LV{n:number}》{ability:ability}",
    ),
    made(
        "gated",
        *_gate(keywords.adversity),
        ja="〔逆境{n:number}〕:「{ability:ability}[。|]」",
        en="〔Adversity {n:number}〕:「{ability:ability}」",
    ),
    made(
        "gated",
        *_gate_of_numbers(keywords.adversity),
        ja="〔逆境{n:number}〕:「{list:gains}」",
        en="〔Adversity {n:number}〕:「{list:gains}」",
    ),
)
