"""Draws what is smaller than a card: a bar under its wearer, a chip, an empty place, a line between two sides."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import palette
from render.face import Face
from render.icons import stamp
from render.lettering import fitted, leading, u, width, wrapped, write
from render.palette import Colour
from render.style import Sign
from render.tile import cost_mark

_PAD: Final = u(4)


@lru_cache(maxsize=256)
def bar(face: Face, ground: Colour, across: int) -> Image.Image:
    """What lies under another piece: its cost, name and signs in as few lines as they need, `across` pixels wide."""
    size, side = u(18), u(27)
    left = _PAD + (side + u(4) if face.cost is not None else 0)
    name = wrapped(face.title, size, across - left - _PAD, 2, bold=True)
    tall = max(leading(size) * len(name), side) + u(4)
    image = Image.new("RGB", (across, tall), ground)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, across - 1, tall - 1), u(5), palette.band(face.colors), palette.LINE, u(1))
    cost_mark(image, (_PAD, (tall - side) // 2), face.cost, side)
    top = (tall - leading(size) * len(name)) // 2
    for no, text in enumerate(name):
        write(draw, (left, top + no * leading(size)), text, size, palette.WHITE, True)
    return palette.reduced(image)


@lru_cache(maxsize=256)
def chip(sign: Sign, dim: bool, ground: Colour, room: int) -> Image.Image:
    """A piece as a sign and a short text on a small ground of its own, at most `room` pixels wide."""
    size, side = u(18), u(20)
    text = fitted(sign.text, size, room - side - u(16))
    across = side + u(16) + round(width(text, size))
    image = Image.new("RGB", (across, leading(size) + u(4)), ground)
    draw = ImageDraw.Draw(image)
    fill, ink = (palette.FOOT, palette.SOFT) if dim else (palette.CARD, palette.WHITE)
    draw.rounded_rectangle((0, 0, across - 1, image.height - 1), u(5), fill, palette.LINE, u(1))
    stamp(image, (u(5), (image.height - side) // 2), sign.icon, side, ink)
    write(draw, (side + u(10), u(2)), text, size, ink)
    return palette.reduced(image)


@lru_cache(maxsize=64)
def vacant(text: str, ground: Colour, size: tuple[int, int]) -> Image.Image:
    """An empty place."""
    image = Image.new("RGB", size, ground)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), u(7), None, palette.LINE, u(1))
    left = (size[0] - round(width(text, u(17)))) // 2
    write(draw, (left, (size[1] - leading(u(17))) // 2), text, u(17), palette.SOFT)
    return palette.reduced(image)


@lru_cache(maxsize=64)
def seam(text: str, lively: bool, across: int) -> Image.Image:
    """A line of text between two pieces that face each other, on orange where something is going on."""
    size = u(17)
    image = Image.new("RGB", (across, leading(size) + u(6)), palette.TABLE)
    draw = ImageDraw.Draw(image)
    shown = fitted(text, size, across - u(16), bold=True)
    if lively:
        draw.rounded_rectangle((0, 0, across - 1, image.height - 1), u(6), palette.ORANGE)
    left = (across - round(width(shown, size, True))) // 2
    write(draw, (left, u(3)), shown, size, palette.FOOT if lively else palette.SOFT, True)
    return palette.reduced(image)
