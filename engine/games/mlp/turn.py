"""A turn: start, main, exchange and end phase (4-1.2.0)."""

from __future__ import annotations

from engine.games.mlp.exchange import at_column
from engine.games.mlp.frames import Play, Prepare, Turn
from engine.games.mlp.scenes import add_scene
from engine.games.mlp.settle import settle
from engine.games.mlp.slots import SLOTS, forget_moves
from engine.kernel.characteristics import lasting
from engine.kernel.flow import acting, turns
from engine.kernel.flow.program import Ask, Flow, Jump, go_to, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK

HAND_LIMIT = 10
NO_EXCHANGE = 2
"""So many turns of the game pass without an exchange phase (4-4.1.0)."""


def begin_turn(g: Game, f: Turn) -> Flow:
    f.slot = 0
    forget_moves(g)
    turns.begin_turn(g, f.seat)
    return None


@rule("MLP 4-2.1.0")
def ready_all(g: Game, f: Turn) -> Flow:
    """His characters and scenes."""
    turns.ready_all(g, f.seat)
    return None


@rule("MLP 4-2.2.0")
def draw(g: Game, f: Turn) -> Flow:
    """None left loses the game (4-2.2.2)."""
    turns.draw_for_turn(g, f.seat)
    return None


@rule("MLP 4-2.3.0")
def scene(g: Game, f: Turn) -> Flow:
    add_scene(g, f.seat)
    return None


@rule("MLP 4-2.4.0")
def prepare(g: Game, f: Turn) -> Flow:
    return Prepare()


@rule("MLP 4-1.2.0", "MLP 4-3.0.0")
def ask_main(g: Game, f: Turn) -> Flow:
    """Anything in any order, as often as he can pay for it."""
    return acting.ask_action(g, f.seat, "main", "4-3.0.0")


def play(g: Game, seat: int, ref: int, where: int = -1) -> Flow:
    """A card is used; `where`: the slot of a character, the wearer of an item."""
    return Play(seat=seat, card=ref, where=where)


def end_main(g: Game, seat: int) -> Flow:
    """The exchange phase begins."""
    return Jump("4-4.1.0")


@rule("MLP 4-4.1.0")
def no_exchange_yet(g: Game, f: Turn) -> Flow:
    """Nobody exchanges in the first two turns of the game."""
    return Jump("4-5.0.0") if g.state.turn <= NO_EXCHANGE else None


def column(g: Game, f: Turn) -> Flow:
    """From the first player's left to his right, whoever's turn it is (ruling R-MLP-21)."""
    if f.slot >= len(SLOTS):
        return Jump("4-5.0.0")
    f.slot += 1
    return at_column(g, f.seat, f.slot - 1)


def end_phase(g: Game, f: Turn) -> Flow:
    g.state.phase = "end"
    g.fire("turn_end", seat=f.seat)
    return settle(g, f)


@rule("MLP 4-5.1.0", "MLP 6-6.1.0")
def clear(g: Game, f: Turn) -> Flow:
    """Everything that lasted until the end of the turn, of both players."""
    lasting.end(g, {"turn", "challenge"})
    return None


@rule("MLP 4-5.2.0", "MLP 3-7.3.0")
def ask_discard(g: Game, f: Turn) -> Flow:
    """Down to ten, in the order in which he names them."""
    f.got = []
    hand = g.options(f.seat, "hand")
    more = len(hand) - HAND_LIMIT
    if more <= 0:
        return None
    return Ask(f.seat, "card", hand, more, more, "4-5.2.0", private=True, verb="discard")


def discard(g: Game, f: Turn) -> Flow:
    keys = [g.key(int(ref)) for _, ref in f.got]
    for _, ref in f.got:
        g.put(int(ref) & CARD_MASK, "discard", top=True)
    if keys:
        g.tell("discard", f.seat, *keys)
        silent(g, f.seat, len(keys))
    return None


@rule("MLP 6-2.3.0", "MLP 4-5.2.0")
def silent(g: Game, seat: int, count: int) -> None:
    """This discard triggers nothing."""


@rule("MLP 4-1.1.0")
def next_turn(g: Game, f: Turn) -> Flow:
    g.state.frames.pop()
    g.state.frames.append(Turn(seat=g.next_seat(f.seat)))
    return None


TURN = program(
    Turn,
    ("4-1.1.0", begin_turn),
    ("4-2.1.0", ready_all),
    ("4-2.1.0 settle", settle),
    ("4-2.2.0", draw),
    ("4-2.2.0 settle", settle),
    ("4-2.3.0", scene),
    ("4-2.3.0 settle", settle),
    ("4-2.4.0", prepare),
    ("4-3.0.0", ask_main),
    ("4-3.0.0 chosen", acting.take_action),
    ("4-3.0.0 settle", settle),
    ("4-3.0.0 next", go_to("4-3.0.0")),
    ("4-4.1.0", no_exchange_yet),
    ("4-4.2.0", column),
    ("4-4.2.0 next", go_to("4-4.2.0")),
    ("4-5.0.0", end_phase),
    ("4-5.1.0", clear),
    ("4-5.2.0", ask_discard),
    ("4-5.2.0 done", discard),
    ("4-5.2.0 settle", settle),
    ("4-1.2.0", next_turn),
)
