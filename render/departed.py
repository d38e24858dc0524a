"""Lays a seat's head, and beside it the cards that have left play since whoever is asked last decided."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import accumulate

from engine.kernel.views.view import SeatView
from render import palette
from render.canvas import Box, Canvas, Part
from render.head import SeatHead, draw_head, free_in
from render.palette import Colour
from render.panel import GAP, MARGIN
from render.parts import chip
from render.phrases import many
from render.signs import Sign
from render.table import BoardContent

Chips = list[tuple[str, Part]]
"""The cards that have left, each once with its number."""


def lay_head(
    canvas: Canvas, table: BoardContent, seat: SeatView, shown: SeatHead, ground: Colour, *, above: bool = True
) -> None:
    """A seat's head with what has left below it; the other way round for the seat at the lower edge, whose head ends
    where a strip of the picture does. In the least height as much of it as has room stands beside the name."""
    part, chips = draw_head(shown, canvas.across - 2 * MARGIN), _chips(canvas, table, seat.seat, ground)
    free = free_in(shown, part.width)
    beside = _fitting(chips, free.right - free.left) if table.close else 0
    if not above:
        _lay_gone(canvas, chips[beside:], seat.seat)
        canvas.settle(part.height)
    top = canvas.y
    canvas.heads[seat.seat] = canvas.stack(part, MARGIN)
    if beside:
        _lay_beside(canvas, chips[:beside], seat.seat, free.moved(MARGIN, top))
    if above:
        _lay_gone(canvas, chips[beside:], seat.seat)


def _fitting(chips: Chips, room: int) -> int:
    """How many of them fit into a row of so many pixels."""
    return sum(each <= room for each in accumulate(part.width + GAP for _, part in chips))


def _chips(canvas: Canvas, table: BoardContent, seat: int, ground: Colour) -> Chips:
    room, names = canvas.across - 2 * (MARGIN + GAP), table.names
    counted = Counter((each.key, each.sign) for each in table.deeds.gone.get(seat, ()))
    shape = partial(chip, ground=ground, room=room, dim=True, low=table.close, tone=palette.RED)
    return [(key, shape(Sign(sign, many(names.title(key), count)))) for (key, sign), count in counted.items()]


def _lay_gone(canvas: Canvas, chips: Chips, seat: int) -> None:
    """In rows of their own."""
    if not chips:
        return
    canvas.y += GAP
    refs = {-1 - no: key for no, (key, _) in enumerate(chips)}
    room = canvas.across - 2 * (MARGIN + GAP)
    canvas.rows([((ref,), part) for ref, (_, part) in zip(refs, chips, strict=True)], MARGIN + GAP, room, GAP)
    canvas.gone |= {(seat, key): canvas.pieces.pop(ref) for ref, key in refs.items()}


def _lay_beside(canvas: Canvas, chips: Chips, seat: int, free: Box) -> None:
    """In the row of the head's name, and arrows may lead there by what is free of it."""
    head = canvas.written.pop()
    low = free.bottom - GAP // 2 - 1
    canvas.written += [
        Box(head.left, head.top, free.left, low),
        Box(free.right, head.top, head.right, low),
        Box(head.left, free.bottom, head.right, head.bottom),
    ]
    x = free.left + GAP
    for key, part in chips:
        box = canvas.put(part, x, free.top + (free.bottom - free.top - part.height) // 2)
        canvas.gone[seat, key] = box
        x = box.right + GAP
