"""Before the first turn (1-3.0.0)."""

from __future__ import annotations

from engine.games.mlp import plans
from engine.games.mlp.frames import Opening, Turn
from engine.games.mlp.scenes import add_scene
from engine.kernel.abilities.rows import NO, YES
from engine.kernel.flow import opening
from engine.kernel.flow.program import Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game

OPENING_HAND = 5
AREAS = {"scene": "scene_deck", "story": "stories", "lead": "lead"}


@rule("MLP 1-3.0.0", "MLP 1-2.0.0")
def sort_decks(g: Game, f: Opening) -> Flow:
    """A game deck is four: main deck, scene deck, stories, lead."""
    for seat in g.turn_order(0):
        for card in list(g.zone(seat, "deck")):
            area = AREAS.get(g.faces[card].card.kind)
            if area is not None:
                g.put(card, area)
    return None


@rule("MLP 1-3.2.0")
def lay_stories(g: Game, f: Opening) -> Flow:
    """From the first stage to the last; the lead stands before the first."""
    for seat in g.turn_order(0):
        g.zone(seat, "stories").sort(key=lambda card: g.faces[card].stats.get("stage", 0))
        g.state.players[seat].points = 0
    return None


@rule("MLP 1-3.1.0")
def shuffle_decks(g: Game, f: Opening) -> Flow:
    """The stream of the dice stands for the cut (1-3.1.1)."""
    for seat in g.turn_order(0):
        g.shuffle(seat)
        g.shuffle(seat, "scene_deck")
    return None


@rule("MLP 1-3.3.0")
def choose_starter(g: Game, f: Opening) -> Flow:
    """A random player, or whom the table names, says who goes first."""
    return opening.ask_starter(g, opening.chooser(g), "1-3.3.0")


def set_starter(g: Game, f: Opening) -> Flow:
    opening.start_with(g, f)
    f.queue = mulligan_order(g)
    return None


@rule("MLP 1-3.4.1b")
def mulligan_order(g: Game) -> list[int]:
    """The first player decides first."""
    return g.turn_order()


@rule("MLP 1-3.4.1")
def draw_opening_hands(g: Game, f: Opening) -> Flow:
    opening.draw_hands(g, OPENING_HAND)
    return None


@rule("MLP 1-3.4.1a")
def ask_mulligan(g: Game, f: Opening) -> Flow:
    """The whole hand or none of it; once each (1-3.4.1c)."""
    seat = opening.next_asked(g, f)
    return Ask(seat, "mulligan", [YES, NO], rule="1-3.4.1a") if seat >= 0 else Jump("1-3.4.2")


@rule("MLP 6-9.3.0", "MLP 1-3.4.1a")
def order_bottom(g: Game, f: Opening) -> Flow:
    """In an order of his own, unseen (ruling R-MLP-26)."""
    seat = f.queue[0]
    if f.got[0] == NO:
        f.got = []
        return None
    hand = g.options(seat, "hand")
    return Ask(seat, "order", hand, len(hand), len(hand), "6-9.3.0", private=True, verb="bottom")


@rule("MLP 1-3.4.1a")
def take_new_hand(g: Game, f: Opening) -> Flow:
    opening.put_under(g, f, "mulligan")
    opening.draw_back(g, f, OPENING_HAND)
    return None


def next_decides(g: Game, f: Opening) -> Flow:
    if once_each(f):
        f.queue.pop(0)
    return Jump("1-3.4.1a")


@rule("MLP 1-3.4.1c")
def once_each(f: Opening) -> bool:
    """Nobody takes a new hand a second time."""
    return True


@rule("MLP 1-3.4.2")
def lay_plans(g: Game, f: Opening) -> Flow:
    """The top four, one on each story in the order of the stages."""
    for seat in g.turn_order():
        for stage in plans.STAGES:
            deck = g.zone(seat, "deck")
            if deck:
                plans.lay(g, deck[0], stage)
    return None


@rule("MLP 1-3.4.3")
def first_scenes(g: Game, f: Opening) -> Flow:
    """One each: the first player's is flipped, the other's is not."""
    for seat in g.turn_order():
        add_scene(g, seat, face_down=seat == g.state.first)
    return None


def begin(g: Game, f: Opening) -> Flow:
    g.state.frames.pop()
    g.state.frames.append(Turn(seat=g.state.first))
    return None


OPENING = program(
    Opening,
    ("1-2.0.0", sort_decks),
    ("1-3.1.0", shuffle_decks),
    ("1-3.2.0", lay_stories),
    ("1-3.3.0", choose_starter),
    ("1-3.3.0 set", set_starter),
    ("1-3.4.1", draw_opening_hands),
    ("1-3.4.1a", ask_mulligan),
    ("6-9.3.0", order_bottom),
    ("1-3.4.1a taken", take_new_hand),
    ("1-3.4.1c", next_decides),
    ("1-3.4.2", lay_plans),
    ("1-3.4.3", first_scenes),
    ("1-3.0.0", begin),
)
