"""A selection of several that have something in common or have different names, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.abilities.candidates import candidates
from engine.kernel.abilities.joining import back_to
from engine.kernel.abilities.kinship import Joins, joining, largest
from engine.kernel.abilities.rows import Left, Row, bind, chosen_for, source_card
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Run

if TYPE_CHECKING:
    from engine.kernel.abilities.ability import Writer
    from engine.kernel.characteristics.look import Look
    from engine.kernel.state.game import Game

SET = "set"
"""Slot: those of the set that have been chosen so far."""


@rule("PM R-PM-86")
def choose_set(writer: Writer, target: t.ChosenSet, left: Left | None = None) -> None:
    """One a question: only who leaves the set as large as it can become is offered."""
    writer.row(_none_yet)
    loop = writer.row(_ask_one(target, left))
    after = writer.hole()
    writer.row(_gather)
    writer.row(lambda g, f: back_to(f, loop))
    writer.jump_unless(after, lambda g, f: bool(f.got))
    writer.row(_bind_set)


def _none_yet(g: Game, f: Run) -> Flow:
    f.slots[SET] = []
    return None


def _ask_one(target: t.ChosenSet, left: Left | None) -> Row:
    find, joins = candidates(target), joining(target)
    kind = "target" if target.zone == "play" else "card"

    def row(g: Game, f: Run) -> Flow:
        f.got = []
        refs = find(g, f, f.seat)
        looks = [g.look(ref) for ref in (refs if left is None else left(g, f, refs))]
        among = tuple(g.look(ref) for ref in f.slots[SET])
        offered = _going_on(looks, among, target.most, joins)
        if not offered:
            return None
        return Ask(f.seat, kind, [(kind, ref) for ref in offered], 1, 1, g.rules.cites.choose, source_card(g, f))

    return row


def _going_on(looks: list[Look], among: tuple[Look, ...], most: int, joins: Joins) -> list[int]:
    """Who can be the next one."""
    there = {look.source for look in among}
    others = [look for look in looks if look.source not in there]
    goal = len(largest(others, most, joins, among))
    if goal == len(among):
        return []
    return [
        look.source
        for at, look in enumerate(others)
        if joins(look, among) and len(largest(others[:at] + others[at + 1 :], goal, joins, (*among, look))) == goal
    ]


def _gather(g: Game, f: Run) -> Flow:
    f.slots[SET].append(int(f.got[0][1]))
    return None


def _bind_set(g: Game, f: Run) -> Flow:
    refs = f.slots.pop(SET)
    for ref in refs:
        if g.on_field(ref):
            g.tell("choose", f.seat, g.key(ref))
    chosen_for(g, f, refs)
    return bind(f, refs)
