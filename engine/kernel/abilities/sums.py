"""A selection of any number up to so many, of which a number is together no more than so much: one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.abilities.candidates import candidates
from engine.kernel.abilities.joining import back_to
from engine.kernel.abilities.named import number_of
from engine.kernel.abilities.possible import hides
from engine.kernel.abilities.rows import Left, Row, bind, chosen_for, source_card
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.question import Option
from engine.kernel.state.state import Run

if TYPE_CHECKING:
    from engine.kernel.abilities.ability import Writer
    from engine.kernel.state.game import Game

SUM = "sum"
"""Slot: those that have been chosen so far."""


@rule("PM R-PM-118")
def choose_sum(writer: Writer, target: t.ChosenSum, left: Left | None = None) -> None:
    """One a question: who still fits is offered, and none is an answer too."""
    writer.row(_none_yet)
    loop = writer.row(_ask_one(target, left))
    after = writer.hole()
    writer.row(_gather)
    writer.row(lambda g, f: back_to(f, loop))
    writer.jump_unless(after, lambda g, f: bool(f.got))
    writer.row(_bind_all)


def _none_yet(g: Game, f: Run) -> Flow:
    f.slots[SUM] = []
    return None


def _ask_one(target: t.ChosenSum, left: Left | None) -> Row:
    find, hidden = candidates(target), hides(target)
    kind = "target" if target.zone == "play" else "card"

    def row(g: Game, f: Run) -> Flow:
        f.got, among = [], f.slots[SUM]
        refs = find(g, f, f.seat)
        room = target.total - sum([number_of(g, g.look(ref), target.stat) for ref in among])
        others = [ref for ref in (refs if left is None else left(g, f, refs)) if ref not in among]
        offered = [ref for ref in others if number_of(g, g.look(ref), target.stat) <= room]
        if len(among) == target.most or not (offered or (hidden and g.count(f.seat, target.zone) > len(among))):
            return None
        options: list[Option] = [(kind, ref) for ref in offered]
        return Ask(f.seat, kind, options, 0, min(1, len(offered)), g.rules.cites.choose, source_card(g, f), hidden)

    return row


def _gather(g: Game, f: Run) -> Flow:
    f.slots[SUM].append(int(f.got[0][1]))
    return None


def _bind_all(g: Game, f: Run) -> Flow:
    refs = f.slots.pop(SUM)
    for ref in refs:
        if g.on_field(ref):
            g.tell("choose", f.seat, g.key(ref))
    chosen_for(g, f, refs)
    return bind(f, refs)
