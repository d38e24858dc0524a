"""Draws how far a seat is: its castle as a clock, its court and its scaffold towards what wins."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.games.harem_master.deck import SIZE
from engine.kernel.views.view import SeatView
from render import palette
from render.canvas import Part
from render.games.harem_master.style import PILES
from render.icons import stamp
from render.kept import kept
from render.lettering import fitted, leading, u, width, write
from render.palette import Colour
from render.table import BoardContent

_LABEL: Final = u(16)
_COUNT: Final = u(21)
_FRESH: Final = u(17)
_CELL: Final = u(17)
_TALL: Final = u(60)
_NARROW: Final = u(400)
"""Below this width the piles stand below the castle."""
_PAD: Final = u(8)
_BAR: Final = u(14)


class Clock(NamedTuple):
    """How many cards the castle has and the next turn will take, in words too; how many of a pile win; by pile, its
    sign, name and count. `low`: in numbers alone."""

    castle: int
    cost: int
    goal: int
    said: str
    label: str
    piles: tuple[tuple[str, str, int, str], ...]
    low: bool = False


def clock(seat: SeatView, table: BoardContent) -> Clock:
    """A seat's castle and piles as a board shows them."""
    names, changed = table.names, table.changes.seats.get(seat.seat, {})
    castle, cost = seat.counts.get("deck", 0), int(table.view.facts.get(f"refill_{seat.seat}", 0))
    fresh = {zone: f" {changed[zone]:+d}" if changed.get(zone) else "" for zone in PILES}
    return Clock(
        castle,
        cost,
        table.view.goal,
        names.text["next_turn"].format(cost=cost),
        names.word("zone", "deck"),
        tuple((zone, names.word("zone", zone), seat.counts.get(zone, 0), fresh[zone]) for zone in PILES),
        table.tight,
    )


def draw_clock(shown: Clock, across: int, ground: Colour) -> Part:
    """The castle as a bar, with what the next turn takes of it; two rows of cells, as many as win: side by side, or
    below it where there is little room."""
    is_low = shown.low and across >= _NARROW
    tall = leading(_COUNT) + u(4) if is_low else _TALL * (1 + (across < _NARROW))
    return Part(across, tall, partial(paint_clock, shown, across, ground))


@kept
def paint_clock(shown: Clock, across: int, ground: Colour) -> Image.Image:
    """The clock drawn."""
    is_narrow = across < _NARROW
    image = Image.new("RGB", (across, _TALL * (1 + is_narrow)), ground)
    castle = across if is_narrow else across * 46 // 100
    _castle(image, shown, castle)
    room = across if is_narrow else across - castle
    image.paste(_piles(shown, room, ground), (across - room, _TALL * is_narrow))
    return palette.reduced(image.crop((0, 0, across, draw_clock(shown, across, ground).height)))


def _piles(shown: Clock, across: int, ground: Colour) -> Image.Image:
    image = Image.new("RGB", (across, _TALL), ground)
    left = _PAD * (across < _NARROW // 2)
    wide = (across - left) // len(shown.piles)
    for no, pile in enumerate(shown.piles):
        _pile(image, pile, shown.goal, left + no * wide, wide - _PAD)
    return image


def _castle(image: Image.Image, shown: Clock, across: int) -> None:
    """Its name and number, what the next turn takes; a bar of the whole deck, of which that part is orange."""
    draw, middle = ImageDraw.Draw(image), leading(_COUNT) // 2
    stamp(image, (_PAD, middle - u(10)), "location", u(20), palette.GOLD)
    x = _PAD + u(26)
    for text, size, bold, ink in (
        (shown.label, _LABEL, False, palette.SOFT),
        (str(shown.castle), _COUNT, True, palette.WHITE),
        (shown.said, _LABEL, False, palette.WHITE),
    ):
        said = fitted(text, size, across - _PAD - x, bold)
        write(draw, (x, middle - leading(size) // 2), said, size, ink, bold)
        x += round(width(said, size, bold)) + u(8)
    top, room = _TALL - _BAR - u(10), across - 3 * _PAD
    standing, left = room * min(shown.castle, SIZE) // SIZE, room * max(shown.castle - shown.cost, 0) // SIZE
    draw.rectangle((_PAD, top, _PAD + room, top + _BAR), palette.CARD, palette.LINE, u(1))
    draw.rectangle((_PAD, top, _PAD + standing, top + _BAR), palette.ORANGE)
    if left:
        draw.rectangle((_PAD, top, _PAD + left, top + _BAR), palette.SOFT)


def _pile(image: Image.Image, pile: tuple[str, str, int, str], goal: int, left: int, across: int) -> None:
    """Its name and count, and cells of which so many are full."""
    zone, label, count, fresh = pile
    draw, middle = ImageDraw.Draw(image), leading(_COUNT) // 2
    number = f"{count}/{goal}"
    room = across - round(width(number, _COUNT, True) + width(fresh, _FRESH, True)) - u(8)
    name = fitted(label, _LABEL, room)
    write(draw, (left, middle - leading(_LABEL) // 2), name, _LABEL, palette.SOFT)
    x = left + round(width(name, _LABEL)) + u(8)
    write(draw, (x, 0), number, _COUNT, palette.GOLD if count else palette.WHITE, True)
    if fresh:
        write(
            draw,
            (x + round(width(number, _COUNT, True)), middle - leading(_FRESH) // 2),
            fresh,
            _FRESH,
            palette.GLOW,
            True,
        )
    for cell in range(goal):
        at = (left + cell * (_CELL + u(8)), _TALL - _CELL - u(8))
        stamp(image, at, zone if cell < count else "pip_empty", _CELL, palette.GOLD if cell < count else palette.LINE)
