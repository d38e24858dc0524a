"""Castle and action stack: cards that move between them and the hand, one by one (215.2, 215.4)."""

from __future__ import annotations

from engine.games.harem_master.ends import CASTLE, COURT, SCAFFOLD, STACK, look_at_castles
from engine.games.harem_master.faction import is_character
from engine.games.harem_master.sides import count_as
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, NOBODY, Ref

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
def move_top(g: Game, seat: int, pile: str, zone: str, number: int, by: int = NOBODY, holder: int = NOBODY) -> int:
    """So many cards off the top of a pile, one after the other, as far as there are any and nothing has ended; says how
    many went. `holder`: into whose zone, if not the same player's."""
    gone = 0
    while gone < number and g.zone(seat, pile) and g.state.outcome is None:
        _move_one(g, seat, pile, zone, holder)
        gone += 1
        if pile == CASTLE and not g.zone(seat, CASTLE):
            look_at_castles(g, by)
    return gone


def _move_one(g: Game, seat: int, pile: str, zone: str, holder: int) -> None:
    card = g.zone(seat, pile)[0]
    ref = g.put(card, zone, top=zone != "hand", seat=holder)
    if zone in (COURT, SCAFFOLD):
        g.state.unsettled = True
    if zone in OPEN:
        arrive(g, ref, zone, seat, pile)
        g.tell("to_" + zone, seat if holder < 0 else holder, g.keys[card])
    elif zone == "hand":
        g.tell("drew", seat, g.keys[card], to=seat)
    g.state.seen += zone in OPEN or zone == "hand"


def arrive(g: Game, ref: Ref, zone: str, seat: int, whence: str) -> None:
    """A card that was not in play lies in an open zone now: what it counts as there, and what waits for it. `seat`,
    `whence`: whose it was, and in which zone."""
    count_as(g, ref, ref & CARD_MASK, zone)
    g.fire("to_" + zone, ref, seat=seat, role=whence)
    joined(g, ref, zone)


@rule("HM 215.7", "HM 215.8")
def joined(g: Game, ref: Ref, zone: str) -> None:
    """A card has come to a court or scaffold: to whose, what waits for it asks."""
    if zone in (COURT, SCAFFOLD):
        g.fire("joins_" + zone, ref, seat=g.holder(ref & CARD_MASK))


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
