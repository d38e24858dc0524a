"""One player's half of a table on which two sides face each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.kernel.views.view import SeatView
from render import palette
from render.canvas import Box, Canvas
from render.departed import lay_head
from render.head import SeatHead, head
from render.palette import Colour
from render.panel import MARGIN
from render.sides import Lay, lay_side
from render.table import BoardContent, Size, Tile


@dataclass(frozen=True)
class Half:
    """A seat's half, `above` the middle of the table or below it; `tile` draws its cards."""

    table: BoardContent
    seat: SeatView
    tile: Tile
    above: bool

    @property
    def active(self) -> bool:
        """Whether it is this player's turn."""
        return self.seat.seat == self.table.view.active and not self.table.view.outcome

    @property
    def ground(self) -> Colour:
        """Another one for the player whose turn it is."""
        return palette.TURN if self.active else palette.PANEL

    def lay_rows(self, canvas: Canvas, size: Size, outer: Sequence[Lay], inner: Sequence[Lay]) -> None:
        """One panel, from the edge of the table to its middle: the head of the seat, `outer`, `inner`."""
        start = canvas.y
        lay_side(canvas, size, (self.lay_head, *outer), inner, above=self.above)
        if not self.above:
            canvas.settle()
        box = Box(MARGIN, start, canvas.across - MARGIN, canvas.y)
        canvas.panel(self.seat.seat, box, self.ground, active=self.active)

    def lay_head(self, canvas: Canvas) -> None:
        """Who it is; below, it ends where a strip of the picture does."""
        if self.above:
            canvas.settle()
        lay_head(canvas, self.table, self.seat, self.shown_head(), self.ground, above=self.above)

    def shown_head(self) -> SeatHead:
        """What the head says."""
        return head(self.seat, self.table)
