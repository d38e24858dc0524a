"""Castle and action stack: cards that move between them and the hand, one by one (215.2, 215.4)."""

from __future__ import annotations

from engine.games.harem_master.ends import CASTLE, COURT, SCAFFOLD, STACK, look_at_castles
from engine.games.harem_master.faction import is_character
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import NOBODY

MORE = 2
OPEN = frozenset(("discard", "court", "scaffold", "aside", "used"))
"""Zones that everybody sees (215.5b, 215.7b, 215.8b, 215.9b)."""


@rule("HM 215.4b", "HM 303", "HM 101.7", "HM 101.8")
def stack_size(g: Game, seat: int, begun: int) -> int:
    """The ladies that he controls and 2; in his very first turn none for who began, 1 for the other."""
    ladies = sum(
        1 for look in g.looks().values() if look.seat == seat and is_character(look) and "lady" in look.face.kinds
    )
    if begun > 1:
        return ladies + MORE
    return ladies if seat == g.state.first else ladies + 1


@rule("HM 215.4b", "HM 303", "HM 306.5m", "HM 215.2a")
def move_top(g: Game, seat: int, pile: str, zone: str, number: int, by: int = NOBODY) -> int:
    """So many cards off the top of a pile, one after the other, as far as there are any and nothing has ended; says how
    many went."""
    gone = 0
    while gone < number and g.zone(seat, pile) and g.state.outcome is None:
        _move_one(g, seat, pile, zone)
        gone += 1
        if pile == CASTLE and not g.zone(seat, CASTLE):
            look_at_castles(g, by)
    return gone


def _move_one(g: Game, seat: int, pile: str, zone: str) -> None:
    card = g.zone(seat, pile)[0]
    g.put(card, zone, top=zone != "hand")
    if zone in (COURT, SCAFFOLD):
        g.state.unsettled = True
    if zone in OPEN:
        g.tell("to_" + zone, seat, g.keys[card])
    elif zone == "hand":
        g.tell("drew", seat, g.keys[card], to=seat)
    g.state.seen += zone in OPEN or zone == "hand"


@rule("HM 215.4c", "HM 503", "HM 503.1", "HM 411.1d")
def pay(g: Game, seat: int, number: int) -> None:
    """Out of the action stack onto the castle, card by card; nothing ever gives it back."""
    if number > 0:
        g.tell("pay_cost", seat, move_top(g, seat, STACK, CASTLE, number))


@rule("HM 302", "HM 215.4b")
def take_stack(g: Game, seat: int) -> None:
    """What is left of the stack comes to the hand."""
    number = g.count(seat, STACK)
    move_top(g, seat, STACK, "hand", number)
    if number:
        g.tell("take_stack", seat, number)


@rule("HM 101.4")
def draw(g: Game, seat: int, number: int, by: int = NOBODY) -> int:
    """Off the top of the castle into the hand."""
    drawn = move_top(g, seat, CASTLE, "hand", number, by)
    if drawn:
        g.tell("draw", seat, drawn)
        since = len(g.state.fresh)
        for _ in range(drawn):
            g.fire("draw", seat=seat, since=since)
    return drawn
