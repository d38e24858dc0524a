"""Pictures one after another as one that moves."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image

from render import palette

MOST_BYTES: Final = 8 * 1024 * 1024
MOST_FRAMES: Final = 60
WIDTH: Final = 780
FRAME_MS: Final = 1600
LAST_MS: Final = 5000

_SMALLER: Final = 0.8


def film(pictures: Iterable[bytes], most: int = MOST_BYTES) -> bytes:
    """A GIF of PNG pictures, 780 pixels wide or less, of at most `most` bytes; from any thread.

    It is as tall as the tallest of them. Equal pictures give equal bytes. Raises ValueError for none or too many.
    """
    frames = [_fitted(picture) for picture in pictures]
    if not 0 < len(frames) <= MOST_FRAMES:
        raise ValueError(f"{len(frames)} pictures")
    data = _gif(frames)
    while len(data) > most:
        share = max(min((most / len(data)) ** 0.5 * 0.95, _SMALLER), 0.1)
        frames = [_scaled(frame.convert("RGB"), share) for frame in frames]
        data = _gif(frames)
    return data


def _fitted(picture: bytes) -> Image.Image:
    with Image.open(io.BytesIO(picture)) as image:
        return _scaled(image.convert("RGB"), min(WIDTH / image.width, 1.0))


def _scaled(image: Image.Image, share: float) -> Image.Image:
    size = (max(round(image.width * share), 1), max(round(image.height * share), 1))
    return palette.reduced(image.resize(size, Image.Resampling.BOX))


def _gif(frames: Sequence[Image.Image]) -> bytes:
    size = (max(frame.width for frame in frames), max(frame.height for frame in frames))
    first, *others = [_mounted(frame, size) for frame in frames]
    lasting = [*[FRAME_MS] * len(others), LAST_MS]
    file = io.BytesIO()
    first.save(file, "GIF", save_all=True, append_images=others, duration=lasting, loop=0, disposal=1, optimize=False)
    return file.getvalue()


def _mounted(frame: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture on a ground of the film's size."""
    image = palette.sheet(size, palette.TABLE)
    image.paste(frame, ((size[0] - frame.width) // 2, 0))
    return image
