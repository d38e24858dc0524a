"""Draws what is smaller than a card: a bar under its wearer, a chip, an empty place, a line between two sides."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render import ornament, palette
from render.canvas import Part
from render.face import PieceFace
from render.icons import stamp
from render.kept import kept
from render.lettering import fitted, leading, u, width, write, write_lines
from render.palette import Colour
from render.runs import TextLine, draw_line, draw_lines, flow, height, sign_runs
from render.signs import Sign
from render.tile import EDGE, edges
from render.wrapping import title_lines

_PAD: Final = u(4)
_SIZE: Final = u(19)
_ROUND: Final = u(6)


class _Bar(NamedTuple):
    """A bar before it is drawn; `fresh`: the lines of its signs where they stand below its name, else none."""

    left: int
    size: int
    name: tuple[str, ...]
    tall: int
    fresh: tuple[TextLine, ...] = ()


@lru_cache(maxsize=512)
def _bar(face: PieceFace, across: int) -> _Bar:
    left, sizes = EDGE + _PAD, ((u(20), 1), (u(19), 1), (u(20), 2), (u(19), 6))
    room, signs = across - left - _PAD - EDGE, sign_runs(face.fresh, u(16), palette.WHITE, bold=True)
    size, name = title_lines(face.title, room - sum(run.room + u(6) for run in signs), sizes)
    whole = title_lines(face.title, room, sizes)
    if len(whole[1]) >= len(name):
        return _Bar(left, size, name, leading(size) * len(name) + u(4))
    size, name = whole
    fresh = flow(signs, room, u(6))
    return _Bar(left, size, name, leading(size) * len(name) + height(fresh) + u(4), tuple(fresh))


def bar(face: PieceFace, ground: Colour, across: int) -> Part:
    """What lies under another piece: its name and signs in as few lines as they need, `across` pixels wide."""
    return Part(across, _bar(face, across).tall, partial(paint_bar, face, ground, across))


@kept
def paint_bar(face: PieceFace, ground: Colour, across: int) -> Image.Image:
    """The bar drawn."""
    left, size, name, tall, fresh = _bar(face, across)
    image = Image.new("RGB", (across, tall), ground)
    ornament.frame(image, (0, 0, across, tall), (*edges(face), palette.band(face.colors)), _ROUND)
    top = (tall - leading(size) * len(name) - height(fresh)) // 2
    top = write_lines(ImageDraw.Draw(image), (left, top), name, size, palette.WHITE, True)
    draw_lines(image, (left, top), fresh, u(6))
    for line in () if fresh else flow(sign_runs(face.fresh, u(16), palette.WHITE, bold=True), across, u(6)):
        room = sum(run.room + u(6) for run in line.runs)
        draw_line(image, (across - EDGE - room, (tall - line.height) // 2), line, u(6))
    return palette.reduced(image)


def chip(
    sign: Sign,
    ground: Colour,
    room: int,
    *,
    dim: bool = False,
    fresh: bool = False,
    low: bool = False,
    tone: Colour = palette.INKS["emerald"],
) -> Part:
    """A piece as a sign and a short text on a ground of its own, at most `room` pixels wide; `tone`: under the sign;
    `low`: in little height."""
    spark = u(18) if fresh else 0
    text = fitted(sign.text, _SIZE, room - u(40) - spark)
    across = u(40) + spark + round(width(text, _SIZE))
    shown = Sign(sign.icon, text)
    size = (across, leading(_SIZE) + u(4 if low else 8))
    return Part(*size, partial(paint_chip, shown, ground, size, dim, fresh, tone))


@kept
def paint_chip(sign: Sign, ground: Colour, size: tuple[int, int], dim: bool, fresh: bool, tone: Colour) -> Image.Image:
    """The chip drawn."""
    side, (across, tall) = u(20), size
    image = Image.new("RGB", size, ground)
    fill, ink = (palette.WORN, palette.SEPIA) if dim else (palette.PAPER, palette.FOOT)
    tones = palette.shades(tone)
    edge = palette.GLOW if fresh else palette.LINE if dim else tones.edge
    ornament.frame(image, (0, 0, across, tall), (edge if fresh else palette.FOOT, edge, fill), _ROUND)
    image.paste(tones.deep, (EDGE, EDGE, u(28), tall - EDGE))
    stamp(image, (EDGE + u(2), (tall - side) // 2), sign.icon, side, tones.light)
    write(ImageDraw.Draw(image), (u(32), (tall - leading(_SIZE)) // 2), sign.text, _SIZE, ink)
    if fresh:
        stamp(image, (across - u(22), (tall - u(16)) // 2), "spark", u(16), palette.ARROW)
    return palette.reduced(image)


def vacant(text: str, ground: Colour, size: tuple[int, int]) -> Part:
    """An empty place."""
    return Part(*size, partial(paint_vacant, text, ground, size))


@kept
def paint_vacant(text: str, ground: Colour, size: tuple[int, int]) -> Image.Image:
    """The empty place drawn: a dashed edge."""
    image = Image.new("RGB", size, ground)
    draw = ImageDraw.Draw(image)
    for x in range(u(8), size[0] - u(8), u(12)):
        for y in (0, size[1] - u(1)):
            draw.line((x, y, x + u(6), y), palette.LINE, u(1))
    for y in range(u(8), size[1] - u(8), u(12)):
        for x in (0, size[0] - u(1)):
            draw.line((x, y, x, y + u(6)), palette.LINE, u(1))
    left = (size[0] - round(width(text, u(17)))) // 2
    write(draw, (left, (size[1] - leading(u(17))) // 2), text, u(17), palette.SOFT)
    return palette.reduced(image)


def seam(text: str, lively: bool, across: int) -> Part:
    """A line of text between two pieces that face each other, on orange where something is going on."""
    return Part(across, leading(u(17)) + u(6), partial(paint_seam, text, lively, across))


def bare_of(text: str, across: int) -> int:
    """Pixels at either end of such a line that hold no text."""
    return max((across - round(width(fitted(text, u(17), across - u(16), bold=True), u(17), True))) // 2 - u(8), 0)


@kept
def paint_seam(text: str, lively: bool, across: int) -> Image.Image:
    """The line drawn."""
    size = u(17)
    image = Image.new("RGB", (across, leading(size) + u(6)), palette.TABLE)
    draw = ImageDraw.Draw(image)
    shown = fitted(text, size, across - u(16), bold=True)
    if lively:
        image.paste(palette.ORANGE, (0, 0, across, image.height), ornament.rounded(image.size, _ROUND))
    wide, middle = round(width(shown, size, True)), image.height // 2
    left = (across - wide) // 2
    if not lively:
        for start, end in ((u(6), left - u(10)), (left + wide + u(10), across - u(6))):
            draw.line((start, middle, end, middle), palette.BRASS, u(1))
    write(draw, (left, u(3)), shown, size, palette.FOOT if lively else palette.SOFT, True)
    return palette.reduced(image)
