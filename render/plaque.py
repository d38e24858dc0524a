"""Draws faces on a crowded board: the same state in little height, without the shape of a card."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render import ornament, palette
from render.badges import badge_width, badges, centred
from render.canvas import Part
from render.columns import column
from render.face import TURNED, PieceFace
from render.icons import stamp
from render.kept import kept
from render.lettering import fitted, leading, u, width, write_lines
from render.palette import Colour
from render.panel import WIDTH
from render.runs import TextLine, TextRun, draw_lines, flow, height, sign_runs
from render.tile import EDGE, edges, stat_runs
from render.wrapping import wrapped

PLAQUE: Final = column(WIDTH, 3)
_LEFT: Final = u(38)
_BURST: Final = u(28)
_LEAST: Final = u(51)
"""A card, and the sign of the ink below it."""
_TALL: Final = u(64)
"""Where both have room around them."""
_ROUND: Final = u(6)


class _Plan(NamedTuple):
    title: tuple[str, ...]
    band: int
    lines: list[TextLine]
    low: int
    foot: list[TextLine]
    tall: int


@lru_cache(maxsize=1024)
def _plan(face: PieceFace, hurt: bool) -> _Plan:
    inner = PLAQUE - _LEFT - u(6)
    room = inner - max(badge_width(face, _BURST), _BURST * hurt)
    title = wrapped(face.title, u(19), room, 4 + bool(face.mark), bold=True)
    version = fitted(face.version, u(16), inner) if face.version else ""
    band = EDGE + u(1) + leading(u(19)) * len(title) + u(1)
    band = max(band, EDGE + _BURST) if width(version, u(16)) > room else band
    lines = flow(
        [
            *sign_runs(face.fresh, u(16), palette.FOOT, bold=True),
            *sign_runs([one for one in face.strips if one.icon != TURNED], u(16), palette.FOOT, bold=True),
            *sign_runs(face.signs, u(16), palette.FOOT),
            *sign_runs(face.counters, u(16), palette.FOOT, bold=True),
        ],
        inner,
        u(7),
    )
    if version:
        lines.insert(0, TextLine((TextRun("", version, u(16), palette.SEPIA, False),), leading(u(16))))
    foot = flow(stat_runs(face.stats, u(18), u(16)), inner, u(7))
    low = band + height(lines) + (u(2) if lines else 0)
    return _Plan(title, band, lines, low, foot, max(low + height(foot) + EDGE + u(1), _LEAST))


def plaque(face: PieceFace, ground: Colour, *, hurt: bool = False) -> Part:
    """A piece in little height; a small card beside the name stands or lies, and shows the cost. `hurt`: room is kept
    for damage, so that the name stays as it is."""
    return Part(PLAQUE, _plan(face, hurt).tall, partial(paint_plaque, face, ground, hurt))


@kept
def paint_plaque(face: PieceFace, ground: Colour, hurt: bool) -> Image.Image:
    """The plaque drawn."""
    laid = _plan(face, hurt)
    image = Image.new("RGB", (PLAQUE, laid.tall), ground)
    body = _grounds(face, laid).crop((EDGE, EDGE, PLAQUE - EDGE, laid.tall - EDGE))
    ornament.frame(image, (0, 0, PLAQUE, laid.tall), (*edges(face), palette.FOOT), _ROUND, body)
    _small_card(image, face, tall=laid.tall >= _TALL)
    write_lines(ImageDraw.Draw(image), (_LEFT, EDGE + u(1)), laid.title, u(19), palette.WHITE, True)
    badges(image, PLAQUE - EDGE, EDGE, face, _BURST)
    draw_lines(image, (_LEFT, laid.band + u(1)), laid.lines, u(7))
    draw_lines(image, (_LEFT, laid.low), laid.foot, u(12))
    return palette.reduced(image)


def _grounds(face: PieceFace, laid: _Plan) -> Image.Image:
    image = Image.new("RGB", (PLAQUE, laid.tall), palette.FOOT)
    draw = ImageDraw.Draw(image)
    side = _LEFT - u(4)
    draw.rectangle((0, 0, PLAQUE, laid.band - 1), palette.band(face.colors))
    if laid.low > laid.band:
        draw.rectangle((side, laid.band, PLAQUE, laid.low - 1), palette.WORN if face.turned else palette.PAPER)
    draw.rectangle((0, 0, side - 1, laid.tall), palette.FOOT if face.turned else palette.band(face.colors))
    return image


def _small_card(image: Image.Image, face: PieceFace, *, tall: bool) -> None:
    """A little card that stands or lies, with the cost on it; below the sign of the ink, or that the card is turned."""
    across, down = (u(28), u(21)) if face.wide or face.turned else (u(22), u(28))
    x, y = EDGE + (_LEFT - u(4) - EDGE - across) // 2, EDGE + (u(5) + (u(28) - down) // 2 if tall else u(1))
    ornament.frame(image, (x, y, x + across, y + down), (palette.PAPER, palette.FOOT), u(4))
    if face.cost is not None:
        size = u(16 if 0 <= face.cost < 100 else 10)
        centred(image, (x + across // 2, y + down // 2), str(face.cost), size, palette.WHITE)
    middle = EDGE + (_LEFT - u(4) - EDGE) // 2
    if face.turned:
        side, top = (u(24), u(37)) if tall else (u(22), u(26))
        stamp(image, (middle - side // 2, top), TURNED, side, palette.ORANGE)
    elif face.emblem:
        at = (middle - u(8), u(40 if tall else 33))
        stamp(image, at, face.emblem, u(16), palette.shades(palette.band(face.colors)).light)
