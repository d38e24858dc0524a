"""Several that one deed is done to ("one A and one B"): each is another one, where the rules of a game say so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.abilities.candidates import candidates
from engine.kernel.abilities.filters import Test
from engine.kernel.abilities.rows import Left
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.state import Ref, Run

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

APART = "apart"
"""The slot of those to whom it has been done."""


def of_several(parts: Sequence[t.Effect]) -> list[list[t.Effect]]:
    """What is done to each of them, if it is the same: groups of verbs that begin with somebody who is chosen, or with
    this card; none where it is something else."""
    groups: list[list[t.Effect]] = []
    for part in parts:
        target = getattr(part, "target", None)
        if groups and target in (t.Bound("chosen"), t.This()) and _said(part) not in map(_said, groups[-1]):
            groups[-1].append(part)
        elif target == t.This() or (isinstance(target, t.Chosen) and isinstance(target.by, t.You)):
            groups.append([part])
        else:
            return []
    said = [[_said(part) for part in group] for group in groups]
    return groups if len(groups) > 1 and all(each == said[0] for each in said) else []


def _said(part: t.Effect) -> tuple[object, ...]:
    """All that a verb says but whom it is done to."""
    return (type(part), *(getattr(part, name) for name in part.__struct_fields__ if name != "target"))


def chosen_in(groups: Sequence[Sequence[t.Effect]]) -> list[t.Chosen]:
    """Who is chosen for it."""
    targets = [getattr(group[0], "target", None) for group in groups]
    return [target for target in targets if isinstance(target, t.Chosen)]


def begin_apart(g: Game, f: Run) -> Flow:
    f.slots[APART] = []
    return None


def note_this(g: Game, f: Run) -> Flow:
    f.slots[APART].append(f.source)
    return None


def note_apart(g: Game, f: Run) -> Flow:
    f.slots[APART] += f.slots["chosen"]
    return None


def end_apart(g: Game, f: Run) -> Flow:
    """All of them may be spoken of."""
    f.slots["both"] = list(f.slots[APART])
    return None


@rule("PM R-PM-161")
def another(left: Left | None, later: Sequence[t.Chosen]) -> Left:
    """Those to whom it has not been done yet; `later`: of whom there have to be enough left afterwards."""
    finds = [(candidates(target), target.least) for target in later]

    def suffices(g: Game, f: Run, taken: set[Ref]) -> bool:
        return all(len(set(find(g, f, f.seat)) - taken) >= least for find, least in finds)

    def keep(g: Game, f: Run, refs: list[Ref]) -> list[Ref]:
        taken = set(f.slots[APART])
        others = [ref for ref in (left(g, f, refs) if left is not None else refs) if ref not in taken]
        return [ref for ref in others if suffices(g, f, taken | {ref})] or others

    return keep


@rule("PM R-PM-161")
def enough_apart(cost: t.Effect) -> Test | None:
    """Whether there are as many as a cost names, each of them another one; None where it names no several."""
    chosen = chosen_in(of_several(cost.parts)) if isinstance(cost, t.Seq) and cost.link == "and" else []
    finds = [(candidates(target), target.least) for target in chosen]

    def enough(g: Game, c: Context) -> bool:
        together: set[Ref] = set()
        wanted = 0
        for find, least in finds:
            together |= set(find(g, c, c.seat))
            wanted += least
        return len(together) >= wanted

    return enough if len(finds) > 1 else None
