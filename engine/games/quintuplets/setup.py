"""Before the first turn (6.2)."""

from __future__ import annotations

from engine.games.quintuplets.deck import HERO
from engine.games.quintuplets.frames import Opening, Turn
from engine.games.quintuplets.lanes import LANES
from engine.kernel.flow import opening
from engine.kernel.flow.program import Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import NOBODY
from engine.kernel.verbs.drawing import draw_cards

OPENING_HAND = 5
YES: Option = ("yes",)
NO: Option = ("no",)


@rule("GOT 6.2.1.2", "GOT 6.2.1", "GOT 4.7.1")
def place_decks(g: Game, f: Opening) -> Flow:
    """A game deck is two: heroes and all the rest; the main deck is shuffled."""
    for seat in g.turn_order(0):
        for card in list(g.zone(seat, "deck")):
            if g.faces[card].card.kind == HERO:
                g.put(card, "hero_deck")
        g.shuffle(seat)
    return None


@rule("GOT 6.2.1.3", "GOT 6.2.1.3.1")
def draw_lots(g: Game, f: Opening) -> Flow:
    """Chance says who goes first, and nobody chooses."""
    seats = g.turn_order(0)
    named = g.flags.get("chooser")
    g.state.first = named if isinstance(named, int) and named in seats else seats[g.lot(len(seats))]
    g.state.active = g.state.first
    g.tell("starts", g.state.first)
    f.queue = mulligan_order(g)
    return None


@rule("GOT 1.3.4", "GOT 6.2.1.5")
def mulligan_order(g: Game) -> list[int]:
    """The first player decides first."""
    return g.turn_order()


@rule("GOT 6.2.1.4")
def draw_opening_hands(g: Game, f: Opening) -> Flow:
    opening.draw_hands(g, OPENING_HAND)
    return None


@rule("GOT 6.2.1.5")
def ask_mulligan(g: Game, f: Opening) -> Flow:
    """The whole hand or none of it, once (ruling R-GOT-08)."""
    seat = opening.next_asked(g, f)
    return Ask(seat, "mulligan", [YES, NO], rule="6.2.1.5") if seat >= 0 else Jump("6.2.1.6")


@rule("GOT 6.2.1.5")
def take_new_hand(g: Game, f: Opening) -> Flow:
    """Back into the deck, which is shuffled, and five new ones."""
    seat = f.queue.pop(0)
    hand = list(g.zone(seat, "hand")) if f.got[0] == YES else []
    for card in hand:
        g.put(card, "deck")
    g.tell("mulligan", seat, len(hand))
    if hand:
        g.shuffle(seat)
        draw_cards(g, seat, OPENING_HAND)
    return Jump("6.2.1.5")


@rule("GOT 6.2.1.6", "GOT 6.2.1.6.1", "GOT 6.2.1.6.2")
def lay_heroes(g: Game, f: Opening) -> Flow:
    """The first player's, from lane to lane; his deck is the heroes' deck from now on (ruling R-GOT-16)."""
    g.shuffle(g.state.first, "hero_deck")
    for lane in LANES:
        deck = g.zone(g.state.first, "hero_deck")
        if deck:
            lay_hero(g, deck[0], lane)
    return None


@rule("GOT 4.4.3", "GOT 4.4.5", "GOT 4.1.2.1")
def lay_hero(g: Game, card: int, lane: int) -> int:
    """Face up into a lane; nobody is its master. Gives its reference."""
    piece = g.enter(card, seat=NOBODY)
    piece.slot = lane
    g.tell("hero", g.keys[card], lane)
    return piece.ref


@rule("GOT 6.2.1.7")
def begin(g: Game, f: Opening) -> Flow:
    g.state.frames.pop()
    g.state.frames.append(Turn(seat=g.state.first))
    return None


OPENING = program(
    Opening,
    ("6.2.1.2", place_decks),
    ("6.2.1.3", draw_lots),
    ("6.2.1.4", draw_opening_hands),
    ("6.2.1.5", ask_mulligan),
    ("6.2.1.5 said", take_new_hand),
    ("6.2.1.6", lay_heroes),
    ("6.2.1.7", begin),
)
