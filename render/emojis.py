"""Our signs as emojis: small pictures that stand within the text of a message, readable on dark and on light ground."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageFilter

from render.games import STYLES
from render.icons import mask
from render.palette import Colour

SYMBOL_SIGNS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {game: style.symbols for game, style in STYLES.items()}
)
"""By game, the sign of each symbol of its printed texts."""
EMOJI_SIGNS: Final = tuple(sorted({sign for symbols in SYMBOL_SIGNS.values() for sign in symbols.values()}))
"""The signs that stand for a symbol of some game."""
_SIDE, _SIGN, _EDGE = 128, 108, 7
"""Pixels: an emoji, the sign in it, and the edge around that."""
_FILL: Final[Colour] = (236, 186, 72)
_LINE: Final[Colour] = (58, 40, 12)


def emoji(sign: str) -> bytes:
    """One of our signs as a PNG of 128 by 128 pixels with a clear ground."""
    shape, at = Image.new("L", (_SIDE, _SIDE)), (_SIDE - _SIGN) // 2
    shape.paste(mask(sign, _SIGN), (at, at))
    around = shape.filter(ImageFilter.MaxFilter(2 * _EDGE + 1)).filter(ImageFilter.GaussianBlur(1))
    picture = Image.new("RGB", (_SIDE, _SIDE), _LINE)
    picture.paste(_FILL, (0, 0, _SIDE, _SIDE), shape)
    picture.putalpha(around)
    file = BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()
