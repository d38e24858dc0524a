"""What is done with ink: turned, paid, and more of it allowed."""

from __future__ import annotations

from engine.games.lorcana.costs import ANY_INK, INK, MORE_INK, ready_ink, spend
from engine.games.lorcana.nodes import AllInk, ExtraInk, PayInk, TurnInk
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, seats_of
from engine.kernel.cards.face import Library
from engine.kernel.characteristics import lasting
from engine.kernel.flow.program import Flow
from engine.kernel.state.game import Game
from engine.kernel.state.state import Run
from engine.kernel.verbs.verb import Apply


def turn_ink(writer: Writer, node: TurnInk) -> None:
    seats = seats_of(node.who)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            g.state.players[seat].spent = g.count(seat, "inkwell") if node.exerted else 0
        g.touch(INK)
        return None

    writer.row(row)


def extra_ink(writer: Writer, node: ExtraInk) -> None:
    """In this turn."""

    def row(g: Game, f: Run) -> Flow:
        lasting.add(g, f, MORE_INK, "", node.amount, (), (f.seat,), "turn")
        return None

    writer.row(row)


def allows_ink(library: Library, node: ExtraInk) -> Apply:
    return lambda g, view, source: view.allow_more(MORE_INK, source.seat, node.amount)


def allows_all(library: Library, node: AllInk) -> Apply:
    return lambda g, view, source: view.allow_more(ANY_INK, source.seat, 1)


def pay_ink(writer: Writer, node: PayInk) -> None:
    amount = amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        spend(g, f.seat, amount(g, f))
        return None

    writer.row(row)


def can_pay(node: PayInk) -> Test:
    due = amount_of(node.amount)
    return lambda g, c: ready_ink(g, c.seat) >= due(g, c)
