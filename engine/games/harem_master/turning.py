"""Acting: characters and items that are turned (214.2c, 301, 504)."""

from __future__ import annotations

from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref
from engine.kernel.verbs.drawing import ready_pieces


@rule("HM 504", "HM 402.1a")
def act(g: Game, ref: Ref) -> bool:
    """From unacted to acted; says whether it was."""
    piece = g.state.field.get(ref)
    if piece is None or not g.set_exerted(piece, True):
        return False
    g.fire("act", ref, seat=piece.seat)
    return True


@rule("HM 301")
def everybody_rests(g: Game) -> None:
    """All characters of both players are unacted again, and all items (ruling R-HM-25)."""
    acted = [ref for ref, piece in g.state.field.items() if piece.exerted]
    for seat in g.turn_order():
        ready_pieces(g, seat, [ref for ref in acted if g.state.field[ref].seat == seat], step=True)
