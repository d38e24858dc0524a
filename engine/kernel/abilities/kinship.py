"""Sets of cards in which no two share a name, or all have something in common, and how large they can become."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.kernel.abilities.named import ANY, same_name
from engine.kernel.cards import tree as t
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Ref

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Look
    from engine.kernel.state.context import Context
    from engine.kernel.state.game import Game

Joins = Callable[["Look", Sequence["Look"]], bool]
"""Whether a card can join those that are in a set already."""


def differs(look: Look, among: Sequence[Look]) -> bool:
    """It shares a name with none of them."""
    return not any(same_name(look, other) for other in among)


def of_one_name(look: Look, among: Sequence[Look]) -> bool:
    """It shares a name with each of them."""
    return all(same_name(look, other) for other in among)


def of_one_class(but: str) -> Joins:
    """All of them have one classification in common, left out those that begin so."""

    def joins(look: Look, among: Sequence[Look]) -> bool:
        common = set(look.face.classes).intersection(*(other.face.classes for other in among))
        return any(not but or not name.startswith(but) for name in common)

    return joins


@rule("PM R-PM-86", "PM R-PM-140")
def joining(target: t.ChosenSet) -> Joins:
    """How those of a set belong together."""
    if not isinstance(target, t.ChosenKin):
        return differs if target.differ else of_one_name
    kin = of_one_class(target.but)
    return (lambda look, among: of_one_name(look, among) or kin(look, among)) if target.named else kin


def largest(looks: Sequence[Look], wanted: int, joins: Joins, among: Sequence[Look] = ()) -> list[Look]:
    """The largest set, up to so many, begun with those of `among`. Cards of the same names stand for each other where
    names have to differ."""
    best = list(among)
    alike: set[frozenset[str]] = set()
    for at, look in enumerate(looks):
        names = frozenset(look.face.names)
        if len(best) >= min(wanted, len(among) + len(looks) - at):
            break
        if (joins is differs and names in alike) or not joins(look, among):
            continue
        alike.add(names)
        larger = largest(looks[at + 1 :], wanted, joins, (*among, look))
        best = larger if len(larger) > len(best) else best
    return best


@rule("PM R-PM-111")
def differing(refs: Callable[[Game, Context], list[Ref]]) -> Callable[[Game, Context], int]:
    """How many of these no two of which share a name."""
    return lambda g, c: len(largest([g.look(ref) for ref in refs(g, c)], ANY, differs))
