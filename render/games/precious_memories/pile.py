"""Draws a point pile: seven places on the way to defeat, each with what its card yields, or dark once it is spent."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render import ornament, palette
from render.badges import centred
from render.canvas import Part
from render.icons import stamp
from render.kept import kept
from render.lettering import leading, u, width, write, write_lines
from render.palette import Colour
from render.wrapping import wrapped

_SIZE: Final = u(16)
_TALL: Final = u(36)
_LOW: Final = u(28)
_GAP: Final = u(5)
_MARK: Final = u(24)
_NAMED: Final = u(110)
_ROUND: Final = u(6)


class Place(NamedTuple):
    """A place of a pile: the card's name and colours, and what it yields; -1: it lies face down, no name: empty."""

    name: str = ""
    colors: tuple[str, ...] = ()
    generated: int = -1


class Row(NamedTuple):
    """A pile's places, and what stands before them: what could be paid with it; `low`: in little height."""

    label: str
    places: tuple[Place, ...]
    low: bool = False


def draw_pile(row: Row, across: int, ground: Colour) -> Part:
    """The places side by side, the last one in red: who fills it has lost."""
    tall = _LOW if row.low else _TALL if _room(row, across) < _NAMED else 2 * leading(_SIZE) + u(6)
    return Part(across, tall, partial(paint_pile, row, (across, tall), ground))


def _label(row: Row) -> int:
    return round(width(row.label, _SIZE, True)) + u(10)


def _room(row: Row, across: int) -> int:
    """The width of a place."""
    return (across - _label(row) - u(4)) // len(row.places) - _GAP


@kept
def paint_pile(row: Row, size: tuple[int, int], ground: Colour) -> Image.Image:
    """The places drawn, each with its card's name where there is room for it."""
    image = Image.new("RGB", size, ground)
    draw = ImageDraw.Draw(image)
    write(draw, (u(4), (size[1] - leading(_SIZE)) // 2), row.label, _SIZE, palette.GOLD, True)
    room = _room(row, size[0])
    for no, place in enumerate(row.places):
        left = _label(row) + u(4) + no * (room + _GAP)
        _place(image, (left, left + room), place, last=no == len(row.places) - 1)
    return palette.reduced(image)


def _place(image: Image.Image, edges: tuple[int, int], place: Place, *, last: bool) -> None:
    left, right = edges
    tall = image.height
    box = (left, 0, right, tall)
    if not place.name:
        edge = palette.RED if last else palette.LINE
        ornament.frame(image, box, (palette.FOOT, edge, palette.FOOT), _ROUND)
        return
    spent = place.generated < 0
    tones = palette.shades(palette.band(place.colors))
    fill, ink = (palette.CARD, palette.SOFT) if spent else (tones.deep, palette.WHITE)
    ornament.frame(image, box, (palette.FOOT, palette.LINE if spent else tones.edge, fill), _ROUND)
    middle = left + u(4) + _MARK // 2, tall // 2
    if spent:
        stamp(image, (left + u(5), (tall - _MARK) // 2), "scene_down", _MARK - u(2), palette.LINE)
    else:
        stamp(image, (left + u(4), (tall - _MARK) // 2), "cost", _MARK, palette.FOOT)
        centred(image, middle, str(place.generated), u(16), palette.GOLD)
    if right - left < _NAMED:
        return
    lines = wrapped(place.name, _SIZE, right - left - _MARK - u(12), 2)
    top = (tall - leading(_SIZE) * len(lines)) // 2
    write_lines(ImageDraw.Draw(image), (left + _MARK + u(7), top), lines, _SIZE, ink)
