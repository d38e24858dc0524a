"""The picture of the whole table, the same for every viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.kernel.card import Card
from engine.kernel.view import PieceView, SeatView, View
from render import palette
from render.face import Face, Names, face, letters
from render.lettering import u
from render.palette import Colour
from render.panel import MARGIN, NARROW, WIDTH, draw_head, draw_notes, draw_top, head, notes
from render.phrases import public
from render.tile import card_tile, plaque

LAST_LINES: Final = 4
_GAP: Final = u(6)
_ROOMY: Final = u(1020)
_FEW: Final = u(720)
_EMPTY: Final = u(24)

Tile = Callable[[Face, Colour], Image.Image]


class Box(NamedTuple):
    """A rectangle in pixels: left, top, right, bottom, the last two outside."""

    left: int
    top: int
    right: int
    bottom: int


class Layout(NamedTuple):
    """A board laid out: its size, pictures with their places, seats' panels, and each piece's box by reference."""

    width: int
    height: int
    parts: tuple[tuple[Image.Image, int, int], ...]
    panels: tuple[tuple[Box, Colour], ...]
    pieces: Mapping[int, Box]
    seats: Mapping[int, Box]


class _Table:
    """Puts pictures under each other; used for one layout."""

    def __init__(self, across: int) -> None:
        self.across = across
        self.y = 0
        self.parts: list[tuple[Image.Image, int, int]] = []
        self.panels: list[tuple[Box, Colour]] = []
        self.pieces: dict[int, Box] = {}
        self.seats: dict[int, Box] = {}

    def put(self, image: Image.Image, x: int) -> Box:
        self.parts.append((image, x, self.y))
        return Box(x, self.y, x + image.width, self.y + image.height)

    def stack(self, image: Image.Image, x: int = 0) -> Box:
        box = self.put(image, x)
        self.y = box.bottom
        return box


def layout(
    view: View, cards: Mapping[str, Card], lang: str, names: Sequence[str] = (), lines: Sequence[str] = ()
) -> Layout:
    """Where everything lies. Few pieces make a narrow board, which is shown larger; very many are drawn as plaques."""
    build = partial(_laid, public(view), Names(cards, lang), names, tuple(lines)[-LAST_LINES:])
    narrow = build(card_tile, NARROW)
    if narrow.height <= _FEW:
        return narrow
    roomy = build(card_tile, WIDTH)
    return roomy if roomy.height <= _ROOMY else build(plaque, WIDTH)


def _laid(view: View, cards: Names, players: Sequence[str], lines: Sequence[str], tile: Tile, across: int) -> Layout:
    table = _Table(across)
    table.stack(draw_top(view, players, cards.lang, across))
    places = letters(view)
    for seat in view.seats:
        shown = head(seat, view, players, cards)
        ground = palette.TURN if shown.active else palette.PANEL
        start = table.y
        table.stack(draw_head(shown, across - 2 * MARGIN), MARGIN)
        faces = {piece.ref: face(piece, view, cards, places) for piece in _in_order(seat)}
        _field(table, {ref: tile(each, ground) for ref, each in faces.items()})
        box = Box(MARGIN, start, across - MARGIN, table.y)
        table.panels.append((box, ground))
        table.seats[seat.seat] = box
        table.y += u(6)
    below = draw_notes(notes(view, players, cards, lines), across)
    if below:
        table.stack(below)
    return Layout(across, table.y, tuple(table.parts), tuple(table.panels), table.pieces, table.seats)


def _in_order(seat: SeatView) -> list[PieceView]:
    """Characters, then locations, then everything else, each in the order of the view."""
    rank = {"character": 0, "location": 1}
    return sorted(seat.pieces, key=lambda piece: rank.get(piece.kind, 2))


def _field(table: _Table, tiles: Mapping[int, Image.Image]) -> None:
    """A seat's pieces in rows, as many in each as there is room for."""
    table.y += _GAP
    for row in _rows(tiles, table.across - 2 * MARGIN - 2 * _GAP):
        x = MARGIN + _GAP
        for ref in row:
            table.pieces[ref] = table.put(tiles[ref], x)
            x += tiles[ref].width + _GAP
        table.y += max(tiles[ref].height for ref in row) + _GAP
    if not tiles:
        table.y += _EMPTY


def _rows(tiles: Mapping[int, Image.Image], room: int) -> Iterator[list[int]]:
    row: list[int] = []
    x = 0
    for ref, tile in tiles.items():
        if row and x + tile.width > room:
            yield row
            row, x = [], 0
        row.append(ref)
        x += tile.width + _GAP
    if row:
        yield row


def _arrow(image: Image.Image, start: Box, end: Box) -> None:
    """A line from one piece to another by way of the left margin, through gaps alone, so that it covers no text."""
    colour = palette.colours().index(palette.ORANGE)
    (x0, y0), (x1, y1) = (((box.left + box.right) // 2, box.top - _GAP // 2 - 1) for box in (start, end))
    side = MARGIN // 2
    draw = ImageDraw.Draw(image)
    path = [(x0, start.top), (x0, y0), (side, y0), (side, y1), (x1, y1)]
    draw.line(path, fill=colour, width=u(3), joint="curve")
    draw.polygon([(x1 - u(8), y1 - u(2)), (x1 + u(8), y1 - u(2)), (x1, y1 + u(9))], fill=colour)


def board(
    view: View, cards: Mapping[str, Card], lang: str, names: Sequence[str] = (), lines: Sequence[str] = ()
) -> bytes:
    """The board as a PNG, 1170 pixels wide (900 while there are few pieces), made to be seen at 780 or less.

    `cards` are the facts of every card that the view names, `names` the players by seat, `lines` the latest log lines
    (the last four are shown). What only the viewer may know is left out, a hand too; so give a spectator's view to show
    what was revealed. Equal arguments give equal bytes; may be called from any thread.
    """
    with palette.DRAWING:
        plan = layout(view, cards, lang, names, lines)
        image = palette.sheet((plan.width, plan.height), palette.TABLE)
        draw = ImageDraw.Draw(image)
        for box, ground in plan.panels:
            fill = palette.colours().index(ground)
            draw.rectangle((box.left, box.top, box.right - 1, box.bottom - 1), fill)
        for part, x, y in plan.parts:
            image.paste(part, (x, y))
        if view.challenge and all(ref in plan.pieces for ref in view.challenge):
            _arrow(image, *(plan.pieces[ref] for ref in view.challenge))
    return palette.png(image)
