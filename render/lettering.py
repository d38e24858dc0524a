"""Text on pictures: fonts, measuring, writing. Names are other people's words, so any character may come."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from PIL import ImageDraw, ImageFont

from render.icons import NAMES, stamp
from render.kept import Latest
from render.palette import Colour

SCALE: Final = 1.8
"""Pixels for one unit; a board is 530 units wide."""
ELLIPSIS: Final = "…"
SIGN: Final[Mapping[str, str]] = MappingProxyType({name: chr(0xE000 + no) for no, name in enumerate(NAMES)})
"""By the name of one of our signs, the character of private use that is drawn as it within a text."""

_DRAWN: Final = MappingProxyType({character: name for name, character in SIGN.items()})
_PARTS: Final = re.compile(f"([{chr(0xE000)}-{chr(0xE000 + len(NAMES) - 1)}])")
_SIDE: Final = 0.92

_LETTERS: Final[Latest[Any]] = Latest(8 << 20, lambda made: int(made[0].size[0] * made[0].size[1]))
_LEADING: Final = 1.2
_ASCENT: Final = 0.92
_LOOKALIKES: Final = {"Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "ı": "i", "Ħ": "H", "ħ": "h"}


def u(units: float) -> int:
    """Units in pixels."""
    return round(units * SCALE)


class _Remembering(ImageFont.FreeTypeFont):
    """A font that keeps what it has drawn lately: most words of a board were on the last one too."""

    def getmask2(self, *args: Any, **how: Any) -> Any:
        """As the font draws it; not to be changed."""
        key = (self, args, *sorted(how.items()))
        return _LETTERS.get(key, lambda: ImageFont.FreeTypeFont.getmask2(self, *args, **how))


@cache
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The bundled font at a size in pixels. Basic layout, since pictures must not depend on a text-shaping library."""
    name = "KotatsuSansJP-Bold.otf" if bold else "KotatsuSansJP-Regular.otf"
    path = Path(__file__).parent / "fonts" / name
    return _Remembering(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """The text as one line of visible characters: composed, with no controls, joiners or direction marks.

    A character that the font lacks stays, and is drawn as the font's crossed box. Nothing to see becomes "□".
    """
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(" " if each.isspace() else each for each in composed if each.isspace() or _visible(each))
    return " ".join(shown.split()) or ("□" if text else "")


def _visible(character: str) -> bool:
    selector = "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"
    return not selector and unicodedata.category(character) not in {"Cc", "Cf", "Cs"}


@lru_cache(maxsize=4096)
def legible(text: str) -> str:
    """The clean text with plain letters for those that the font lacks only in this form ("𝓐" -> "A", "ş" -> "s")."""
    return "".join(each if _has(each) else _plainer(each) for each in clean(text))


def _plainer(character: str) -> str:
    """A plain form that the font has, else the character itself, which is drawn as a crossed box."""
    letter = _LOOKALIKES.get(character, unicodedata.normalize("NFKC", character))
    base = "".join(each for each in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(each))
    return next((form for form in (letter, base) if form and all(_has(each) for each in form)), character)


@lru_cache(maxsize=4096)
def _has(character: str) -> bool:
    """Whether the font has a picture of its own for a character, or we have a sign for it."""
    return character == " " or character in _DRAWN or _outline(character) != _outline("\U0010ffff")


def _outline(character: str) -> tuple[tuple[int, int], bytes]:
    mask = font(32).getmask(character)
    return mask.size, bytes(mask)


@lru_cache(maxsize=8192)
def width(text: str, size: int, bold: bool = False) -> float:
    """How many pixels a line takes."""
    pieces = _PARTS.split(text)
    return sum(font(size, bold).getlength(piece) for piece in pieces[::2]) + len(pieces) // 2 * size


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, room: int, bold: bool = False) -> str:
    """One line that fits into `room` pixels, shortened with an ellipsis if it must be."""
    text = legible(text)
    if width(text, size, bold) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if width(text[:middle] + ELLIPSIS, size, bold) <= room else (low, middle - 1)
    return text[:low].rstrip() + ELLIPSIS


def write(
    draw: ImageDraw.ImageDraw, at: tuple[int, int], text: str, size: int, colour: Colour, bold: bool = False
) -> None:
    """Writes one line with its top left corner at a point; the line is `leading(size)` high."""
    x: float = at[0]
    for no, piece in enumerate(_PARTS.split(text)):
        if no % 2:
            side = round(size * _SIDE)
            stamp(draw._image, (round(x), at[1] + (leading(size) - side) // 2), _DRAWN[piece], side, colour)
            x += size
        elif piece:
            draw.text((round(x), at[1] + round(size * _ASCENT)), piece, fill=colour, font=font(size, bold), anchor="ls")
            x += width(piece, size, bold)


def write_lines(
    draw: ImageDraw.ImageDraw,
    at: tuple[int, int],
    lines: Sequence[str],
    size: int,
    colour: Colour,
    bold: bool = False,
) -> int:
    """Writes lines below each other; where the next would begin."""
    for no, text in enumerate(lines):
        write(draw, (at[0], at[1] + no * leading(size)), text, size, colour, bold)
    return at[1] + leading(size) * len(lines)


def leading(size: int) -> int:
    """The height of a line in pixels."""
    return round(size * _LEADING)
