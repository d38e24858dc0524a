"""What games do alike before their first turn: lots, who starts, opening hands, and changing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine.kernel.flow.program import Ask
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK
from engine.kernel.verbs.drawing import draw_cards

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


class Queued(Protocol):
    """A frame in which seats are asked one after the other."""

    got: list[Option]
    queue: list[int]


def by_lot(g: Game) -> int:
    """A random seat."""
    seats = g.turn_order(0)
    return seats[g.dice.order(len(seats), g.state.no, g.shuffles)[0]]


def chooser(g: Game) -> int:
    """Who says who starts: whom the table names (the loser of the game before), else a random player."""
    agreed = g.flags.get("chooser")
    if isinstance(agreed, int) and agreed in g.turn_order(0):
        return agreed
    seat = by_lot(g)
    g.tell("may_choose_starter", seat)
    return seat


def ask_starter(g: Game, seat: int, number: str) -> Ask:
    """This seat says who starts."""
    return Ask(seat, "start", [("seat", each) for each in g.turn_order(0)], rule=number)


def start_with(g: Game, f: Queued) -> None:
    """Whoever was named starts (the first seat, if whoever would have said so has left), and is asked first."""
    g.state.first = g.state.active = int(f.got[0][1]) if f.got else g.turn_order(0)[0]
    g.tell("starts", g.state.first)
    f.queue = g.turn_order()


def draw_hands(g: Game, size: int) -> None:
    """Everybody draws his opening hand, the starting player first."""
    for seat in g.turn_order():
        draw_cards(g, seat, size)


def next_asked(g: Game, f: Queued) -> int:
    """Who is next of those that are still in; -1 when all have been asked."""
    f.got = []
    f.queue = [seat for seat in f.queue if not g.state.players[seat].out]
    return f.queue[0] if f.queue else -1


def put_under(g: Game, f: Queued, event: str) -> None:
    """What he gives back of his hand, unseen under the deck in the order in which he named it."""
    for _, ref in f.got:
        g.put(int(ref) & CARD_MASK, "deck")
    g.tell(event, f.queue[0], len(f.got))


def draw_back(g: Game, f: Queued, size: int) -> None:
    """As many again."""
    draw_cards(g, f.queue[0], size - g.count(f.queue[0], "hand"))
