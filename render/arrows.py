"""Draws arrows between the parts of a board: by way of gaps and margins alone, so that they cover no text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import Final

from PIL import Image, ImageDraw

from render import palette
from render.canvas import Box, Way
from render.lettering import u
from render.panel import GAP, MARGIN

_WIDE: Final = u(2)
_TIP: Final = u(6)
_OVER: Final = u(3)
"""How far an arrow's ends reach over the frames of what it leads from and to."""

Point = tuple[int, int]
Path = tuple[Point, ...]


def draw_arrows(image: Image.Image, ways: Sequence[Way], parts: Sequence[Box]) -> None:
    """Arrows on a picture of so many parts, each in a lane of its own; none where it would run across a part."""
    draw = ImageDraw.Draw(image)
    colours = palette.colours()
    for no, way in enumerate(ways):
        path = route(way, parts, image.width, no)
        if path:
            _line(draw, path, colours.index(palette.FOOT), _WIDE + 2 * u(1))
            colour = colours.index(palette.ORANGE if way.lively else palette.GLOW)
            _line(draw, path, colour, _WIDE)
            _tip(draw, path, colour)


def route(way: Way, parts: Sequence[Box], across: int, lane: int = 0) -> Path:
    """The corners of an arrow that crosses no part: straight where two face each other, else by way of a margin.

    Empty where there is none. `lane`: which margin it would rather take.
    """
    lanes = _lanes(across)
    lanes = [*lanes[lane % len(lanes) :], *lanes[: lane % len(lanes)]]
    ends = [list(_stubs(box, parts)) for box in (way.start, way.end)]
    if way.facing:
        one, other = ends
        ends = [_first(one, way.start.top < way.end.top), _first(other, way.end.top < way.start.top)]
    straight: Iterator[Path] = (tuple(one + other[::-1]) for one, other in product(*ends) if one[-1][1] == other[-1][1])
    around = (
        (*one, (x, one[-1][1]), (x, other[-1][1]), *other[::-1])
        for x, (one, other) in product(lanes[:1], product(*ends))
    )
    for path in (*_across_from(way), *straight, *around):
        if not any(_crosses(leg, box) for leg in pairwise(path) for box in parts if box not in (way.start, way.end)):
            return tuple(path)
    return ()


def _lanes(across: int) -> list[int]:
    """Where an arrow may run in the margins: two at either side."""
    return [MARGIN // 2, across - MARGIN // 2 - 1, 1, across - 2]


def _stubs(box: Box, parts: Sequence[Box]) -> Iterator[list[Point]]:
    """From within a box into the gaps above and below it, and by the gaps at its sides into those of its row."""
    middle, gap = (box.left + box.right) // 2, GAP // 2 + 1
    for y, edge in ((box.top - gap, box.top + _OVER), (box.bottom + gap - 1, box.bottom - _OVER)):
        yield [(middle, edge), (middle, y)]
    beside = [part for part in parts if part.top < box.bottom and part.bottom > box.top]
    top, bottom = min(part.top for part in beside) - gap, max(part.bottom for part in beside) + gap - 1
    for x, edge in ((box.left - gap, box.left + _OVER), (box.right + gap - 1, box.right - _OVER)):
        for y in (top, bottom):
            level = box.top + min(box.bottom - box.top, u(40)) // 2
            yield [(edge, level), (x, level), (x, y)]


def _across_from(way: Way) -> Iterator[Path]:
    """Straight up or down between two that face each other, rather at their sides than in their middle."""
    left, right = max(way.start.left, way.end.left), min(way.start.right, way.end.right)
    for x in (left + (right - left) // 7, right - (right - left) // 7) if way.facing and left < right else ():
        if way.start.bottom <= way.end.top:
            yield (x, way.start.bottom - _OVER), (x, way.end.top + _OVER)
        elif way.end.bottom <= way.start.top:
            yield (x, way.start.top + _OVER), (x, way.end.bottom - _OVER)


def _first(stubs: list[list[Point]], downwards: bool) -> list[list[Point]]:
    """Those that lead down before the others, or those that lead up."""
    return sorted(stubs, key=lambda stub: (stub[-1][1] > stub[0][1]) is not downwards)


def _crosses(leg: tuple[Point, Point], box: Box) -> bool:
    (x0, y0), (x1, y1) = leg
    half = _WIDE // 2
    return (
        min(x0, x1) - half < box.right
        and max(x0, x1) + half >= box.left
        and min(y0, y1) - half < box.bottom
        and max(y0, y1) + half >= box.top
    )


def _line(draw: ImageDraw.ImageDraw, path: Path, colour: int, wide: int) -> None:
    draw.line(path, fill=colour, width=wide, joint="curve")


def _tip(draw: ImageDraw.ImageDraw, path: Path, colour: int) -> None:
    """A triangle at the end, as the last leg leads."""
    (x0, y0), (x1, y1) = path[-2:]
    dx, dy = (x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0)
    back = (x1 - dx * _TIP, y1 - dy * _TIP)
    sides = [(back[0] + dy * side * _TIP * 3 // 4, back[1] + dx * side * _TIP * 3 // 4) for side in (-1, 1)]
    draw.polygon([*sides, (x1 + dx * u(2), y1 + dy * u(2))], fill=colour)
