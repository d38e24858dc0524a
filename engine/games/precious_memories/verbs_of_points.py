"""Points given, laid and turned by effects, and cards removed from the top of the deck."""

from __future__ import annotations

from engine.games.precious_memories.doable import can_swap, can_turn
from engine.games.precious_memories.ends import look_for_end
from engine.games.precious_memories.further_nodes import GiveAfterAll
from engine.games.precious_memories.leaving import leave_field
from engine.games.precious_memories.nodes import Alter, Swap, ToPoints, TurnPoint
from engine.games.precious_memories.points import BreakOut, break_out, give_point, give_points, points_of
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import RefsOf, amount_of, refs_of, seats_of
from engine.kernel.abilities.rows import Row
from engine.kernel.abilities.targeting import on_cards
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs.verb import Verb, Verbs


@rule("PM R-PM-24")
def gain_points(writer: Writer, node: t.GainPoints) -> None:
    """From the tops of those players' own decks, one by one."""
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            for _ in range(amount(g, f)):
                if g.state.outcome is None:
                    give_point(g, seat, f.seat)
        return None

    writer.row(row)


@rule("PM R-PM-45")
def give_after_all(writer: Writer, node: GiveAfterAll) -> None:
    """Whoever approaches gives what he would have given."""
    approachers = refs_of(t.Bound("subject"))

    def row(g: Game, f: Run) -> Flow:
        for ref in approachers(g, f):
            seat = g.look(ref).seat
            give_points(g, g.next_seat(seat), seat, ref, points_of(g, ref))
        return None

    writer.row(row)


def turn(writer: Writer, node: TurnPoint) -> None:
    """A point that lies the other way is turned."""
    away, to = ("pile_up", "pile_down") if node.down else ("pile_down", "pile_up")

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            card = ref & CARD_MASK
            if g.state.zone[card] == g.index[away]:
                g.put(card, to, top=True)
                g.tell("point_down" if node.down else "point_up", g.owner[card], g.keys[card])
        return None

    on_cards(writer, node.target, act)


def to_points(writer: Writer, node: ToPoints) -> None:
    """Its owner has one point more."""
    refs_in, pile = refs_of(node.target), "pile_down" if node.down else "pile_up"

    def row(g: Game, f: Run) -> Flow:
        refs = [ref for ref in refs_in(g, f) if g.is_valid(ref)]
        pieces = [ref for ref in refs if ref in g.state.field]
        if pieces:
            leave_field(g, pieces, pile, top=True)
        for ref in refs:
            card = ref & CARD_MASK
            if ref not in pieces:
                g.put(card, pile, top=True)
            g.tell("point", g.owner[card], g.keys[card])
            g.fire("pointed", g.state.refs[card], seat=g.owner[card])
        look_for_end(g)
        return None

    writer.row(row)


@rule("PM R-PM-71")
def swap(writer: Writer, node: Swap) -> None:
    """The point lies face up, as every card that becomes one; nothing happens unless there is one of each."""
    writer.choose(node.hand) if isinstance(node.hand, t.Chosen) else None
    writer.row(_keep(refs_of(node.hand if not isinstance(node.hand, t.Chosen) else t.Bound("chosen"))))
    writer.choose(node.points) if isinstance(node.points, t.Chosen) else None
    given, taken = refs_of(t.Bound("paid")), refs_of(t.Bound("chosen"))

    def row(g: Game, f: Run) -> Flow:
        mine = [ref for ref in given(g, f) if g.is_valid(ref)]
        theirs = [ref for ref in taken(g, f) if g.is_valid(ref)]
        if len(mine) != len(theirs):
            return None
        for ref in mine:
            g.put(ref & CARD_MASK, "pile_up", top=True)
            g.tell("point", g.owner[ref & CARD_MASK], g.keys[ref & CARD_MASK])
            g.fire("pointed", g.state.refs[ref & CARD_MASK], seat=g.owner[ref & CARD_MASK])
        for ref in theirs:
            g.put(ref & CARD_MASK, "hand")
            g.tell("to_hand", g.owner[ref & CARD_MASK], g.keys[ref & CARD_MASK])
        look_for_end(g)
        return None

    writer.row(row)


def _keep(refs: RefsOf) -> Row:
    def row(g: Game, f: Run) -> Flow:
        f.slots["paid"] = list(refs(g, f))
        return None

    return row


@rule("PM PM-alter")
def alter(writer: Writer, node: Alter) -> None:
    """With an empty deck nothing is removed (R-PM-03)."""
    amount = amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for _ in range(amount(g, f)):
            deck = g.zone(f.seat, "deck")
            if deck and g.state.outcome is None:
                card = deck[0]
                g.put(card, "removed_cards", top=True)
                g.tell("to_removed_cards", f.seat, g.keys[card])
                g.state.seen += 1
                look_for_end(g)
        g.fire("alter", seat=f.seat)
        return None

    writer.row(row)


VERBS: Verbs = {
    t.GainPoints: Verb(gain_points),
    TurnPoint: Verb(turn, can=can_turn, each=True, obliges=True),
    ToPoints: Verb(to_points, spends="gone"),
    Swap: Verb(swap, can=can_swap),
    Alter: Verb(alter),
    BreakOut: Verb(break_out),
    GiveAfterAll: Verb(give_after_all),
}
