"""Draws faces as cards: upright, those of places lying. A card that is turned keeps its place and its size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render import ornament, palette
from render.badges import badge_width, badges, cost_mark
from render.canvas import Part
from render.face import TURNED, PieceFace, Stat
from render.kept import kept
from render.lettering import leading, legible, u, width, write_lines
from render.palette import Colour
from render.runs import TextLine, TextRun, draw_line, draw_lines, flow, height, sign_runs
from render.signs import Sign
from render.wrapping import title_lines, wrapped

EDGE: Final = 2 * u(1)
"""The width of a card's frame."""

_PAD: Final = u(5)
_INDENT: Final = u(4)
_LAYER: Final = u(5)
_ROUND: Final = u(8)


class TileMeasures(NamedTuple):
    """The measures of a card in pixels: its widths when it stands and when it lies, its height when it stands at least.

    `names` are the letters of its name and how many lines of them, `hexagon` the cost's side, the others letters.
    `beside`: the name stands beside the cost, not below, also when the card stands. `art` is the height of the picture
    above the name, over whose foot runs the band of what a card does or is in. `hurt`: a lying card keeps room for
    damage where it can, so that its name stays where it is. `band`: so much height a card whose name stands beside its
    cost keeps for what it does or is in.
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
    hurt: bool = False
    band: int = 0

    def across(self, face: PieceFace) -> int:
        """The width of a face's card."""
        return self.wide if face.wide else self.upright

    @property
    def row(self) -> int:
        """The height of the cost, with what is left free below."""
        return self.hexagon + u(6)

    @property
    def emblem(self) -> int:
        """The side of the sign of an ink or kind."""
        return self.hexagon * 4 // 7

    @property
    def burst(self) -> int:
        """The side of the damage."""
        return self.hexagon * 8 // 7


def stat_runs(stats: Sequence[Stat], size: int, small: int) -> list[TextRun]:
    """A changed number stands in gold with a triangle that says which way, and with what is said of the printed one."""
    runs = []
    for stat in stats:
        runs.append(
            TextRun(
                stat.name,
                str(stat.now),
                size,
                palette.WHITE if stat.now == stat.printed else palette.GOLD,
                True,
                (stat.now > stat.printed) - (stat.now < stat.printed),
                palette.NUMBERS.get(stat.name),
            )
        )
        runs += [TextRun("", stat.said, small, palette.SOFT, False)] if stat.said else []
    return runs


def edges(face: PieceFace) -> tuple[Colour, Colour]:
    """The two lines of a frame: orange for what is engaged, bright for what changed, else in the tone of the ink; what
    may be chosen has an edge of its own, green for own pieces and red for others."""
    if face.mark:
        return (palette.OPPOSING, palette.OPPOSING) if face.mark.opposing else (palette.OWN, palette.OWN)
    tone = palette.LINE if face.turned else palette.shades(palette.band(face.colors)).edge
    inner = palette.GLOW if face.fresh else palette.ORANGE if face.engaged else tone
    return palette.ORANGE if face.engaged else palette.GLOW if face.fresh else palette.FOOT, inner


class Title(NamedTuple):
    """A card's name as it is laid: its letters and lines, where they begin, and where the ground below them ends."""

    size: int
    lines: tuple[str, ...]
    at: tuple[int, int]
    band: int

    def lowered(self, by: int) -> Title:
        """The same, so many pixels further down."""
        return self._replace(at=(self.at[0], self.at[1] + by), band=self.band + by)


class Paper(NamedTuple):
    """What stands below a card's name, from top to bottom, in lines."""

    version: tuple[str, ...]
    signs: list[TextLine]


