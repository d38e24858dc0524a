"""Costs that a text has its player pay (503)."""

from __future__ import annotations

from engine.games.harem_master.castle import pay
from engine.games.harem_master.costs import covers, to_spend
from engine.games.harem_master.nodes import PayCost
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test
from engine.kernel.abilities.payment import pays
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Run


@rule("HM 503", "HM 503.2", "HM 215.4c")
def pay_cost(writer: Writer, node: PayCost) -> None:
    """So much, or as much as its player likes."""

    def do(g: Game, f: Run, number: int) -> int:
        pay(g, f.seat, number)
        return number

    pays(writer, node.amount, lambda g, f: max(to_spend(g, f.seat), 0), do, rule="503.2", verb="pay")


def can_pay(node: PayCost) -> Test:
    number = node.amount or 0
    return lambda g, c: covers(g, c, number)
