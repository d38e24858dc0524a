"""A table on which each seat's pieces lie in rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from engine.kernel.views.view import PieceView, SeatView, View
from render import palette
from render.canvas import Box, Canvas
from render.departed import lay_head
from render.head import head
from render.lettering import u
from render.palette import Colour
from render.panel import GAP, MARGIN, TALLEST, WIDTH
from render.plaque import plaque
from render.sides import RAIL, WIDE, lay_side, tallest
from render.table import Arrangement, BoardContent, Size
from render.tile import TileMeasures, card_tile

_INNER: Final = WIDTH - 2 * (MARGIN + GAP)


def _shape(columns: int, **measures: Any) -> TileMeasures:
    """A card of which so many stand in a row; two lying ones take the room of three."""
    cell = (_INNER - (columns - 1) * GAP) // columns
    return TileMeasures(
        upright=cell,
        wide=(3 * cell + GAP) // 2,
        names=((u(22), 2), (u(19), 4)),
        hexagon=u(31),
        stat=u(20),
        sign=u(16),
        small=u(16),
        counter=u(16),
        hurt=True,
        **measures,
    )


_FULL: Final = _shape(4, tall=u(170), art=u(76))
_CLOSE: Final = _shape(4, tall=0, art=u(60))
_EMPTY: Final = u(12)
_BLOCK: Final = 12
"""So many pieces lie together where they are many; a picture may end below them."""


class Grid(Arrangement):
    """Seats one below the other; a challenge is an arrow from one piece to another.

    `order`: the kinds of pieces that lie before others.
    """

    sizes = (
        Size(partial(card_tile, shape=_FULL), WIDTH, u(680)),
        Size(partial(card_tile, shape=_CLOSE), WIDTH, u(680)),
        Size(partial(plaque, hurt=True), WIDTH, TALLEST, woven=False),
        Size(partial(plaque, hurt=True), WIDTH, 0, woven=False, tight=True),
    )
    wide = (
        Size(partial(card_tile, shape=_FULL), WIDE, tallest(WIDE), rail=RAIL),
        Size(partial(card_tile, shape=_CLOSE), WIDE, tallest(WIDE), rail=RAIL),
        Size(partial(plaque, hurt=True), WIDE, 0, woven=False, rail=RAIL),
    )

    def __init__(self, order: Sequence[str] = ()) -> None:
        self._order = {kind: at for at, kind in enumerate(order)}

    def lay(self, canvas: Canvas, table: BoardContent, size: Size) -> None:
        """The seats round the table, each with its head and its field."""
        for no, seat in enumerate(table.downwards):
            if no:
                canvas.cut()
            self._side(canvas, table, size, seat)

    def _side(self, canvas: Canvas, table: BoardContent, size: Size, seat: SeatView) -> None:
        """One seat's head and field."""
        start, across, active = canvas.y, canvas.across - 2 * MARGIN, _active(table.view, seat)
        ground = palette.TURN if active else palette.PANEL

        def who(canvas: Canvas) -> None:
            lay_head(canvas, table, seat, head(seat, table), ground)

        def field(canvas: Canvas) -> None:
            self._field(canvas, table, size, seat, ground)

        lay_side(canvas, size, (who,), (field,), above=True)
        canvas.settle()
        canvas.panel(seat.seat, Box(MARGIN, start, MARGIN + across, canvas.y - GAP), ground, active=active)

    def _field(self, canvas: Canvas, table: BoardContent, size: Size, seat: SeatView, ground: Colour) -> None:
        """Each kind of pieces in rows of its own."""
        canvas.y += GAP
        for pieces in self._in_order(seat, size):
            tiles = [((piece.ref,), size.tile(table.faces[piece.ref], ground)) for piece in pieces]
            most = _BLOCK if size.tight else len(tiles)
            for start in range(0, len(tiles), most):
                canvas.rows(tiles[start : start + most], MARGIN + GAP, canvas.across - 2 * (MARGIN + GAP), GAP)
                canvas.cut(within=True)
        canvas.y += GAP if seat.pieces else _EMPTY

    def _in_order(self, seat: SeatView, size: Size) -> list[list[PieceView]]:
        """A seat's pieces by kind, the kinds in order, the pieces of each in the view's order; where there is a rail,
        all kinds but the first share rows."""
        last = len(self._order)
        kinds = sorted({piece.kind: None for piece in seat.pieces}, key=lambda kind: self._order.get(kind, last))
        rows = [[piece for piece in seat.pieces if piece.kind == kind] for kind in kinds]
        return [*rows[:1], [piece for row in rows[1:] for piece in row]] if size.rail and len(rows) > 1 else rows


def _active(view: View, seat: SeatView) -> bool:
    return seat.seat == view.active and not view.outcome
