"""Lays a side of a table: what belongs to its seat, and its pieces; upright one below the other, wide side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from render.canvas import Canvas
from render.columns import column
from render.lettering import u
from render.panel import WIDTH
from render.table import Size
from render.tile import TileMeasures, card_tile

Lay = Callable[[Canvas], None]

RAIL: Final = u(270)
WIDE: Final = WIDTH + RAIL
"""A wide board's width; shown 550 points wide, as at a desk, its letters of 16 units are 11 points high."""


def tallest(across: int) -> int:
    """How tall a wide board of a width is at most, so that it is at least 16:10."""
    return across * 10 // 16


def wider(size: Size, by: int, shape: TileMeasures, count: int, share: float = 0) -> Size:
    """A size so many pixels wider, whose cards stand in so many columns. `share`: how much of that the rail gets."""
    rail = size.rail + round(by * share)
    wide = column(size.across + by - rail, count)
    tile = partial(card_tile, shape=shape._replace(upright=wide, wide=wide))
    return size._replace(across=size.across + by, rail=rail, tile=tile)


def lay_side(canvas: Canvas, size: Size, outer: Sequence[Lay], inner: Sequence[Lay], *, above: bool) -> None:
    """From the edge of the table to its middle, or the other way round. On a wide board what is `outer` stands in the
    rail at the edge, what is `inner` beside it at the middle."""
    if not size.rail:
        _stack(canvas, (*outer, *inner), above)
        return
    rail, field = Canvas(size.rail, is_inset=True), _field(canvas, size)
    _stack(rail, outer, above)
    _stack(field, inner, above)
    tall = max(rail.y, field.y)
    canvas.join(rail, 0, canvas.y + (0 if above else tall - rail.y))
    canvas.join(field, size.rail, canvas.y + (tall - field.y if above else 0))
    canvas.y += tall


def lay_middle(canvas: Canvas, size: Size, row: Lay) -> None:
    """What lies between two sides, in the columns of their pieces."""
    field = _field(canvas, size)
    row(field)
    canvas.join(field, size.rail, canvas.y)
    canvas.y += field.y


def _field(canvas: Canvas, size: Size) -> Canvas:
    return Canvas(canvas.across - size.rail, is_inset=True)


def _stack(canvas: Canvas, rows: Sequence[Lay], above: bool) -> None:
    for row in rows if above else rows[::-1]:
        row(canvas)
