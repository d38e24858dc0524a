"""Colours. All pictures share one palette of 256: a picture is a third of the size, and is written ten times faster."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, product
from threading import Lock
from typing import Final, NamedTuple

from PIL import Image

from render.encode import TALL, encoded, estimated

Colour = tuple[int, int, int]

TABLE: Final[Colour] = (19, 20, 31)
PANEL: Final[Colour] = (33, 36, 54)
TURN: Final[Colour] = (70, 40, 34)
CARD: Final[Colour] = (50, 53, 65)
FOOT: Final[Colour] = (17, 16, 22)
LINE: Final[Colour] = (122, 128, 146)
WHITE: Final[Colour] = (248, 249, 252)
SOFT: Final[Colour] = (204, 206, 216)
GOLD: Final[Colour] = (255, 214, 92)
BRASS: Final[Colour] = (166, 124, 52)
RED: Final[Colour] = (196, 28, 48)
ORANGE: Final[Colour] = (255, 158, 66)
ARROW: Final[Colour] = (176, 74, 20)
GLOW: Final[Colour] = (112, 232, 214)
OWN: Final[Colour] = (64, 255, 64)
OPPOSING: Final[Colour] = (255, 64, 64)
PLAIN: Final[Colour] = (74, 80, 98)
PAPER: Final[Colour] = (246, 238, 219)
WORN: Final[Colour] = (204, 197, 184)
SEPIA: Final[Colour] = (88, 64, 44)

INKS: Final[Mapping[str, Colour]] = {
    "amber": (140, 86, 0),
    "amethyst": (104, 54, 150),
    "emerald": (14, 102, 58),
    "ruby": (158, 26, 62),
    "sapphire": (16, 88, 158),
    "steel": (80, 90, 104),
}
KINDRED: Final[Mapping[str, str]] = {
    "yellow": "amber",
    "orange": "amber",
    "purple": "amethyst",
    "green": "emerald",
    "red": "ruby",
    "pink": "ruby",
    "blue": "sapphire",
    "white": "steel",
}

NUMBERS: Final[Mapping[str, Colour]] = {
    "strength": ORANGE,
    "willpower": SOFT,
    "lore": GOLD,
    "idea": GOLD,
    "physical": ORANGE,
}
"""The signs of a card's numbers."""


class Shades(NamedTuple):
    """The tones of an ink: for grounds under white letters, for woven lines on it, for edges, for figures."""

    deep: Colour
    weave: Colour
    edge: Colour
    light: Colour


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two; 0 is the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@cache
def shades(deep: Colour) -> Shades:
    """The tones that belong to a deep colour."""
    return Shades(deep, mixed(deep, WHITE, 0.16), mixed(deep, GOLD, 0.42), mixed(deep, PAPER, 0.78))


_GROUNDS = (TABLE, PANEL, TURN, FOOT)
_BANDS = (*INKS.values(), PLAIN)
TEXT_PAIRS: Final[tuple[tuple[Colour, Colour], ...]] = (
    *((ink, ground) for ground in (*_GROUNDS, CARD) for ink in (WHITE, SOFT)),
    *((GOLD, ground) for ground in (*_GROUNDS, CARD)),
    *((WHITE, band) for band in (*_BANDS, RED, ARROW)),
    *((ink, paper) for paper in (PAPER, WORN) for ink in (FOOT, SEPIA)),
    (FOOT, GOLD),
    (FOOT, ORANGE),
    (ORANGE, FOOT),
    (FOOT, WHITE),
    (FOOT, SOFT),
    (GLOW, FOOT),
    (FOOT, GLOW),
    (GLOW, PANEL),
    (GLOW, TURN),
)
"""Every pair of text colour and ground that is drawn; each has a contrast of 4.5 or more."""

_EDGE_PAIRS = (
    (LINE, PANEL),
    (LINE, TURN),
    (LINE, TABLE),
    (BRASS, PANEL),
    (BRASS, TURN),
    (BRASS, TABLE),
    (ORANGE, PANEL),
    (ORANGE, TURN),
    (RED, WHITE),
    (PAPER, PANEL),
    *((shades(deep).light, deep) for deep in _BANDS),
    *((shades(deep).edge, FOOT) for deep in _BANDS),
)
CLOTHS: Final[Mapping[Colour, Colour]] = {TABLE: (27, 29, 44), PANEL: (40, 43, 64), TURN: (82, 48, 39)}
"""The woven lines of a ground."""

