"""Colours. All pictures share one palette of 256: a picture is a third of the size, and is written ten times faster."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from threading import Lock
from typing import Final

from PIL import Image

Colour = tuple[int, int, int]

TABLE: Final[Colour] = (22, 23, 28)
PANEL: Final[Colour] = (36, 38, 47)
TURN: Final[Colour] = (34, 52, 76)
CARD: Final[Colour] = (50, 53, 65)
FOOT: Final[Colour] = (16, 17, 21)
LINE: Final[Colour] = (122, 128, 146)
WHITE: Final[Colour] = (248, 249, 252)
SOFT: Final[Colour] = (198, 204, 216)
GOLD: Final[Colour] = (255, 214, 92)
RED: Final[Colour] = (196, 28, 48)
ORANGE: Final[Colour] = (255, 158, 66)
ARROW: Final[Colour] = (176, 74, 20)
PLAIN: Final[Colour] = (74, 80, 98)

INKS: Final[Mapping[str, Colour]] = {
    "amber": (140, 90, 0),
    "amethyst": (112, 56, 150),
    "emerald": (20, 106, 56),
    "ruby": (158, 26, 62),
    "sapphire": (16, 92, 158),
    "steel": (86, 94, 106),
}
KINDRED: Final[Mapping[str, str]] = {
    "yellow": "amber", "orange": "amber", "purple": "amethyst", "green": "emerald",
    "red": "ruby", "pink": "ruby", "blue": "sapphire", "white": "steel",
}

_GROUNDS = (TABLE, PANEL, TURN, CARD, FOOT)
TEXT_PAIRS: Final[tuple[tuple[Colour, Colour], ...]] = (
    *((ink, ground) for ground in _GROUNDS for ink in (WHITE, SOFT)),
    *((GOLD, ground) for ground in (TABLE, PANEL, TURN, CARD, FOOT)),
    *((WHITE, band) for band in (*INKS.values(), PLAIN, RED, ARROW)),
    (FOOT, GOLD), (FOOT, ORANGE), (ORANGE, FOOT), (FOOT, WHITE), (FOOT, SOFT),
)
"""Every pair of text colour and ground that is drawn; each has a contrast of 4.5 or more."""

_EDGE_PAIRS = (
    (LINE, PANEL), (LINE, TURN), (LINE, TABLE), (LINE, CARD), (CARD, PANEL), (CARD, TURN), (ORANGE, PANEL), (RED, PANEL)
)
_STEPS = 7
MOST_BYTES: Final = 300_000

DRAWING: Final = Lock()
"""Held while letters are set: a font may serve one thread at a time."""


def band(colors: tuple[str, ...]) -> Colour:
    """The ground of a card's title for its first ink; plain for a card without one that is known."""
    name = colors[0] if colors else ""
    return INKS.get(KINDRED.get(name, name), PLAIN)


def contrast(ink: Colour, ground: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2.1, relative luminance)."""
    high, low = sorted((_luminance(ink), _luminance(ground)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
                        for part in (value / 255 for value in colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _between(start: Colour, end: Colour) -> Iterator[Colour]:
    for step in range(1, _STEPS):
        red, green, blue = (round(a + (b - a) * step / _STEPS) for a, b in zip(start, end, strict=True))
        yield red, green, blue


@cache
def colours() -> tuple[Colour, ...]:
    """The palette: each colour by itself first, then the steps between those that meet at an edge."""
    pairs = (*TEXT_PAIRS, *_EDGE_PAIRS)
    found = dict.fromkeys(chain(chain.from_iterable(pairs), chain.from_iterable(_between(*pair) for pair in pairs)))
    assert len(found) <= 256, "the palette is full"
    return tuple(found)


@cache
def _palette() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(tuple(chain.from_iterable(colours())))
    return image


def sheet(size: tuple[int, int], colour: Colour) -> Image.Image:
    """An empty picture in the shared palette."""
    image = Image.new("P", size, colours().index(colour))
    image.putpalette(tuple(chain.from_iterable(colours())))
    return image


def reduced(image: Image.Image) -> Image.Image:
    """A drawn RGB picture in the shared palette."""
    return image.quantize(palette=_palette(), dither=Image.Dither.NONE)


def png(image: Image.Image) -> bytes:
    """A picture's bytes, at most 300 KB of them: a picture beyond any ordinary size is written smaller, nothing cut."""
    data = _encoded(image)
    share = 1.0
    while len(data) > MOST_BYTES:
        share *= 0.9
        smaller = (round(image.width * share), round(image.height * share))
        data = _encoded(reduced(image.convert("RGB").resize(smaller, Image.Resampling.BOX)))
    return data


def _encoded(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=4)
    return out.getvalue()
