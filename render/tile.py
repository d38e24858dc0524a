"""Draws faces as cards: upright, or lying on their side. Ornament gives way first, then what abilities say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render import ornament, palette
from render.badges import badge_width, badges, cost_mark
from render.canvas import Part
from render.face import Face, Stat
from render.kept import kept
from render.lettering import leading, legible, u, width, wrapped, write_lines
from render.palette import Colour
from render.runs import Line, Run, draw_line, draw_lines, flow, height, sign_runs

EDGE: Final = 2 * u(1)
"""The width of a card's frame."""

_PAD: Final = u(5)
_LAYER: Final = u(5)
_ROUND: Final = u(8)


class Shape(NamedTuple):
    """The measures of a card in pixels: its widths when it stands and when it lies, its height when it stands at least.

    `names` are the letters of its name and how many lines of them, `hexagon` the cost's side, the others letters.
    `beside`: the name stands beside the cost, not below, also when the card stands. `art` is the height of the picture
    above the name, `lines` how much of the abilities' text there is room for. `hurt`: a lying card keeps room for
    damage where it can, so that its name stays where it is.
    """

    upright: int
    wide: int
    tall: int
    names: tuple[tuple[int, int], ...]
    hexagon: int
    stat: int
    sign: int
    small: int
    counter: int
    beside: bool = False
    art: int = 0
    lines: int = 0
    hurt: bool = False

    @property
    def emblem(self) -> int:
        """The side of the sign of an ink or kind."""
        return self.hexagon * 4 // 7

    @property
    def burst(self) -> int:
        """The side of the damage."""
        return self.hexagon * 8 // 7


def title_lines(text: str, room: int, sizes: Sequence[tuple[int, int]]) -> tuple[int, tuple[str, ...]]:
    """Size and lines of a card's name: the larger letters where no word must be cut for them."""
    text = legible(text)
    for size, most in sizes:
        lines = wrapped(text, size, room, most, bold=True)
        whole = "".join(lines).replace(" ", "") == text.replace(" ", "")
        if whole and all(width(each, size, True) <= room for each in text.split(" ") if each.isascii()):
            return size, lines
    size, most = sizes[-1]
    return size, wrapped(text, size, room, most, bold=True)


def stat_runs(stats: Sequence[Stat], size: int, small: int) -> list[Run]:
    """A changed number stands in gold with a triangle that says which way, and with what is said of the printed one."""
    runs = []
    for stat in stats:
        runs.append(Run(stat.name, str(stat.now), size, palette.WHITE if stat.now == stat.printed else palette.GOLD,
                        True, (stat.now > stat.printed) - (stat.now < stat.printed), palette.NUMBERS.get(stat.name)))
        runs += [Run("", stat.said, small, palette.SOFT, False)] if stat.said else []
    return runs


def edges(face: Face) -> tuple[Colour, Colour]:
    """The two lines of a frame: orange for what is engaged, bright for what changed, else in the tone of the ink."""
    tone = palette.LINE if face.turned else palette.shades(palette.band(face.colors)).edge
    inner = palette.GLOW if face.fresh else palette.ORANGE if face.engaged else tone
    return palette.ORANGE if face.engaged else palette.GLOW if face.fresh else palette.FOOT, inner


class Plan(NamedTuple):
    """Where the parts of a card lie, before anything is drawn. `side` is the picture's column of a lying card."""

    size: tuple[int, int]
    strip: list[Line]
    top: int
    side: int
    name_at: tuple[int, int]
    name_size: int
    name: tuple[str, ...]
    band: int
    version: tuple[str, ...]
    lines: list[Line]
    text: tuple[str, ...]
    foot: list[Line]
    low: int

    @property
    def art(self) -> tuple[int, int, int, int]:
        """The picture's place: above the name, or in a column at the left."""
        across = self.size[0] - EDGE
        return (EDGE, self.top, self.side, self.low) if self.side else (EDGE, self.top, across, self.name_at[1] - u(2))


def _strip(face: Face, shape: Shape, room: int) -> list[Line]:
    runs = sign_runs(face.fresh, shape.sign, palette.GLOW, bold=True)
    return flow([*runs, *sign_runs(face.strips, shape.sign, palette.ORANGE, bold=True)], room, u(10))


@lru_cache(maxsize=1024)
def plan(face: Face, shape: Shape) -> Plan:
    """The parts of a card in their places; what it is taller than it must be goes to the picture."""
    across = shape.wide if face.wide else shape.upright
    beside = face.wide or shape.beside
    strip = _strip(face, shape, across - 2 * _PAD)
    top = EDGE + height(strip) + (u(2) if strip else 0)
    row = shape.hexagon + u(6)
    side = row + EDGE if face.wide else 0
    left = (side or EDGE + (row if beside and face.cost is not None else 0)) + u(4)
    taken = badge_width(face, shape.burst) if beside else 0
    if face.wide and shape.hurt and _fits(face.title, across - left - _PAD - shape.burst, shape.names[-1][0]):
        taken = max(taken, shape.burst)
    size, name = title_lines(face.title, across - left - _PAD - taken, shape.names)
    name_top = top + (u(2) if beside else max(row, shape.art))
    band = max(name_top + leading(size) * len(name) + u(3), top + row if beside else 0)
    start = (side or EDGE) + u(4)
    room = across - start - _PAD
    version = wrapped(face.version, shape.small, room, 2)
    lines = flow(sign_runs(face.signs, shape.sign, palette.FOOT, bold=True), room, u(9))
    lines += flow(sign_runs(face.counters, shape.counter, palette.FOOT, bold=True), room, u(7))
    text = wrapped(face.text, shape.small, room, shape.lines) if shape.lines and not face.turned else ()
    foot = flow(stat_runs(face.stats, shape.stat, shape.small), across - 2 * _PAD, u(3))
    body = leading(shape.small) * (len(version) + len(text)) + height(lines)
    low = max(band + body + (u(6) if body else u(2)), top + row + shape.emblem if side else 0)
    high = height(foot) + (u(3) if foot else 0) + EDGE
    tall = max(low + high, 0 if face.wide else shape.tall)
    more = tall - low - high if not beside else 0
    return Plan((across, tall), strip, top, side, (left, name_top + more), size, name, band + more, version, lines,
                text, foot, tall - high)


