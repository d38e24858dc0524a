"""What all judges of one menu share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.characteristics.look import Look
from engine.kernel.state.state import Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


class Situation:
    """What all judges of one menu share: the game, who acts, everything in play and what is his of it. A game adds what
    its own judges would each find again. `held`, `seconds`: what an action may name, once it has been found."""

    def __init__(self, g: Game, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.looks = g.looks()
        mine: list[Look] = []
        for look in self.looks.values():
            if look.seat == seat:
                mine.append(look)
        self.mine = mine
        self.held: list[Ref] | None = None
        self.seconds: dict[str, Sequence[Look | int]] = {}