class TileLayout(NamedTuple):
    """Where the parts of a card lie, before anything is drawn. `band` is the upper edge of the strip, `side` the
    picture's column of a lying card."""

    size: tuple[int, int]
    strip: list[TextLine]
    band: int
    top: int
    side: int
    title: Title
    paper: Paper
    foot: list[TextLine]
    low: int

    @property
    def left(self) -> int:
        """Where what stands on the paper begins."""
        return (self.side or EDGE) + _INDENT

    @property
    def free(self) -> int:
        """The lower edge of what is seen of the picture."""
        return self.band if self.strip and not self.side and self.band > EDGE else self.art[3]

    @property
    def art(self) -> tuple[int, int, int, int]:
        """The picture's place: above the name, or in a column at the left."""
        if self.side:
            return EDGE, self.top, self.side, self.low
        return EDGE, self.top, self.size[0] - EDGE, self.title.at[1] - u(2)


def _strip(face: PieceFace, shape: TileMeasures, room: int) -> list[TextLine]:
    runs = sign_runs(face.fresh, shape.sign, palette.GLOW, bold=True)
    alone = len(face.strips) == 1
    strips = [sign if alone or sign.icon != TURNED else Sign(TURNED, "") for sign in face.strips]
    return flow([*runs, *sign_runs(strips, shape.sign, palette.ORANGE, bold=True)], room, u(10))


def _title(face: PieceFace, shape: TileMeasures, top: int, side: int, strip: int) -> Title:
    """The name below the cost and the picture; or beside the cost, and beside what stands in the other corner."""
    beside = face.wide or shape.beside
    left = (side or EDGE + (shape.row if beside and face.cost is not None else 0)) + _INDENT
    room = shape.across(face) - left - _PAD
    size, lines = title_lines(face.title, room - (_cornered(face, shape, room) if beside else 0), shape.names)
    start = top + (u(2) if beside else max(shape.row + strip, shape.art))
    return Title(size, lines, (left, start), max(start + leading(size) * len(lines) + u(3), top + shape.row * beside))


def _cornered(face: PieceFace, shape: TileMeasures, room: int) -> int:
    """Pixels for the damage and the cards beneath; where no word is cut for it, for damage that is still to come."""
    spare = face.wide and shape.hurt and _fits(face.title, room - shape.burst, shape.names[-1][0])
    return max(badge_width(face, shape.burst), shape.burst if spare else 0)


def _paper(face: PieceFace, shape: TileMeasures, room: int) -> Paper:
    signs = flow(sign_runs(face.signs, shape.sign, palette.FOOT, bold=True), room, u(9))
    signs += flow(sign_runs(face.counters, shape.counter, palette.FOOT, bold=True), room, u(7))
    return Paper(wrapped(face.version, shape.small, room, 2), signs)


@lru_cache(maxsize=1024)
def plan(face: PieceFace, shape: TileMeasures) -> TileLayout:
    """The parts of a card in their places; what it is taller than it must be goes to the picture."""
    across = shape.across(face)
    strip = _strip(face, shape, across - 2 * _PAD)
    beside, high = face.wide or shape.beside, height(strip) + (u(2) if strip else 0)
    top = EDGE + (max(high, shape.band) if beside else 0)
    side = shape.row + EDGE if face.wide else 0
    title = _title(face, shape, top, side, high)
    paper = _paper(face, shape, across - (side or EDGE) - _INDENT - _PAD)
    foot = flow(stat_runs(face.stats, shape.stat, shape.small), across - 2 * _PAD, u(3))
    body = leading(shape.small) * len(paper.version) + height(paper.signs)
    low = max(title.band + body + (u(6) if body else u(2)), top + shape.row + shape.emblem if side else 0)
    under = height(foot) + (u(3) if foot else 0) + EDGE
    more = 0 if beside else max(shape.tall - low - under, 0)
    tall = low + under if face.wide else max(low + under, shape.tall)
    title = title.lowered(more)
    band = EDGE if beside else title.at[1] - u(2) - high
    return TileLayout((across, tall), strip, band, top, side, title, paper, foot, tall - under)


def _fits(title: str, room: int, size: int) -> bool:
    """Whether no word must be cut."""
    return all(width(each, size, True) <= room for each in legible(title).split(" "))