def _fits(title: str, room: int, size: int) -> bool:
    """Whether no word must be cut."""
    return all(width(each, size, True) <= room for each in legible(title).split(" "))


def card_tile(face: Face, ground: Colour, shape: Shape) -> Part:
    """A piece as a card on a ground: upright, or lying when it is exerted (and always, for a location)."""
    across, tall = plan(face, shape).size
    beneath = min(face.under, 2) * _LAYER

    def stretched(height: int) -> Part:
        return card_tile(face, ground, shape._replace(tall=height - beneath))

    return Part(across, tall + beneath, partial(paint, face, ground, shape), None if face.wide else stretched)


@kept
def paint(face: Face, ground: Colour, shape: Shape) -> Image.Image:
    """The card drawn."""
    laid = plan(face, shape)
    across, tall = laid.size
    layers = min(face.under, 2)
    image = Image.new("RGB", (across, tall + layers * _LAYER), ground)
    for layer in range(layers, 0, -1):
        box = (layer * u(4), layer * _LAYER, across - layer * u(4), tall + layer * _LAYER)
        ornament.frame(image, box, (palette.FOOT, palette.LINE, palette.CARD), _ROUND)
    inside = _ground(face, laid).crop((EDGE, EDGE, across - EDGE, tall - EDGE))
    ornament.frame(image, (0, 0, across, tall), (*edges(face), palette.FOOT), _ROUND, inside)
    _marks(image, face, laid, shape)
    _letters(image, laid, shape)
    return palette.reduced(image)


def _ground(face: Face, laid: Plan) -> Image.Image:
    """The coloured grounds of a card: strip, picture, title band, paper, foot."""
    across, tall = laid.size
    tones = palette.shades(palette.band(face.colors))
    image = Image.new("RGB", (across, tall), palette.FOOT)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, laid.top, across, laid.band - 1), tones.deep)
    draw.rectangle((laid.side, laid.band, across, laid.low - 1), palette.WORN if face.turned else palette.PAPER)
    left, top, right, bottom = laid.art
    if laid.side or bottom - top > u(8):
        image.paste(_picture(face, (right - left, bottom - top)), (left, top))
        draw.line((left, bottom, right - 1, bottom) if not laid.side else (right, top, right, bottom - 1),
                  tones.edge, u(1))
    draw.line((laid.side, laid.band, across, laid.band), tones.edge, u(1))
    return image


def _picture(face: Face, size: tuple[int, int]) -> Image.Image:
    """The operator's picture where there is one and room for it, else our own."""
    found = face.art.fitted(*size) if face.art and min(size) >= u(32) else None
    if found:
        return found.convert("RGB")
    narrow = size[0] < u(70)
    return ornament.woven(face.colors, size) if narrow else ornament.art(face.key, face.colors, size)


def _marks(image: Image.Image, face: Face, laid: Plan, shape: Shape) -> None:
    """Cost, badges, and the sign of the ink."""
    across = laid.size[0]
    cost_mark(image, (EDGE + u(3), laid.top + u(3)), face.cost, shape.hexagon)
    badges(image, across - EDGE - u(1), laid.top + u(1), face, shape.burst)
    if face.emblem and (laid.side or laid.art[3] - laid.top >= shape.hexagon):
        side = shape.emblem
        tones = palette.shades(palette.band(face.colors))
        left = EDGE + u(3) + (shape.hexagon - side) // 2
        top = min(laid.top + shape.hexagon, laid.art[3] - u(1) - side)
        if not laid.side and laid.art[3] - laid.top < shape.hexagon + side + u(2):
            left = EDGE + u(3) + shape.hexagon - u(2)
        ornament.medal(image, (left, top), face.emblem, side, (tones.deep, tones.light))


def _letters(image: Image.Image, laid: Plan, shape: Shape) -> None:
    """Everything that is written on a card."""
    draw = ImageDraw.Draw(image)
    draw_lines(image, (_PAD, EDGE), laid.strip, u(10))
    write_lines(draw, laid.name_at, laid.name, laid.name_size, palette.WHITE, True)
    x = (laid.side or EDGE) + u(4)
    y = write_lines(draw, (x, laid.band + u(3)), laid.version, shape.small, palette.SEPIA)
    y = draw_lines(image, (x, y), laid.lines, u(9))
    write_lines(draw, (x, y), laid.text, shape.small, palette.FOOT)
    _foot(image, laid)


def _foot(image: Image.Image, laid: Plan) -> None:
    """The numbers, spread over the width."""
    y = laid.low + u(1)
    for line in laid.foot:
        spare = laid.size[0] - 2 * _PAD - sum(run.room for run in line.runs)
        gap = min(u(26), spare // len(line.runs))
        left = (laid.size[0] - sum(run.room for run in line.runs) - gap * (len(line.runs) - 1)) // 2
        draw_line(image, (left, y), line, gap)
        y += line.height
