"""Lays a seat's head, and beside it the cards that have left play since whoever is asked last decided."""

from __future__ import annotations

from collections import Counter

from engine.kernel.views.view import SeatView
from render import palette
from render.canvas import Canvas, Part
from render.palette import Colour
from render.panel import GAP, MARGIN
from render.parts import chip
from render.phrases import many
from render.signs import Sign
from render.table import BoardContent


def lay_head(
    canvas: Canvas, table: BoardContent, seat: SeatView, shown: Part, ground: Colour, *, above: bool = True
) -> None:
    """A seat's head with what has left below it; the other way round for the seat at the lower edge, whose head ends
    where a strip of the picture does."""
    if above:
        canvas.heads[seat.seat] = canvas.stack(shown, MARGIN)
        _lay_gone(canvas, table, seat.seat, ground)
        return
    _lay_gone(canvas, table, seat.seat, ground)
    canvas.settle(shown.height)
    canvas.heads[seat.seat] = canvas.stack(shown, MARGIN)


def _lay_gone(canvas: Canvas, table: BoardContent, seat: int, ground: Colour) -> None:
    """Each card once, with its number."""
    left = table.deeds.gone.get(seat, ())
    if not left:
        return
    room, names = canvas.across - 2 * (MARGIN + GAP), table.names
    counted = Counter((each.key, each.sign) for each in left)
    chips = [
        (key, chip(Sign(sign, many(names.title(key), count)), ground, room, dim=True, tone=palette.RED))
        for (key, sign), count in counted.items()
    ]
    canvas.y += GAP
    refs = {-1 - no: key for no, (key, _) in enumerate(chips)}
    canvas.rows([((ref,), part) for ref, (_, part) in zip(refs, chips, strict=True)], MARGIN + GAP, room, GAP)
    canvas.gone |= {(seat, key): canvas.pieces.pop(ref) for ref, key in refs.items()}
