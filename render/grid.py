"""A table on which each seat's pieces lie in rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.kernel.views.view import PieceView, SeatView, View
from render import palette
from render.canvas import Box, Canvas
from render.head import draw_head, head
from render.lettering import u
from render.panel import GAP, MARGIN, NARROW, WIDTH
from render.plaque import plaque
from render.table import Arrangement, BoardContent, Size, Tile
from render.tile import TileMeasures, card_tile


def _grid(across: int, count: int) -> tuple[int, int]:
    """Widths of a standing and a lying card where so many stand in a row; two lying ones take the room of three."""
    cell = (across - (count - 1) * GAP) // count
    return cell, (3 * cell + GAP) // 2


_INNER: Final = 2 * (MARGIN + GAP)
_LARGE: Final = _grid(NARROW - _INNER, 4)
_MIDDLE: Final = _grid(WIDTH - _INNER, 5)
_SMALL: Final = _grid(WIDTH - _INNER, 6)
_HALF: Final = _grid((WIDTH - 3 * MARGIN) // 2 - 2 * GAP, 3)
_SHAPE: Final = TileMeasures(
    upright=_SMALL[0],
    wide=_SMALL[1],
    tall=u(150),
    names=((u(17), 2), (u(16), 3)),
    hexagon=u(29),
    stat=u(19),
    sign=u(14),
    small=u(13),
    counter=u(14),
    hurt=True,
)
_FULL: Final = _SHAPE._replace(
    upright=_LARGE[0], wide=_LARGE[1], tall=u(190), names=((u(18), 2), (u(16), 3)), hexagon=u(31), art=u(62), lines=5
)
_ROOMY: Final = _FULL._replace(upright=_MIDDLE[0], wide=_MIDDLE[1], art=u(58), lines=4)
_CLOSE: Final = _SHAPE._replace(art=u(42), lines=2)
_SIDES: Final = _SHAPE._replace(upright=_HALF[0], wide=_HALF[1], art=u(36))
_EMPTY: Final = u(24)


class Grid(Arrangement):
    """Up to four seats, one below the other; a challenge is an arrow from one piece to another.

    `order`: the kinds of pieces that lie before others.
    """

    sizes = (
        Size(partial(card_tile, shape=_FULL), NARROW, u(800)),
        Size(partial(card_tile, shape=_ROOMY), WIDTH, u(1040)),
        Size(partial(card_tile, shape=_CLOSE), WIDTH, u(1120)),
        Size(partial(card_tile, shape=_SIDES), WIDTH, u(1240), 2),
        Size(plaque, WIDTH, u(1200), woven=False),
        Size(plaque, WIDTH, 0, 2, woven=False),
    )

    def __init__(self, order: Sequence[str] = ()) -> None:
        self._order = {kind: at for at, kind in enumerate(order)}

    def lay(self, canvas: Canvas, table: BoardContent, size: Size) -> None:
        """The seats in their order, each with its head and its field."""
        seats = table.view.seats
        for at in range(0, len(seats), size.columns):
            self._abreast(canvas, table, size, seats[at : at + size.columns])
        if (pair := table.view.challenge) and all(ref in canvas.pieces for ref in pair):
            canvas.arrow = (canvas.pieces[pair[0]], canvas.pieces[pair[1]])

    def _abreast(self, canvas: Canvas, table: BoardContent, size: Size, seats: Sequence[SeatView]) -> None:
        """Seats side by side over the whole width, on grounds of equal height."""
        start, across = canvas.y, (canvas.across - MARGIN) // len(seats) - MARGIN
        lefts = [MARGIN + no * (across + MARGIN) for no in range(len(seats))]
        ends = []
        for seat, left in zip(seats, lefts, strict=True):
            canvas.y = start
            self._side(canvas, table, size.tile, seat, (left, across))
            ends.append(canvas.y)
        canvas.y = max(ends) + GAP
        canvas.settle()
        for seat, left in zip(seats, lefts, strict=True):
            active = _active(table.view, seat)
            box = Box(left, start, left + across, canvas.y - GAP)
            canvas.panel(seat.seat, box, palette.TURN if active else palette.PANEL, active=active)

    def _side(self, canvas: Canvas, table: BoardContent, tile: Tile, seat: SeatView, room: tuple[int, int]) -> None:
        """One seat's head and field, from a left edge over a width."""
        left, across = room
        ground = palette.TURN if _active(table.view, seat) else palette.PANEL
        canvas.stack(draw_head(head(seat, table), across), left)
        tiles = [((piece.ref,), tile(table.faces[piece.ref], ground)) for piece in self._in_order(seat, table)]
        canvas.y += GAP
        canvas.rows(tiles, left + GAP, across - 2 * GAP, GAP)
        canvas.y += 0 if tiles else _EMPTY

    def _in_order(self, seat: SeatView, table: BoardContent) -> list[PieceView]:
        """What stands before what lies; then by kind; each in the view's order."""
        return sorted(
            seat.pieces, key=lambda piece: (table.faces[piece.ref].wide, self._order.get(piece.kind, len(self._order)))
        )


def _active(view: View, seat: SeatView) -> bool:
    return seat.seat == view.active and not view.outcome
