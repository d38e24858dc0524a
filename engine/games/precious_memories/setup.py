"""Before the first turn (2.4 of the base rules)."""

from __future__ import annotations

from engine.games.precious_memories.frames import Opening, Turn
from engine.games.precious_memories.identity import is_ex
from engine.kernel.abilities.rows import NO, YES
from engine.kernel.flow import opening
from engine.kernel.flow.program import Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK

OPENING_HAND = 7


@rule("PM PM-ex-D1", "PM PM-ex-G1", "PM PM-dface-3")
def place_decks(g: Game, f: Opening) -> Flow:
    """EX cards lie apart, every card shows its front; the main deck is shuffled."""
    for seat in g.turn_order(0):
        for card in list(g.zone(seat, "deck")):
            if is_ex(g.faces[card].card):
                g.put(card, "ex_deck")
        g.shuffle(seat)
    return None


@rule("PM R-PM-46")
def ask_starter(g: Game, f: Opening) -> Flow:
    """Chance, or the table, says who chooses the order."""
    return opening.ask_starter(g, opening.chooser(g), "R-PM-46")


def start_with(g: Game, f: Opening) -> Flow:
    opening.start_with(g, f)
    opening.draw_hands(g, OPENING_HAND)
    return None


@rule("PM R-PM-46")
def ask_redraw(g: Game, f: Opening) -> Flow:
    """The whole hand or none of it, once, the first player first."""
    seat = opening.next_asked(g, f)
    return Ask(seat, "mulligan", [YES, NO], rule="R-PM-46") if seat >= 0 else Jump("R-PM-46 begin")


@rule("PM R-PM-46")
def ask_order(g: Game, f: Opening) -> Flow:
    """All seven under the deck, in any order."""
    seat = f.queue[0]
    if f.got[0] == NO:
        f.got = []
        return None
    hand = g.options(seat, "hand")
    return Ask(seat, "order", hand, len(hand), len(hand), "R-PM-46", private=True, verb="bottom")


def redraw(g: Game, f: Opening) -> Flow:
    """And seven new ones, without a shuffle."""
    for _, ref in f.got:
        g.put(int(ref) & CARD_MASK, "deck")
    g.tell("mulligan", f.queue[0], len(f.got))
    if f.got:
        opening.draw_back(g, f, OPENING_HAND)
    f.queue.pop(0)
    f.got = []
    return Jump("R-PM-46 redraw")


def begin(g: Game, f: Opening) -> Flow:
    g.state.frames.pop()
    g.state.frames.append(Turn(seat=g.state.first))
    return None


OPENING = program(
    Opening,
    ("PM-ex-D1", place_decks),
    ("R-PM-46", ask_starter),
    ("R-PM-46 chosen", start_with),
    ("R-PM-46 redraw", ask_redraw),
    ("R-PM-46 order", ask_order),
    ("R-PM-46 ordered", redraw),
    ("R-PM-46 begin", begin),
)
