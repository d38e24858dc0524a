"""A board while it is being laid out: pictures still to be painted, panels and boxes, from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from render.encode import STRIP
from render.palette import Colour

_SLACK: Final = 1.4
"""How much taller than the tallest picture a pile of small ones may be."""


class Box(NamedTuple):
    """A rectangle in pixels: left, top, right, bottom, the last two outside."""

    left: int
    top: int
    right: int
    bottom: int

    def moved(self, x: int, y: int) -> Box:
        """The same, so many pixels farther to the right and below."""
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)


class Way(NamedTuple):
    """An arrow from one box to another; `lively`: of what goes on just now, else of what has happened. `facing`: it
    rather leaves and enters where the two face each other, else at their tops."""

    start: Box
    end: Box
    lively: bool = False
    facing: bool = False


class Part(NamedTuple):
    """A picture in the shared palette: its size, and how it is painted once it is known that it is wanted.

    `stretched` gives the same picture in another height, where it can be had taller.
    """

    width: int
    height: int
    paint: Callable[[], Image.Image]
    stretched: Callable[[int], Part] | None = None


class Panel(NamedTuple):
    """The ground of a seat's side, whether it is that seat's turn, and whether there is room for a pattern."""

    box: Box
    ground: Colour
    active: bool
    woven: bool


class BoardLayout(NamedTuple):
    """A board laid out: its size, pictures with their places, seats' panels, and each piece's box by reference.

    `ways` are the arrows, `written` what they must not cross, `pages` the upper and lower edges of the pictures
    as which it is shown one below the other.
    """

    width: int
    height: int
    parts: tuple[tuple[Part, int, int], ...]
    panels: tuple[Panel, ...]
    pieces: Mapping[int, Box]
    seats: Mapping[int, Box]
    ways: tuple[Way, ...] = ()
    written: tuple[Box, ...] = ()
    pages: tuple[tuple[int, int], ...] = ()


Tiles = Sequence[tuple[Sequence[int], Part]]
"""Pictures of pieces, each with their references."""


class Canvas:
    """Puts pictures under each other; used for one layout. `y` is where the next one goes.

    `heads` are the boxes that say who a seat is, `gone` those of cards that have left play, by seat and key.
    `facing`: the two sides' pieces face each other. `is_inset`: it will be joined to another one. `is_close`: no
    height is left free for the sake of strips.
    """

    def __init__(self, across: int, *, woven: bool = True, is_inset: bool = False, is_close: bool = False) -> None:
        self.across = across
        self.is_inset = is_inset
        self.is_close = is_close
        self.woven = woven
        self.y = 0
        self.parts: list[tuple[Part, int, int]] = []
        self.panels: list[Panel] = []
        self.pieces: dict[int, Box] = {}
        self.seats: dict[int, Box] = {}
        self.heads: dict[int, Box] = {}
        self.gone: dict[tuple[int, str], Box] = {}
        self.ways: tuple[Way, ...] = ()
        self.written: list[Box] = []
        self.facing = False
        self.cuts: list[int] = []
        self.inner_cuts: list[int] = []

    def put(self, part: Part, x: int, y: int | None = None, *, bare: int = 0) -> Box:
        """A picture at a place; the next one goes where it would have gone. `bare`: so many pixels at its left and at
        its right hold nothing."""
        top = self.y if y is None else y
        self.parts.append((part, x, top))
        self.written.append(Box(x + bare, top, x + part.width - bare, top + part.height))
        return Box(x, top, x + part.width, top + part.height)

    def stack(self, part: Part, x: int = 0) -> Box:
        """A picture, with the next one below."""
        box = self.put(part, x)
        self.y = box.bottom
        return box

    def rows(self, tiles: Tiles, left: int, room: int, gap: int) -> None:
        """Pictures in rows of as many as there is room for; where a row is full, small ones of one width share a place.

        Those that can be stretched are as tall as their row.
        """
        for row in (_level(row, gap) for row in _rows(tiles, room, gap)):
            x = left
            for pile in row:
                y = self.y
                for refs, part in pile:
                    self.pieces |= dict.fromkeys(refs, self.put(part, x, y))
                    y += part.height + gap
                x += pile[0][1].width + gap
            self.y += max(_tall(pile, gap) for pile in row) + gap

    def settle(self, ahead: int = 0) -> None:
        """Go on where a strip of the picture begins, so that what follows is the same strips, wherever it stands.

        `ahead`: so many pixels before that.
        """
        self.y += 0 if self.is_inset or self.is_close else -(self.y + ahead) % STRIP

    def cut(self, *, within: bool = False) -> None:
        """A picture may end here: between two sides, or `within` one where it is too tall by itself."""
        (self.inner_cuts if within else self.cuts).append(self.y)

    def join(self, other: Canvas, x: int, y: int) -> None:
        """All that lies on another canvas, so many pixels farther to the right and below."""
        self.parts += [(part, x + left, y + top) for part, left, top in other.parts]
        self.written += [box.moved(x, y) for box in other.written]
        self.pieces |= {ref: box.moved(x, y) for ref, box in other.pieces.items()}
        self.heads |= {seat: box.moved(x, y) for seat, box in other.heads.items()}
        self.gone |= {card: box.moved(x, y) for card, box in other.gone.items()}
        self.facing = self.facing or other.facing

    def panel(self, seat: int, box: Box, ground: Colour, *, active: bool) -> None:
        """The ground of a seat's side."""
        self.panels.append(Panel(box, ground, active, self.woven))
        self.seats[seat] = box

    def laid(self) -> BoardLayout:
        """What has been laid so far."""
        return BoardLayout(
            self.across,
            self.y,
            tuple(self.parts),
            tuple(self.panels),
            self.pieces,
            self.seats,
            self.ways,
            tuple(self.written),
            ((0, self.y),),
        )

    def parted(self, tallest: int) -> BoardLayout:
        """The same in as few pictures as are no taller than that, if it can be, each of whole sides rather than not."""
        edges = [0]
        for start, end in pairwise((0, *self.cuts, self.y)):
            if end - edges[-1] > tallest and start > edges[-1]:
                edges.append(start)
            if end - edges[-1] > tallest:
                inner = [each for each in self.inner_cuts if start < each < end]
                edges += _ends(start, end, inner, tallest)
        return self.laid()._replace(pages=tuple(pairwise((*edges, self.y))))


