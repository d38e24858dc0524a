"""Some of the top cards of a deck: their player says how many, and sees none of them before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.abilities.filters import refs_of
from engine.kernel.abilities.rows import bind, source_card
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.question import Option
from engine.kernel.state.state import Run

if TYPE_CHECKING:
    from engine.kernel.abilities.ability import Writer
    from engine.kernel.state.game import Game


@rule("PM R-PM-113")
def some_of_top(writer: Writer, target: t.TopSome) -> None:
    """No more than there are; not asked where there is none."""
    refs = refs_of(target)

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        most = len(refs(g, f))
        options: list[Option] = [("number", number) for number in range(most + 1)]
        cited = g.rules.cites.choose
        return Ask(f.seat, "number", options, rule=cited, source=source_card(g, f), verb="tops") if most else None

    def take(g: Game, f: Run) -> Flow:
        number = int(f.got[0][1]) if f.got else 0
        f.got = []
        return bind(f, refs(g, f)[:number])

    writer.row(ask)
    writer.row(take)