def card_tile(face: PieceFace, ground: Colour, shape: TileMeasures) -> Part:
    """A piece as a card on a ground: upright, or lying when it is exerted (and always, for a location)."""
    across, tall = plan(face, shape).size
    beneath = min(face.under, 2) * _LAYER

    def stretched(height: int) -> Part:
        return card_tile(face, ground, shape._replace(tall=height - beneath))

    return Part(across, tall + beneath, partial(paint, face, ground, shape), None if face.wide else stretched)


@kept
def paint(face: PieceFace, ground: Colour, shape: TileMeasures) -> Image.Image:
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


def _ground(face: PieceFace, laid: TileLayout) -> Image.Image:
    """The coloured grounds of a card: strip, picture, title band, paper, foot."""
    across, tall = laid.size
    tones = palette.shades(palette.band(face.colors))
    image = Image.new("RGB", (across, tall), palette.FOOT)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, laid.top if laid.strip else 0, across, laid.title.band - 1), tones.deep)
    draw.rectangle((laid.side, laid.title.band, across, laid.low - 1), palette.WORN if face.turned else palette.PAPER)
    left, top, right, bottom = laid.art
    if laid.side or bottom - top > u(8):
        image.paste(_picture(face, (right - left, bottom - top)), (left, top))
        draw.line(
            (left, bottom, right - 1, bottom) if not laid.side else (right, top, right, bottom - 1), tones.edge, u(1)
        )
    draw.line((laid.side, laid.title.band, across, laid.title.band), tones.edge, u(1))
    if laid.strip and laid.band > EDGE:
        draw.rectangle((0, laid.band, across, laid.band + height(laid.strip) + u(1)), palette.FOOT)
    return image


def _picture(face: PieceFace, size: tuple[int, int]) -> Image.Image:
    """The operator's picture where there is one and room for it, else our own."""
    own = face.art.fitted(*size) if face.art and min(size) >= u(32) else None
    if own:
        return own.convert("RGB")
    narrow = size[0] < u(70)
    return ornament.woven(face.colors, size) if narrow else ornament.art(face.key, face.colors, size)


def _marks(image: Image.Image, face: PieceFace, laid: TileLayout, shape: TileMeasures) -> None:
    """Cost, badges, and the sign of the ink."""
    across = laid.size[0]
    cost_mark(image, (EDGE + u(3), laid.top + u(3)), face.cost, shape.hexagon)
    badges(image, across - EDGE - u(1), laid.top + u(1), face, shape.burst)
    if face.emblem and (laid.side or laid.free - laid.top >= shape.hexagon):
        side = shape.emblem
        tones = palette.shades(palette.band(face.colors))
        left = EDGE + u(3) + (shape.hexagon - side) // 2
        top = min(laid.top + shape.hexagon, laid.free - u(1) - side)
        if not laid.side and laid.free - laid.top < shape.hexagon + side + u(2):
            left = EDGE + u(3) + shape.hexagon - u(2)
        ornament.medal(image, (left, top), face.emblem, side, (tones.deep, tones.light))


def _letters(image: Image.Image, laid: TileLayout, shape: TileMeasures) -> None:
    """Everything that is written on a card."""
    draw = ImageDraw.Draw(image)
    draw_lines(image, (_PAD, laid.band), laid.strip, u(10))
    write_lines(draw, laid.title.at, laid.title.lines, laid.title.size, palette.WHITE, True)
    y = write_lines(draw, (laid.left, laid.title.band + u(3)), laid.paper.version, shape.small, palette.SEPIA)
    draw_lines(image, (laid.left, y), laid.paper.signs, u(9))
    _foot(image, laid)


def _foot(image: Image.Image, laid: TileLayout) -> None:
    """The numbers, spread over the width."""
    y = laid.low + u(1)
    for line in laid.foot:
        spare = laid.size[0] - 2 * _PAD - sum(run.room for run in line.runs)
        gap = min(u(26), spare // len(line.runs))
        left = (laid.size[0] - sum(run.room for run in line.runs) - gap * (len(line.runs) - 1)) // 2
        draw_line(image, (left, y), line, gap)
        y += line.height
