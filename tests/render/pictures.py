"""Reads pictures back, compares them, and listens to what is written on them."""

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image, ImageChops, ImageDraw, ImageFont

from render import kept
from render.palette import Colour, contrast


def opened(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("RGB")


def difference(one: bytes, other: bytes) -> tuple[int, int, int, int] | None:
    """The box of all pixels that differ."""
    first, second = opened(one), opened(other)
    height = max(first.height, second.height)
    sheets = [Image.new("RGB", (image.width, height)) for image in (first, second)]
    for blank, image in zip(sheets, (first, second), strict=True):
        blank.paste(image)
    return ImageChops.difference(*sheets).getbbox()


class Written(NamedTuple):
    """A text as it was drawn: on which picture, where, how large, how well it can be told from its ground."""

    text: str
    size: int
    box: tuple[int, int, int, int]
    picture: int
    bounds: tuple[int, int]
    contrast: float


def _ground(image: Image.Image, box: tuple[int, int, int, int]) -> Colour:
    """The commonest colour within a box."""
    colours = image.crop(box).getcolors(1 << 16)
    assert colours
    return max(colours)[1]


@contextmanager
def listening() -> Iterator[list[Written]]:
    """Everything that is written while the caches are empty."""
    heard: list[Written] = []
    draw_text = ImageDraw.ImageDraw.text

    def text(
        draw: ImageDraw.ImageDraw,
        xy: tuple[int, int],
        text: str,
        fill: Colour,
        font: ImageFont.FreeTypeFont,
        anchor: str,
    ) -> None:
        left, top, right, bottom = (round(each) for each in draw.textbbox(xy, text, font, anchor))
        box = (left, top, max(right, left + 1), max(bottom, top + 1))
        ground = _ground(draw._image, box)
        heard.append(Written(text, int(font.size), box, id(draw._image), draw._image.size, contrast(fill, ground)))
        kept.append(draw._image)
        draw_text(draw, xy, text, fill=fill, font=font, anchor=anchor)

    kept: list[Image.Image] = []
    forget()
    with patch.object(ImageDraw.ImageDraw, "text", text):
        yield heard
    forget()


def forget() -> None:
    """Empties the caches of drawn parts; fonts, signs and patterns stay."""
    kept.PICTURES.forget()


def assert_readable(heard: Sequence[Written]) -> None:
    """Nothing runs over its right or lower edge, and everything stands out from its ground."""
    for one in heard:
        assert one.box[2] <= one.bounds[0], one
        assert one.box[3] <= one.bounds[1], one
        assert one.contrast >= 4.5, one


def assert_apart(heard: Sequence[Written]) -> None:
    """There is text, all of it is within its picture and readable, and no text touches another."""
    assert heard
    assert_readable(heard)
    for one in heard:
        assert min(one.box[:2]) >= 0, one
    for one, other in combinations(heard, 2):
        if one.picture == other.picture:
            apart = (
                one.box[2] <= other.box[0] + 1
                or other.box[2] <= one.box[0] + 1
                or one.box[3] <= other.box[1] + 1
                or other.box[3] <= one.box[1] + 1
            )
            assert apart, (one, other)