def _ends(start: int, end: int, cuts: Sequence[int], tallest: int) -> list[int]:
    """Where pictures of what is too tall end, all about as high as each other."""
    count = -(-(end - start) // tallest)
    wanted = [start + (end - start) * no // count for no in range(1, count)]
    return sorted({min((abs(each - at), each) for each in cuts)[1] for at in wanted}) if cuts else []


Pile = list[tuple[Sequence[int], Part]]


def _tall(pile: Pile, gap: int) -> int:
    return sum(part.height + gap for _, part in pile) - gap


def _level(row: list[Pile], gap: int) -> list[Pile]:
    tall = max(_tall(pile, gap) for pile in row)
    return [
        [(refs, part.stretched(tall) if part.stretched and len(pile) == 1 else part) for refs, part in pile]
        for pile in row
    ]


def _columns(tiles: Tiles, room: int, gap: int) -> list[Pile]:
    """Pictures of one width, in turn on one pile after the other, so that none leaves its place for another's size."""
    count = min(max(1, (room + gap) // (tiles[0][1].width + gap)), len(tiles))
    piles: list[Pile] = [[] for _ in range(count)]
    for no, tile in enumerate(tiles):
        piles[no % count].append(tile)
    return piles


def _rows(tiles: Tiles, room: int, gap: int) -> Iterator[list[Pile]]:
    tallest = max((part.height for _, part in tiles), default=0) * _SLACK
    if len({part.width for _, part in tiles}) == 1 and not any(part.stretched for _, part in tiles):
        yield _columns(tiles, room, gap)
        return
    row: list[Pile] = []
    used = 0
    for refs, part in tiles:
        home = next(
            (
                pile
                for pile in row
                if pile[0][1].width == part.width
                and not pile[0][1].stretched
                and not part.stretched
                and _tall(pile, gap) + gap + part.height <= tallest
            ),
            None,
        )
        if row and used + part.width > room:
            if home:
                home.append((refs, part))
                continue
            yield row
            row, used = [], 0
        row.append([(refs, part)])
        used += part.width + gap
    if row:
        yield row