_STEPS = 4
_NEAR = 12
_CUBE = (0, 64, 128, 191, 255)
_COARSE = 40
MOST_BYTES: Final = 200_000
LAST_BYTES: Final = 300_000
LEAST_WIDTH: Final = 560
_WIDTHS: Final = ((1.0, 0.81), (0.8, 0.75), (0.75, 0.72), (0.7, 0.67), (0.63, 0.58), (0.59, 0.53))
"""Shares of its width at which a picture in named colours is tried, and how many of its bytes are then left of it."""

DRAWING: Final = Lock()
"""Held while letters are set: a font may serve one thread at a time."""


def ink(color: str) -> str:
    """The ink that a colour is drawn as, "" for none."""
    name = KINDRED.get(color, color)
    return name if name in INKS else ""


def band(colors: tuple[str, ...]) -> Colour:
    """The ground of a card's title for its first ink; plain for a card without one that is known."""
    return INKS.get(ink(colors[0]), PLAIN) if colors else PLAIN


def contrast(ink: Colour, ground: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2.1, relative luminance)."""
    high, low = sorted((_luminance(ink), _luminance(ground)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _between(start: Colour, end: Colour) -> Iterator[Colour]:
    return (mixed(start, end, step / _STEPS) for step in range(1, _STEPS))


def _apart(one: Colour, other: Colour) -> int:
    """How far two colours are apart, about as the eye sees it."""
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return (2 * red * red + 4 * green * green + blue * blue) // 4


@cache
def colours() -> tuple[Colour, ...]:
    """The palette: named colours and tones, the steps where letters and edges meet their ground, then a coarse cube.

    A step is left out where a colour near it is there already.
    """
    pairs = (*TEXT_PAIRS, *_EDGE_PAIRS)
    tones = chain.from_iterable(shades(deep) for deep in _BANDS)
    chosen = dict.fromkeys((*chain.from_iterable(pairs), *tones, *CLOTHS.values()))
    cube = ((red, green, blue) for red, green, blue in product(_CUBE, repeat=3))
    for step in (*chain.from_iterable(_between(*pair) for pair in pairs), *cube):
        if all(_apart(step, other) > _NEAR * _NEAR for other in chosen):
            chosen[step] = None
    assert len(chosen) <= 256, "the palette is full"
    return tuple(chosen)


@cache
def _palette(count: int) -> Image.Image:
    """The first colours of the shared palette."""
    image = Image.new("P", (1, 1))
    image.putpalette(tuple(chain.from_iterable(colours()[:count])))
    return image


def sheet(size: tuple[int, int], colour: Colour) -> Image.Image:
    """An empty picture in the shared palette."""
    image = Image.new("P", size, colours().index(colour))
    image.putpalette(tuple(chain.from_iterable(colours())))
    return image


def reduced(image: Image.Image) -> Image.Image:
    """A drawn RGB picture in the shared palette."""
    return image.quantize(palette=_palette(256), dither=Image.Dither.NONE)


def png(image: Image.Image) -> bytes:
    """A picture's bytes, at most 200 KB: one that would take more has fewer shades, then it is smaller, nothing cut.

    Before it would become narrower than 560 pixels it may have 300 KB. How much it takes is estimated, so that as a
    rule it is compressed once.
    """
    expected = estimated(image)
    if expected <= MOST_BYTES:
        data = encoded(image)
        if len(data) <= MOST_BYTES:
            return data
        expected = len(data)
    plain = _plain(image)
    for share, left in _WIDTHS:
        if share * image.width >= LEAST_WIDTH and expected * left <= MOST_BYTES:
            data = encoded(_smaller(plain, share), TALL)
            if len(data) <= MOST_BYTES:
                return data
    share = LEAST_WIDTH / image.width
    while len(data := encoded(_smaller(plain, share), TALL)) > LAST_BYTES:
        share *= 0.94
    return data


@cache
def _named() -> tuple[int, ...]:
    """For each colour of the palette, the named one that is nearest."""
    every = colours()
    nearest = [min(range(_COARSE), key=lambda no: _apart(each, every[no])) for each in every]
    return (*nearest, *range(len(nearest), 256))


def _plain(image: Image.Image) -> Image.Image:
    """In the named colours alone: letters have fewer shades at their edges, and a woven ground is even."""
    return image.point(_named())


def _smaller(image: Image.Image, share: float) -> Image.Image:
    """A plain picture reduced in size."""
    if share >= 1:
        return image
    size = (round(image.width * share), round(image.height * share))
    resized = image.convert("RGB").resize(size, Image.Resampling.BOX)
    return resized.quantize(palette=_palette(_COARSE), dither=Image.Dither.NONE)
