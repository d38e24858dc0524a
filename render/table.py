"""A table as it is laid on a board, and how a game lays its own: an object of each game, in render/games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.kernel.views.view import SeatView, View
from render.canvas import Canvas, Part
from render.changes import Changes
from render.deeds import Deeds
from render.face import PieceFace
from render.names import BoardNames
from render.palette import Colour

Tile = Callable[[PieceFace, Colour], Part]


class Size(NamedTuple):
    """A way to draw a board: how its pieces look, its width in pixels, and the height up to which it is taken.

    `woven`: whether the seats' grounds have a pattern. `rail`: how many pixels at the left hold who sits there; 0 where
    that stands above and below the pieces. `tight`: heads hold numbers alone, and a line between two sides stands only
    where it says something.
    """

    tile: Tile
    across: int
    tallest: int
    woven: bool = True
    rail: int = 0
    tight: bool = False


class BoardContent(NamedTuple):
    """What a board shows: a view, what everything and everybody is called, what changed, each piece's face, which
    seat lies below, who did what to whom, and whether there is little height; `close`: so little that only what
    is said nowhere else stands there."""

    view: View
    names: BoardNames
    players: Sequence[str]
    changes: Changes
    faces: Mapping[int, PieceFace]
    below: int = 0
    deeds: Deeds = Deeds()
    tight: bool = False
    close: bool = False

    @property
    def downwards(self) -> list[SeatView]:
        """The seats from top to bottom: round the table, and the one that lies below last."""
        seats = list(self.view.seats)
        at = next((no for no, seat in enumerate(seats, 1) if seat.seat == self.below), 1)
        return [*seats[at:], *seats[:at]]


class Arrangement(ABC):
    """How a game's table lies. `sizes`: ways to draw it upright, the roomiest first; `wide`: ways to draw it at least
    16:10, of which the last is made wider where it is too tall."""

    sizes: Sequence[Size]
    wide: Sequence[Size]
    few: int = 6
    """So many pieces always stand in one picture, however long their names are."""

    def wider(self, size: Size, by: int) -> Size:
        """The last of the wide sizes, so many pixels wider."""
        return size._replace(across=size.across + by)

    @abstractmethod
    def lay(self, canvas: Canvas, table: BoardContent, size: Size) -> None:
        """Lay the seats' sides onto a board, below its headline."""
