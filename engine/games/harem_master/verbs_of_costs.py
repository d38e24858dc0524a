"""Costs that a text has its player pay (503)."""

from __future__ import annotations

from engine.games.harem_master.castle import pay
from engine.games.harem_master.costs import covers, to_spend
from engine.games.harem_master.frames import Use
from engine.games.harem_master.nodes import PayCost
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test
from engine.kernel.abilities.rows import source_card
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Run


@rule("HM 503", "HM 503.2", "HM 215.4c")
def pay_cost(writer: Writer, node: PayCost) -> None:
    """So much, or as much as its player likes."""

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        most = to_spend(g, f.seat)
        options = [("number", number) for number in range(max(most, 0) + 1)]
        return Ask(f.seat, "number", list(options), rule="503.2", source=source_card(g, f), verb="pay")

    def do(g: Game, f: Run) -> Flow:
        number = node.amount if node.amount is not None else int(f.got[0][1])
        f.got = []
        f.slots["n:paid"] = [number]
        below = g.state.frames[-2]
        if isinstance(below, Use):
            below.number = number
        pay(g, f.seat, number)
        return None

    if node.amount is None:
        writer.row(ask)
    writer.row(do)


def can_pay(node: PayCost) -> Test:
    number = node.amount or 0
    return lambda g, c: covers(g, c, number)
