"""Starting a game (3.1)."""

from __future__ import annotations

from engine.games.lorcana.frames import Opening, Turn
from engine.kernel.flow import opening
from engine.kernel.flow.program import Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game

OPENING_HAND = 7


@rule("LOR 3.1.2")
def choose_starter(g: Game, f: Opening) -> Flow:
    """A random player, or the loser of the game before, says who starts."""
    f.chooser = opening.chooser(g)
    return opening.ask_starter(g, f.chooser, "3.1.2")


def set_starter(g: Game, f: Opening) -> Flow:
    opening.start_with(g, f)
    return None


@rule("LOR 3.1.3")
def shuffle_decks(g: Game, f: Opening) -> Flow:
    for seat in g.turn_order():
        g.shuffle(seat)
    return None


@rule("LOR 3.1.4")
def start_at_zero(g: Game, f: Opening) -> Flow:
    for player in g.state.players:
        player.points = 0
    return None


@rule("LOR 3.1.5", "LOR 最初の手札")
def draw_opening_hands(g: Game, f: Opening) -> Flow:
    opening.draw_hands(g, OPENING_HAND)
    return None


@rule("LOR 3.1.6", "LOR 最初の手札を入れ替える")
def ask_alter(g: Game, f: Opening) -> Flow:
    """Once each, the starting player first."""
    seat = opening.next_asked(g, f)
    if seat < 0:
        return Jump("3.1.6.4")
    hand = g.options(seat, "hand")
    return Ask(seat, "mulligan", hand, 0, len(hand), "3.1.6", private=True)


@rule("LOR 3.1.6.1")
def put_under(g: Game, f: Opening) -> Flow:
    """Any number face down under the deck (ruling R-LOR-12)."""
    if f.got:
        f.altered.append(f.queue[0])
    opening.put_under(g, f, "alter")
    return None


@rule("LOR 3.1.6.2")
def draw_back(g: Game, f: Opening) -> Flow:
    opening.draw_back(g, f, OPENING_HAND)
    return None


@rule("LOR 3.1.6.3")
def next_alters(g: Game, f: Opening) -> Flow:
    f.queue.pop(0)
    return Jump("3.1.6")


@rule("LOR 3.1.6.4", "LOR 3.1.6.5")
def shuffle_altered(g: Game, f: Opening) -> Flow:
    """Only who altered shuffles; the stream of the dice stands for the cut."""
    for seat in f.altered:
        g.shuffle(seat)
    return None


@rule("LOR 3.1.7", "LOR 3.1.1", "LOR 開始プレイヤー")
def begin(g: Game, f: Opening) -> Flow:
    """By the starting player, or the next one still in if he has left before the first turn."""
    g.state.frames.pop()
    g.state.frames.append(Turn(seat=g.turn_order(g.state.first)[0]))
    return None


OPENING = program(
    Opening,
    ("3.1.2", choose_starter),
    ("3.1.2 set", set_starter),
    ("3.1.3", shuffle_decks),
    ("3.1.4", start_at_zero),
    ("3.1.5", draw_opening_hands),
    ("3.1.6", ask_alter),
    ("3.1.6.1", put_under),
    ("3.1.6.2", draw_back),
    ("3.1.6.3", next_alters),
    ("3.1.6.4", shuffle_altered),
    ("3.1.7", begin),
)
