"""Rows that do something to a target, as far as it is still there."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import refs_of
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run

OnRefs = Callable[[Game, Run, list[Ref]], Flow]


@rule("LOR 10.12.3")
def still_there(g: Game, refs: list[Ref]) -> list[Ref]:
    """Those in play. Nothing else is asked here: what does not choose reaches everything that it names."""
    return [ref for ref in refs if ref in g.state.field]


def on_pieces(writer: Writer, target: t.Target, act: OnRefs) -> None:
    """A row that does something to those of the target that are still in play."""
    refs = refs_of(target)

    def row(g: Game, f: Run) -> Flow:
        there = still_there(g, refs(g, f))
        return act(g, f, there) if there else None

    writer.row(row)


def on_pieces_to_be(writer: Writer, target: t.Target, act: OnRefs) -> None:
    """The same, and for a card that this ability is about to put into play (LOR 7.1.6)."""
    refs = refs_of(target)

    def row(g: Game, f: Run) -> Flow:
        there = [ref for ref in refs(g, f) if ref in g.state.field or ref in g.state.after]
        return act(g, f, there) if there else None

    writer.row(row)


def on_cards(writer: Writer, target: t.Target, act: OnRefs) -> None:
    """A row that does something to those of the target that are still the same objects, in whatever zone."""
    refs = refs_of(target)

    def row(g: Game, f: Run) -> Flow:
        there = [ref for ref in refs(g, f) if g.is_valid(ref)]
        return act(g, f, there) if there else None

    writer.row(row)
