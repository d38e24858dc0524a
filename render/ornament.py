"""Ornament drawn by rule: woven grounds, a crest for each card, frames and corners. Text never stands on a pattern."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageDraw

from render import palette
from render.icons import stamp
from render.kept import kept
from render.lettering import u
from render.palette import Colour, shades
from render.strokes import FINE, Pen, blank, disc, poly, stroke

WEAVES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "amber": "scales",
        "amethyst": "rings",
        "emerald": "hemp",
        "ruby": "lozenges",
        "sapphire": "waves",
        "steel": "combs",
        "": "dots",
    }
)
"""The pattern of each ink; "" for cards without."""

_THREAD: Final = 1.4
_STITCH: Final = u(18)
_SWATCH: Final = 16 * _STITCH
_LEAF: Final = u(32)
_BOLT: Final = 8 * _LEAF
Marks = Iterator[tuple[float, float]]


# --- woven grounds ---


def _scales(draw: Pen) -> None:
    poly(draw, [(0, 24), (12, 0), (24, 24)])


def _rings(draw: Pen) -> None:
    for x, y in ((12, 12), (0, 0), (24, 0), (0, 24), (24, 24)):
        _ring(draw, x, y, 12)


def _hemp(draw: Pen) -> None:
    for ends in (
        ((12, 0), (12, 24)),
        ((0, 0), (24, 24)),
        ((24, 0), (0, 24)),
        ((0, 0), (12, 6), (24, 0)),
        ((0, 24), (12, 18), (24, 24)),
        ((0, 0), (0, 24)),
        ((0, 12), (12, 6)),
        ((12, 6), (24, 12)),
        ((0, 12), (12, 18)),
        ((12, 18), (24, 12)),
    ):
        stroke(draw, ends, _THREAD)


def _lozenges(draw: Pen) -> None:
    for size in (12, 5):
        corners = [(12.0, 12.0 - size), (12.0 + size, 12.0), (12.0, 12.0 + size), (12.0 - size, 12.0)]
        stroke(draw, [*corners, corners[0]], _THREAD * 1.2)


def _waves(draw: Pen) -> None:
    for x, y in ((12, 12), (0, 24), (24, 24), (12, 36)):
        disc(draw, x, y, 12, 0)
        for radius in (11.6, 7.6, 3.6):
            _ring(draw, x, y, radius)


def _combs(draw: Pen) -> None:
    for ends in (
        ((0, 6), (6, 0), (18, 0), (24, 6)),
        ((0, 6), (0, 12), (6, 18), (18, 18), (24, 12), (24, 6)),
        ((6, 18), (6, 24)),
        ((18, 18), (18, 24)),
    ):
        stroke(draw, ends, _THREAD * 1.3)


def _dots(draw: Pen) -> None:
    for x, y in ((6, 6), (18, 18)):
        disc(draw, x, y, 3)


def _ring(draw: Pen, x: float, y: float, radius: float) -> None:
    edges = ((x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE, (y + radius) * FINE)
    draw.ellipse(edges, outline=255, width=round(_THREAD * FINE))


_PATTERNS: Final[Mapping[str, Callable[[Pen], None]]] = MappingProxyType(
    {
        "scales": _scales,
        "rings": _rings,
        "hemp": _hemp,
        "lozenges": _lozenges,
        "waves": _waves,
        "combs": _combs,
        "dots": _dots,
    }
)


@lru_cache(maxsize=64)
def _stitch(name: str, side: int) -> Image.Image:
    """One repeat of a pattern as a mask."""
    image = blank()
    _PATTERNS[name](ImageDraw.Draw(image))
    return image.resize((side, side), Image.Resampling.BOX)


def weave(name: str, size: tuple[int, int], ground: Colour, line: Colour) -> Image.Image:
    """An RGB ground covered with a pattern."""
    if size[0] > _SWATCH or size[1] > _SWATCH:
        return _woven(name, size, ground, line)
    return _swatch(name, ground, line).crop((0, 0, *size))


@lru_cache(maxsize=16)
def _swatch(name: str, ground: Colour, line: Colour) -> Image.Image:
    return _woven(name, (_SWATCH, _SWATCH), ground, line)


@lru_cache(maxsize=4)
def _woven(name: str, size: tuple[int, int], ground: Colour, line: Colour) -> Image.Image:
    image, stitch = Image.new("RGB", size, ground), _stitch(name, _STITCH)
    for top in range(0, size[1], _STITCH):
        for left in range(0, size[0], _STITCH):
            image.paste(line, (left, top, left + _STITCH, top + _STITCH), stitch)
    return image


@lru_cache(maxsize=8)
def _bolt(ground: Colour) -> Image.Image:
    """In two tones alone: grounds are much of a picture."""
    thread = _stitch("hemp", _LEAF).point([255 if value > 110 else 0 for value in range(256)])
    image = palette.sheet((_BOLT, _BOLT), ground)
    colour = palette.colours().index(palette.CLOTHS.get(ground, ground))
    for top in range(0, _BOLT, _LEAF):
        for left in range(0, _BOLT, _LEAF):
            image.paste(colour, (left, top, left + _LEAF, top + _LEAF), thread)
    return image


def cloth(size: tuple[int, int], ground: Colour) -> Image.Image:
    """A table cloth in the shared palette: hemp leaves in a tone near the ground."""
    image = palette.sheet(size, ground)
    for top in range(0, size[1], _BOLT):
        for left in range(0, size[0], _BOLT):
            image.paste(_bolt(ground), (left, top))
    return image


# --- crests ---


def _numbers(key: str) -> Iterator[int]:
    """Endless small numbers that belong to a key."""
    count = 0
    while True:
        yield from blake2b(f"{key}/{count}".encode("utf-8", "surrogatepass")).digest()
        count += 1


def _around(folds: int, radius: float, turn: float = 0) -> Marks:
    for no in range(folds):
        angle = -pi / 2 + turn + no * 2 * pi / folds
        yield 12 + radius * cos(angle), 12 + radius * sin(angle)


def _petal(draw: Pen, angle: float, near: float, far: float, half: float, fill: int = 255) -> None:
    """A leaf that points away from the middle."""
    along = (cos(angle), sin(angle))
    points = [(near, 0.0), (near + (far - near) * 0.45, half), (far, 0.0), (near + (far - near) * 0.45, -half)]
    poly(draw, [(12 + s * along[0] - t * along[1], 12 + s * along[1] + t * along[0]) for s, t in points], fill)


def _flower(draw: Pen, folds: int, far: float, half: float, kind: int) -> None:
    """Petals, disks or blades around the middle."""
    for no, (x, y) in enumerate(_around(folds, far * 0.62)):
        angle = -pi / 2 + no * 2 * pi / folds
        if kind == 0:
            _petal(draw, angle, 1.6, far, half)
        elif kind == 1:
            disc(draw, x, y, min(half, far * 0.38))
            disc(draw, x, y, min(half, far * 0.38) * 0.45, 0)
        else:
            _petal(draw, angle, 2.2, far, half)
            _petal(draw, angle, 4.2, far - 1.8, half * 0.5, 0)


@kept
def crest(key: str, side: int) -> Image.Image:
    """A card's crest as a mask of `side` pixels square: a ring and a flower that nobody chose, the same each time."""
    number = _numbers(key)
    folds, kind, rim, core, inner = (next(number) for _ in range(5))
    folds = 3 + folds % 6
    image = blank()
    draw = ImageDraw.Draw(image)
    _rim(draw, rim % 4, folds)
    _flower(draw, folds, 8.4, 2.2 + 5.4 / folds, kind % 3)
    if inner % 2:
        for x, y in _around(folds, 7.4, pi / folds):
            disc(draw, x, y, 0.9 + inner % 5 * 0.12)
    disc(draw, 12, 12, 2.9, 0)
    (disc(draw, 12, 12, 2.1) if core % 2 else poly(draw, list(_around(3 + core % 4, 2.4))))
    return image.resize((side, side), Image.Resampling.BOX)


