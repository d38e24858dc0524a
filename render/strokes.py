"""Shapes are drawn on a grid of 24 by 24, large, and reduced afterwards to masks of the size wanted."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

GRID: Final = 24
FINE: Final = 16
Pen = ImageDraw.ImageDraw
Point = tuple[float, float]


def poly(draw: Pen, points: Sequence[Point], fill: int = 255) -> None:
    """A filled polygon."""
    draw.polygon([(x * FINE, y * FINE) for x, y in points], fill=fill)


def box(draw: Pen, x0: float, y0: float, x1: float, y1: float, fill: int = 255, radius: float = 0) -> None:
    """A filled rectangle."""
    draw.rounded_rectangle((x0 * FINE, y0 * FINE, x1 * FINE, y1 * FINE), radius * FINE, fill=fill)


def disc(draw: Pen, x: float, y: float, radius: float, fill: int = 255) -> None:
    """A filled circle."""
    draw.ellipse([(x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE, (y + radius) * FINE], fill=fill)


def stroke(draw: Pen, points: Sequence[Point], thick: float, fill: int = 255) -> None:
    """A line through points with round ends."""
    draw.line([(x * FINE, y * FINE) for x, y in points], fill=fill, width=round(thick * FINE), joint="curve")
    for x, y in (points[0], points[-1]):
        disc(draw, x, y, thick / 2, fill)


def star(points: int, outer: float, inner: float, turn: float = -pi / 2) -> list[Point]:
    """The corners of a star around the middle of the grid."""
    step = pi / points
    return [
        (
            12 + (inner if index % 2 else outer) * cos(turn + index * step),
            12 + (inner if index % 2 else outer) * sin(turn + index * step),
        )
        for index in range(points * 2)
    ]


def blank() -> Image.Image:
    """An empty grid."""
    return Image.new("L", (GRID * FINE, GRID * FINE), 0)
