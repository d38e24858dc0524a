"""What episodes add to the power of whom they are set on, before any other effect (10.9.1.2)."""

from __future__ import annotations

from engine.kernel.characteristics.aspect import shape
from engine.kernel.characteristics.look import Entry, Look, Projection, Watch
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game

POWER, BONUS = "power", "bonus"


class SetOn:
    """Stands for the rule in the account of why somebody is so strong."""

    def __init__(self) -> None:
        self.until = self.keyword = ""
        self.near = self.far = 0
        self.shape = shape()

    def apply(self, game: Game, view: Projection, source: Look) -> None:
        """What is set on a character adds its bonus."""
        piece = source.piece
        if piece is not None and piece.at in view.looks:
            view.looks[piece.at].change(POWER, source.face.stats.get(BONUS, 0))


SET_ON: Entry = SetOn()


@rule("GOT 10.9.1.2", "GOT 2.4.1")
def set_on(game: Game, view: Projection, watch: Watch | None) -> None:
    """Every episode, in the order in which they came."""
    looks = view.looks
    for look in view.attached:
        piece = look.piece
        if piece is None or piece.slot >= 0 or piece.at not in looks:
            continue
        if watch is None:
            looks[piece.at].change(POWER, look.face.stats.get(BONUS, 0))
        else:
            SET_ON.apply(game, view, look)
            watch(view, SET_ON, look)