def _rim(draw: Pen, kind: int, folds: int) -> None:
    """What encloses a crest: a ring, a double ring, beads, a many-sided figure."""
    if kind == 2:
        for x, y in _around(folds * 3, 10.8):
            disc(draw, x, y, 1.1)
        return
    if kind == 3:
        poly(draw, list(_around(max(folds, 5) + folds % 2, 12)))
        poly(draw, list(_around(max(folds, 5) + folds % 2, 10)), 0)
        return
    disc(draw, 12, 12, 12)
    disc(draw, 12, 12, 10.4 if kind else 10.9, 0)
    if kind:
        disc(draw, 12, 12, 9.8)
        disc(draw, 12, 12, 9.2, 0)


@kept
def woven(colors: tuple[str, ...], size: tuple[int, int]) -> Image.Image:
    """The weave of a card's inks in RGB, of two inks side by side; not to be changed."""
    names = [palette.ink(color) for color in colors[:2]] or [""]
    image = Image.new("RGB", size)
    for no, name in enumerate(names):
        tones = shades(palette.band((name,)))
        left = size[0] * no // len(names)
        image.paste(weave(WEAVES[name], size, tones.deep, tones.weave).crop((left, 0, *size)), (left, 0))
    return image


def art(key: str, colors: tuple[str, ...], size: tuple[int, int], *, across: float = 0.625) -> Image.Image:
    """What stands in for a card's picture, in RGB: the weave of its inks under its crest.

    `across`: how far to the right the crest stands, of all that it could; a little right of the middle, where the cost
    stands at the left.
    """
    image = woven(colors, size).copy()
    side = min(size[1] * 9 // 10, size[0] * 3 // 5) // 6 * 6
    at = (int((size[0] - side) * across), (size[1] - side) // 2)
    tones = shades(palette.band(colors))
    image.paste(tones.deep, (*at, at[0] + side, at[1] + side), _plate(side))
    image.paste(tones.light, (*at, at[0] + side, at[1] + side), crest(key, side))
    return image


@lru_cache(maxsize=32)
def _plate(side: int) -> Image.Image:
    image = blank()
    disc(ImageDraw.Draw(image), 12, 12, 12)
    return image.resize((side, side), Image.Resampling.BOX)


# --- frames ---


@lru_cache(maxsize=64)
def rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """A smooth mask of a rectangle with round corners."""
    image = Image.new("L", size, 0)
    frame(image, (0, 0, *size), (255,), radius)
    return image


def frame(
    image: Image.Image,
    edges: tuple[int, int, int, int],
    colours: tuple[Colour | int, ...],
    radius: int,
    inside: Image.Image | None = None,
) -> None:
    """Nested smooth edges around `edges` (left, top, right, bottom; the last two outside), a pixel or more for each.

    The last colour fills what is within, or a picture of its size does.
    """
    left, top, right, bottom = edges
    radius = max(radius, 1)
    places = ((left, top), (left, bottom - radius), (right - radius, bottom - radius), (right - radius, top))
    corners = [image.crop((x, y, x + radius, y + radius)) for x, y in places]
    draw = ImageDraw.Draw(image)
    for no, colour in enumerate(colours):
        inset = no * u(1)
        draw.rectangle((left + inset, top + inset, right - inset - 1, bottom - inset - 1), colour)
    inset = (len(colours) - 1) * u(1)
    if inside:
        image.paste(inside, (left + inset, top + inset))
    for turns, (place, corner) in enumerate(zip(places, corners, strict=True)):
        _round(corner, image.crop((*place, place[0] + radius, place[1] + radius)), colours[:-1], turns)
        image.paste(corner, place)


def _round(ground: Image.Image, within: Image.Image, colours: tuple[Colour | int, ...], turns: int) -> None:
    """Lays the round edges of a corner on its ground, and what is within them."""
    radius = ground.width
    for no, colour in enumerate(colours):
        ground.paste(colour, (0, 0, radius, radius), _corner(radius, no * u(1), turns))
    ground.paste(within, (0, 0), _corner(radius, len(colours) * u(1), turns))


@lru_cache(maxsize=256)
def _corner(radius: int, inset: int, turns: int) -> Image.Image:
    """A smooth mask of a round corner that lies `inset` pixels within; the upper left, or turned to the left."""
    large = Image.new("L", (8 * radius, 8 * radius), 0)
    ImageDraw.Draw(large).ellipse((8 * inset, 8 * inset, 16 * radius - 8 * inset - 1, 16 * radius - 8 * inset - 1), 255)
    return large.resize((radius, radius), Image.Resampling.BOX).rotate(90 * turns)


def medal(image: Image.Image, at: tuple[int, int], sign: str, side: int, colours: tuple[Colour, Colour]) -> None:
    """A sign on a round ground with an edge, `side` pixels square; `colours`: ground, sign."""
    image.paste(colours[1], (at[0], at[1], at[0] + side, at[1] + side), _plate(side))
    inner = side - 2 * u(1)
    left, top = at[0] + u(1), at[1] + u(1)
    image.paste(colours[0], (left, top, left + inner, top + inner), _plate(inner))
    size = side * 6 // 10
    stamp(image, (at[0] + (side - size) // 2, at[1] + (side - size) // 2), sign, size, colours[1])
