"""An operator's own pictures of cards: one file a card, in a folder of each game. None come with the project."""

from __future__ import annotations

import logging
import re
import stat
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageOps

from render import palette
from render.kept import kept

ENDINGS: Final = ("png", "jpg", "webp")
MOST_BYTES: Final = 8_000_000
MOST_PIXELS: Final = 16_000_000
_FORMATS: Final = ("PNG", "JPEG", "WEBP")
_NAME: Final = re.compile(r"\w[\w.+-]*")
_MIDDLE: Final = (0.5, 0.35)
"""Where the middle of what is kept lies when a picture is cropped: faces are mostly above the middle."""

_STEPS: Final = (0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5)
_CONTRAST: Final = 52

log = logging.getLogger(__name__)


class Art(NamedTuple):
    """A picture file as it was found: equal for equal content, so that what is drawn with it can be remembered."""

    path: str
    changed: int
    size: int

    def fitted(self, width: int, height: int) -> Image.Image | None:
        """The picture cropped to a size in pixels, in the shared palette; None where it cannot be used.

        May be called from any thread; the pictures of the last calls are kept, and must not be changed.
        """
        return _fitted(self, width, height)


class Gallery:
    """The pictures under FOLDER/GAME/KEY.png (or .jpg, .webp), looked up anew each time; none without a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    def art(self, game: str, key: str) -> Art | None:
        """The picture of a card, not yet read; None where there is no file. A colon in a key is a "_" in the name."""
        name = key.replace(":", "_")
        if self._folder is None or not _NAME.fullmatch(name):
            return None
        paths = (self._folder / game / f"{name}.{ending}" for ending in ENDINGS)
        return next((art for art in map(_art_at, paths) if art), None)


NO_ART: Final = Gallery()


def _art_at(path: Path) -> Art | None:
    try:
        facts = path.stat()
    except (OSError, ValueError):
        return None
    return Art(str(path), facts.st_mtime_ns, facts.st_size) if stat.S_ISREG(facts.st_mode) else None


@kept
def _fitted(art: Art, width: int, height: int) -> Image.Image | None:
    try:
        with Image.open(art.path, formats=_FORMATS) as image:
            _check(art, image)
            return _reduced(image, (width, height))
    except Exception as error:  # what a decoder makes of a broken file may raise anything
        _complain(art, str(error) or type(error).__name__)
        return None


def _check(art: Art, image: Image.Image) -> None:
    """Before anything is unpacked: the sizes that a header promises. Raises ValueError."""
    if art.size > MOST_BYTES:
        raise ValueError(f"more than {MOST_BYTES} bytes")
    if image.width * image.height > MOST_PIXELS:
        raise ValueError(f"{image.width} x {image.height} is more than {MOST_PIXELS} pixels")


def _reduced(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Cropped, on a card's ground where it lets light through; dots of the palette mix the colours that it lacks.

    The dots lie in a raster, which takes half as many bytes as dots that follow the picture.
    """
    image.draft("RGB", (size[0] * 2, size[1] * 2))
    upright = ImageOps.exif_transpose(image).convert("RGBA")
    fitted = ImageOps.fit(upright, size, Image.Resampling.LANCZOS, centering=_MIDDLE)
    ground = Image.new("RGBA", size, (*palette.CARD, 255))
    laid = Image.alpha_composite(ground, fitted).convert("RGB")
    return palette.reduced(ImageChops.add(laid, _raster(size), 1, -128))


@kept
def _raster(size: tuple[int, int]) -> Image.Image:
    """Lighter and darker dots about a middle grey, in squares of sixteen."""
    square = Image.new("L", (4, 4))
    square.putdata([128 + round(_CONTRAST * (step / 15 - 0.5)) for step in _STEPS])
    sheet = Image.new("L", size)
    for top in range(0, size[1], 4):
        for left in range(0, size[0], 4):
            sheet.paste(square, (left, top))
    return Image.merge("RGB", (sheet, sheet, sheet))


@lru_cache(maxsize=1024)
def _complain(art: Art, why: str) -> None:
    """Once for each file as it stands."""
    log.warning("%s is not shown: %s", art.path, why)
