"""What games do alike in every turn, and who has lost by an empty deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.characteristics.aspect import LASTING, TALLY, TURN
from engine.kernel.flow.loops import forget
from engine.kernel.flow.rule_marks import rule
from engine.kernel.verbs.drawing import draw_cards, ready_pieces

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


def begin_turn(g: Game, seat: int) -> None:
    """The next turn is this seat's: what holds during it begins to, and nothing was done in it yet."""
    state = g.state
    state.turn += 1
    state.active = seat
    state.phase = "start"
    forget(g)
    for player in state.players:
        player.tallies.clear()
    g.touch(TURN | TALLY | (LASTING if state.lasting else 0))
    g.tell("turn", state.turn, seat)


def ready_all(g: Game, seat: int) -> None:
    """Everything of his in play, as far as nothing keeps it from that."""
    mine = []
    for ref, piece in g.state.field.items():
        if piece.seat == seat and piece.exerted:
            mine.append(ref)
    ready_pieces(g, seat, mine, step=True)


def draw_for_turn(g: Game, seat: int) -> None:
    """One card, but not in the game's first turn."""
    if not first_turn(g):
        draw_cards(g, seat, 1)


@rule("LOR 4.2.3.2", "LOR 開始プレイヤー", "MLP 4-2.2.1")
def first_turn(g: Game) -> bool:
    """The first turn of the game has no draw."""
    return g.state.turn == 1


@rule("LOR 1.9.1.2", "LOR 3.2.1.2", "MLP 1-4.2.0", "MLP 5-2.1.1c", "MLP 4-2.2.2")
def decked(g: Game) -> tuple[int, ...]:
    """Who had to draw from an empty deck since that was last looked at, in turn order (ruling R-MLP-28)."""
    empty = g.state.drew_empty
    return tuple([seat for seat in g.turn_order() if seat in empty]) if empty else ()
