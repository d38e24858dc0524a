"""Use costs that texts change: of cards in hands for as long as they last, and of what is played next."""

from __future__ import annotations

from engine.games.precious_memories.further_nodes import NextPlays
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import amount_of, predicate, seats_of
from engine.kernel.abilities.recall import asked_of, recalled
from engine.kernel.cards import tree as t
from engine.kernel.characteristics import lasting
from engine.kernel.characteristics.look import Look, Projection
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Run
from engine.kernel.verbs.verb import Apply


def in_hand(node: t.Modify) -> bool:
    """Whether it is the use cost of all such cards of a hand, or of some that are selected there."""
    return isinstance(node.target, t.Every | t.Chosen) and node.target.zone == "hand" and node.stat == "cost"


@rule("PM R-PM-52")
def make_dearer(writer: Writer, node: t.Modify) -> None:
    """Whatever such card is in the hand until then, one that comes later too; or just those that are selected."""
    assert isinstance(node.target, t.Every | t.Chosen)
    cards: t.Filter = node.target.filter
    if isinstance(node.target, t.Chosen):
        writer.target(node.target)
        cards = t.Is(t.Bound("chosen"))
    amount, seats = amount_of(node.amount), seats_of(node.target.whose)
    number, asked = writer.library.filter(cards), asked_of(cards)

    def row(g: Game, f: Run) -> Flow:
        until = node.duration or "turn"
        lasting.add(g, f, lasting.COSTS, "", amount(g, f), (), tuple(seats(g, f)), until, number, recalled(f, asked))
        return None

    writer.row(row)


@rule("PM R-PM-52")
def makes_dearer(node: t.Modify) -> Apply:
    """As long as the card that says so is there."""
    assert isinstance(node.target, t.Every)
    test, amount, seats = predicate(node.target.filter), amount_of(node.amount), seats_of(node.target.whose)

    def apply(game: Game, view: Projection, source: Look) -> None:
        view.discounts = (*view.discounts, (test, -amount(game, source), source, tuple(seats(game, source))))

    return apply


@rule("PM R-PM-120")
def next_plays(writer: Writer, node: NextPlays) -> None:
    """Each of these players' own next ones."""
    amount, seats = amount_of(node.amount), seats_of(node.by)
    number, asked = writer.library.filter(node.filter), asked_of(node.filter)
    further, until = "+" * (node.times - 1), node.duration or "turn"

    def row(g: Game, f: Run) -> Flow:
        less = amount(g, f)
        for seat in seats(g, f):
            lasting.add(g, f, "discount", further, less, (), (seat,), until, number, recalled(f, asked))
            g.tell("discount" if less >= 0 else "dearer", seat, abs(less))
        return None

    writer.row(row)
