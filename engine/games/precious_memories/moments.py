"""Times at which a card's own text lets it appear, or level up, besides those of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from engine.kernel.abilities.filters import Test, condition
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Face, Library
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game

FREE = "appear_free"
INTERRUPTS = frozenset(("main_interrupt", "approach_interrupt"))
MOMENTS: Mapping[str, frozenset[str]] = {
    "appear_main_theirs": frozenset(("main_theirs",)),
    "appear_approach": frozenset(("approach_both",)),
    "appear_approach_own": frozenset(("approach_own",)),
    "appear_approach_theirs": frozenset(("approach_theirs",)),
    "appear_outside_main": frozenset(("main_theirs", "approach_both")),
    "appear_interrupt": INTERRUPTS,
    FREE: frozenset(("main_own", "main_theirs", "approach_both")),
}
"""By what is allowed, the timing boxes at whose times it is."""
LEVEL_MOMENTS: Mapping[str, frozenset[str]] = {
    "levels_up" + deed.removeprefix("appear"): boxes
    for deed, boxes in MOMENTS.items()
    if boxes is not INTERRUPTS and deed != FREE
}
"""The same for levelling up, which answers nothing (R-PM-41)."""


def free_appearance(node: t.Ability) -> bool:
    """Whether it is 〔自由登場〕."""
    return isinstance(node, t.Keyword) and node.name == "free_appearance"


def gives_itself(effect: t.Effect) -> bool:
    """Whether a card has 〔自由登場〕 by its own text, which says so of the card in the hand too."""
    return isinstance(effect, t.Grant) and effect.target == t.This() and any(map(free_appearance, effect.abilities))


@lru_cache(maxsize=1024)
def moments_of(face: Face, *, levels: bool = False) -> tuple[tuple[Test | None, frozenset[str]], ...]:
    """The boxes at whose times a card can appear, or level up, by its own text, and under which condition."""
    known = LEVEL_MOMENTS if levels else MOMENTS
    moments: list[tuple[Test | None, frozenset[str]]] = []
    for node in face.card.abilities:
        for effects, when in of_itself(node):
            deeds = [effect.deed for effect in effects if isinstance(effect, t.Can) and effect.target == t.This()]
            deeds += [FREE for effect in effects if gives_itself(effect)]
            moments += [(condition(when), known[deed]) for deed in deeds if deed in known]
    return tuple(moments)


def of_itself(node: t.Ability) -> Iterator[tuple[tuple[t.Effect, ...], t.Condition | None]]:
    """What a card says of itself, and under which condition: also within a text that it has only at times."""
    if not isinstance(node, t.Static):
        return
    yield node.effects, node.condition
    for effect in node.effects:
        if isinstance(effect, t.Grant) and effect.target == t.This():
            for part in effect.abilities:
                for effects, when in of_itself(part):
                    both = tuple(each for each in (node.condition, when) if each is not None)
                    yield effects, t.Both(both) if both else None


@rule("PM R-PM-56")
def may_appear_now(g: Game, look: Look, windows: frozenset[str], *, levels: bool = False) -> bool:
    """Whether its text lets a card appear, or level up, while these boxes are open."""
    return any(
        not boxes.isdisjoint(windows) and (test is None or test(g, look))
        for test, boxes in moments_of(look.face, levels=levels)
    )


@lru_cache(maxsize=64)
def levels_elsewhere(library: Library) -> bool:
    """Whether the text of any card lets it level up at other times than those of the rules."""
    return any(moments_of(face, levels=True) for face in library.faces.values())


def interrupts(face: Face) -> bool:
    """Whether its text lets a card appear in response to a play."""
    return any(boxes is INTERRUPTS for _, boxes in moments_of(face))
