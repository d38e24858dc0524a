"""A board while it is being laid out: pictures, panels and boxes, from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from render.palette import Colour


class Box(NamedTuple):
    """A rectangle in pixels: left, top, right, bottom, the last two outside."""

    left: int
    top: int
    right: int
    bottom: int


class Layout(NamedTuple):
    """A board laid out: its size, pictures with their places, seats' panels, and each piece's box by reference.

    `arrow` leads from one box to another.
    """

    width: int
    height: int
    parts: tuple[tuple[Image.Image, int, int], ...]
    panels: tuple[tuple[Box, Colour], ...]
    pieces: Mapping[int, Box]
    seats: Mapping[int, Box]
    arrow: tuple[Box, Box] | None


class Canvas:
    """Puts pictures under each other; used for one layout. `y` is where the next one goes."""

    def __init__(self, across: int) -> None:
        self.across = across
        self.y = 0
        self.parts: list[tuple[Image.Image, int, int]] = []
        self.panels: list[tuple[Box, Colour]] = []
        self.pieces: dict[int, Box] = {}
        self.seats: dict[int, Box] = {}
        self.arrow: tuple[Box, Box] | None = None

    def put(self, image: Image.Image, x: int, y: int | None = None) -> Box:
        """A picture at a place; the next one goes where it would have gone."""
        top = self.y if y is None else y
        self.parts.append((image, x, top))
        return Box(x, top, x + image.width, top + image.height)

    def stack(self, image: Image.Image, x: int = 0) -> Box:
        """A picture, with the next one below."""
        box = self.put(image, x)
        self.y = box.bottom
        return box

    def rows(self, tiles: Sequence[tuple[Sequence[int], Image.Image]], left: int, gap: int) -> None:
        """Pictures of pieces, each with their references, in rows of as many as there is room for."""
        for row in _rows(tiles, self.across - 2 * left, gap):
            x = left
            for refs, tile in row:
                self.pieces |= dict.fromkeys(refs, self.put(tile, x))
                x += tile.width + gap
            self.y += max(tile.height for _, tile in row) + gap

    def panel(self, seat: int, box: Box, ground: Colour) -> None:
        """The ground of a seat's side."""
        self.panels.append((box, ground))
        self.seats[seat] = box

    def laid(self) -> Layout:
        """What has been laid so far."""
        return Layout(self.across, self.y, tuple(self.parts), tuple(self.panels), self.pieces, self.seats, self.arrow)


Row = list[tuple[Sequence[int], Image.Image]]


def _rows(tiles: Sequence[tuple[Sequence[int], Image.Image]], room: int, gap: int) -> Iterator[Row]:
    row: Row = []
    x = 0
    for refs, tile in tiles:
        if row and x + tile.width > room:
            yield row
            row, x = [], 0
        row.append((refs, tile))
        x += tile.width + gap
    if row:
        yield row
